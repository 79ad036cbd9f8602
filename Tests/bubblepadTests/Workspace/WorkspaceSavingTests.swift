import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// What the app saves, where, and what it says of it, without a screen.
@Suite("Workspace: saving") @MainActor
struct WorkspaceSavingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.write("second\n", to: "B.md")
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace(folder: String? = nil) -> Workspace {
    Workspace(
      settings: Preferences(), folder: folder.map { NotebookFolder(path: $0) }, places: places,
      themeName: "night", shell: shell)
  }

  private func type(_ text: String, in workspace: Workspace) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  /// Saves, and waits until that has ended.
  private func save(_ workspace: Workspace) async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  private func wait(for claim: () -> Bool) async throws {
    for _ in 0..<2000 where !claim() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(claim())
  }

  private func question(_ workspace: Workspace) throws -> TextQuestion {
    guard case .ask(let question) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    return question
  }

  // MARK: The list

  /// A save looks at the note that it has saved, and not at all that there are.
  @Test func aSaveReadsItsNoteAloneAgain() async throws {
    let workspace = workspace(folder: home.notebook)
    workspace.watch.open()
    workspace.start(.notebook(path: home.notebook))
    try await wait {
      workspace.list.entries.count == 2 && !workspace.list.reading.listings.isUnderWay
    }
    workspace.startIndexing()
    await workspace.indexing?.settled()
    try await wait { !workspace.list.reading.listings.isUnderWay }
    workspace.open(path: home.path("A.md"))
    type("new #tag ", in: workspace)
    // Nobody has reported it.
    home.write("third\n", to: "C.md")
    #expect(await save(workspace))
    try await wait { workspace.list.entries.first?.snippet == "new #tag first" }
    await workspace.indexing?.settled()
    #expect(workspace.list.entries.map(\.title) == ["A", "B"])
    #expect(workspace.indexing?.tags.tags.map(\.name) == ["tag"])
    // A look at all folders finds the rest.
    workspace.list.reading.start(selecting: nil)
    try await wait { workspace.list.entries.count == 3 }
  }

  // MARK: Names

  /// What cannot be saved under a new name keeps the old one, which links to it have.
  @Test func aRenameThatCannotBeSavedIsNone() async throws {
    home.write([0x63, 0x61, 0x66, 0xE9, 0x0A] as [UInt8], to: "A.md")
    let workspace = workspace(folder: home.notebook)
    workspace.start(.notebook(path: home.notebook))
    try await wait(for: { workspace.list.entries.count == 2 })
    workspace.open(path: home.path("A.md"))
    let note = try #require(workspace.note)
    // The file's encoding lacks it.
    type("\u{65E5}", in: workspace)
    note.title = "C"
    #expect(await !save(workspace))
    #expect(note.path == home.path("A.md") && note.title == "C" && note.rename == nil)
    #expect(home.bytes("A.md") == [0x63, 0x61, 0x66, 0xE9, 0x0A])
    #expect(FileStamp(ofFileAt: home.path("C.md")) == nil)
    // Then it is renamed and saved.
    workspace.conversation.dialog = nil
    note.editor.perform(.edit(.undo))
    #expect(await save(workspace))
    #expect(home.bytes("C.md") == [0x63, 0x61, 0x66, 0xE9, 0x0A])
    #expect(FileStamp(ofFileAt: home.path("A.md")) == nil)
  }

  /// Two names that differ in how an accent is written are two notes.
  @Test func namesInOtherNormalFormsAreOtherNotes() async throws {
    let (composed, decomposed) = ("caf\u{E9}.md", "cafe\u{301}.md")
    home.write("composed\n", to: composed)
    home.write("decomposed\n", to: decomposed)
    let workspace = workspace(folder: home.notebook)
    workspace.start(.notebook(path: home.notebook))
    try await wait(for: { workspace.list.entries.count == 4 })
    for (name, text) in [(composed, "composed\n"), (decomposed, "decomposed\n")] {
      let entry = try #require(
        workspace.list.entries.first { $0.path.utf8.elementsEqual(home.path(name).utf8) })
      workspace.open(path: entry.path)
      #expect(workspace.note?.editor.text.string == text)
      #expect(workspace.list.selection == entry.id)
      if name.utf8.elementsEqual(decomposed.utf8) { _ = workspace.perform(.trashNote) }
    }
    #expect(home.bytes(composed) != nil)
    #expect(home.bytes(decomposed) == nil)
  }

  /// A title that its text gives a note, and another has, gets a number: that is said.
  @Test func aTakenTitleGetsANumberInWords() async throws {
    let workspace = workspace(folder: home.notebook)
    workspace.opener.startNote()
    for character in "# B" { type(String(character), in: workspace) }
    #expect(await save(workspace))
    #expect(home.text("B 2.md") == "# B\n")
    #expect(
      workspace.notice
        == .warning("There is already a note called “B”. This one is saved as “B 2”."))
    type("!", in: workspace)
    #expect(await save(workspace))
    #expect(workspace.notice == .done("Saved."))
  }

  /// A file that is opened by itself in a vault: its links are those of the vault.
  @Test func linksOfAFileLeadThroughItsVault() throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    TerminalHome.makeFolder(home.path("a"))
    TerminalHome.makeFolder(home.path("b"))
    home.write("[[Deep]] [[A]]\n", to: "a/Start.md")
    home.write("deep\n", to: "b/Deep.md")
    let workspace = workspace()
    for (page, path) in [("[[Deep]]", "b/Deep.md"), ("[[A]]", "A.md"), ("[[New]]", "a/New.md")] {
      workspace.opener.load(path: home.path("a/Start.md"))
      workspace.follow(page)
      #expect(workspace.note?.path == home.path(path))
    }
    #expect(workspace.folder == nil)
  }

  // MARK: The last line

  @Test(arguments: [
    ("a=1\n", "b=2", "a=1\nb=2\n"), ("a=1\r\n", "b=2", "a=1\r\nb=2\r\n"), ("a=1", "b=2", "a=1b=2"),
    ("", "b=2", "b=2\n"), (nil, "b=2", "b=2\n"), ("a=1\n", "b=2\n", "a=1\nb=2\n"),
  ])
  func theLastLineOfWhatIsNotMarkdownIsEnded(old: String?, typed: String, new: String) async throws
  {
    if let old { home.write(old, to: "x.conf") }
    let workspace = workspace()
    workspace.opener.load(path: home.path("x.conf"), position: .end)
    workspace.note?.editor.go(toOffset: old?.utf8.count ?? 0)
    type(typed, in: workspace)
    #expect(await save(workspace))
    #expect(home.text("x.conf") == new)
    #expect(workspace.savedState.words == "saved")
  }

  @Test func whatIsTypedNextStaysInItsLine() async throws {
    home.write("a=1\n", to: "x.conf")
    let workspace = workspace()
    workspace.opener.load(path: home.path("x.conf"))
    workspace.note?.editor.go(toOffset: 4)
    type("b=", in: workspace)
    #expect(await save(workspace))
    type("2", in: workspace)
    #expect(await save(workspace))
    #expect(home.text("x.conf") == "a=1\nb=2\n")
  }

  @Test func whatIsNotMarkdownIsOfferedNoBold() throws {
    home.write("a=1\n", to: "x.conf")
    let workspace = workspace()
    workspace.opener.load(path: home.path("x.conf"))
    #expect(workspace.keyHints.map(\.words) == ["save", "quit", "find", "commands", "help"])
    workspace.opener.load(path: home.path("A.md"))
    #expect(workspace.keyHints.map(\.words) == ["bold", "link", "commands", "help"])
  }

  // MARK: Save as

  @Test func aNoteThatWasOpenedAloneIsSavedUnderAnotherTitle() async throws {
    let workspace = workspace()
    workspace.opener.load(path: home.path("A.md"))
    workspace.saver.askToSaveAs()
    let question = try question(workspace)
    #expect(question.text == "A copy")
    #expect(question.problem("b") == "There is already a note called B.")
    #expect(question.problem("a") == "There is already a note called A.")
    #expect(question.problem("C") == nil)
    question.submit("C")
    try await wait { workspace.note?.savedTitle == "C" }
    #expect(home.text("C.md") == "first\n")
  }

  @Test func aCopyGoesToAnyPath() async throws {
    let workspace = workspace(folder: home.notebook)
    workspace.opener.load(path: home.path("A.md"))
    type("typed ", in: workspace)
    workspace.saver.askToSaveAs()
    let question = try question(workspace)
    let copy = home.root + "/other.md"
    #expect(question.problem(home.path("B.md")) == "There is already a file called B.md.")
    #expect(question.problem("/nowhere/x.md") == "The folder /nowhere is not there.")
    #expect(question.problem(home.path("A.md") + "/x") == "\(home.path("A.md")) is not a folder.")
    #expect(question.problem(home.notebook + "/") == "A file needs a name.")
    // A path without a slash in front counts from the note's folder.
    #expect(question.problem("a/b") == "The folder \(home.notebook)/a is not there.")
    #expect(question.problem(copy) == nil)
    question.submit(copy)
    try await wait { workspace.note?.path == copy }
    #expect(home.text(copy) == "typed first\n")
    #expect(home.text("A.md") == "first\n")
  }

  @Test func theHomeIsATilde() throws {
    let places = NotebookPlaces(environment: ["HOME": "/home/me"])
    #expect(places?.path(typed: " ~/x.md ") == "/home/me/x.md")
    #expect(places?.path(typed: "/x.md") == "/x.md")
    #expect(places?.path(typed: "~x") == nil)
    #expect(NotebookPlaces(stateFolder: "/s", dataHome: "/d").path(typed: "~/x") == nil)
  }

  // MARK: What is said

  @Test func aNotebookThatIsStillToBeMadeIsNotWatched() {
    let workspace = workspace(folder: home.root + "/none")
    workspace.watchFolder()
    #expect(workspace.notice == nil)
  }

  // MARK: Notes named one by one

  @Test func eachNamedNoteOpensAtItsLine() throws {
    home.write("1\n\n2\n\n3\n", to: "L.md")
    let workspace = workspace()
    workspace.start(
      .notes([
        NotePlace(path: home.path("A.md")),
        NotePlace(path: home.path("L.md"), position: .line(3, column: 1)),
      ]))
    workspace.open(path: home.path("L.md"))
    #expect(workspace.note?.editor.positionWords == "3:1")
    workspace.note?.editor.go(toOffset: 0)
    workspace.open(path: home.path("A.md"))
    workspace.open(path: home.path("L.md"))
    #expect(workspace.note?.editor.positionWords == "1:1")
  }

  @Test func aNoteThatIsNamedTwiceIsOne() throws {
    symlink("A.md", home.path("Link.md"))
    let workspace = workspace()
    workspace.start(
      .notes([
        NotePlace(path: home.path("A.md")), NotePlace(path: home.path("Link.md")),
        NotePlace(path: home.path("A.md"), position: .line(1, column: 3)),
      ]))
    #expect(workspace.opener.namedPaths == [home.path("A.md")])
    #expect(workspace.notice == nil)
    #expect(workspace.note?.editor.positionWords == "1:3")
  }

  @Test func reloadingIsAStepThatCanBeUndone() throws {
    home.write("first\n", to: "A.md")
    let workspace = workspace(folder: home.notebook)
    workspace.opener.load(path: home.path("A.md"))
    type("mine ", in: workspace)
    home.write("theirs\n", to: "A.md")
    #expect(workspace.perform(.reload))
    let note = try #require(workspace.note)
    #expect(workspace.conversation.dialog == nil && note.editor.text.string == "theirs\n")
    #expect(!note.needsSaving && note.editor.positionWords == "1:6")
    #expect(workspace.notice?.words == "Reloaded. Restore your own text with Ctrl+Z.")
    note.editor.perform(.edit(.undo))
    #expect(note.editor.text.string == "mine first\n" && note.needsSaving)
    note.editor.perform(.edit(.undo))
    #expect(note.editor.text.string == "first\n")
  }

  /// Nothing is offered that would be refused.
  @Test func withoutANotebookWhatWasNamedIsOpenedAgain() throws {
    home.write("age-encryption.org/v1\n-> scrypt x 1\n", to: "L.md")
    let workspace = workspace()
    workspace.start(.notes([NotePlace(path: home.path("L.md"))]))
    workspace.closeDialog()
    #expect(workspace.note == nil)
    #expect(workspace.keyHints.map(\.words) == ["open again", "quit", "commands", "help"])
    #expect(workspace.emptyHints.map(\.words) == ["open it again", "quit", "all commands"])
    #expect(workspace.perform(.reload))
    guard case .unlock = workspace.conversation.dialog else {
      Issue.record("it is not asked again")
      return
    }
    let inFolder = self.workspace(folder: home.notebook)
    #expect(inFolder.emptyHints.map(\.words) == ["new note", "open a note", "all commands"])
  }
}
