import CursesCore
import CursesThemes
import CursesUITesting

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// A `TestHost` with the tree behind its window, and all rows of the screen as the picture.
@MainActor
final class Stage {
  let host: TestHost
  var graph: ViewGraph { host.screen.graph }

  init(_ columns: Int, _ rows: Int, _ view: some View, theme: Theme = .fallback) {
    host = TestHost(
      columns: columns, rows: rows, terminal: TestTerminal(theme: theme), view)
  }

  @discardableResult
  func settle() -> Range<Int>? { host.settle() }

  func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) { host.press(code, modifiers) }

  func type(_ text: String) { for character in text { host.press(.character(character)) } }

  func click(_ column: Int, _ row: Int) { host.click(column, row) }

  /// The screen's rows without the blanks at their ends, the empty ones at the end too.
  var picture: String {
    let rows = host.rows
    return (rows + Array(repeating: "", count: host.size.rows - rows.count))
      .joined(separator: "\n")
  }
}
