import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph
import Synchronization

/// What tests drive a program with that shows itself on no terminal.
extension HeadlessScreen {
  /// The key that ends the program when no view takes it.
  package var quitKey: Key? {
    get { graph.quitKey }
    set { graph.quitKey = newValue }
  }

  /// What was copied in the program.
  package var clipboard: Clipboard { graph.clipboard }

  /// The cells as views have drawn them, before light shines through.
  package var scene: Frame { graph.scene }

  /// The theme, adapted to the depth of colour.
  package var theme: Theme { graph.look.theme }

  /// Shows a view with the environment of a program, as `TerminalHost.run` does.
  ///
  /// - Parameter stop: called when a view ends the program.
  package func show(_ view: some View, stop: @escaping @MainActor () -> Void) {
    var environment = EnvironmentValues()
    environment.copyText = { [unowned self] in clipboard.copy($0) }
    environment.stopProgram = stop
    graph.setRoot(view, environment: environment)
  }

  /// Delivers an event and changes nothing else. Returns whether a view took it.
  package func deliver(_ event: InputEvent) -> Bool { graph.send(event) }

  /// Brings everything up to date and draws it. Returns the rows that were drawn again, nil for none.
  package func settle() -> Range<Int>? {
    graph.update()
    return graph.draw()
  }
}

/// Where a program keeps values from one run to the next.
package enum StoredValues {
  private static let volatile = Atomic<Bool>(false)

  /// Whether they are forgotten when the program ends: in tests, which are not to write the files of the
  /// user who runs them.
  package static var areVolatile: Bool {
    get { volatile.load(ordering: .relaxed) }
    set { volatile.store(newValue, ordering: .relaxed) }
  }
}
