import CursesRichText
import CursesText
import Testing

/// A line between line breaks is a line: it is deleted, cut and pasted as one.
@Suite struct StanzaLineTests {
  private let poem = "red rose\\\nblue sky\\\ngreen\n"

  @Test func isDeleted() {
    check("re¦d\\\nblue\\\nx\n", .deleteParagraphs, after: "¦blue\\\nx\n")
    check("red\\\nbl¦ue\\\nx\n", .deleteParagraphs, after: "red\\\n¦x\n")
    check("red\\\nblue\\\n¦x\n", .deleteParagraphs, after: "red\\\nblue¦\n")
    check("red  \nbl¦ue  \nx\n", .deleteParagraphs, after: "red  \n¦x\n")
    check("- r¦ed\\\n  blue\\\n  x\n", .deleteParagraphs, after: "- ¦blue\\\n  x\n")
    check("red\\\nbl¦ue\n", .deleteParagraphs, .undo, after: "red\\\nbl¦ue\n")
    // Other paragraphs go whole, and so does a selection.
    check("re¦d\n\nblue\n", .deleteParagraphs, after: "¦blue\n")
    check("r«ed\\\nb¦»lue\n\nx\n", .deleteParagraphs, after: "¦x\n")
  }

  @Test(arguments: ["¦red", "s¦ky", "e¦en"]) func isCutAndPastedBack(word: String) throws {
    let plain = word.filter { $0 != "¦" }
    let before =
      plain == "een" ? poem.replacing("een", with: word) : poem.replacing(plain, with: word)
    let document = RichMarkedText.document(before)
    let copy = try #require(StanzaLine(in: document)).copy
    #expect(copy.markdown == copy.text.replacing("\n", with: "\\\n"))
    document.perform(.cut(copy), tick: 0)
    #expect(document.state.text.string.split(separator: "\n").count == 2)
    document.perform(.pasteLines(copy.markdown ?? ""), tick: 1)
    #expect(document.state.text.string == poem)
    expectFreshView(document)
  }

  @Test func isPastedAsALine() {
    let line = RichCommand.pasteLines("n\\\n")
    check("red\\\n¦blue\n", line, after: "red\\\nn\\\n¦blue\n")
    check("red\\\nbl¦ue\n", line, after: "red\\\nn\\\nbl¦ue\n")
    check("red\\\nblue¦\n", line, after: "red\\\nblue\\\nn¦\n")
    check("red¦\\\nblue\n", line, after: "red\\\nn\\\n¦blue\n")
    check("r¦ed\\\nblue\n", line, after: "n\\\nr¦ed\\\nblue\n")
    check(
      "- red\\\n  blue¦\n", .pasteLines("**n** x\\\n"),
      after: "- red\\\n  blue\\\n  **n** x¦\n")
  }

  /// The break at the end comes with the next character: Markdown has none without text behind it.
  @Test func itsBreakWaitsWhereNothingFollows() {
    func on(_ before: String, _ pasted: String, after: String) {
      check(before, .pasteLines(pasted), .insertText("Z"), after: after)
    }
    on("¦", "red\\\n", after: "red\\\nZ¦")
    on("- ¦", "red\\\n", after: "- red\\\n  Z¦")
    on("a\n\n¦", "red  \n", after: "a\n\nred  \nZ¦\n")
    on("a\n\n¦", "red\\\nblue\\\n", after: "a\n\nred\\\nblue\\\nZ¦\n")
    check("a\n\n¦", .pasteLines("red\\\n"), after: "a\n\nred¦\n")
    check("¦blue", .pasteLines("red\\\n"), after: "red\\\n¦blue")
  }

  @Test func isALineEverywhere() {
    let line = RichCommand.pasteLines("n\\\n")
    check("# H¦\n", line, after: "# H\n\nn¦\n")
    check("words¦\n", line, after: "words\\\nn¦\n")
    check("wo¦rds\n", line, after: "n\\\nwo¦rds\n")
    check("- item¦\n", line, after: "- item\\\n  n¦\n")
    check("> words¦\n", line, after: "> words\\\n> n¦\n")
    check("w«ord¦»s\n", line, after: "wn\\\n¦s\n")
    check("```\na¦b\n```\n", .pasteLines("m\\\nn\\\n"), after: "```\nm\nn\na¦b\n```\n")
    check("a\n\n¦", line, line, .insertText("Z"), after: "a\n\nn\\\nn\\\nZ¦\n")
    check("red\\\nb«lu¦»e\n", line, after: "red\\\nbn\\\n¦e\n")
  }

  @Test func isMoved() {
    check("red\\\nbl¦ue\\\nx\n", .moveBlockUp, after: "bl¦ue\\\nred\\\nx\n")
    check("red\\\nbl¦ue\\\nx\n", .moveBlockDown, after: "red\\\nx\\\nbl¦ue\n")
    check("red\\\nblue\\\n¦x\n", .moveBlockDown, after: "red\\\nblue\\\n¦x\n")
    check("red  \nbl¦ue\n\nx\n", .moveBlockUp, .moveBlockDown, after: "red  \nbl¦ue\n\nx\n")
    check("- a\\\n  **b¦**\n- c\n", .moveBlockUp, after: "- **b¦**\\\n  a\n- c\n")
    check("**a\\\nb¦**\\\nc\n", .moveBlockDown, after: "**a**\\\nc\\\n**b¦**\n")
    check("a\n\n«red\\\nblue¦»\n", .moveBlockUp, after: "«red\\\nblue¦»\n\na\n")
  }

  /// What begins a line behind a break is text, and needs no backslash once it can mean nothing else.
  @Test(arguments: ["-5 in", "#1 p", "-- Tom", "--- line", "=5", "+49"])
  func marksThatBeginALineAreText(line: String) {
    let document = RichDocument(SourceText(""))
    document.hasInputRules = true
    let letters = line.map { RichCommand.insertText(String($0)) }
    for command in [RichCommand.insertText("ab"), .insertLineBreak] + letters {
      document.perform(command, tick: 0)
    }
    #expect(document.state.text.string == "ab\\\n" + line)
    expectFreshView(document)
  }

  /// A selection that ends with a line break is text, not a line: it goes to the caret.
  @Test func isTextWhereItWasSelected() {
    let text = RichCommand.pasteLines("n\\\n", areText: true)
    check("a\n\nN: ¦\n", text, .insertText("Q"), after: "a\n\nN: n\\\nQ¦\n")
    check("red\\\nbl¦ue\n", text, after: "red\\\nbln\\\n¦ue\n")
    check("red\\\n¦blue\n", text, after: "red\\\nn\\\n¦blue\n")
  }

  /// A heading is one line: the line of the caret, or the lines that are selected.
  @Test(arguments: [
    ("t¦wo\\\nthree\n", "# t¦wo\n\nthree\n"),
    ("one\\\nt¦wo\\\nthree\n", "one\n\n# t¦wo\n\nthree\n"),
    ("one\\\nt«wo\\\nthr¦»ee\n", "one\n\n# t«wo\n\n# thr¦»ee\n"),
    ("- a\\\n  t¦wo\n- b\n", "- a\n\n  # t¦wo\n- b\n"), ("> a¦  \n> b\n", "> # a¦\n>\n> b\n"),
  ]) func becomesAHeading(before: String, after: String) {
    check(before, .setHeading(1), after: after)
  }
}
