import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches
import Testing

@testable import BubblepadDailyNotes
@testable import bubblepad

/// The notes that are offered for a link being typed, and how the link is written.
struct LinkFinderTests {
  private static let files = ["Groceries", "Plan", "work/Plan", "work/Deep plan", "日記/今日"]
  private static let others: OtherNames = [
    OtherName(path: "Groceries.md", text: "Shopping", line: nil),
    OtherName(path: "Plan.md", text: "Next: steps", line: 3),
    OtherName(path: "work/Plan.md", text: "Budget", line: 1),
    OtherName(path: "Plan.md", text: "goal-1", line: 5, kind: .block, words: "Reach the top"),
    OtherName(path: "work/Plan.md", text: "x9", line: 7, kind: .block, words: "Read the goals"),
  ]

  private func finder(
    from source: String = "Start.md", _ style: LinkStyle = .init(),
    excluded: ExcludedFiles = .none
  ) throws -> LinkFinder {
    let home = try TerminalHome()
    for name in Self.files {
      TerminalHome.makeFolder(home.path(name).parentFolder)
      home.write("x\n", to: name + ".md")
    }
    let entries = try NotebookFolder(path: home.notebook).list().entries
    return LinkFinder(
      entries.sorted { $0.path < $1.path }, notebook: home.notebook, source: source,
      otherNames: Self.others, otherFiles: ["doc.pdf", "img/plan.png", "Board.canvas"],
      own: .init(headings: ["Here", "And here"], blocks: [.init(id: "b1", line: 2, text: "Own")]),
      style: style, excluded: excluded)
  }

  private func links(_ typed: String, _ finder: LinkFinder) -> [String] {
    finder.found(typed).map(\.markdown)
  }

  @Test func namesAreFoundByTheirWords() throws {
    let finder = try finder()
    #expect(links("groc", finder) == ["[[Groceries]]", "[[groc]]"])
    #expect(
      links("plan", finder) == ["[[Plan]]", "[[work/Plan]]", "[[Deep plan]]", "[[plan.png]]"])
    #expect(links("work/pl", finder) == ["[[work/Plan]]", "[[Deep plan]]", "[[work/pl]]"])
    #expect(links("今", finder) == ["[[今日]]", "[[今]]"])
    #expect(finder.found("").count == 5)
  }

  /// Files that are no notes are offered after the notes, pictures first.
  @Test func otherFilesAreOffered() throws {
    let finder = try finder()
    #expect(links("board", finder).first == "[[Board.canvas]]")
    #expect(links("pdf", finder) == ["[[doc.pdf]]", "[[pdf]]"])
    #expect(finder.found("board", isEmbed: true).map(\.markdown) == ["[[Board.canvas]]"])
  }

  @Test func aNoteThatIsNotThereYetIsOfferedLast() throws {
    let finder = try finder()
    let found = finder.found(" Nowhere ")
    #expect(found.map(\.title) == ["New note: Nowhere"])
    #expect(found.map(\.markdown) == ["[[Nowhere]]"])
    #expect(links("a/b", finder) == ["[[a/b]]"])
    // What is there, or can be no note.
    for typed in ["groceries", "work/plan", "", "  ", ".hidden", "../up", "a.pdf"] {
      #expect(!finder.found(typed).contains { $0.title.hasPrefix("New") }, "\(typed)")
    }
    #expect(finder.found("Nowhere", isEmbed: true).isEmpty)
    let markdown = try self.finder(from: "work/Start.md", .init(isMarkdown: true))
    #expect(links("No where", markdown) == ["[No where](No%20where.md)"])
    #expect(links("a/b", markdown) == ["[b](../a/b.md)"])
  }

  @Test func anAliasIsWhatIsShown() throws {
    let found = try finder().found("shop").dropLast()
    #expect(found.map(\.markdown) == ["[[Groceries|Shopping]]"])
    #expect(found.first?.title == "Shopping" && found.first?.detail == "→ Groceries")
  }

  @Test func headingsStandBehindTheirNote() throws {
    let finder = try finder()
    #expect(links("Plan#", finder) == ["[[Plan#Next steps]]"])
    #expect(links("work/Plan#bud", finder) == ["[[work/Plan#Budget]]"])
    #expect(links("#here", finder) == ["[[#Here]]", "[[#And here]]"])
    #expect(links("##b", finder) == ["[[work/Plan#Budget]]"])
    #expect(links("None#", finder).isEmpty)
  }

  @Test func blocksStandBehindTheirNote() throws {
    let finder = try finder()
    #expect(links("Plan#^", finder) == ["[[Plan#^goal-1]]"])
    #expect(links("#^", finder) == ["[[#^b1]]"])
    #expect(finder.found("Plan#^").map(\.title) == ["Reach the top"])
    #expect(finder.found("Plan#^").map(\.detail) == ["^goal-1"])
    #expect(links("Plan#^reach", finder) == ["[[Plan#^goal-1]]"])
    #expect(links("work/Plan#^none", finder).isEmpty)
    #expect(links("goal", finder) == ["[[goal]]"])
  }

  @Test func blocksOfAllNotesAreFoundByTheirWordsAndIds() throws {
    let finder = try finder()
    #expect(links("^^goal", finder) == ["[[Plan#^goal-1]]", "[[work/Plan#^x9]]"])
    #expect(links("^^READ the", finder) == ["[[work/Plan#^x9]]"])
    #expect(finder.found("^^x9").map(\.title) == ["Read the goals"])
    #expect(finder.found("^^x9").map(\.detail) == ["work/Plan ^x9"])
    #expect(links("^^nowhere", finder).isEmpty)
  }

  /// What the settings of Obsidian exclude is offered last.
  @Test func excludedNotesComeLast() throws {
    let finder = try finder(excluded: ExcludedFiles(["Plan", "img/"]))
    #expect(
      links("plan", finder) == ["[[work/Plan]]", "[[Deep plan]]", "[[Plan]]", "[[plan.png]]"])
    #expect(finder.found("").last?.markdown == "[[Plan]]")
  }

  @Test func aLinkIsPreviewed() throws {
    let home = try TerminalHome()
    home.write(
      "---\na: b\n---\n# Head\n\nfirst *line*\n\n## Sub\nbelow ^b1\n", to: "Plan.md")
    let finder = LinkFinder(
      try NotebookFolder(path: home.notebook).list().entries, notebook: home.notebook,
      source: "Start.md", otherNames: [], otherFiles: ["img/plan.png"], own: .init(),
      style: .init())
    #expect(finder.preview(of: "[[Plan]]") { [] } == ["Head", "first line", "Sub", "below"])
    #expect(finder.preview(of: "[[Plan#Sub]]") { [] } == ["Sub", "below"])
    #expect(finder.preview(of: "[x](Plan.md#Sub)") { [] } == ["Sub", "below"])
    #expect(finder.preview(of: "[[Plan#^b1]]") { [] } == ["below"])
    #expect(finder.preview(of: "[[#Own]]") { Array("# Own\nmine".utf8) } == ["Own", "mine"])
    #expect(finder.preview(of: "[[Nowhere]]") { [] }.isEmpty)
    #expect(finder.preview(of: "[[img/plan.png]]") { [] } == ["img/plan.png"])
  }

  @Test func theNotebookSaysHowPathsAreWritten() throws {
    let relative = try finder(from: "work/Start.md", .init(path: .relative))
    #expect(links("groc", relative).first == "[[../Groceries]]")
    #expect(links("deep", relative).first == "[[Deep plan]]")
    let absolute = try finder(from: "work/Start.md", .init(path: .absolute))
    #expect(links("deep", absolute).first == "[[work/Deep plan]]")
  }

  @Test func markdownLinksHaveEndingsAndNoBlanks() throws {
    let finder = try finder(from: "Start.md", .init(isMarkdown: true))
    #expect(links("deep", finder).first == "[Deep plan](Deep%20plan.md)")
    #expect(links("shop", finder).first == "[Shopping](Groceries.md)")
    #expect(links("Plan#", finder) == ["[Plan > Next: steps](Plan.md#Next%20steps)"])
    #expect(links("#and", finder) == ["[And here](#And%20here)"])
  }

  /// Double brackets cannot hold every name of a file.
  @Test(arguments: [
    ("C# [draft]", "[C# draft](C%23%20[draft].md)"), ("a^b", "[a^b](a^b.md)"),
    ("x|y", "[x y](x|y.md)"), ("What: why", "[[What: why]]"),
  ])
  func aNameThatBracketsCannotHoldIsAnAddress(name: String, link: String) throws {
    let home = try TerminalHome()
    home.write("x\n", to: name + ".md")
    let finder = LinkFinder(
      try NotebookFolder(path: home.notebook).list().entries, notebook: home.notebook,
      source: "Start.md", otherNames: [], own: .init(), style: .init())
    #expect(finder.found(String(name.prefix(1))).first?.markdown == link)
    let note = NoteSource.links(in: Array(link.utf8)).first
    #expect(note.flatMap { finder.leads($0) } == name + ".md")
  }

  @Test func theNotebooksSettingsAreRead() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(
      #"{"promptDelete": false, "newLinkFormat": "relative", "useMarkdownLinks": true}"#,
      to: ".obsidian/app.json")
    let settings = ObsidianSettings(notebook: home.notebook)
    #expect(settings.links == .init(path: .relative, isMarkdown: true))
    #expect(settings.problems.isEmpty)
    home.write(#"{"newLinkFormat": "unheard of"}"#, to: ".obsidian/app.json")
    #expect(ObsidianSettings(notebook: home.notebook).links == .init())
  }
}

extension LinkFinder {
  fileprivate func leads(_ link: WrittenLink) -> String? {
    LinkResolver(["C# [draft].md", "a^b.md", "x|y.md", "What: why.md"], notebook: "")
      .path(of: link, from: "Start.md")
  }
}

extension LinkStyle {
  fileprivate init(path: Path = .shortest, isMarkdown: Bool = false) {
    self.init()
    (self.path, self.isMarkdown) = (path, isMarkdown)
  }
}
