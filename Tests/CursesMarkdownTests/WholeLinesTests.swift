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

  /// What a selection of whole lines only touches stays what it is.
  @Test func theLineBehindTheLinesThatGoStaysWhatItIs() {
    check("t\n\n«## Head\n\n¦»end here\n", .deleteSelection, after: "t\n\n¦end here\n")
    check("t\n\n- a\n«- b\n\n¦»end here\n", .deleteBackward, after: "t\n\n- a\n\n¦end here\n")
    check("t\n\n«para\n\n¦»- item\n- it\n", .deleteForward, after: "t\n\n- ¦item\n- it\n")
    check("t\n\n«para\n\n¦»> q\n", .deleteSelection, after: "t\n\n> ¦q\n")
    check(
      "t\n\n> a\n>\n> b\n>\n«> c\n\n¦»end\n", .deleteSelection,
      after: "t\n\n> a\n>\n> b\n\n¦end\n")
    check("```\na\nb¦\n```\n\nend\n", .deleteParagraphs, after: "```\na\n```\n\n¦end\n")
    check("```\na\n«b¦»\n```\n\nend\n", .deleteParagraphs, after: "```\na\n```\n\n¦end\n")
    check("```\na\n«b\n```\n\n¦»end\n", .deleteParagraphs, after: "```\na\n```\n\n¦end\n")
    check("```\na\n«b\n```\n\n¦»end\n", .deleteSelection, after: "```\na\n```\n\n¦end\n")
    check("a\n\n«b\n\n¦»***\n", .deleteSelection, after: "a\n\n¦***\n")
    check("```\na\n«b\n¦»c\n```\n", .deleteSelection, after: "```\na\n¦c\n```\n")
  }

  /// A line that is cut and pasted at once is where it was, with every byte.
  @Test(arguments: [
    "Intro\n\n> one\n>\n> tw¦o\n\nend\n", "~~~\nk\nl\nm¦\n~~~\n\nend", "Intro\n\nla¦st",
    "aa\n\nbb\n\nc¦c", "- [ ] aa\n  - [x] b¦b\n- [ ] cc\n", "- o¦ne\n", "# ¦A\n\nb\n",
    "| a | b |\n|---|---|\n| c¦ | d |\n| e | f |\n", "1. a\n2. b¦\n3. c\n\nend\n", "a\n=¦=\n\nb",
    "> [!note] T\n> bo¦dy\n\nx\n", "a  \nb¦\n\nc\n", "a\r\n\r\n* b¦\r\n\r\nc\r\n",
  ])
  func aLineThatWasCutIsPastedBack(_ marked: String) {
    let document = RichMarkedText.document(marked)
    let before = document.state
    let lines = CopiedLines(document: document).selectedLines
    let isVerbatim = document.paragraph(at: document.head).isVerbatim
    let copy = RichCopy(
      text: lines.text + "\n", markdown: isVerbatim ? nil : lines.markdown + "\n")
    #expect(document.perform(.cut(copy), tick: 0) == .changed)
    #expect(document.state.text != before.text)
    let paste = RichCommand.paste(copy.markdown ?? copy.text, isMarkdown: !isVerbatim)
    #expect(document.perform(paste, tick: 0) == .changed)
    #expect(document.state.text.string == before.text.string)
    #expect(document.state.selection.main.head == before.selection.main.head)
    // Pasted again it is there twice, and both pastes and the cut are undone.
    #expect(document.perform(paste, tick: 0) == .changed)
    for _ in 0..<3 { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == before.text.string)
  }

  /// So is what was selected; the caret is behind it, and cutting the same words twice takes two of them.
  @Test func aSelectionThatWasCutIsPastedBack() {
    let document = RichMarkedText.document("a *b «c* d\n\n- e\n  - f¦» g\n")
    let before = document.state.text.string
    let copies = Copies(document: document).selectedCopies
    #expect(document.perform(.cut(copies[0]), tick: 0) == .changed)
    #expect(document.state.text.string != before)
    let paste = RichCommand.paste(copies[0].markdown ?? "", isMarkdown: true)
    #expect(document.perform(paste, tick: 0) == .changed)
    #expect(document.state.text.string == before)
    #expect(document.state.selection.main.isCaret)
    let twins = RichMarkedText.document("x¦\n\nx\n\ny\n")
    let cut = RichCommand.cut(RichCopy(text: "x\n", markdown: "x\n"))
    #expect(twins.perform(cut, tick: 0) == .changed && twins.perform(cut, tick: 0) == .changed)
    #expect(twins.state.text.string == "y\n")
  }

  /// Lines of code are lines among others, and a block of code anywhere else.
  @Test func linesOfCodeArePastedAsLines() {
    let paste = RichCommand.paste("```sh\nb\n```\n", isMarkdown: true)
    check("```sh\na\nc¦\n```\n", paste, after: "```sh\na\nc\nb¦\n```\n")
    check("```sh\na\nc¦d\n```\n", paste, after: "```sh\na\nb\nc¦d\n```\n")
    check("```sh\na\n¦\n```\n", paste, after: "```sh\na\nb¦\n```\n")
    let heading = RichCommand.paste("# H\n", isMarkdown: true)
    check("```sh\na¦\n```\n", heading, after: "```sh\na\n# H¦\n```\n")
    check("end¦\n", paste, after: "end\n\n```sh\nb¦\n```\n")
    let document = RichMarkedText.document("```sh\na¦\n```\n")
    #expect(CodeLines(document).block("x\ny") == "```sh\nx\ny\n```\n")
    #expect(CodeLines(RichMarkedText.document("a¦\n")).block("x") == nil)
  }

  /// What is pasted into an empty note is the note.
  @Test func anEmptyNoteBecomesWhatIsPasted() {
    let text = "---\ntitle: x\n---\n\nText\n"
    check("¦", .paste(text, isMarkdown: true), after: "---\ntitle: x\n---\n\nText¦\n")
    check(
      "¦a\n\n- b\n", .selectAll, .paste(text, isMarkdown: true),
      after: "---\ntitle: x\n---\n\nText¦\n")
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
    type("text¦\n", "↓↓more", after: "text\n\nmore¦\n")
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
    #expect(LineBefore(document: document).openLineAboveText(tick: 0))
    #expect(TextEnd(document: document).textToSave.string == text)
    expectFreshView(document)
    document.perform(.insertText("x"), tick: 0)
    #expect(TextEnd(document: document).textToSave.string == "x\n\n" + text)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == text)
  }

  @Test(arguments: ["a\n", "# a\n", "---\na: b\n---\n", ""])
  func upOpensNoLineElsewhere(_ text: String) {
    let document = RichDocument(SourceText(text))
    document.perform(.moveToDocumentStart, tick: 0)
    #expect(!LineBefore(document: document).openLineAboveText(tick: 0))
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
    #expect(copied("«---\ntitle: x\ntags: [a]\n---\n\nText¦»\n") == "Text")
    #expect(copied("---\n«title: x¦»\n---\n\nText\n") == "title: x")
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
