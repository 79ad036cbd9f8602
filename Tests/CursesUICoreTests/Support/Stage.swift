import TerminalCore
import Themes

@testable import CursesUICore

/// A window without a terminal: views are shown, events sent, and the screen read as text.
@MainActor
final class Stage {
  let graph: ViewGraph

  init(_ columns: Int, _ rows: Int, _ view: some View, theme: Theme = .fallback) {
    graph = ViewGraph(
      size: Size(columns: columns, rows: rows), look: Look(theme: theme))
    graph.setRoot(view)
    settle()
  }

  @discardableResult
  func settle() -> Range<Int>? {
    graph.update()
    return graph.draw()
  }

  func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
    graph.send(.key(Key(code, modifiers)))
    settle()
  }

  func type(_ text: String) {
    for character in text { graph.send(.key(Key(.character(character)))) }
    settle()
  }

  func click(_ column: Int, _ row: Int) {
    let point = Point(column: column, row: row)
    graph.send(.mouse(Mouse(.press(.left, clicks: 1), at: point)))
    graph.send(.mouse(Mouse(.release(.left), at: point)))
    settle()
  }

  /// The screen's rows without the blanks at their ends.
  var picture: String {
    (0..<graph.size.rows).map { row in
      var text = graph.scene.text(row: row)
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}
