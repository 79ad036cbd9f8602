import BubblepadIndex
import BubblepadNotebook
import BubblepadSettings
import CursesCore
import CursesText
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadNoteList
@testable import bubblepad

/// What is done with several notes at once, and with folders: each as one step that undo takes back to the first bytes.
@Suite("Marked notes, and folders that move") @MainActor
struct MarkedNotesTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  // MARK: Marks

  @Test func keysMarkRowsAndEscUnmarks() throws {
    let browser = workspace.list.browser
    workspace.list.selection = browser.rows.first?.id
    #expect(workspace.settings.keymap.command(for: Key(.character(" ")), in: .list) == .markNote)
    #expect(!workspace.list.handleKey(Key(.character(" "))))
    #expect(workspace.perform(.markNote) && workspace.perform(.markNote))
    #expect(browser.marks.files == [FileID(home.path("a")), FileID(home.path("b"))])
    #expect(MarkCommands(workspace.list).words == "2 marked")
    #expect(workspace.perform(.markBelow))
    #expect(browser.marks.files.count == 4)
    #expect(workspace.perform(.markAbove))
    #expect(browser.marks.files.count == 3)
    #expect(workspace.perform(.back))
    #expect(browser.marks.isEmpty && workspace.arrangement.place == .list)
    #expect(workspace.perform(.selectAll))
    #expect(browser.marks.files == [FileID(home.path("Start.md"))])
  }

  /// Keys of the list say nothing where no note is open.
  @Test func keysMarkWithoutAnOpenNote() throws {
    workspace.opener.close()
    workspace.arrangement.place = .list
    #expect(workspace.perform(.selectAll) && !workspace.list.browser.marks.isEmpty)
    #expect(workspace.perform(.cut))
    #expect(workspace.notice?.words.hasPrefix("Picked up “Start”.") == true)
  }

  @Test func marksOfWhatIsGoneGo() async throws {
    mark(["a/One.md", "b"])
    workspace.list.reading.start(selecting: nil)
    try await Task.sleep(for: .milliseconds(50))
    #expect(workspace.list.browser.marks.files.count == 2)
    #expect(rename(home.path("a/One.md"), home.path("a/Other.md")) == 0)
    workspace.list.reading.start(selecting: nil)
    try await wait { workspace.list.browser.marks.files == [FileID(home.path("b"))] }
  }

  // MARK: Moving

  @Test func markedNotesMoveWithTheirLinksAndBack() async throws {
    let bookmarks =
      #"{"items":[{"type":"file","path":"a\/One.md"}, {"type":"file","path":"b\/Two.md"}]}"#
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(bookmarks, to: ".obsidian/bookmarks.json")
    mark(["a/One.md", "b/Two.md"])
    try move(into: "new/deep")
    try await answer { question in
      #expect(question.title == "Move 2 notes to “new/deep”")
      #expect(question.lines.count == 4)
    }
    try await says("Moved 2 notes to “new/deep”, and 4 links changed. Ctrl+Z undoes it.")
    #expect(home.text("new/deep/One.md") == "[[Two]] [t](Two.md)\r\n")
    #expect(home.text("new/deep/Two.md") == "[o](One.md)\n")
    #expect(home.text("Start.md") == "[[One]] [z](new/deep/Two.md)\n")
    #expect(workspace.list.browser.marks.isEmpty)
    _ = workspace.perform(.undo)
    try await says("Moved 2 notes back.")
    expectFirstBytes()
    #expect(home.text(".obsidian/bookmarks.json") == bookmarks)
    // What was made for it is gone again.
    #expect(FileStamp(ofFileAt: home.path("new")) == nil)
    _ = workspace.perform(.redo)
    try await says("Moved 2 notes to “new/deep” again.")
    #expect(home.text("new/deep/Two.md") == "[o](One.md)\n" && home.text("b/Two.md") == nil)
    _ = workspace.perform(.undo)
    try await wait { home.text("b/Two.md") != nil && !workspace.undo.steps.running.isRunning }
    try await says("Moved 2 notes back.")
    expectFirstBytes()
  }

  /// The open note moves with what is typed in it, and undo keeps what was typed since.
  @Test func theOpenNoteMovesAndKeepsWhatIsTyped() async throws {
    workspace.opener.load(path: home.path("a/One.md"))
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("a/One.md"))
    try move(into: "c/deep")
    try await answer()
    try await says("Moved to “c/deep”")
    let note = try #require(workspace.note)
    #expect(note.path == home.path("c/deep/One.md"))
    #expect(note.editor.text.string == "[[Two]] [t](../../b/Two.md)\r\n")
    workspace.focus(.editor)
    note.editor.go(toOffset: note.editor.text.count)
    note.editor.perform(.edit(.insertText("more")))
    workspace.focus(.list)
    _ = workspace.perform(.undo)
    try await says("It is in “a” again.")
    #expect(note.path == home.path("a/One.md"))
    #expect(note.editor.text.string.replacing("more", with: "") == Self.files["a/One.md"])
    #expect(note.editor.text.string.contains("more"))
    #expect(home.text("Start.md") == Self.files["Start.md"])
  }

  @Test func aFolderMovesWithItsLinksAndBack() async throws {
    workspace.list.selection = FileID(home.path("c"))
    try move(into: "a")
    try await answer { #expect($0.title == "Move to “a”") }
    try await says("Moved to “a”, and 1 link changed.")
    #expect(home.text("a/c/deep/Four.md") == "[s](../../../Start.md)\n")
    #expect(FileStamp(ofFileAt: home.path("c")) == nil)
    _ = workspace.perform(.undo)
    try await wait { home.text("c/deep/Four.md") == Self.files["c/deep/Four.md"] }
    try await says("It is in")
    expectFirstBytes()
  }

  /// The list is read a moment after a step is undone: until then a note may be missing in it.
  @Test func linksToWhatTheListLacksFollowToo() async throws {
    workspace.list.entries.removeAll { $0.path == home.path("a/One.md") }
    NotebookMoves(workspace).plan(
      NotebookMove(renaming: home.path("a"), to: home.path("z")))
    try await answer()
    try await says("The folder is “z” now")
    #expect(home.text("Start.md") == "[[One]] [z](b/Two.md)\n")
    #expect(home.text("b/Two.md") == "[o](../z/One.md)\n")
    _ = workspace.perform(.undo)
    try await wait { Self.files.allSatisfy { home.text($0.key) == $0.value } }
  }

  /// A folder comes neither into itself nor into one that lies in it, and nothing takes the place of anything.
  @Test func whatCannotMoveStays() async throws {
    workspace.list.selection = FileID(home.path("c"))
    _ = workspace.perform(.moveFolder)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    #expect(picker.items.map(\.words) == ["a", "b"])
    workspace.conversation.dialog = nil
    mark(["c"])
    workspace.list.selection = FileID(home.path("c/deep"))
    workspace.list.browser.reveal(home.path("c/deep/Four.md"))
    #expect(workspace.perform(.paste))
    #expect(workspace.notice?.words == "Not moved: “deep” lies in “c”.")
    workspace.list.browser.marks.clear()
    home.write("other\n", to: "b/one.md")
    mark(["a/One.md"])
    try move(into: "b")
    #expect(workspace.notice?.words == "Not moved: there is a note “One” in b.")
    expectFirstBytes()
    #expect(home.text("b/one.md") == "other\n")
  }

  @Test func severalNotesArePickedUpWhereNoFolderIsListed() {
    mark(["a/One.md", "b/Two.md"])
    workspace.arrangement.panels.areFoldersShown = false
    #expect(workspace.perform(.cut))
    #expect(
      workspace.notice?.words
        == "Picked up 2 notes. “Show or hide folders” lists the folders. Go to one: Ctrl+V puts them there, Esc lets go."
    )
  }

  @Test func whatIsPickedUpIsPutIntoTheSelectedFolder() async throws {
    workspace.list.selection = FileID(home.path("Start.md"))
    #expect(workspace.perform(.cut))
    #expect(
      workspace.notice?.words
        == "Picked up “Start”. Go to a folder: Ctrl+V puts it there, Esc lets go.")
    workspace.list.selection = FileID(home.path("c"))
    #expect(workspace.perform(.paste))
    try await answer()
    try await says("Moved to “c”")
    #expect(home.text("c/Start.md") == "[[a/One]] [z](../b/Two.md)\n")
    _ = workspace.perform(.undo)
    try await says("It is in")
    expectFirstBytes()
  }

  /// A row is dragged onto another with the mouse; marked ones go with it.
  @Test func whatIsDraggedComesIntoTheFolder() async throws {
    let rows = workspace.list.browser.rows
    func row(_ name: String) throws -> NoteListItem {
      try #require(rows.first { $0.id == FileID(home.path(name)) })
    }
    let drops = try #require(MoveCommands(workspace).drops)
    let (start, a, b, c) = (try row("Start.md"), try row("a"), try row("b"), try row("c"))
    #expect(drops.over(start, c))
    #expect(workspace.notice?.words == "Let go to move “Start” to “c”.")
    drops.cancel()
    #expect(workspace.notice == nil && !drops.over(c, c) && !drops.over(start, start))
    drops.drop(start, c)
    try await answer()
    try await says("Moved to “c”")
    #expect(home.text("c/Start.md") == "[[a/One]] [z](../b/Two.md)\n")
    _ = workspace.perform(.undo)
    try await says("It is in")
    expectFirstBytes()
    try await listed()
    mark(["a", "b"])
    #expect(!drops.over(a, b) && drops.over(a, start) == false && drops.over(a, c))
    #expect(workspace.notice?.words == "Let go to move 2 folders to “c”.")
    drops.drop(a, c)
    try await answer()
    try await says("Moved 2 folders to “c”")
    #expect(home.text("c/b/Two.md") != nil && home.text("c/a/One.md") != nil)
    _ = workspace.perform(.undo)
    try await says("Moved 2 folders back.")
    expectFirstBytes()
  }

  /// An ending that is typed is not doubled.
  @Test(arguments: [
    ("b", ".png", "b.png"), ("b.png", ".png", "b.png"), (" b.PNG ", ".png", "b.png"),
    (".png", ".png", ".png.png"), ("b.jpg", ".png", "b.jpg.png"), ("b", "", "b"),
  ]) func attachmentsKeepTheirEndings(_ typed: String, _ ending: String, _ name: String) {
    #expect(AttachmentName.name(typed, ending) == name)
  }

  /// That what is typed is not kept in case of a crash is said also once the note is saved.
  @Test func aStateFolderThatIsFullIsNamedByEachSave() async throws {
    home.write("no folder\n", to: "state")
    let shell = FakeShell()
    let workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook),
      places: NotebookPlaces(
        stateFolder: home.path("state/bubblepad"), dataHome: home.root + "/data"),
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("Start.md"))
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("q")))
    workspace.saver.keeper.edited()
    shell.runScheduled()
    try await wait { workspace.saver.keeper.journalProblem != nil }
    let problem = try #require(workspace.saver.keeper.journalProblem)
    _ = workspace.perform(.save)
    try await wait { !note.isSaving && !note.needsSaving }
    _ = workspace.perform(.save)
    #expect(workspace.notice == .warning("Already saved. \(problem)"))
  }

  // MARK: The trash

  @Test(arguments: [false, true]) func markedNotesGoToTheTrashAndBack(_ isOwn: Bool) async throws {
    if isOwn {
      TerminalHome.makeFolder(home.path(".obsidian"))
      home.write("{\"trashOption\": \"local\"}", to: ".obsidian/app.json")
    }
    mark(["a/One.md", "Start.md", "b/Two.md"])
    _ = workspace.perform(.trashNote)
    try await says("3 notes are in ")
    #expect(home.text("a/One.md") == nil && home.text("Start.md") == nil)
    #expect(workspace.list.browser.marks.isEmpty && !workspace.undo.steps.running.isRunning)
    _ = workspace.perform(.undo)
    try await says("3 notes are restored.")
    expectFirstBytes()
    _ = workspace.perform(.redo)
    try await says("3 notes are in ")
    #expect(home.text("b/Two.md") == nil)
    _ = workspace.perform(.undo)
    try await says("3 notes are restored.")
    expectFirstBytes()
  }

  /// Where one cannot go to the trash, or it is stopped by Esc, all stay.
  @Test func allGoToTheTrashOrNone() async throws {
    mark(["a/One.md", "b/Two.md"])
    workspace.undo.steps.running.onBegin = { [workspace] in
      #expect(workspace.undo.stopStep(by: Key(.escape)))
    }
    _ = workspace.perform(.trashNote)
    try await says("Stopped: all files are as they were.")
    expectFirstBytes()
    workspace.undo.steps.running.onBegin = {}
    #expect(rename(home.path("b/Two.md"), home.path("b/Gone.md")) == 0)
    _ = workspace.perform(.trashNote)
    try await wait { workspace.notice.map { $0.kind == .problem } ?? false }
    #expect(home.text("a/One.md") == Self.files["a/One.md"])
  }

  /// After a start, nothing of the list can be undone: a key that does nothing says so.
  @Test func thereMayBeNothingToUndoInTheList() {
    #expect(workspace.arrangement.place == .list && workspace.perform(.undo))
    #expect(workspace.notice == .hint("Nothing to undo in the list of notes."))
    #expect(workspace.perform(.redo))
    #expect(workspace.notice == .hint("Nothing to redo in the list of notes."))
  }
}
