import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Styles that overlap within a word: a letter is typed in any case, if need be without one of them.
@Suite struct OverlappingStylesTests {
  /// What is typed, with `/` for italic, `+` for bold, `-` for struck, `=` for highlighted and "`" for code.
  private func typed(_ keys: String, into source: String = "") -> RichDocument {
    let document = RichDocument(
      SourceText(source), selection: Selection(caret: source.utf8.count))
    for (index, key) in keys.enumerated() {
      let command: RichCommand =
        switch key {
        case "/": .toggleEmphasis
        case "+": .toggleStrong
        case "-": .toggleStrikethrough
        case "=": .toggleHighlight
        case "`": .toggleCode
        default: .insertText(String(key))
        }
      if case .refused(let reason) = document.perform(command, tick: index * 10) {
        Issue.record("\(key) of \(keys): \(reason)")
      }
    }
    return document
  }

  @Test(
    arguments: [
      ("A n/i+bi/b", "A n*i**bi***b", []), ("A n/i+bi/b.", "A n*i**bi***b.", []),
      ("/i+bi/ b", "*i**bi*** **b**", .strong), ("/i+bi/b", "*i**bi***b", []),
      ("+b/bi+i", "**b*bi***i", []), ("+b/bi+ i", "**b*bi*** *i*", .emphasis),
      ("a/i/b", "a*i*b", []), ("a+b+c/d/e", "a**b**c*d*e", []),
    ] as [(String, String, RichAttributes)])
  func whatCannotBeWrittenIsLeftOut(keys: String, saved: String, active: RichAttributes) {
    let document = typed(keys)
    #expect(document.state.text.string == saved)
    #expect(TextStyles(document: document).activeAttributes == active)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  /// Any keys, at the end of any text.
  @Test(arguments: 1...12) func noLetterIsRefused(seed: UInt64) {
    var dice = SeededGenerator(seed: seed &* 104_729)
    let keys = Array("/+-=`/+abcé .,!a")
    let sources = ["", "a", "*a*", "**a** b", "- x", "> x", "_a_", "a `b`", "[a](b)", "*a **b***"]
    for _ in 0..<TestVariation.steps(60) {
      var text = ""
      for _ in 0..<(3 + dice.below(14)) {
        let key = keys[dice.below(keys.count)]
        // Blanks at the start of a paragraph are refused.
        if key != " " || text.contains("a") { text.append(key) }
      }
      let source = sources[dice.below(sources.count)]
      let document = typed(text, into: source)
      let letters = text.filter { !"/+-=`".contains($0) }
      let shown = RichDocument(SourceText(source)).paragraph(at: document.head).string + letters
      #expect(document.paragraph(at: document.head).string == shown, "\(source) + \(text)")
      expectFreshView(document)
    }
  }
}
