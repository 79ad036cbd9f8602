import CursesRichText
import CursesText
import Testing

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

  @Test func labelsAlone() {
    let definitions = "\n\n[foo]: /b\n[bar]: /c\n"
    func source(_ text: String) -> String {
      let document = typed(text, into: "x ¦" + definitions)
      return document.state.text.string.replacing(definitions, with: "")
    }
    func shown(_ text: String) -> String {
      picture(typed(text, into: "x ¦" + definitions)).split(separator: "\n").first.map(String.init)
        ?? ""
    }
    #expect(source("[foo] y") == "x [foo] y")
    #expect(shown("[foo] y") == "x {a:foo→/b} y")
    #expect(shown("[FOO], y") == "x {a:FOO→/b}, y")
    // It was the start of something longer.
    #expect(source("[foo](u) y") == "x [foo](u) y")
    #expect(shown("[foo](u) y") == "x {a:foo→u} y")
    #expect(shown("[foo][bar] y") == "x {a:foo→/c} y")
    #expect(shown("[foo][] y") == "x {a:foo→/b} y")
    #expect(shown("![foo] y") == "x {g:foo→/b} y")
    #expect(shown("![w][foo] y") == "x {g:w→/b} y")
    #expect(shown("[baz] y") == "x [baz] y")
    #expect(shown("`[foo]` y") == "x {c:[foo]} y")
    let undone = typed("[foo]", into: "x ¦" + definitions)
    undone.perform(.undo, tick: 900)
    #expect(!picture(undone).contains("{a:"))
    #expect(undone.paragraph(at: undone.head).string == "x [foo]")
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
