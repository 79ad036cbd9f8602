import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesText
import CursesUICore
import Glibc
import Testing

@testable import BubblepadCommands
@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What becomes of several open notes when their files change, or the program is started again; and two panes.
@Suite("Workspace: tabs and files") @MainActor
struct WorkspaceTabFilesTests {
  let home: TerminalHome
  let shell = FakeShell()
  let places: NotebookPlaces
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    for name in ["A", "B", "C"] { home.write("first\n", to: "\(name).md") }
    places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Self.workspace(home, places, shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private static func workspace(
    _ home: TerminalHome, _ places: NotebookPlaces, _ shell: FakeShell,
    autosave: AutosaveChoice = .auto
  ) -> Workspace {
    var settings = Preferences()
    settings.autosave = autosave
    return Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
  }

  private var commands: TabCommands { TabCommands(workspace) }
  private var tabs: NoteTabs { workspace.tabs }

  private var picture: String {
    tabs.all.map { $0 === tabs.current ? "[\($0.title)]" : $0.title }.joined(separator: " ")
  }

  private func type(_ text: String) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  private var text: String {
    let text = workspace.note?.editor.text
    return text.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  private func press(_ command: AppCommand) { _ = workspace.perform(command) }

  private func wait(for claim: () -> Bool) async throws {
    for _ in 0..<2000 where !claim() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(claim())
  }

  // MARK: From session to session

  @Test func theTabsOfTheLastSessionComeBackUnread() throws {
    home.write("gone", to: "D.md")
    for name in ["B.md", "D.md", "C.md"] { commands.open(home.path(name)) }
    press(.previousTab)
    press(.previousTab)
    #expect(picture == "A [B] D C")
    workspace.opener.keepUnsavedText()
    unlink(home.path("D.md"))
    let next = Self.workspace(home, places, shell)
    next.start(.notebook(path: home.notebook))
    #expect(next.tabs.all.map(\.title) == ["A", "B", "C"])
    #expect(next.tabs.current.title == "B" && next.note?.path == home.path("B.md"))
    #expect(next.tabs.notes.count == 1)
    TabCommands(next).goToNext(by: 1)
    #expect(next.note?.path == home.path("C.md"))
  }

  @Test func aTabWhoseFileHasGoneIsClosed() throws {
    commands.open(home.path("B.md"))
    workspace.opener.keepUnsavedText()
    let next = Self.workspace(home, places, shell)
    next.start(.notebook(path: home.notebook))
    unlink(home.path("A.md"))
    TabCommands(next).goToNext(by: 1)
    #expect(next.tabs.all.map(\.title) == ["B"] && next.note?.path == home.path("B.md"))
    #expect(next.notice?.words == "“A” no longer exists.")
  }

  // MARK: Changes of files

  @Test func aChangeOfABackgroundTabIsBroughtIn() throws {
    commands.open(home.path("B.md"))
    home.write("first\nsecond\n", to: "A.md")
    OutsideChanges(workspace).check()
    #expect(
      workspace.notice?.words == "Another program changed “A”. It has been reloaded.")
    press(.previousTab)
    #expect(text == "first\nsecond\n")
    press(.undo)
    #expect(text == "first\n")
  }

  @Test func bothChangesOfABackgroundTabAreInItsText() throws {
    home.write("first\n\nmiddle\n\nlast\n", to: "C.md")
    workspace.open(path: home.path("C.md"))
    type("x")
    commands.open(home.path("B.md"))
    home.write("first\n\nmiddle\n\nlast\nmore\n", to: "C.md")
    OutsideChanges(workspace).check()
    press(.previousTab)
    #expect(text == "xfirst\n\nmiddle\n\nlast\nmore\n" && workspace.note?.needsSaving == true)
  }

  @Test func aRenamedFileOfABackgroundTabIsFollowed() async throws {
    commands.open(home.path("B.md"))
    rename(home.path("A.md"), home.path("Z.md"))
    OutsideChanges(workspace).check()
    try await wait { picture == "Z [B]" }
    #expect(picture == "Z [B]" && tabs.tab(at: home.path("Z.md")) === tabs.all[0])
  }

  /// The program's own change of a note in another tab is in its text, and undoing it in the notebook as well.
  @Test func aChangeOverFilesReachesABackgroundTab() async throws {
    commands.open(home.path("B.md"))
    let content = try NoteContent.load(home.path("A.md"))
    guard case .plain(let before) = content.kind else { return }
    let file = FileText(try SafeFile.load(home.path("A.md")))
    let edit = Edit(before.count..<before.count, SourceText(bytes: Array("more\n".utf8)))
    let words = FilesStepWords(
      done: "Done.", doneAgain: "Done.", undone: "Undone.", left: (whenDone: "", whenUndone: ""))
    #expect(await workspace.undo.write([FileChange(file, [edit])], words))
    let note = try #require(tabs.all[0].note)
    #expect(String(decoding: note.editor.text.bytes, as: UTF8.self) == "first\nmore\n")
    #expect(!note.needsSaving)
    workspace.arrangement.place = .list
    press(.undo)
    await workspace.undo.steps.writing?.value
    #expect(String(decoding: note.editor.text.bytes, as: UTF8.self) == "first\n")
    #expect(home.text("A.md") == "first\n")
  }

  @Test func aNoteThatGoesToTheTrashTakesItsTabWithIt() async throws {
    commands.open(home.path("B.md"))
    workspace.list.reading.start(selecting: nil)
    try await wait(for: { workspace.list.entries.count == 3 })
    press(.trashNote)
    try await wait(for: { tabs.isAlone })
    #expect(picture == "[A]")
    press(.undo)
    #expect(picture == "A [B]")
    workspace.focus(.list)
    workspace.list.selection = FileID(home.path("A.md"))
    press(.trashNote)
    #expect(picture == "[B]")
  }

  // MARK: Panes

  @Test func twoNotesStandSideBySide() {
    shell.screenSize = Size(columns: 120, rows: 36)
    commands.open(home.path("B.md"))
    press(.split)
    #expect(tabs.panes?.left.title == "B" && tabs.panes?.right.title == "A")
    #expect(
      workspace.note?.path == home.path("A.md") && workspace.arrangement.focusRequest == .beside)
    workspace.focusMoved(to: .editor)
    #expect(workspace.note?.path == home.path("B.md") && workspace.arrangement.place == .editor)
    press(.nextPanel)
    #expect(workspace.note?.path == home.path("A.md") && workspace.arrangement.place == .editor)
    press(.split)
    #expect(tabs.panes == nil && workspace.note?.path == home.path("A.md"))
  }

  @Test func whereThereIsNoRoomForTwoBothAreShownOnceThereIs() {
    shell.screenSize = Size(columns: 99, rows: 36)
    commands.open(home.path("B.md"))
    press(.split)
    #expect(picture == "[A] B")
    #expect(
      workspace.notice?.words
        == "Two notes side by side need 100 columns. On a wider window both are shown.")
    #expect(!workspace.arrangement.showsPanes(in: ScreenMetrics(size: shell.screenSize)))
    shell.screenSize = Size(columns: 100, rows: 36)
    #expect(workspace.arrangement.showsPanes(in: ScreenMetrics(size: shell.screenSize)))
    shell.screenSize = Size(columns: 99, rows: 36)
    press(.split)
    #expect(
      tabs.panes == nil && workspace.notice?.words == "One note is shown, on a wider window too.")
  }

  @Test func aNoteIsNotOfferedBesideItself() throws {
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    for (command, titles) in [(AppCommand.split, ["B", "C"]), (.quickOpen, ["A", "B", "C"])] {
      press(command)
      guard case .pick(let picker)? = workspace.conversation.dialog else {
        return #expect(Bool(false), "no list")
      }
      #expect(picker.items.map(\.title).sorted() == titles)
      #expect(picker.found.map(\.item.title).sorted() == titles)
      workspace.conversation.close()
    }
  }

  @Test func aNoteIsShownInOnePaneOnly() {
    shell.screenSize = Size(columns: 120, rows: 36)
    commands.openBeside(home.path("A.md"))
    #expect(workspace.notice?.words == "“A” is here: a note is shown in one pane only.")
    #expect(workspace.arrangement.focusRequest == .editor && tabs.panes == nil)
    commands.openBeside(home.path("C.md"))
    #expect(tabs.panes?.left.title == "A" && tabs.panes?.right.title == "C")
    // Opened once more, it is shown where it is.
    workspace.open(path: home.path("A.md"))
    #expect(workspace.note?.path == home.path("A.md") && tabs.panes?.right.title == "C")
    #expect(
      workspace.notice?.words == "“A” was open in this pane: a note is shown in one only.")
  }
}
