import CursesRichText
import CursesText
import Testing

/// What is pasted into cells, from text and from other tables.
@Suite struct CellsPastedTests {
  private let source = "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n"
  private let target = "| x | y |\n|---|---|\n| 7 | 8 |\n"

  /// Copies what is selected between two offsets of the source table.
  private func copied(_ anchor: Int, _ head: Int) -> RichCopy {
    let document = RichDocument(SourceText(source))
    document.perform(.select(anchor: anchor, head: head), tick: 0)
    return Copies(document: document).selectedCopies[0]
  }

  private func pasted(_ text: String?, in marked: String, after command: RichCommand? = nil)
    -> String
  {
    let document = RichMarkedText.document(marked)
    if let command { document.perform(command, tick: 1) }
    document.perform(.paste(text ?? "", isMarkdown: true), tick: 2)
    expectFreshView(document)
    return document.state.text.string
  }

  /// A selection that ends where a row begins, or begins where one ends, has nothing of that row.
  @Test func rowsOfWhichNothingIsSelectedAreNotCopied() {
    let (first, second, end) = (22, 32, 37)
    #expect(copied(first, second).rows == "| | |\n| --- | --- |\n| 1 | 2 |")
    #expect(copied(27, end).rows == "| | |\n| --- | --- |\n| 3 | 4 |")
  }

  @Test func rowsArePastedAsRows() {
    let rows = copied(22, 32).rows
    let all = "| x | y |\n|---|---|\n| 7 | 8 |\n| 1 | 2 |\n"
    #expect(pasted(rows, in: "| x | y |\n|---|---|\n| 7 | 8¦ |\n") == all)
    #expect(pasted(rows, in: "| x | y |\n|---|---|\n| 7 | 8¦ |\n", after: .insertParagraph) == all)
  }

  /// Paragraphs keep their styles and addresses in a cell.
  @Test func paragraphsKeepTheirStylesInACell() {
    let text = "A **b** c\n\nD *e* `f` [g](http://h.i)\n"
    #expect(
      pasted(text, in: "| x | y |\n|---|---|\n| 7 | 8¦ |\n")
        == "| x | y |\n|---|---|\n| 7 | 8A **b** c<br><br>D *e* `f` [g](http://h.i) |\n")
  }

  @Test(arguments: ["1 \\ 2", "a \\ 2 \\ z", "\\ a", "1 - 2"])
  func blanksAfterABackslashStayWhereTheyAreTyped(_ keys: String) {
    let document = RichMarkedText.document("| x | y |\n|---|---|\n| ¦ |  |\n")
    document.type(keys)
    #expect(document.state.text.string == "| x | y |\n|---|---|\n| \(keys) |  |\n")
    expectFreshView(document)
  }
}
