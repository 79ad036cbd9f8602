import CursesRichText
import CursesText
import Testing

@Suite struct RichTableTests {
  private let table = "| a | b |\n|---|---|\n| c | d |\n| e | f |\n"

  private func on(
    _ marked: String, _ command: TableCommand, after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    check(marked, .table(command), after: after, location: location)
  }

  @Test func aSpreadsheetFillsTheCells() {
    func paste(_ before: String, _ text: String, after: String) {
      check(before, .paste(text, isMarkdown: false), after: after)
      check(before, .pasteForeign(ForeignText(text)), .undo, after: before)
    }
    paste(
      "| a | b |\n|---|---|\n| «c¦» | d |\n", "1\t2\n3\t4\n",
      after: "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4¦ |\n")
    paste(
      "| a | b |\n|---|---|\n| c | ¦ |\n", " x \t*|",
      after: "| a | b |  |\n|---|---|---|\n| c | x | *\\|¦ |\n")
    paste(
      "> | a | b |\n> |---|---|\n> | «c | d¦» |\n> | e\n", "1\t2\n3\t",
      after: "> | a | b |\n> |---|---|\n> | 1 | 2 |\n> | 3 | ¦ |\n")
    paste("| «a¦» | b |\n|---|---|\n", "1\t2", after: "| 1 | 2¦ |\n|---|---|\n")
    // Within text the first goes in there, and no other cell is overwritten.
    paste("| a¦ |  |\n|---|---|\n", "1\t2", after: "| a1 | 2¦ |\n|---|---|\n")
    paste("| a¦ | b |\n|---|---|\n", "1\t2", after: "| a¦ | b |\n|---|---|\n")
  }

  /// A table of Markdown fills cells as one of a spreadsheet does; over a part of a cell its rows come below that.
  @Test func aTablePastedOverASelectionStaysATable() {
    let pasted = "| x | y |\n|---|---|\n| 1 | 2 |"
    func paste(_ before: String, after: String) {
      check(before, .paste(pasted, isMarkdown: true), after: after)
      check(before, .paste(pasted, isMarkdown: false), after: after)
      check(before, .pasteForeign(ForeignText(pasted)), after: after)
    }
    let head = "| a | b |\n|---|---|\n"
    paste(head + "| «c¦» | d |\n| e | f |\n", after: head + "| x | y |\n| 1 | 2¦ |\n")
    paste(head + "| ¦ | d |\n", after: head + "| x | y |\n| 1 | 2¦ |\n")
    paste(head + "| c«z¦» | d |\n", after: head + "| c | d |\n| x | y |\n| ¦1 | 2 |\n")
  }

  /// What would end the table in its middle is refused with a reason.
  @Test(arguments: [
    RichCommand.toggleCodeBlock, .setHeading(1), .setHeading(0), .toggleBulletList,
    .toggleTask(at: nil),
  ])
  func aRowStaysARow(command: RichCommand) {
    for marked in [
      "| a¦ | b |\n|---|---|\n| c | d |\n", "| a | b |\n|---|---|\n| c¦ | d |\n| e | f |\n",
      "| a | b |\n|---|---|\n| «c | d |\n| e¦» | f |\n",
      "x «y\n\n| a¦» | b |\n|---|---|\n| c | d |\n",
    ] where marked.hasPrefix("|") || command == .toggleCodeBlock {
      let document = RichMarkedText.document(marked)
      let before = document.state.text
      if case .refused = document.perform(command, tick: 0) {} else { Issue.record("\(marked)") }
      #expect(document.state.text == before)
      expectFreshView(document)
    }
  }

  @Test func aWholeTableBecomesCode() {
    let document = RichMarkedText.document("| «a | b |\n|---|---|\n| c | d¦» |\n")
    document.perform(.toggleCodeBlock, tick: 0)
    #expect(document.state.text.string == "```\n| a | b |\n|---|---|\n| c | d |\n```\n")
  }

  @Test func tabGoesToACellThatIsLeftOut() {
    check(
      "| a | b |\n|---|---|\n| c¦\n| e | f |\n", .indent,
      after: "| a | b |\n|---|---|\n| c | ¦ |\n| e | f |\n")
    check("a | b\n--|--\nc¦\n", .indent, .insertText("x"), after: "a | b\n--|--\nc | x¦ |\n")
    check("| a | b |\n|---|---|\n| c¦ |\n", .indent, .undo, after: "| a | b |\n|---|---|\n| c¦ |\n")
  }

  @Test func rows() {
    on(
      "| a | b |\n|---|---|\n| c¦ | d |\n", .insertRowBelow,
      after: "| a | b |\n|---|---|\n| c | d |\n| ¦ |  |\n")
    on(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .insertRowBelow,
      after: "| a | b |\n|---|---|\n| ¦ |  |\n| c | d |\n")
    on(
      "| a | b |\n|---|---|\n| c | d¦ |\n", .insertRowAbove,
      after: "| a | b |\n|---|---|\n|  | ¦ |\n| c | d |\n")
    on("| a¦ | b |\n|---|---|\n", .insertRowAbove, after: "| a¦ | b |\n|---|---|\n")
    on(
      "| a | b |\n|---|---|\n| c¦ | d |\n| e | f |\n", .deleteRow,
      after: "| a | b |\n|---|---|\n| ¦e | f |\n")
    on("| a | b |\n|---|---|\n| c | d¦ |\n", .deleteRow, after: "| a | ¦b |\n|---|---|\n")
    on(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .deleteRow, after: "| a¦ | b |\n|---|---|\n| c | d |\n")
    on("| a¦ | b |\n|---|---|\n", .deleteRow, after: "¦\n")
    on(
      "> a | b\n> -|-\n> c¦ | d\n", .insertRowBelow,
      after: "> a | b\n> -|-\n> c | d\n> | ¦ |  |\n")
    check(
      "| a | b |\n|---|---|\n| c¦ | d |\n| e | f |\n", .moveBlockDown,
      after: "| a | b |\n|---|---|\n| e | f |\n| c¦ | d |\n")
    check(
      "| a | b |\n|---|---|\n| c | d |\n| e | f¦ |\n", .moveBlockUp,
      after: "| a | b |\n|---|---|\n| e | f¦ |\n| c | d |\n")
    check(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .moveBlockDown,
      after: "| a¦ | b |\n|---|---|\n| c | d |\n")
  }

  @Test func columns() {
    on(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .insertColumnRight,
      after: "| a | ¦ | b |\n|---|---|---|\n| c |  | d |\n")
    on(
      "| a¦ | b |\n| --- | --- |\n| c | d |\n", .insertColumnLeft,
      after: "| ¦ | a | b |\n| --- | --- | --- |\n|  | c | d |\n")
    on(
      "| a | b¦ |\n|---|---|\n| c | d |\n", .insertColumnRight,
      after: "| a | b | ¦ |\n|---|---|---|\n| c | d |  |\n")
    on("a | b¦\n--|--\nc | d\n", .insertColumnRight, after: "a | b| ¦ |\n--|--|---\nc | d|  |\n")
    on("a¦ | b\n--|--\nc | d\n", .deleteColumn, after: "| ¦b|\n|--|\n| d|\n")
    on("| a | b¦ |\n|---|---|\n| c | d |\n", .deleteColumn, after: "| ¦a |\n|---|\n| c |\n")
    on("| a¦ |\n|---|\n| c |\n", .deleteColumn, after: "¦\n")
    on(
      "| a¦ | b |\n|---|:-:|\n| c | d |\n", .moveColumnRight,
      after: "| b | a¦ |\n|:-:|---|\n| d | c |\n")
    on(
      "| a | b¦ |\n|---|:-:|\n| c |\n", .moveColumnLeft, after: "| b¦ | a |\n|:-:|---|\n|  | c |\n"
    )
    on("a¦ | b\n--|--\nc | d\n", .moveColumnRight, after: "b | a¦\n-- | --\nd | c\n")
    on("| a¦ | b |\n|---|---|\n", .moveColumnLeft, after: "| a¦ | b |\n|---|---|\n")
    on("| a\\|x | b¦ |\n|---|---|\n", .moveColumnLeft, after: "| b¦ | a\\|x |\n|---|---|\n")
  }

  @Test func alignment() {
    on(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .align(.center),
      after: "| a¦ | b |\n|:-:|---|\n| c | d |\n")
    on("| a¦ |\n| ----- |\n", .align(.right), after: "| a¦ |\n| ----: |\n")
    on("| a¦ |\n| :---: |\n", .align(.left), after: "| a¦ |\n| :---- |\n")
    on("| a¦ |\n| :---: |\n", .align(.none), after: "| a¦ |\n| ----- |\n")
  }

  @Test func tabsThroughCells() {
    check(
      "| a¦ | b |\n|---|---|\n| c | d |\n", .indent, .indent, .insertText("x"),
      after: "| a | b |\n|---|---|\n| x¦ | d |\n")
    check(
      "| a | b |\n|---|---|\n| c | d¦ |\n", .indent, .insertText("x"),
      after: "| a | b |\n|---|---|\n| c | d |\n| x¦ |  |\n")
    check(
      "| a | b |\n|---|---|\n| ¦c | d |\n", .outdent, after: "| a | «b¦» |\n|---|---|\n| c | d |\n")
    // Enter takes nothing away.
    check(
      "| a¦ | b |\n|---|---|\n", .indent, .insertParagraph, .insertText("x"),
      after: "| a | b |\n|---|---|\n| x¦ |  |\n")
  }

  @Test func spacesAtTheEndOfACell() {
    let table = "| a¦ | b |\n|---|---|\n"
    check(table, .insertText(" "), .insertText("x"), after: "| a x¦ | b |\n|---|---|\n")
    check(
      table, .insertText(" "), .insertText("x"), .insertText(" "), .insertText("y"),
      after: "| a x y¦ | b |\n|---|---|\n")
    check(table, .insertText(" "), .deleteBackward, after: table)
  }

  /// They mean nothing there: when the caret leaves the cell they are gone from the file.
  @Test(
    arguments: [
      [.indent], [.moveParagraphForward], [.moveToDocumentEnd], [.select(anchor: 0, head: 0)],
      [.undo, .redo, .indent], [.insertParagraph, .undo, .indent],
    ] as [[RichCommand]])
  func spacesAtAnEdgeOfACellGoWithTheCaret(leaving: [RichCommand]) {
    let table = "| a | b |\n|---|---|\n| c |  |\n"
    for offset in [2, 3, 7, 22, 23, 26] {
      let document = RichDocument(SourceText(table), selection: Selection(caret: offset))
      document.perform(.insertText(" "), tick: 0)
      document.perform(.insertText(" "), tick: 10)
      for command in leaving {
        let before = document.state.text
        let outcome = document.perform(command, tick: 10_000)
        #expect((outcome == .changed) == (document.state.text != before), "\(offset) \(command)")
      }
      let isAbove = document.head.paragraph == 0
      document.perform(isAbove ? .moveToDocumentEnd : .moveToDocumentStart, tick: 0)
      let text = document.state.text.string
      #expect(!text.contains("&") && !text.contains("  b"), "\(offset) \(leaving): \(text)")
      expectFreshView(document)
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text.string == table)
    }
  }

  @Test func spacesBetweenWordsOfACellStay() {
    let table = "| a¦ | b |\n|---|---|\n"
    check(
      table, .insertText(" "), .insertText(" "), .insertText("x"), .indent,
      after: "| a  x | «b¦» |\n|---|---|\n")
    check(
      table, .insertText(" "), .paste("**x**", isMarkdown: true), .indent,
      after: "| a **x** | «b¦» |\n|---|---|\n")
    // What the author wrote is the author's.
    check("| a&#32;¦ | b |\n|---|---|\n", .indent, after: "| a&#32; | «b¦» |\n|---|---|\n")
    check(
      "| c¦&#32; | b |\n|---|---|\n", .insertText("d"), .indent,
      after: "| cd&#32; | «b¦» |\n|---|---|\n")
  }

  @Test func pipesInTheCodeOfACell() {
    func typed(_ text: String, into marked: String) -> RichDocument {
      let document = RichMarkedText.document(marked)
      for (index, character) in text.enumerated() {
        document.perform(.insertText(String(character)), tick: index * 10)
      }
      expectFreshView(document)
      return document
    }
    let completed = typed("`x|y` z", into: "| ¦ | b |\n|---|---|\n")
    #expect(RichMarkedText.draw(completed) == "| `x\\|y` z¦ | b |\n|---|---|\n")
    let inside = typed("|", into: "| `x¦y` | b |\n|---|---|\n")
    #expect(RichMarkedText.draw(inside) == "| `x\\|¦y` | b |\n|---|---|\n")
  }

  @Test func newTables() {
    check("¦", .insertTable(columns: 2, rows: 2), after: "| ¦ |  |\n|---|---|\n|  |  |")
    check(
      "a¦", .insertTable(columns: 2, rows: 1), .insertText("x"),
      after: "a\n\n| x¦ |  |\n|---|---|\n")
    check("```\na¦\n```", .insertTable(columns: 2, rows: 1), after: "```\na¦\n```")
  }

  @Test func outsideOfTables() {
    on("a¦", .insertRowBelow, after: "a¦")
  }
}
