import CursesRichText
import CursesText
import Testing

/// Text of another program is Markdown however long it is: line by line as it came, without a backslash.
@Suite struct LongForeignTests {
  private static let part =
    "# Notes\n\n- item *one*\n- [ ] task\n\nWords with `code`, [a link](http://a.b) and snake_case.\nA line.\n\n> quote\n\n"

  /// The part, so often that it has so many bytes at least.
  private static func text(_ bytes: Int) -> String {
    String(repeating: part, count: bytes / part.utf8.count + 1)
  }

  private func paste(_ text: String, at marked: String) -> RichDocument {
    let document = RichMarkedText.document(marked)
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    return document
  }

  @Test(arguments: [50_000, 70_000, 200_000, 300_000])
  func itIsTheNoteWhereThatWasEmpty(bytes: Int) {
    let text = Self.text(bytes)
    #expect(paste(text, at: "¦").state.text.string == text)
  }

  @Test(
    arguments: [70_000, 300_000],
    ["before¦\n", "be¦fore\n", "before\n\n¦\n\nafter\n", "# T¦\n", "> q¦\n"])
  func itStandsInOtherText(bytes: Int, marked: String) {
    let text = Self.text(bytes)
    let document = paste(text, at: marked)
    let lines = document.state.text.string.split(separator: "\n")
    let isQuote = marked.hasPrefix(">")
    for line in Self.part.split(separator: "\n") {
      let written = isQuote ? "> " + line : String(line)
      #expect(
        lines.count { $0.hasSuffix(written) } >= text.utf8.count / Self.part.utf8.count - 1,
        "\(line)")
    }
    #expect(!document.state.text.string.contains("\\"))
    while document.perform(.undo, tick: 1) == .changed {}
    #expect(document.state.text.string == marked.filter { $0 != "¦" })
  }

  /// Each line is an item where the caret is in one, and Markdown stays what it is.
  @Test(arguments: [70_000, 300_000])
  func linesInAnItem(bytes: Int) {
    let plain = paste(String(repeating: "some words\n", count: bytes / 11 + 1), at: "- a¦\n- b\n")
    #expect(plain.state.text.string.contains("\n- some words\n- some words\n"))
    let rich = paste(String(repeating: "- **words**\n", count: bytes / 12 + 1), at: "- a¦\n- b\n")
    #expect(!rich.state.text.string.contains("\\"))
  }

  @Test func aLongTextIsNoMoreAStepThanAShortOne() {
    let document = paste(Self.text(300_000), at: "a¦\n")
    #expect(document.perform(.undo, tick: 1) == .changed)
    #expect(document.state.text.string == "a\n")
    #expect(document.perform(.redo, tick: 1) == .changed)
    #expect(document.state.text.string.count > 300_000)
  }
}
