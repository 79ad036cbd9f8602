import CursesRichText
import CursesText
import Testing

@Suite struct RichMovingTests {
  @Test func movesBlocks() {
    check("a¦\n\nb\n", .moveBlockDown, after: "b\n\na¦\n")
    check("a\n\nb¦\n", .moveBlockUp, after: "b¦\n\na\n")
    check("a\n\nb¦", .moveBlockUp, after: "b¦\n\na")
    check("# a¦\n\n- b\n- c\n\nd\n", .moveBlockDown, after: "- b\n- c\n\n# a¦\n\nd\n")
    check("a\n\n\n\nb¦\n", .moveBlockUp, after: "b¦\n\n\n\na\n")
    check("«a\n\nb¦»\n\nc\n", .moveBlockDown, after: "c\n\n«a\n\nb¦»\n")
    check("a¦\n", .moveBlockUp, after: "a¦\n")
    check("a¦\n\n```\nx\n\ny\n```\n", .moveBlockDown, after: "```\nx\n\ny\n```\n\na¦\n")
    check("```\nx¦\n```\n\na\n", .moveBlockDown, after: "a\n\n```\nx¦\n```\n")
    check("> a¦\n\nb\n", .moveBlockDown, after: "b\n\n> a¦\n")
    check("a\r\n\r\nb¦\r\n", .moveBlockUp, after: "b¦\r\n\r\na\r\n")
    check("**a¦**\n\n| x |\n|---|\n", .moveBlockDown, after: "| x |\n|---|\n\n**a¦**\n")
  }

  @Test func movesItems() {
    check("- a¦\n- b\n", .moveBlockDown, after: "- b\n- a¦\n")
    check("- a\n- b¦\n  - c\n- d\n", .moveBlockUp, after: "- b¦\n  - c\n- a\n- d\n")
    check("- a\n  - b\n  - c¦\n", .moveBlockUp, after: "- a\n  - c¦\n  - b\n")
    check("1. a¦\n2. b\n", .moveBlockDown, after: "1. b\n2. a¦\n")
    check("- [ ] a\n- [x] b¦\n", .moveBlockUp, after: "- [x] b¦\n- [ ] a\n")
    check("- a¦\n", .moveBlockUp, after: "- a¦\n")
    check("> - a\n> - b¦\n", .moveBlockUp, after: "> - b¦\n> - a\n")
    check("9. a¦\n   x\n10. b\n", .moveBlockDown, after: "9. b\n10. a¦\n    x\n")
    check("- a\n\n- b¦\n\n  c\n", .moveBlockUp, after: "- b¦\n\n  c\n\n- a\n")
  }

  @Test func renumbersWhatMustChange() {
    check(
      "1. a¦\n2. b\n3. c\n", .insertParagraph, .insertText("x"), after: "1. a\n2. x¦\n3. b\n4. c\n")
    check("1. a\n2. b¦\n3. c\n", .indent, after: "1. a\n   1. b¦\n2. c\n")
    check("1. a\n   1. b¦\n2. c\n", .outdent, after: "1. a\n2. b¦\n3. c\n")
    check(
      "1. a\n1. b¦\n1. c\n", .insertParagraph, .insertText("x"), after: "1. a\n1. b\n1. x¦\n1. c\n")
    check(
      "1. a\n5. b¦\n7. c\n", .insertParagraph, .insertText("x"), after: "1. a\n5. b\n6. x¦\n7. c\n")
    check(
      "8. a¦\n9. b\n   x\n", .insertParagraph, .insertText("y"),
      after: "8. a\n9. y¦\n10. b\n    x\n")
    check("1. a\n2. «b\n3. c¦»\n4. d\n", .deleteSelection, after: "1. a\n2. ¦\n3. d\n")
    check("1) a¦\n2) b\n", .insertParagraph, after: "1) a\n2) ¦\n3) b\n")
  }

  @Test func smartTyping() {
    func type(_ text: String, _ smart: SmartTyping = [.quotes, .dashes, .pairs]) -> String {
      let document = RichDocument(SourceText())
      document.smartTyping = smart
      for character in text { document.perform(.insertText(String(character)), tick: 0) }
      return RichMarkedText.draw(document)
    }
    #expect(type("\"a\" 'b' c's") == "“a” ‘b’ c’s¦")
    #expect(type("a--b") == "a–b¦")
    #expect(type("a -- b") == "a – b¦")
    #expect(type("a --b") == "a --b¦")
    #expect(type("a...") == "a…¦")
    #expect(type("f(x)") == "f(x)¦")
    #expect(type("f(") == "f(¦)")
    #expect(type("f(x", [.quotes]) == "f(x¦")
    #expect(type("[a](b)") == "[a¦](b)")
    #expect(type("[[Page]]") == "[[Page¦]]")
    #expect(type("`\"a\"`") == "`\"a\"¦`")
    #expect(type("- [ ] a") == "- [ ] a¦")
    #expect(type("\"a\"", []) == "\"a\"¦")
    #expect(type("\"'a' b\"") == "“‘a’ b”¦")
    #expect(type("**\"a\"**") == "**“a”¦**")
    #expect(type("http://x.y/a--b...c -- d") == "http://x.y/a--b...c – d¦")
    #expect(type("[[a--b's") == "\\[[a--b's¦]]")
  }

  /// In addresses, tags, definitions, code and front matter every character counts.
  @Test func smartTypingLeavesSourceAlone() {
    func type(_ text: String, into marked: String = "¦") -> (text: String, times: Int) {
      let document = RichMarkedText.document(marked)
      document.smartTyping = [.quotes, .dashes]
      var times = 0
      document.onSmartTyping = { times += 1 }
      for character in text { document.perform(.insertText(String(character)), tick: 0) }
      let shown = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
      return (shown.joined(separator: "\n"), times)
    }
    for text in [
      "<a href=\"x--y\" title='it's", "http://x.y/it's--a...", "www.x.y/it's", "~/it's/a--b...",
      "mailto:o'neil--x", "<!-- a--b 'c' ...", "[a]: b \"t\"", "`it's \"q\" -- x",
    ] {
      let typed = type(text)
      #expect(typed.text == text && typed.times == 0)
    }
    #expect(type(" 'a' -- b", into: "```\nx¦\n```\n").times == 0)
    #expect(type(" 'a' -- b", into: "---\nt: x¦\n---\n\ntext\n").times == 0)
    #expect(type(" 'a' -- b", into: "<div>\nx¦\n</div>\n").times == 0)
    #expect(type("a < b \"c\"") == ("a < b “c”", 2))
    #expect(type("see http://x.y \"c\"") == ("see http://x.y “c”", 2))
  }

  @Test func pairsAreDeletedTogether() {
    let document = RichDocument(SourceText())
    document.smartTyping = .pairs
    document.perform(.insertText("("), tick: 0)
    document.perform(.deleteBackward, tick: 0)
    #expect(document.state.text.string == "")
    let selected = RichMarkedText.document("a «b¦» c")
    selected.smartTyping = .pairs
    selected.perform(.insertText("("), tick: 0)
    #expect(RichMarkedText.draw(selected) == "a («b¦») c")
    selected.perform(.insertText("'"), tick: 0)
    #expect(RichMarkedText.draw(selected) == "a ('«b¦»') c")
    selected.smartTyping = [.pairs, .quotes]
    selected.perform(.insertText("\""), tick: 0)
    #expect(RichMarkedText.draw(selected) == "a ('“«b¦»”') c")
    let plain = RichMarkedText.document("(¦)")
    plain.smartTyping = .pairs
    plain.perform(.insertText(")"), tick: 0)
    #expect(RichMarkedText.draw(plain) == "()¦)")
  }

  @Test func smartTypingIsOneUndo() {
    let document = RichDocument(SourceText("a "), selection: Selection(caret: 2))
    document.smartTyping = .quotes
    document.perform(.insertText("\""), tick: 0)
    #expect(document.state.text.string == "a “")
    document.perform(.undo, tick: 0)
    #expect(document.state.text.string == "a \"")
  }

  @Test func links() {
    check("a¦", .setLinkText("b", destination: "c"), after: "a[b¦](c)")
    check("[a¦](b)", .setLinkText("x", destination: "c"), after: "[x¦](c)")
    check("«a¦»", .setLinkText("a", destination: "c"), after: "[«a¦»](c)")
    check("«a¦»", .setLinkText("b*", destination: "c"), after: "[b*¦](c)")
    check("«a¦»", .setLinkText("", destination: "c"), after: "«a¦»")
    check("«a¦»", .setLinkText("b", destination: ""), after: "«a¦»")
    check("«xyz\n\na¦»", .setLinkText("b", destination: "c"), after: "«xyz\n\na¦»")
  }
}
