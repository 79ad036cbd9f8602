import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesUICore
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What stays of a note when another one is shown: on the trail, in the memory, in the status bar.
@Suite("Workspace: leaving a note") @MainActor
struct WorkspaceLeavingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    for name in ["A.md", "B.md", "C.md"] { home.write("# One\n\n###### Six\n", to: name) }
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private func preview(_ name: String) {
    workspace.arrangement.place = .list
    workspace.list.preview.show(noteAt: home.path(name))
  }

  private var shown: String? { workspace.note?.path.lastComponent }

  // MARK: Memory

  /// A note that was opened.
  @MainActor private final class Visit {
    weak var note: OpenNote?
    weak var editor: RichEditorControl?

    init(_ note: OpenNote?) { (self.note, editor) = (note, note?.editor) }
  }

  /// However many notes are opened one after the other, those that were left are gone.
  @Test func whatWasLeftIsNotKept() async throws {
    shell.screenSize = Size(columns: 80, rows: 24)
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    var visits: [Visit] = []
    for number in 0..<40 {
      let name = "N\(number).md"
      home.write("# Note\n\nWords of \(number).\n", to: name)
      workspace.open(path: home.path(name))
      screen.update()
      visits.append(Visit(workspace.note))
    }
    for _ in 0..<40 { await Task.yield() }
    screen.update()
    #expect(visits.last?.note != nil)
    #expect(visits.count { $0.note != nil } <= 2, "of 40 notes")
    #expect(visits.count { $0.editor != nil } <= 2, "of 40 editors")
  }

  /// What a box showed goes with it.
  @Test func aClosedBoxIsNotKept() throws {
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    weak var picker: ItemPicker?
    for _ in 0..<3 {
      _ = workspace.perform(.commandPalette)
      screen.update()
      guard case .pick(let shown)? = workspace.conversation.dialog else {
        throw TerminalHome.Failure(reason: "no palette")
      }
      picker = shown
      workspace.closeDialog()
      screen.update()
    }
    // It goes in steps.
    screen.advance(to: 60, date: 0)
    _ = screen.picture()
    screen.advance(to: 61, date: 0)
    _ = screen.picture()
    #expect(picker == nil)
  }

  // MARK: Previews

  @Test(arguments: [true, false])
  func aPreviewThatIsGoneToIsOnTheTrail(byEnter: Bool) {
    preview("B.md")
    preview("C.md")
    if byEnter {
      workspace.open(path: home.path("C.md"))
    } else {
      workspace.focusMoved(to: .editor)
    }
    #expect(shown == "C.md")
    _ = workspace.perform(.goBack)
    #expect(shown == "A.md")
    _ = workspace.perform(.goForward)
    #expect(shown == "C.md")
  }

  @Test func aPreviewThatIsPassedIsNotRemembered() {
    preview("B.md")
    preview("C.md")
    workspace.opener.close()
    #expect(workspace.services.visits.memory.entries.map(\.path) == [home.path("A.md")])
  }

  // MARK: Files that move

  @Test func aNoteThatAnotherProgramRenamedIsFoundAgain() async throws {
    workspace.note?.editor.perform(.edit(.moveToDocumentEnd))
    let place = workspace.note?.editor.place
    rename(home.path("A.md"), home.path("New.md"))
    OutsideChanges(workspace).check()
    try await wait { shown == "New.md" }
    workspace.opener.load(path: home.path("B.md"))
    #expect(workspace.services.visits.memory.place(in: home.path("New.md")) == place)
    _ = workspace.perform(.goBack)
    #expect(shown == "New.md")
  }

  /// A locked note that was open last asks for its passphrase, which is not to get into another note.
  @Test func aLockedNoteAsksForItsPassphraseAtTheStart() throws {
    home.write("\n-----BEGIN AGE ENCRYPTED FILE-----\n", to: "C.md")
    for name in ["A.md", "C.md"] {
      workspace.services.visits.memory.take(
        RichEditorPlace(line: 0, column: 0, topLine: 0), of: home.path(name))
    }
    let folder = try #require(workspace.folder)
    #expect(workspace.services.visits.lastNote(in: folder) == home.path("C.md"))
  }

  // MARK: The status bar

  @Test func whatWasSaidOfATitleGoesWithItsNote() {
    workspace.note?.title = ""
    workspace.saver.save()
    #expect(workspace.notice == .problem("Not renamed. A note needs a title. Esc keeps “A”."))
    workspace.opener.load(path: home.path("B.md"))
    #expect(workspace.shownNotice == nil)
  }

  // MARK: The palette

  @Test func onlyHeadingsThatCanChangeAreOffered() throws {
    let editor = try #require(workspace.note?.editor)
    #expect(!CommandsHere(workspace).commands.contains(.headingUp))
    #expect(CommandsHere(workspace).commands.contains(.headingDown))
    editor.perform(.edit(.moveToDocumentEnd))
    editor.go(to: RichEditorPlace(line: 2, column: 8, topLine: 0))
    #expect(CommandsHere(workspace).commands.contains(.headingUp))
    #expect(!CommandsHere(workspace).commands.contains(.headingDown))
  }

  @Test func aHeadingThatCannotBeRaisedSaysSo() {
    workspace.arrangement.place = .editor
    _ = workspace.perform(.headingUp)
    #expect(workspace.notice == .hint("This heading is of level 1 already."))
  }
}
