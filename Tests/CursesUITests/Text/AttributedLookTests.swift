import CursesCore
import CursesUI
import CursesUITesting
import Testing

@testable import CursesViewGraph

/// What of an attributed string is seen in a `Text`.
@Suite("Attributed text: looks") @MainActor
struct AttributedLookTests {
  /// The style of the cell that shows a character.
  private func style(of character: Character, in text: Text) -> Style? {
    let stage = TestHost(columns: 40, rows: 1, text)
    for column in 0..<40 where stage.graph.scene[column, 0].glyph.text == String(character) {
      return stage.style(column, 0)
    }
    return nil
  }

  @Test func markdownIsShownAsWhatItMeans() throws {
    let text = Text(
      try AttributedString(markdown: "p **b日** *i* ~~s~~ `c` [l](https://example.org)"))
    let plain = try #require(style(of: "p", in: text))
    #expect(try #require(style(of: "b", in: text)).attributes == .bold)
    #expect(try #require(style(of: "日", in: text)).attributes == .bold)
    #expect(try #require(style(of: "i", in: text)).attributes == .italic)
    #expect(try #require(style(of: "s", in: text)).attributes == .strikethrough)
    #expect(try #require(style(of: "c", in: text)).foreground != plain.foreground)
    #expect(try #require(style(of: "l", in: text)).link.url == "https://example.org")
  }

  @Test func attributesOfSwiftUIAreShown() throws {
    var text = AttributedString("abcde\u{301}f")
    func range(_ part: String) throws -> Range<AttributedString.Index> {
      try #require(text.range(of: part))
    }
    text[try range("a")].foregroundColor = Color(red: 1, green: 0, blue: 0)
    text[try range("b")].backgroundColor = Color(red: 0, green: 0, blue: 1)
    text[try range("c")].underlineStyle = .single
    text[try range("d")].strikethroughStyle = .single
    text[try range("e\u{301}")].font = .body.bold().italic()
    let shown = Text(text)
    let plain = try #require(style(of: "f", in: shown))
    #expect(
      try #require(style(of: "a", in: shown)).foreground == CursesCore.Color(255, 0, 0))
    #expect(try #require(style(of: "b", in: shown)).background != plain.background)
    #expect(try #require(style(of: "c", in: shown)).attributes == .underline)
    #expect(try #require(style(of: "d", in: shown)).attributes == .strikethrough)
    #expect(try #require(style(of: "e\u{301}", in: shown)).attributes == [.bold, .italic])
    #expect(plain.attributes == [])
  }

  @Test func itsLooksAreKeptWithinALiteral() throws {
    var name = AttributedString("日")
    name.font = .body.bold()
    #expect(try #require(style(of: "日", in: Text("a \(name) b"))).attributes == .bold)
    #expect(try #require(style(of: "b", in: Text("a \(name) b"))).attributes == [])
  }
}
