import CursesRichText
import CursesText
import Testing

/// Blanks and dashes that come by themselves, and those that do not.
@Suite struct IndentationTests {
  /// Backspace before anything is typed in such a line makes it as deep as one above that is less deep.
  @Test(arguments: [
    ("```py\nif a:\n    b¦\n```\n", "\n⌫c", "```py\nif a:\n    b\nc\n```\n"),
    (
      "```py\nif a:\n    if b:\n        c¦\n```\n", "\n⌫d",
      "```py\nif a:\n    if b:\n        c\n    d\n```\n"
    ),
    ("```\n  a¦\n```\n", "\n⌫⌫b", "```\n  ab\n```\n"),
    ("- x\n\n  ```\n  if\n    a¦\n  ```\n", "\n⌫b", "- x\n\n  ```\n  if\n    a\n  b\n  ```\n"),
    ("---\ntags:\n  - x¦\n---\n", "\n⌫a: b", "---\ntags:\n  - x\na: b\n---\n"),
    // The end of front matter has no blanks before it.
    ("---\ntags:\n  - x¦\n---\n", "\n---Text", "---\ntags:\n  - x\n---\n\nText\n"),
  ])
  func backspaceTakesALevelOfIndentation(_ text: String, _ keys: String, after: String) {
    let document = RichMarkedText.document(text)
    document.smartTyping = .indentation
    document.type(keys)
    #expect(document.state.text.string == after)
  }

  /// Without smart typing every blank in code is typed.
  @Test func codeIsNotIndentedByItself() {
    expectTyped("```py\nif a:\n    b\nc\n```\nx", after: "```py\nif a:\n    b\nc\n```\n\nx\n")
  }

  /// Dashes that part the header of a table from its rows stay what they are.
  @Test(arguments: ["a | b\n--- | ---\n1 | 2", "a | b\n-- | --\n1 | 2", "a|b\n---|:---\n1|2"])
  func dashesOfATableAreNoDashes(_ lines: String) {
    let document = typedNote(lines, smart: [.dashes, .quotes, .pairs])
    #expect(
      document.state.text.string.hasPrefix(
        lines.split(separator: "\n").prefix(2).joined(separator: "\n")))
    #expect(!document.state.text.string.contains("–") && !document.state.text.string.contains("—"))
  }
}
