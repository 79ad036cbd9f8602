import CursesRichText
import Testing

/// Links to notes and tags that are being typed.
@Suite struct NameCompletingTests {
  private static let link = RichCommand.completeName("[[Groceries]]")

  @Test func whatWasTypedBecomesTheLink() {
    check("see [[Gr¦", Self.link, after: "see [[Groceries¦]]")
    check("see [[Gr¦]", Self.link, after: "see [[Groceries¦]]")
    check("see [[Gr¦ now", Self.link, after: "see [[Groceries¦]] now")
    check("# [[¦", Self.link, after: "# [[Groceries¦]]")
    check("- ![[Gr¦\n", Self.link, after: "- ![[Groceries]]¦\n")
    check("a [[b]] [[¦", Self.link, after: "a [[b]] [[Groceries¦]]")
    check("[[¦", .completeName("[Milk](a%20b.md)"), after: "[Milk¦](a%20b.md)")
    check("![[¦", .completeName("[Milk](a%20b.md)"), after: "![Milk¦](a%20b.md)")
  }

  @Test func aBarInACellOfATableIsEscaped() {
    check(
      "| [[x¦ | b |\n|---|---|\n", .completeName("[[A|b]]"),
      after: "| [[A\\|b¦]] | b |\n|---|---|\n")
    let document = RichMarkedText.document("| [[x¦ | b |\n|---|---|\n")
    document.perform(.completeName("[[A|b]]"), tick: 0)
    #expect(Links(document: document).link(at: document.head)?.destination == "[[A]]")
  }

  @Test(arguments: [
    "[[a|b¦", "[a¦", "`[[a¦`", "```\n[[a¦\n```", "[[a]]¦", "[[a\\\nb¦", "a¦", "[[a¦ b»",
  ])
  func elsewhereNothingIsCompleted(_ text: String) {
    let document = RichMarkedText.document(text.replacing("¦ b»", with: "«b¦»"))
    #expect(NameTyping(document: document).typedName == nil)
    #expect(document.perform(Self.link, tick: 0) == .notHandled)
  }

  /// Signs in the name of another link take no backslash, and hold nothing up.
  @Test(arguments: ["[[Poem#x]]", "[[2026-11-24]]", "[[a|b, c.]]", "![[x.png]]"])
  func aLinkIsTypedBehindAnother(_ link: String) {
    for smart in [[], .pairs] as [SmartTyping] {
      let document = RichMarkedText.document("a \(link) and ¦ z")
      document.smartTyping = smart
      for (tick, letter) in "[[Brand new]]".enumerated() {
        let outcome = document.perform(.insertText(String(letter)), tick: tick)
        #expect(outcome == .changed || outcome == .moved)
      }
      document.perform(.insertText("."), tick: 100)
      #expect(document.state.text.string == "a \(link) and [[Brand new]]. z")
    }
  }

  /// The brackets of a link that was chosen are closed: those of the next are the next link's own.
  @Test(arguments: [RichCommand.insertParagraph, .moveToParagraphEnd])
  func aLinkIsLeftBehindAChosenOne(by leaving: RichCommand) {
    // Enter takes the bracket away that nobody has typed.
    let closing = leaving == .insertParagraph ? "" : ")"
    for (before, behind) in [("", ""), ("(", closing)] {
      let document = RichMarkedText.document("start ¦")
      document.smartTyping = .pairs
      func type(_ text: String) {
        for letter in text { document.perform(.insertText(String(letter)), tick: 0) }
      }
      type(before + "[[let")
      document.perform(.completeName("[[Letter]]"), tick: 0)
      type(" mid [[Gone")
      document.perform(leaving, tick: 0)
      let line = document.state.text.string.split(separator: "\n").first
      #expect(line == "start \(before)[[Letter]] mid [[Gone]]\(behind)")
    }
  }

  @Test func theSourceIsCompletedToo() {
    let document = RichMarkedText.document("see [[Gr¦ and")
    document.mode = .source
    #expect(NameTyping(document: document).typedName?.typed == "Gr")
    document.perform(Self.link, tick: 0)
    #expect(document.state.text.string == "see [[Groceries]] and")
  }

  @Test func whatIsTypedIsKnownWithPairsToo() throws {
    let document = RichMarkedText.document("¦")
    document.smartTyping = .pairs
    for (tick, letter) in "see ![[Gr".enumerated() {
      document.perform(.insertText(String(letter)), tick: tick)
    }
    let open = try #require(NameTyping(document: document).typedName)
    #expect(open.typed == "Gr" && open.kind == .link(isEmbed: true) && open.start.visible == 5)
    document.perform(Self.link, tick: 100)
    #expect(document.state.text.string == "see ![[Groceries]]")
    document.perform(.insertText("."), tick: 200)
    #expect(document.state.text.string == "see ![[Groceries]].")
  }
}

/// Tags that are being typed in front matter.
@Suite struct BareTagCompletingTests {
  private static let tag = RichCommand.completeName("garden/roses")

  @Test(arguments: [
    ("---\ntags: ga¦\n---\n", "---\ntags: garden/roses¦\n---\n"),
    ("---\ntags: [home, ga¦]\n---\n", "---\ntags: [home, garden/roses¦]\n---\n"),
    (
      "---\na: b\ntags:\n  - home\n  - ga¦\n---\n",
      "---\na: b\ntags:\n  - home\n  - garden/roses¦\n---\n"
    ),
    ("---\ntags: [\"#ga¦\"]\n---\n", "---\ntags: [\"#garden/roses¦\"]\n---\n"),
  ])
  func aValueOfTagsIsCompleted(_ before: String, _ after: String) {
    let document = RichMarkedText.document(before)
    #expect(
      NameTyping(document: document).typedName?.kind == .bareTag
        && NameTyping(document: document).typedName?.typed == "ga")
    check(before, Self.tag, after: after)
  }

  @Test(arguments: [
    "---\ntitle: ga¦\n---\n", "---\naliases:\n  - ga¦\n---\n", "tags: ga¦",
    "---\ntags: [a]\n---\n\ntags: ga¦",
    "---\ntags: ¦\n---\n",
  ])
  func elsewhereNothingIsCompleted(_ text: String) {
    #expect(NameTyping(document: RichMarkedText.document(text)).typedName == nil)
  }
}

/// Tags that are being typed.
@Suite struct TagCompletingTests {
  private static let tag = RichCommand.completeName("#garden/roses_red")

  @Test func whatWasTypedBecomesTheTag() {
    check("#g¦", Self.tag, after: "#garden/roses_red¦")
    check("see #ro¦ now", Self.tag, after: "see #garden/roses_red¦ now")
    check("- [ ] dig #g¦", Self.tag, after: "- [ ] dig #garden/roses_red¦")
    check("# Head #ga¦", Self.tag, after: "# Head #garden/roses_red¦")
    check("| #g¦ | b |\n|---|---|\n", Self.tag, after: "| #garden/roses_red¦ | b |\n|---|---|\n")
    check("one #2026-n¦.", Self.tag, after: "one #garden/roses_red¦.")
  }

  @Test(arguments: [
    "#¦", "a#g¦", "(#g¦", "#12¦", "#g ¦", "#g¦a", "`#g¦`", "```\n#g¦\n```", "    #g¦", "\\#g¦",
    "# g¦", "## g¦", "[#g¦](x)", "g¦", "«#g¦»",
  ])
  func elsewhereNothingIsCompleted(_ text: String) {
    let document = RichMarkedText.document(text)
    #expect(NameTyping(document: document).typedName == nil, "\(text)")
    #expect(document.perform(Self.tag, tick: 0) == .notHandled)
  }

  /// The brackets of a link that was chosen are closed: those of the next are the next link's own.
  @Test(arguments: [RichCommand.insertParagraph, .moveToParagraphEnd])
  func aLinkIsLeftBehindAChosenOne(by leaving: RichCommand) {
    // Enter takes the bracket away that nobody has typed.
    let closing = leaving == .insertParagraph ? "" : ")"
    for (before, behind) in [("", ""), ("(", closing)] {
      let document = RichMarkedText.document("start ¦")
      document.smartTyping = .pairs
      func type(_ text: String) {
        for letter in text { document.perform(.insertText(String(letter)), tick: 0) }
      }
      type(before + "[[let")
      document.perform(.completeName("[[Letter]]"), tick: 0)
      type(" mid [[Gone")
      document.perform(leaving, tick: 0)
      let line = document.state.text.string.split(separator: "\n").first
      #expect(line == "start \(before)[[Letter]] mid [[Gone]]\(behind)")
    }
  }

  @Test func theSourceIsCompletedToo() {
    let document = RichMarkedText.document("see #g¦ and")
    document.mode = .source
    #expect(
      NameTyping(document: document).typedName?.typed == "g"
        && NameTyping(document: document).typedName?.kind == .tag)
    document.perform(Self.tag, tick: 0)
    #expect(document.state.text.string == "see #garden/roses_red and")
  }

  @Test func aTagIsKnownWhileItIsTyped() throws {
    let document = RichMarkedText.document("¦")
    var seen: [String?] = []
    for (tick, letter) in "#ga/r".enumerated() {
      document.perform(.insertText(String(letter)), tick: tick)
      seen.append(NameTyping(document: document).typedName?.typed)
    }
    #expect(seen == [nil, "g", "ga", "ga/", "ga/r"])
  }
}
