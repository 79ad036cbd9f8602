import CursesRichText
import CursesText
import Testing

/// What commands write for plain text: the source that a style guide would have.
@Suite struct CommandSourceTests {
  private static let table: [(before: String, command: RichCommand, source: String)] = [
    ("Some «plain¦» words.", .toggleStrong, "Some **plain** words."),
    ("Some «plain¦» words.", .toggleEmphasis, "Some *plain* words."),
    ("Some «plain¦» words.", .toggleStrikethrough, "Some ~~plain~~ words."),
    ("Some «plain¦» words.", .toggleHighlight, "Some ==plain== words."),
    ("Some «plain¦» words.", .toggleCode, "Some `plain` words."),
    (
      "Some «plain¦» words.", .setLink("https://example.org/a_b"),
      "Some [plain](https://example.org/a_b) words."
    ),
    ("See ¦", .setLinkText("a page", destination: "b.md"), "See [a page](b.md)"),
    ("A: 1, 2; 3 - «(x), #y!¦» z", .toggleStrong, "A: 1, 2; 3 - **(x), #y!** z"),
    ("Title¦", .setHeading(1), "# Title"),
    ("Title¦", .setHeading(3), "### Title"),
    ("### Title¦", .setHeading(0), "Title"),
    ("milk¦", .toggleBulletList, "- milk"),
    ("milk¦", .toggleOrderedList, "1. milk"),
    ("milk¦", .toggleTaskList, "- [ ] milk"),
    ("milk¦", .toggleTask(at: nil), "- [ ] milk"),
    ("- [ ] milk¦", .toggleTask(at: nil), "- [x] milk"),
    ("1. a\n2. milk¦", .toggleTask(at: nil), "1. a\n2. [ ] milk"),
    ("1) milk¦", .toggleTask(at: nil), "1) [ ] milk"),
    ("1. a\n2. [ ] milk¦", .toggleTask(at: nil), "1. a\n2. [x] milk"),
    ("1. a\n2. [ ] milk¦", .toggleTaskList, "1. a\n2. milk"),
    ("«milk\n\nbread¦»", .toggleQuote, "> milk\n>\n> bread"),
    ("milk¦", .toggleCallout("note"), "> [!NOTE]\n> milk"),
    ("let x = 1¦", .toggleCodeBlock, "```\nlet x = 1\n```"),
    ("word¦", .insertFootnote, "word[^1]\n\n[^1]: "),
    ("word¦\n", .insertRule, "word\n\n---\n"),
    ("word¦\n\nb\n", .insertRule, "word\n\n---\n\nb\n"),
    ("word¦\n# b\n", .insertRule, "word\n\n---\n\n# b\n"),
    ("word¦\n", .insertTable(columns: 2, rows: 2), "word\n\n|  |  |\n|---|---|\n|  |  |\n"),
  ]

  @Test func everyCommandWritesPlainMarkdown() {
    for (before, command, source) in Self.table {
      let document = RichMarkedText.document(before)
      document.perform(command, tick: 0)
      #expect(document.state.text.string == source, "\(command)")
      expectFreshView(document)
    }
  }

  /// Text that is typed between two uses of a key has the style, and nothing else.
  @Test func styledTypingIsPlain() {
    let document = RichDocument(SourceText())
    for command in [
      RichCommand.insertText("So "), .toggleStrong, .insertText("1, 2: (z)"), .toggleStrong,
      .insertText(" end."),
    ] { document.perform(command, tick: 0) }
    #expect(document.state.text.string == "So **1, 2: (z)** end.")
  }
}
