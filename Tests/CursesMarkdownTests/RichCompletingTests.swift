import CursesRichText
import CursesText
import Testing

/// Markdown as people type it, character by character into an empty note.
@Suite struct RichCompletingTests {
  private func type(
    _ text: String, _ commands: RichCommand..., smart: SmartTyping = [], after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = RichDocument(SourceText())
    document.smartTyping = smart
    for character in text {
      document.perform(
        character == "\n" ? .insertParagraph : .insertText(String(character)), tick: 0)
    }
    for command in commands { document.perform(command, tick: 0) }
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty, sourceLocation: location)
  }

  @Test func spans() {
    type("***both*** x", after: "***both*** x¦")
    type("___both___ x", after: "___both___ x¦")
    type("``a`b`` x", after: "``a`b`` x¦")
    type("`a` `b` x", after: "`a` `b` x¦")
    type("[l](u \"t\") x", after: "[l](u \"t\") x¦")
    type("[l](<u v>) x", after: "[l](<u v>) x¦")
    type("[l](a_(b)) x", after: "[l](a_(b)) x¦")
    type("![i](u) x", after: "![i](u) x¦")
    type("[[Page|alias]] x", after: "[[Page|alias]] x¦")
    type("<https://a.b/c> x", after: "<https://a.b/c> x¦")
    type("<a@b.c> x", after: "<a@b.c> x¦")
    type("a < b > c", after: "a < b > c¦")
    type("[l](u \"t\")", smart: [.quotes, .pairs], after: "[l¦](u \"t\")")
  }

  @Test func backslashesStayOnlyWhereTheyAreNeeded() {
    type("#tag x", after: "#tag x¦")
    type("+1 for", after: "+1 for¦")
    type("-5 x", after: "-5 x¦")
    type("1.5 x", after: "1.5 x¦")
    type("**a", after: "**a¦")
    type("# ", .undo, .insertText("x"), after: "\\# x¦")
  }

  @Test func blocks() {
    type("```\ncode", after: "```\ncode¦\n```")
    type("```swift\nlet x", after: "```swift\nlet x¦\n```")
    type("```ls\nx", after: "```ls\nx¦\n```")
    type("```\nls\nx", after: "```\nls\nx¦\n```")
    type("~~~js\nx", after: "~~~js\nx¦\n~~~")
    type("---\nx", after: "---\n\nx¦\n")
    type("***\nx", after: "***\n\nx¦\n")
    type("___\nx", after: "___\n\nx¦\n")
    type("| a | b |\nc", after: "| a | b |\n|---|---|\n| c¦ |  |")
    type("| a | b |\n|:--|--:|\nc", after: "| a | b |\n|:--|--:|\n| c¦ |  |")
    type("| a | b |\n", .undo, after: "| a | b |¦")
    type("[^1]: note", after: "[^1]: note¦")
  }

  @Test func prose() {
    let all: SmartTyping = [.quotes, .dashes, .pairs]
    type("'90s", smart: all, after: "’90s¦")
    type("a---b", smart: all, after: "a—b¦")
    type("—\"a\"", smart: all, after: "—“a”¦")
    type("x -- y --- z", smart: all, after: "x – y — z¦")
    type("rock 'n' roll, 'no'", smart: all, after: "rock ’n’ roll, ‘no’¦")
  }

  @Test func markersOnASelectionStyleIt() {
    func wrapped(_ text: String) -> String {
      let document = RichMarkedText.document("a «b¦» c")
      document.smartTyping = .pairs
      for character in text { document.perform(.insertText(String(character)), tick: 0) }
      return RichMarkedText.draw(document)
    }
    #expect(wrapped("*") == "a «*b¦»* c")
    #expect(wrapped("**") == "a «**b¦»** c")
    #expect(wrapped("`") == "a «`b¦»` c")
    #expect(wrapped("=") == "a «==b¦»== c")
    check("a «b¦» c", .insertText("*"), after: "a *¦ c")
  }

  @Test func lineBreaksAtTheEndComeWithTheNextCharacter() {
    check("a¦", .insertLineBreak, .insertText("z"), after: "a\\\nz¦")
    check("- a¦", .insertLineBreak, .insertText("z"), .insertText("y"), after: "- a\\\n  zy¦")
    check("a¦b", .insertLineBreak, .insertLineBreak, .insertText("z"), after: "a\\\n\\\nz¦b")
    check("a¦", .insertLineBreak, .moveBackward, .insertText("z"), after: "z¦a")
    check(
      "<div>\nx¦\n</div>\n", .insertParagraph, .insertText("z"), after: "<div>\nx\nz¦\n</div>\n")
  }
}
