import CursesHost
import CursesViewGraph

/// A program. After SwiftUI's `App`.
///
///     @main struct Hello: App {
///       var body: some Scene {
///         WindowGroup { Text("Hello") }
///       }
///     }
///
/// The first control has the focus; Tab and Shift+Tab move it, Enter submits, Ctrl+Q quits.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Shows the app's first window until the person quits.
  ///
  /// Where there is no terminal the program ends with one sentence on standard error and a status of
  /// `sysexits.h`.
  public static func main() {
    let app = Self()
    let scene = app.body.parts
    TerminalHost.run(
      AppView(app: app), options: scene.options ?? HostOptions(),
      title: scene.windows.first?.title)
  }
}

/// The view of an app: its scenes are evaluated again when its state changes.
struct AppView<Program: App>: View {
  let app: Program
  var body: some View { app.body.parts.windows.first?.content ?? AnyView(EmptyView()) }

  func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    slot.fill(with: self) { view, place in
      place.install(view.app)
      place.show(place.watched { view.body })
    }
  }
}
