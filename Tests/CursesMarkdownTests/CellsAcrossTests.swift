import CursesRichText
import CursesText
import Testing

/// Cells pasted over a selection that begins within a cell and ends in another row, or after the table.
@Suite struct CellsAcrossTests {
  private static let table = "| one | two |\n|---|---|\n| three | four |\n| five | six |\n\nlast\n"

  @Test(arguments: ["a\tb\nc\td\n", "a\tb", "# T\n", "x"])
  func nothingIsLost(pasted: String) {
    let count = Self.table.utf8.count
    for anchor in stride(from: 0, to: count, by: 3) {
      for head in stride(from: anchor, to: count, by: 5) {
        let document = RichDocument(SourceText(Self.table))
        document.perform(.select(anchor: anchor, head: head), tick: 0)
        document.perform(.pasteForeign(ForeignText(bytes: Array(pasted.utf8))), tick: 0)
        expectFreshView(document)
        while document.history.canUndo { document.perform(.undo, tick: 0) }
        #expect(document.state.text.string == Self.table)
      }
    }
  }
}
