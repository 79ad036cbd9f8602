import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Lines that are put beside others, and where they were.
@Suite struct PutBackTests {
  private func copyLine(_ document: RichDocument) -> RichCommand {
    .paste(CopiedLines(document: document).selectedLines.markdown + "\n", isMarkdown: true)
  }

  /// A quotation that is copied goes on with the one beside it, and a callout stands beside it.
  @Test(arguments: [
    ("> q¦\n\nx\n", "> q\n>\n> q\n\nx\n"), ("> ¦q\n\nx\n", "> q\n>\n> q\n\nx\n"),
    ("- a\n  > q¦\n", "- a\n  > q\n  >\n  > q\n"),
    ("> [!note] T\n> ¦body\n\nx\n", "> [!note] T\n> body\n\n> [!note] T\n> body\n\nx\n"),
    ("> [!note] T\n> body¦\n", "> [!note] T\n> body\n\n> [!note] T\n> body\n"),
  ])
  func aQuotationIsPutBesideAnother(marked: String, after: String) {
    let document = RichMarkedText.document(marked)
    let copy = copyLine(document)
    #expect(document.perform(copy, tick: 0) == .changed)
    #expect(document.state.text.string == after)
    expectFreshView(document)
  }

  /// Rows stay rows below the last one, and so does the header.
  @Test func rowsStayRows() {
    let table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    let document = RichMarkedText.document(table)
    document.perform(.moveToDocumentEnd, tick: 0)
    #expect(TextExit(document: document).openLineBelowText(tick: 0))
    document.perform(.paste("| 3 | 4 |\n", isMarkdown: true), tick: 0)
    #expect(document.state.text.string == table + "| 3 | 4 |\n")
    check(
      "| a | b |\n|---|---|\n| 1 | 2¦ |\n", .paste("| c | d |\n|---|---|\n", isMarkdown: true),
      after: "| a | b |\n|---|---|\n| 1 | 2 |\n| ¦c | d |\n")
  }

  /// The items in one that goes stay where they are, if the item before can have them; else they take its place.
  @Test func theItemsInOneThatGoesKeepTheirLevel() {
    check("- a\n- b¦\n  - c\n- d\n", .deleteParagraphs, after: "- a\n  - ¦c\n- d\n")
    check("- a\n  - x\n- b¦\n  - c\n", .deleteParagraphs, after: "- a\n  - x\n  - ¦c\n")
    check("- b¦\n  - c\n- d\n", .deleteParagraphs, after: "- ¦c\n- d\n")
    check("1. a\n2. b¦\n   1. c\n3. d\n", .deleteParagraphs, after: "1. a\n   1. ¦c\n2. d\n")
  }

  /// What a spreadsheet puts between quotation marks is a cell without them.
  @Test(arguments: [
    ("a\t\"b \"\"c\"\"\"\n1\t2\n", "| a | b \"c\" |\n| --- | --- |\n| 1 | 2 |"),
    ("a\t\"b\nc\"\n1\t2\n", "| a | b<br>c |\n| --- | --- |\n| 1 | 2 |"),
    ("a\t\"b\"\n1\t2\n", "| a | \"b\" |\n| --- | --- |\n| 1 | 2 |"),
  ])
  func quotedCellsOfASpreadsheet(text: String, after: String) {
    let document = RichDocument(SourceText())
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    #expect(document.state.text.string.trimmingLineEnds == after)
    expectFreshView(document)
  }

  /// Undo after a paste gives the text as it came, with its indentation.
  @Test(arguments: [
    "    def f():\n        return 1\n\n    f()\n", "Roses are red\n  Violets are blue\n", "    one",
  ])
  func undoGivesTheTextAsItCame(text: String) {
    let document = RichDocument(SourceText())
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    let lines = text.trimmingLineEnds.split(separator: "\n").map(String.init)
    for line in lines { #expect(document.state.text.string.contains(line.trimmingBlanks)) }
    if document.history.stepCount > 1 { document.perform(.undo, tick: 1) }
    #expect(document.state.text.string.trimmingLineEnds == text.trimmingLineEnds)
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    String(reversed().drop { $0 == "\n" }.reversed())
  }

  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
