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
    document.perform(.paste(copy.markdown ?? "", isMarkdown: true), tick: 1)
    #expect(document.state.text.string == poem)
    expectFreshView(document)
  }

  @Test func isPastedAsALine() {
    let line = RichCommand.paste("n\\\n", isMarkdown: true)
    check("red\\\n¦blue\n", line, after: "red\\\nn\\\n¦blue\n")
    check("red\\\nbl¦ue\n", line, after: "red\\\nn\\\nbl¦ue\n")
    check("red\\\nblue¦\n", line, after: "red\\\nblue\\\nn¦\n")
    check("red¦\\\nblue\n", line, after: "red\\\nn\\\n¦blue\n")
    check("r¦ed\\\nblue\n", line, after: "n\\\nr¦ed\\\nblue\n")
    check(
      "- red\\\n  blue¦\n", .paste("**n** x\\\n", isMarkdown: true),
      after: "- red\\\n  blue\\\n  **n** x¦\n")
  }

  /// The break at the end comes with the next character: Markdown has none without text behind it.
  @Test func itsBreakWaitsWhereNothingFollows() {
    func on(_ before: String, _ pasted: String, after: String) {
      check(before, .paste(pasted, isMarkdown: true), .insertText("Z"), after: after)
    }
    on("¦", "red\\\n", after: "red\\\nZ¦")
    on("- item ¦", "red\\\n", after: "- item red\\\n  Z¦")
    on("a\n\n¦", "red  \n", after: "a\n\nred  \nZ¦\n")
    on("a\n\n¦", "red\\\nblue\\\n", after: "a\n\nred\\\nblue\\\nZ¦\n")
    check("a\n\n¦", .paste("red\\\n", isMarkdown: true), after: "a\n\nred¦\n")
    check("¦blue", .paste("red\\\n", isMarkdown: true), after: "red\\\n¦blue")
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
}
