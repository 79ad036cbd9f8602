import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Down and Page Down through rows of a table whose cells have different heights.
@MainActor
@Suite struct TableRowMotionTests {
  private static let source =
    "para\n\n| Name | Note | Long |\n|---|---|---|\n"
    + "| a | b | a cell whose text wraps over several rows, as it is long |\n| c | d | e |\n\nafter\n"

  /// From each cell of the first row, at widths in which the long cell has two rows and more.
  @Test(arguments: [24, 30, 44, 60], 0..<3) func downLeavesARowOfManyHeights(
    columns: Int, cell: Int
  ) throws {
    let screen = try EditorScreen(Self.source, columns: columns, rows: 30)
    screen.key(.down)
    for _ in 0..<cell { screen.key(.tab) }
    var heads = [screen.editor.document.state.selection.main.head]
    while let last = heads.last, heads.count < 30, last < Self.source.utf8.count - 6 {
      screen.key(.down)
      heads.append(screen.editor.document.state.selection.main.head)
    }
    #expect(heads == heads.sorted() && Set(heads).count == heads.count, "\(heads)")
    #expect(screen.source == Self.source)
  }

  @Test(arguments: [24, 44]) func pageDownLeavesIt(columns: Int) throws {
    let screen = try EditorScreen(Self.source, columns: columns, rows: 5)
    for _ in 0..<12 { screen.key(.pageDown) }
    #expect(screen.editor.document.state.selection.main.head >= Self.source.utf8.count - 7)
  }

  /// Below the last row of a text is nothing: Down opens a line there, from each cell.
  @Test(arguments: 0..<3) func downLeavesTheLastRow(cell: Int) throws {
    let rows = Self.source.split(separator: "\n").dropFirst().prefix(3)
    let table = rows.joined(separator: "\n") + "\n"
    let screen = try EditorScreen(table, columns: 30, rows: 20)
    for _ in 0..<(3 + cell) { screen.key(.tab) }
    for _ in 0..<10 { screen.key(.down) }
    screen.type("x")
    #expect(screen.source == table + "\nx\n")
  }
}
