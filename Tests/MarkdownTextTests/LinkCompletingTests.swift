import MarkdownText
import Testing

/// Links to notes that are being typed.
@Suite struct LinkCompletingTests {
  private static let link = RichCommand.completeLink("[[Groceries]]")

  @Test func whatWasTypedBecomesTheLink() {
    check("see [[Gr¦", Self.link, after: "see [[Groceries¦]]")
    check("see [[Gr¦]", Self.link, after: "see [[Groceries¦]]")
    check("see [[Gr¦ now", Self.link, after: "see [[Groceries¦]] now")
    check("# [[¦", Self.link, after: "# [[Groceries¦]]")
    check("- ![[Gr¦\n", Self.link, after: "- ![[Groceries]]¦\n")
    check("a [[b]] [[¦", Self.link, after: "a [[b]] [[Groceries¦]]")
    check("[[¦", .completeLink("[Milk](a%20b.md)"), after: "[Milk¦](a%20b.md)")
    check("![[¦", .completeLink("[Milk](a%20b.md)"), after: "![Milk¦](a%20b.md)")
  }

  @Test func aBarInACellOfATableIsEscaped() {
    check(
      "| [[x¦ | b |\n|---|---|\n", .completeLink("[[A|b]]"),
      after: "| [[A\\|b¦]] | b |\n|---|---|\n")
    let document = RichMarkedText.document("| [[x¦ | b |\n|---|---|\n")
    document.perform(.completeLink("[[A|b]]"), tick: 0)
    #expect(document.link(at: document.head)?.destination == "[[A]]")
  }

  @Test(arguments: [
    "[[a|b¦", "[a¦", "`[[a¦`", "```\n[[a¦\n```", "[[a]]¦", "[[a\\\nb¦", "a¦", "[[a¦ b»",
  ])
  func elsewhereNothingIsCompleted(_ text: String) {
    let document = RichMarkedText.document(text.replacing("¦ b»", with: "«b¦»"))
    #expect(document.openWikiLink == nil)
    #expect(document.perform(Self.link, tick: 0) == .notHandled)
  }

  @Test func theSourceIsCompletedToo() {
    let document = RichMarkedText.document("see [[Gr¦ and")
    document.mode = .source
    #expect(document.openWikiLink?.typed == "Gr")
    document.perform(Self.link, tick: 0)
    #expect(document.state.text.string == "see [[Groceries]] and")
  }

  @Test func whatIsTypedIsKnownWithPairsToo() throws {
    let document = RichMarkedText.document("¦")
    document.smartTyping = .pairs
    for (tick, letter) in "see ![[Gr".enumerated() {
      document.perform(.insertText(String(letter)), tick: tick)
    }
    let open = try #require(document.openWikiLink)
    #expect(open.typed == "Gr" && open.isEmbed && open.start.visible == 5)
    document.perform(Self.link, tick: 100)
    #expect(document.state.text.string == "see ![[Groceries]]")
    document.perform(.insertText("."), tick: 200)
    #expect(document.state.text.string == "see ![[Groceries]].")
  }
}
