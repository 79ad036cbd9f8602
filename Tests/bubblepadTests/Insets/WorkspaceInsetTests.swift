import BubblepadIndex
import BubblepadNotebook
import BubblepadSampleNotes
import BubblepadSettings
import CursesCore
import CursesText
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadInsets
@testable import BubblepadNoteFiles
@testable import bubblepad

/// Embeds and queries of the open note, from its bytes to the screen.
@Suite("Embeds and queries in a note") @MainActor
struct WorkspaceInsetTests {
  let home: TerminalHome
  private let shell = FakeShell()

  init() throws { home = try TerminalHome() }

  /// A notebook with a note open, on a screen.
  @MainActor private struct Opened {
    let workspace: Workspace
    let screen: HeadlessScreen
    let home: TerminalHome

    /// What is on the screen when nobody waits for anything any more.
    func text() async -> String {
      var text = ""
      for _ in 0..<500 {
        text = FrameText().text(screen.picture())
        await workspace.indexing?.settled()
        if workspace.note?.insets.isBusy != true, !workspace.services.insets.pictures.isBusy,
          FrameText().text(screen.picture()) == text
        {
          return text
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
      return text
    }

    func type(_ text: String) {
      for character in text { screen.send(.key(Key(.character(character)))) }
    }

    func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
      screen.send(.key(Key(code, modifiers)))
    }
  }

  private func open(_ name: String) async throws -> Opened {
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    var settings = Preferences()
    settings.autosave = .off
    let workspace = Workspace(
      settings: settings, folder: folder, places: places, themeName: "night", shell: shell)
    let size = Size(columns: 60, rows: 60)
    shell.screenSize = size
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.opener.load(path: home.path(name))
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    return Opened(workspace: workspace, screen: screen, home: home)
  }

  @Test func embedsAreShownAndSayWhatIsMissing() async throws {
    home.write(
      "top\n\n![[Other]]\n\n![[Other#Part]]\n\n![[Other#^b1]]\n\n![[Nobody]]\n\n![[Other#No]]\n",
      to: "A.md")
    TerminalHome.makeFolder(home.path("deep"))
    home.write(
      "first **line**\n\n# Part\n\n- [ ] task\n\n# Next\n\nblock ^b1\n", to: "deep/Other.md")
    let opened = try await open("A.md")
    let text = await opened.text()
    for part in [
      "╭─ Other ─", "│ first line", "╭─ Other > Part ─", "☐ task", "╭─ Other > ^b1 ─", "│ block ",
      "There is no note “Nobody” to show.", "“Other” has no heading “No” to show.",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    #expect(opened.workspace.note?.isModified == false)
  }

  @Test func canvasesSayWhatTheyAre() {
    let embeds = EmbedReader(
      folder: home.notebook, resolver: LinkResolver(["A.md", "x.canvas"], notebook: home.notebook))
    #expect(
      embeds.answer("[[x.canvas]]", in: "A.md")
        == .problem("“x.canvas” is a canvas: a program that shows canvases opens it."))
  }

  @Test func picturesOfAnEmbeddedNoteAreShown() async throws {
    home.write("top\n\n![[deep/Other]]\n", to: "A.md")
    TerminalHome.makeFolder(home.path("deep"))
    home.write(
      "in it\n\n![](near.png)\n\n![[far.png|80]]\n\n![](no.png)\n\n![](https://x.org/w.png)\n",
      to: "deep/Other.md")
    home.write(SampleNotes.pictures[0].bytes, to: "deep/near.png")
    home.write(SampleNotes.pictures[0].bytes, to: "far.png")
    let opened = try await open("A.md")
    let text = await opened.text()
    let lines = text.split(separator: "\n")
    let (first, last) = (
      lines.firstIndex { $0.contains("in it") }, lines.firstIndex { $0.contains("![](no.png)") }
    )
    #expect(try #require(last) - #require(first) > 8, "\(text)")
    for source in ["near.png", "far.png"] { #expect(!text.contains(source), "\(text)") }
    #expect(text.contains("no.png is missing: there is no such file"), "\(text)")
    #expect(text.contains("w.png is on the web"), "\(text)")
    // Without pictures their names are shown.
    opened.workspace.preferences.values.showsPictures = false
    opened.workspace.opener.load(path: home.path("A.md"))
    let plain = await opened.text()
    #expect(plain.contains("far.png") && plain.contains("near.png"), "\(plain)")
  }

  @Test func queriesOfAnEmbeddedNoteAreAnswered() async throws {
    home.write("top\n\n![[Board]]\n", to: "A.md")
    home.write("board\n\n```tasks\nnot done\n```\n\n```swift\nlet a\n```\n", to: "Board.md")
    home.write("- [ ] buy tea\n", to: "Tea.md")
    let text = try await open("A.md").text()
    #expect(text.contains("│ ╭─ 1 task ─") && text.contains("☐ buy tea"), "\(text)")
    #expect(!text.contains("not done") && text.contains("let a"), "\(text)")
  }

  @Test func namesOfBlocksAreNotShown() async throws {
    home.write("top\n\nline\n![[B]]\nend\n", to: "A.md")
    home.write("first ^b1\n\n- item ^b2\n\n| a |\n|---|\n\n^b3\n", to: "B.md")
    let text = try await open("A.md").text()
    #expect(
      text.contains("╭─ B ─") && text.contains("│ first ") && text.contains("item"), "\(text)")
    #expect(!text.contains("^b"), "\(text)")
  }

  @Test func circlesEndAndSaySo() async throws {
    home.write("top\n\n![[A]]\n\n![[B]]\n", to: "A.md")
    home.write("in B\n\n![[C]]\n", to: "B.md")
    home.write("in C\n\n![[B]]\n\n![[A]]\n", to: "C.md")
    for number in 1...6 { home.write("D\(number)\n\n![[D\(number + 1)]]\n", to: "D\(number).md") }
    home.write("top\n\n![[D1]]\n", to: "D.md")
    let text = try await open("A.md").text()
    #expect(text.contains("“A” is embedded in itself, and not shown again."), "\(text)")
    #expect(text.contains("“B” is embedded in itself"), "\(text)")
    let deep = try await open("D.md").text()
    #expect(deep.contains("D3") && !deep.contains("│ D4"), "\(deep)")
    #expect(deep.contains("Embeds within embeds are shown 3 deep"), "\(deep)")
  }

  @Test func aChangedNoteIsShownAsItIsNow() async throws {
    home.write("top\n\n![[B]]\n\n```query\nneedle\n```\n", to: "A.md")
    home.write("old needle\n", to: "B.md")
    let opened = try await open("A.md")
    #expect(await opened.text().contains("│ old needle"))
    home.write("new words\n", to: "B.md")
    home.write("a needle here\n", to: "C.md")
    opened.workspace.list.entries = try #require(opened.workspace.folder).list().entries
    opened.workspace.indexing?.filesChanged([home.path("B.md"), home.path("C.md")])
    let text = await opened.text()
    #expect(text.contains("│ new words") && text.contains("• C — a needle here"), "\(text)")
    #expect(!text.contains("• B —"))
  }

  /// Queries of a note that is not on the screen are answered when it is again, and not with every change.
  @Test func aHiddenNoteAsksNothing() async throws {
    home.write("top\n\n```query\nneedle\n```\n", to: "A.md")
    home.write("old needle\n", to: "B.md")
    let opened = try await open("A.md")
    #expect(await opened.text().contains("• B — old needle"))
    let note = try #require(opened.workspace.note)
    let asked = note.insets.answerCount
    TabCommands(opened.workspace).open(home.path("B.md"))
    home.write("new needle\n", to: "C.md")
    opened.workspace.list.entries = try #require(opened.workspace.folder).list().entries
    opened.workspace.indexing?.filesChanged([home.path("C.md")])
    for _ in 0..<2000 where !note.insets.isOutdated { try await Task.sleep(for: .milliseconds(2)) }
    #expect(note.insets.isOutdated && !note.insets.isBusy && note.insets.answerCount == asked)
    TabCommands(opened.workspace).goToNext(by: 1)
    let text = await opened.text()
    #expect(text.contains("• C — new needle"), "\(text)")
    #expect(note.insets.answerCount == asked + 1 && !note.insets.isOutdated)
  }

  /// A note with embeds and queries that is looked at, walked through and closed has the bytes it had; and keys in
  /// it ask nothing.
  @Test func keysAskNothingAndBytesStay() async throws {
    let source =
      "\u{FEFF}top\r\n\r\n" + (1...10).map { "```query\r\nneedle \($0)\r\n```\r\n\r\n" }.joined()
      + "![[B]]\r\n\r\n> ![[B]]\r\n\r\nend\t \r\nlast"
    home.write(source, to: "A.md")
    home.write((1...10).map { "needle \($0)\n" }.joined(), to: "B.md")
    let opened = try await open("A.md")
    let shown = await opened.text()
    #expect(shown.contains("• B — needle 1"), "\(shown)")
    for _ in 0..<40 { opened.press(.down) }
    for _ in 0..<40 { opened.press(.up) }
    _ = await opened.text()
    #expect(home.bytes("A.md") == Array(source.utf8))
    #expect(opened.workspace.note?.isModified == false)
    let before = opened.workspace.note?.insets.answerCount
    opened.press(.end, .control)
    let note = try #require(opened.workspace.note)
    for letter in "typed words" {
      opened.type(String(letter))
      _ = opened.screen.picture()
      #expect(opened.workspace.note?.insets.isBusy == false)
    }
    #expect(opened.workspace.note?.insets.answerCount == before)
    #expect(note.editor.text.string == source + "typed words")
  }

  @Test func aResultIsWrittenAsMarkdownInOneStep() async throws {
    let source = "top\r\n\r\n```query\r\nneedle\r\n```\r\n\r\nend\r\n"
    home.write(source, to: "A.md")
    home.write("a *needle* [x](y)\n", to: "B.md")
    let opened = try await open("A.md")
    let shown = await opened.text()
    #expect(shown.contains("• B — a needle x"), "\(shown)")
    let note = try #require(opened.workspace.note)
    #expect(opened.workspace.perform(.bakeQuery))
    #expect(note.editor.text.string == source)
    opened.press(.down)
    #expect(note.editor.queryAtCaret != nil)
    #expect(opened.workspace.perform(.bakeQuery))
    for _ in 0..<500 where note.editor.text.string == source {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(
      note.editor.text.string == "top\r\n\r\n- [[B]] — a needle x\r\n\r\nend\r\n")
    opened.press(.character("z"), .control)
    #expect(note.editor.text.string == source)
  }

  /// The embed of a base is written as what it shows, as the block of code of one.
  @Test func theEmbedOfABaseIsWritten() async throws {
    let source = "top\n\n![[Books.base]]\n\nend\n"
    home.write(source, to: "A.md")
    home.write("---\nkind: book\n---\n", to: "B.md")
    home.write(
      "filters: 'kind == \"book\"'\nviews:\n  - type: table\n    name: All\n", to: "Books.base")
    let opened = try await open("A.md")
    _ = await opened.text()
    let note = try #require(opened.workspace.note)
    #expect(opened.workspace.perform(.bakeQuery))
    #expect(note.editor.text.string == source)
    #expect(opened.workspace.notice?.words.hasSuffix("or an embed of a base.") == true)
    opened.press(.down)
    #expect(opened.workspace.perform(.bakeQuery))
    for _ in 0..<500 where note.editor.text.string == source {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(note.editor.text.string.hasPrefix("top\n\n| "))
    #expect(note.editor.text.string.contains("[[B]]"))
    #expect(note.editor.text.string.hasSuffix("|\n\nend\n"))
    opened.press(.character("z"), .control)
    #expect(note.editor.text.string == source)
  }

  @Test func resultsAreFollowedByAKey() async throws {
    home.write("top\n\n```query\nneedle\n```\n", to: "A.md")
    home.write("a needle\n", to: "B.md")
    let opened = try await open("A.md")
    _ = await opened.text()
    opened.press(.down)
    opened.press(.enter, .alt)
    guard case .pick(let picker)? = opened.workspace.conversation.dialog else {
      Issue.record("nothing was offered")
      return
    }
    #expect(picker.title == "1 note")
    opened.press(.enter)
    for _ in 0..<4000 where opened.workspace.note?.path != home.path("B.md") {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(opened.workspace.note?.path == home.path("B.md"))
  }

  @Test func aWrongQueryAndASingleNoteSaySo() async throws {
    home.write("top\n\n```query\n(a\n```\n\n```query\nok\n```\n", to: "A.md")
    let opened = try await open("A.md")
    let text = await opened.text()
    #expect(text.contains("“(” has no “)”") || text.contains("no “)”"), "\(text)")
    let place = InsetPlace(folder: home.notebook, links: nil, note: "A.md", asks: .nobody)
    let answers = InsetMaker(place).answers(["```query\nok", "[[A]]", "[[B]]"])
    #expect(
      answers["```query\nok"]
        == .problem("Queries are answered in a notebook: a single note is open."))
    #expect(
      answers["[[B]]"]
        == .problem(
          "A single note is open, and “B” is not in its folder. Open the notebook to see it."))
  }
}
