import CursesCore
import CursesMarkdown
import Testing

@testable import CursesControls

/// Long lines and long tables on the page: cut into blocks, which shows as little as may be.
@MainActor
struct LongTextPageTests {
  private static let line = String(repeating: "some plain words ", count: 2_400)

  private static let table =
    "| Name | Value |\n|:---|--:|\n"
    + (0..<900).map { "| row \($0) | \($0 * 7) |\n" }.joined()

  @Test func theCaretGoesDownAndUpThroughALongLineRowByRow() throws {
    let screen = try EditorScreen(Self.line, columns: 60, rows: 20)
    let document = screen.editor.document
    // The parts of what is read at once.
    #expect(document.blockCount > 2)
    var heads = [0]
    while heads.count < 4_000 {
      screen.key(.down)
      let head = document.state.selection.main.head
      guard let last = heads.last, head > last else { break }
      heads.append(head)
    }
    #expect(heads.last == Self.line.utf8.count)
    #expect(heads.count > Self.line.utf8.count / 56)
    screen.key(.home)
    var above = document.state.selection.main.head
    var steps = 0
    while above > 0, steps < 4_000 {
      screen.key(.up)
      let head = document.state.selection.main.head
      #expect(head < above)
      guard head < above else { return }
      (above, steps) = (head, steps + 1)
    }
  }

  @Test func endStaysInTheRowBeforeACut() throws {
    let screen = try EditorScreen(Self.line, columns: 60, rows: 20)
    let document = screen.editor.document
    let cut = document.block(1).start
    document.perform(.select(anchor: cut - 3, head: cut - 3), tick: 0)
    screen.editor.documentHasChanged()
    let row = try #require(screen.draw().drawing.caret).row
    screen.key(.end)
    #expect(document.state.selection.main.head == cut)
    #expect(screen.draw().drawing.caret?.row == row)
    screen.key(.home)
    #expect(document.state.selection.main.head < cut)
    #expect(screen.draw().drawing.caret?.row == row)
  }

  @Test func aLongTableHasTheSameColumnsEverywhere() throws {
    let screen = try EditorScreen(Self.table, columns: 60, rows: 20)
    let document = screen.editor.document
    #expect(document.blockCount > 1)
    var ends: Set<Int> = []
    var shown = 0
    for _ in 0..<60 {
      for row in screen.draw().rows where row.contains("row ") {
        shown += 1
        ends.insert(row.count)
        #expect(!row.contains("─"))
      }
      screen.key(.pageDown)
    }
    #expect(shown > 900)
    #expect(ends.count == 1, "\(ends)")
    #expect(screen.draw().rows.contains { $0.contains("row 899") })
  }

  @Test func aChangedHeaderMovesTheColumnsOfAllParts() throws {
    let screen = try EditorScreen(Self.table, columns: 60, rows: 20)
    let document = screen.editor.document
    func lastRow() throws -> Int {
      document.perform(.moveToDocumentEnd, tick: 0)
      screen.editor.documentHasChanged()
      return try #require(screen.draw().rows.first { $0.contains("row 899") }).count
    }
    let before = try lastRow()
    document.perform(.select(anchor: 4, head: 4), tick: 0)
    document.perform(.insertText("LongerNames"), tick: 0)
    screen.editor.documentHasChanged()
    #expect(try lastRow() > before)
  }
}
