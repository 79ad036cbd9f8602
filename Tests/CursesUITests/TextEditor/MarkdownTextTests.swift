import CursesUI
import Testing

/// `AttributedString(markdown:)`: text, inline intents, block intents.
@Suite struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The runs as `text<intents>`.
  private func runs(
    _ source: String, _ syntax: Options.InterpretedSyntax = .inlineOnly
  ) throws -> [String] {
    let text = try AttributedString(markdown: source, options: Options(interpretedSyntax: syntax))
    let names: [(InlinePresentationIntent, String)] = [
      (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"),
      (.strikethrough, "strike"), (.softBreak, "soft"), (.lineBreak, "break"),
      (.inlineHTML, "html"), (.blockHTML, "block html"),
    ]
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var words = names.filter { intent.contains($0.0) }.map(\.1)
      if let link = run.link { words.append(link.absoluteString) }
      let part = String(text.characters[run.range])
      return words.isEmpty ? part : "\(part)<\(words.joined(separator: " "))>"
    }
  }

  /// The blocks of each run, from the innermost.
  private func blocks(_ source: String) throws -> [String] {
    let text = try AttributedString(markdown: source)
    return text.runs.map { run in
      let part = String(text.characters[run.range])
      let kinds = (run.presentationIntent?.components ?? []).map { "\($0.kind)#\($0.identity)" }
      return "\(part): \(kinds.joined(separator: " "))"
    }
  }

  @Test func inlines() throws {
    #expect(try runs("a **b** _c_") == ["a ", "b<strong>", " ", "c<em>"])
    #expect(try runs("***x***`y` ~~z~~") == ["x<em strong>", "y<code>", " ", "z<strike>"])
    #expect(
      try runs("[日本](https://example.org/a) <b>") == [
        "日本<https://example.org/a>", " ", "<b><html>",
      ])
    #expect(try runs("\\*a\\* &amp; 👨‍👩‍👧") == ["*a* & 👨‍👩‍👧"])
    #expect(try runs("**open") == ["**open"])
  }

  @Test func whitespace() throws {
    #expect(try runs("  a\n  b") == ["a", " <soft>", "b"])
    #expect(try runs("# a\n\n- b") == ["# a", " <soft>", "- b"], "no blocks")
    #expect(
      try runs("  a\n\n  **b** ", .inlineOnlyPreservingWhitespace) == [
        "  a\n\n  ", "b<strong>", " ",
      ])
    #expect(try runs("a  \nb", .full) == ["a", "\n<break>", "b"])
  }

  @Test func paragraphsHeadingsAndQuotes() throws {
    #expect(try blocks("# T\n\ntext") == ["T: header(level: 1)#1", "text: paragraph#2"])
    #expect(
      try blocks("> a\n>\n> b") == ["a: paragraph#2 blockQuote#1", "b: paragraph#3 blockQuote#1"])
    #expect(try blocks("---") == ["⸻: thematicBreak#1"])
  }

  @Test func listsAndCode() throws {
    #expect(
      try blocks("3. a\n4. b") == [
        "a: paragraph#3 listItem(ordinal: 3)#2 orderedList#1",
        "b: paragraph#5 listItem(ordinal: 4)#4 orderedList#1",
      ])
    #expect(
      try blocks("```swift\nlet a = 1\n```") == [
        "let a = 1\n: codeBlock(languageHint: Optional(\"swift\"))#1"
      ])
    let nested = try AttributedString(markdown: "- a\n  - b")
    #expect(nested.runs.map { $0.presentationIntent?.indentationLevel } == [1, 2])
  }

  @Test func tables() throws {
    let cells = try blocks("| a | b |\n|:-:|--:|\n| 1 | 2 |")
    #expect(cells.count == 4)
    #expect(
      cells.first?.hasPrefix("a: tableCell(columnIndex: 0)#3 tableHeaderRow#2 table(") == true)
    #expect(cells.last?.hasPrefix("2: tableCell(columnIndex: 1)#7 tableRow(rowIndex: 1)#5") == true)
    let text = try AttributedString(markdown: "| a | b |\n|:-:|--:|\n| 1 | 2 |")
    guard case .table(let columns) = text.runs.first?.presentationIntent?.components.last?.kind
    else {
      Issue.record("no table")
      return
    }
    #expect(columns.map(\.alignment) == [.center, .right])
  }

  @Test func images() throws {
    let text = try AttributedString(markdown: "![a *b*](pic.png)")
    #expect(String(text.characters) == "\u{FFFC}")
    #expect(text.runs.first?.imageURL?.absoluteString == "pic.png")
    #expect(text.runs.first?.alternateDescription == "a b")
  }

  @Test func options() throws {
    let base = URL(string: "https://example.org/notes/")
    let linked = try AttributedString(markdown: "[a](b)", baseURL: base)
    #expect(linked.runs.first?.link?.absoluteURL.absoluteString == "https://example.org/notes/b")
    let extended = "^[two *cats*](inflect: true) and \\^[not](a: 1)"
    var options = Options(allowsExtendedAttributes: true, languageCode: "de")
    let text = try AttributedString(markdown: extended, options: options)
    #expect(String(text.characters) == "two cats and ^[not](a: 1)")
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
    options.failurePolicy = .throwError
    let broken = Data([0x61, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: broken, options: options) }
    options.failurePolicy = .returnPartiallyParsedIfPossible
    #expect(
      String(try AttributedString(markdown: broken, options: options).characters) == "a\u{FFFD}")
  }

  @Test func jsonRoundTrip() throws {
    var text = try AttributedString(
      markdown: "# Title\n\n- **日本** [link](https://example.org)\n\n```c\nx\n```")
    text.append(
      AttributedString(
        "red", attributes: AttributeContainer().foregroundColor(.red).font(.title2.italic())))
    if let title = text.range(of: "Title") {
      text[title].alignment = .center
      text[title].underlineStyle = Text.LineStyle(pattern: .dash)
      text[title].backgroundColor = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    }
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(AttributedString.self, from: data) == text)
    let plain = try JSONEncoder().encode(AttributedString("plain 👩🏽"))
    #expect(String(decoding: plain, as: UTF8.self) == "\"plain 👩🏽\"")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(AttributedString.self, from: Data("[1, 2]".utf8))
    }
  }
}
