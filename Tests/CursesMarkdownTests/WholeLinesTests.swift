import CursesRichText
import CursesText
import Testing

/// Commands about whole lines, what is cut and pasted as such, and the edges of a text.
@Suite struct WholeLinesTests {
  /// A selection that ends at the start of a line is not about that line.
  @Test func theLineAtWhoseStartASelectionEndsStays() {
    check("«a\n\nb\n\n¦»c\n", .toggleBulletList, after: "- «a\n- b¦»\n\nc\n")
    check("«- a\n- b\n¦»- c\n", .toggleTaskList, after: "- [ ] «a\n- [ ] b¦»\n- c\n")
    check("«a\n\nb\n\n¦»c\n", .setHeading(2), after: "## «a\n\n## b¦»\n\nc\n")
    check("«a\n\n¦»b\n", .toggleQuote, after: "> «a¦»\n\nb\n")
    check("«a\n\nb\n\n¦»c\n", .deleteParagraphs, after: "¦c\n")
    check("«- a\n¦»- b\n- c\n", .moveBlockDown, after: "- b\n- «a¦»\n- c\n")
    check("- a\n«- b\n¦»- c\n", .indent, after: "- a\n  - «b¦»\n- c\n")
    // The caret may be at either end.
    check("¦«a\n\n»b\n", .setHeading(1), after: "# «¦a»\n\nb\n")
  }

  /// The blank line behind what goes parts what comes before from what follows.
  @Test func theBlankLineBehindAListStays() {
    check("- one\n- tw¦o\n\n1. a\n", .deleteParagraphs, after: "- one\n\n1. ¦a\n")
    check("# A\nte¦xt\n\nb\n", .deleteParagraphs, after: "# A\n\n¦b\n")
    check("a\n\nb¦\n\nc\n", .deleteParagraphs, after: "a\n\n¦c\n")
    check("- a\n- b¦\n- c\n", .deleteParagraphs, after: "- a\n- ¦c\n")
  }

  @Test func theCaretIsAboveTheItemThatWasCutAtTheEndOfItsList() {
    func end(_ text: String) -> String? {
      let document = RichMarkedText.document(text)
      return ListEnd(document).endOfItemAbove.map { document.state.text.string(in: 0..<$0) }
    }
    #expect(end("- one\n- tw¦o\n\n1. a\n") == "- one")
    #expect(end("- one\n- tw¦o\n\ntext\n") == "- one")
    #expect(end("- one\n- tw¦o\n- three\n") == nil)
    #expect(end("te¦xt\n") == nil)
    #expect(end("- o¦ne\n") == nil)
  }

  @Test func itemsThatWereCutWholeArePastedWhole() {
    func paste(_ text: String) -> RichCommand { .paste(text, isMarkdown: true) }
    check("- th¦ree\n- four\n", paste("- one\n"), after: "- one\n- th¦ree\n- four\n")
    check(
      "- th¦ree\n- four\n", paste("- one\n  - two\n"),
      after: "- one\n  - two\n- th¦ree\n- four\n")
    check("- three¦\n- four\n", paste("- one\n"), after: "- three\n- one¦\n- four\n")
    check("1. th¦ree\n2. four\n", paste("1. one\n"), after: "1. one\n2. th¦ree\n3. four\n")
  }

  /// What was written apart stays apart, and a blank in the middle of a line is text.
  @Test func pastedTextIsWhatItWas() {
    let spans = " and **one** __two__ and *a* *b* ~~p~~ ~~q~~ ==m== ==n=="
    check("Para¦\n", .paste(spans, isMarkdown: true), after: "Para\(spans.dropLast(2))¦==\n")
    let lines = RichCommand.paste(" and more\nsecond", isMarkdown: false)
    check("one¦\n", lines, after: "one and more\n\nsecond¦\n")
    check("¦one\n", lines, after: "and more\n\nsecond¦one\n")
    let words = RichCommand.paste("**bold** and *it*\n\n- a\n- b", isMarkdown: true)
    check("one ¦two\n", words, after: "one **bold** and *it*\n\n- a\n- b¦\n\ntwo\n")
    let more = RichCommand.paste(" line a\n\n- b", isMarkdown: true)
    check("one two¦\n", more, after: "one two line a\n\n- b¦\n")
    let long = " and more" + String(repeating: "\nline", count: 200)
    let document = RichMarkedText.document("one¦\n")
    document.perform(.paste(long, isMarkdown: false), tick: 0)
    #expect(document.state.text.string.hasPrefix("one and more\n\nline\n"))
  }

  /// An item has the blanks behind its marker that the one before it has.
  @Test(arguments: [
    ("-   one", "-   new"), ("-\tone", "-\tnew"), ("1.  one", "2.  new"), ("9.  one", "10. new"),
    ("9. one", "10. new"), ("-   [ ] one", "-   [ ] new"), (" - one", " - new"),
    ("> -   one", "> -   new"), ("-     code", "- new"),
  ])
  func aNewItemIsWrittenAsTheOneBefore(_ item: String, _ new: String) {
    let document = RichMarkedText.document(item + "¦\n")
    document.perform(.moveToDocumentEnd, tick: 0)
    document.type("\nnew")
    if item != "-     code" { #expect(document.state.text.string == "\(item)\n\(new)\n") }
    expectFreshView(document)
  }

  /// Two line breaks in an item begin a paragraph of it, as the blank line does in the source.
  @Test func anItemGetsAParagraph() {
    func type(_ before: String, _ keys: String, after: String) {
      let document = RichMarkedText.document(before)
      document.type(keys)
      #expect(RichMarkedText.draw(document) == after)
      expectFreshView(document)
    }
    type("1. step¦\n2. two\n", "↓↓more", after: "1. step\n\n   more¦\n\n2. two\n")
    type("- step¦\n", "↓↓more\nthird", after: "- step\n\n  more\n\n  third¦\n")
    type("text¦\n", "↓↓more", after: "text\\\n\\\nmore¦\n")
  }

  /// Dashes with blanks around them are what parts a header from the rows, and no words.
  @Test func theDashesOfATableStayDashes() {
    let smart: SmartTyping = [.quotes, .dashes]
    for dashes in ["| --- | --- |", "|---|---|", "| :--- | ---: |"] {
      let text = typedNote("| a | b |\n\(dashes)\n| 1 | 2 |", smart: smart).state.text.string
      #expect(!text.contains("—") && !text.contains("–"), "\(text)")
      #expect(text.split(separator: "\n").count == 3, "\(text)")
    }
  }

  @Test func marksBeforeAHeadingChangeItsLevel() {
    func type(_ before: String, _ keys: String, after: String) {
      let document = RichMarkedText.document(before)
      document.type(keys)
      #expect(RichMarkedText.draw(document) == after)
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text.string == before.replacing("¦", with: ""))
    }
    type("## ¦Head\n", "### ", after: "### ¦Head\n")
    type("## ¦Head\n", "# ", after: "# ¦Head\n")
    type("## ¦Head\n", "## ", after: "## ¦Head\n")
    type("## ¦Head\n", "#x ", after: "## #x ¦Head\n")
  }

  // MARK: Above the first block

  @Test func aParagraphIsTypedAboveACallout() {
    check("¦> [!NOTE] T\n> b\n", .insertParagraph, after: "¦\n> [!NOTE] T\n> b\n")
    check(
      "a\n\n¦> [!NOTE] T\n> b\n", .insertParagraph, .insertText("x"),
      after: "a\n\nx¦\n\n> [!NOTE] T\n> b\n")
  }

  @Test func nothingStandsAboveProperties() {
    let document = RichMarkedText.document("¦---\na: b\n---\n")
    for text in ["n", "-", " "] { document.perform(.insertText(text), tick: 0) }
    #expect(document.state.text.string == "---\na: b\n---\n")
    document.perform(.moveForward, tick: 0)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == "-x--\na: b\n---\n")
    check(
      "¦---\na: b\n---\n\nx\n", .insertParagraph, after: "¦---\na: b\n---\n\nx\n")
  }

  /// Where nothing is typed in the line above, no file has it.
  @Test(arguments: ["```\na\n```\n", "> q\n", "| a |\n|---|\n", "- a\n", "    c\n", "<div>\n"])
  func upOpensALineAboveWhatHasNoOtherWayOut(_ text: String) {
    let document = RichDocument(SourceText(text))
    document.perform(.moveToDocumentStart, tick: 0)
    #expect(LineBefore(document: document, tick: 0).openLineAboveText())
    #expect(document.textToSave.string == text)
    expectFreshView(document)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.textToSave.string == "x\n\n" + text)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == text)
  }

  @Test(arguments: ["a\n", "# a\n", "---\na: b\n---\n", ""])
  func upOpensNoLineElsewhere(_ text: String) {
    let document = RichDocument(SourceText(text))
    document.perform(.moveToDocumentStart, tick: 0)
    #expect(!LineBefore(document: document, tick: 0).openLineAboveText())
    #expect(document.state.text.string == text)
  }
}

/// What is copied as plain text, pasted into cells, and left of a list.
@Suite struct PlainCopyTests {
  private func copied(_ marked: String) -> String {
    PlainCopy(RichMarkedText.document(marked)).text
  }

  @Test func paragraphsAndItemsAreToldApart() {
    #expect(copied("«One *two*\n\nthree\\\nfour\n\n¦»five\n") == "One two\n\nthree\nfour\n\n")
    #expect(
      copied("«- a\n  - b\n    c\n- [x] d\n\n1. e\n2. f¦»\n")
        == "- a\n  - b c\n- [x] d\n\n1. e\n2. f")
    #expect(copied("- o«ne\n- tw¦»o\n") == "ne\n- tw")
    #expect(copied("«- a\n\n  b\n\n- c¦»\n") == "- a\n\n  b\n\n- c")
    #expect(copied("«```\nx\n\ny\n```\n\n# T¦»\n") == "x\n\ny\n\nT")
    #expect(copied("«| a | b |\n|---|---|\n| c | d¦» |\n") == "a\tb\nc\td")
    #expect(copied("«> q\n> r¦»\n") == "q r")
    #expect(copied("te¦xt\n") == "")
  }

  @Test func aSpreadsheetGoesIntoTheCellsFromTheCaretOn() {
    let table = "| a | b |\n|---|---|\n| one¦ |  |\n|  |  |\n"
    check(
      table, .paste("1\t2\n3\t4\n", isMarkdown: false),
      after: "| a | b |\n|---|---|\n| one1 | 2 |\n| 3 | 4¦ |\n")
    let document = RichMarkedText.document("| a | b |\n|---|---|\n| one¦ | two |\n")
    let before = document.state.text
    if case .refused = document.perform(.paste("1\t2", isMarkdown: false), tick: 0) {
    } else {
      Issue.record("It overwrites a cell.")
    }
    #expect(document.state.text == before)
  }

  @Test func anItemThatBecomesTextHasBlankLinesAroundIt() {
    check("- one\n- tw¦o\n- three\n", .toggleBulletList, after: "- one\n\ntw¦o\n\n- three\n")
    check("- on¦e\n- two\n", .toggleBulletList, after: "on¦e\n\n- two\n")
    check(
      "- one\n- tw¦o\n- three\n", .toggleBulletList, .toggleBulletList,
      after: "- one\n- tw¦o\n- three\n")
    check("> - a¦\n> - b\n", .toggleBulletList, after: "> a¦\n>\n> - b\n")
  }
}
