import MarkdownText
import Testing
import TextModel

/// What refers to something else in the text becomes rich when it is typed.
@Suite struct RichReferenceTypingTests {
  private func typed(_ text: String, into marked: String) -> RichDocument {
    let document = RichMarkedText.document(marked)
    for (index, character) in text.enumerated() {
      document.perform(.insertText(String(character)), tick: index * 10)
    }
    expectFreshView(document)
    return document
  }

  @Test func footnotes() {
    let document = typed("[^1] y", into: "x¦\n\n[^1]: n\n")
    #expect(RichMarkedText.draw(document) == "x[^1] y¦\n\n[^1]: n\n")
    #expect(picture(document).hasPrefix("x{f:[1]} y"))
    #expect(
      typed("[^n]", into: "**x¦**\n\n[^n]: n\n").state.text.string == "**x[^n]**\n\n[^n]: n\n")
    // One undo gives the characters back.
    let undone = typed("[^1]", into: "x¦\n\n[^1]: n\n")
    undone.perform(.undo, tick: 900)
    #expect(undone.paragraph(at: undone.head).string == "x[^1]")
    #expect(!picture(undone).contains("{f:"))
    // Without the footnote they stay what they are.
    #expect(!picture(typed("[^2] y", into: "x¦\n\n[^1]: n\n")).contains("{f:[2"))
    #expect(typed("[^1]", into: "`x¦`\n\n[^1]: n\n").state.text.string == "`x[^1]`\n\n[^1]: n\n")
  }

  @Test func referenceLinks() {
    #expect(
      RichMarkedText.draw(typed("[w][a] y", into: "x ¦\n\n[a]: /b\n"))
        == "x [w][a] y¦\n\n[a]: /b\n")
    #expect(picture(typed("[w][A]", into: "x ¦\n\n[a]: /b\n")).hasPrefix("x {a:w→/b}"))
    #expect(picture(typed("[a][] z", into: "x ¦\n\n[a]: /b\n")).hasPrefix("x {a:a→/b} z"))
    #expect(!picture(typed("[w][c]", into: "x ¦\n\n[a]: /b\n")).hasPrefix("x {a:"))
  }
}
