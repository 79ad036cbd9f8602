import BubblepadNotebook
import BubblepadOpenNotes
import CursesCore
import CursesText
import CursesUICore
import Glibc
import Testing

@testable import BubblepadCommands
@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// Several notes open at once, without a screen.
@Suite("Workspace: tabs") @MainActor
struct WorkspaceTabsTests {
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

  // MARK: Opening and going

  @Test func aNoteInANewTabLeavesTheFirstAsItIs() {
    type("x")
    commands.open(home.path("B.md"))
    #expect(picture == "A [B]")
    #expect(workspace.conversation.dialog == nil && text == "first\n")
    press(.previousTab)
    #expect(picture == "[A] B" && text == "xfirst\n")
    press(.undo)
    #expect(text == "first\n")
    press(.redo)
    #expect(text == "xfirst\n")
  }

  @Test func aNoteThatIsOpenIsGoneToAndNotOpenedTwice() {
    commands.open(home.path("B.md"))
    let note = workspace.note
    workspace.open(path: home.path("A.md"))
    #expect(picture == "[A] B")
    workspace.open(path: home.path("B.md"))
    #expect(picture == "A [B]" && workspace.note === note)
    commands.open(home.path("A.md"))
    #expect(picture == "[A] B")
  }

  @Test func anotherNoteComesInThePlaceOfTheCurrentTabsOne() {
    commands.open(home.path("B.md"))
    workspace.open(path: home.path("C.md"))
    #expect(picture == "A [C]")
  }

  @Test func eachTabHasItsOwnWayBack() {
    workspace.open(path: home.path("B.md"))
    commands.open(home.path("C.md"))
    press(.goBack)
    #expect(picture == "B [C]" && workspace.notice?.words == "No note was open before this one.")
    press(.previousTab)
    press(.goBack)
    #expect(picture == "[A] C")
  }

  @Test func eachTabHasItsOwnCaretAndFindBar() throws {
    workspace.note?.editor.go(toOffset: 5)
    press(.find)
    workspace.find?.query = "first"
    commands.open(home.path("B.md"))
    #expect(workspace.find == nil)
    workspace.note?.editor.go(toOffset: 2)
    press(.previousTab)
    #expect(workspace.find?.query == "first")
    #expect(workspace.note?.editor.document.state.selection.main.head != 2)
    workspace.services.finder.close()
    press(.nextTab)
    #expect(workspace.note?.editor.document.state.selection.main.head == 2)
  }

  @Test func theOnlyTabIsNotClosedAndHasNoNeighbour() {
    press(.closeTab)
    #expect(picture == "[A]" && workspace.notice?.words.hasPrefix("This is the only tab.") == true)
    press(.nextTab)
    #expect(workspace.notice?.words.hasPrefix("There is only one tab.") == true)
  }

  @Test func aNoteThatCannotBeOpenedLeavesNoTab() {
    home.write([0, 1, 2, 0, 0, 0], to: "D.md")
    commands.open(home.path("D.md"))
    #expect(picture == "[A]" && workspace.notice?.kind == .problem)
  }

  @Test func twoNewNotesHaveTwoNames() {
    workspace.opener.startNote()
    let first = workspace.note?.path
    type("one")
    commands.open(home.path("B.md"))
    workspace.opener.startNote()
    #expect(workspace.note?.path != first && tabs.all.count == 2)
  }

  @Test func whatIsSelectedInTheListComesIntoANewTab() async throws {
    workspace.list.reading.start(selecting: nil)
    try await wait(for: { workspace.list.entries.count == 3 })
    workspace.focus(.list)
    workspace.list.selection = FileID(home.path("C.md"))
    shell.runScheduled()
    #expect(workspace.note?.isPreview == true)
    press(.openInNewTab)
    #expect(
      picture == "A [C]" && workspace.note?.isPreview == false
        && workspace.arrangement.place == .editor)
    press(.previousTab)
    #expect(text == "first\n")
  }

  @Test func aLinkIsFollowedIntoANewTab() async throws {
    home.write("[[B]] and more\n", to: "L.md")
    workspace.list.reading.start(selecting: nil)
    try await wait(for: { workspace.list.entries.count == 4 })
    workspace.open(path: home.path("L.md"))
    workspace.note?.editor.go(toOffset: 3)
    press(.openInNewTab)
    #expect(picture == "L [B]")
  }

  @Test func quickOpenHasAKeyForANewTab() async throws {
    workspace.list.reading.start(selecting: nil)
    try await wait(for: { workspace.list.entries.count == 3 })
    press(.quickOpen)
    guard case .pick(let picker) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list")
    }
    picker.query = "B"
    let action = try #require(picker.actions.first)
    #expect(action.key == .alt("v"))
    workspace.closeDialog()
    action.perform(picker.selectedItem)
    #expect(picture == "A [B]")
  }

  // MARK: Previews

  @Test func aPreviewDoesNotTakeATab() async throws {
    commands.open(home.path("B.md"))
    workspace.list.reading.start(selecting: nil)
    try await wait(for: { workspace.list.entries.count == 3 })
    workspace.focus(.list)
    workspace.list.preview.show(noteAt: home.path("C.md"))
    #expect(workspace.note?.path == home.path("C.md"))
    press(.previousTab)
    press(.nextTab)
    #expect(picture == "A [B]")
    workspace.focus(.list)
    workspace.list.preview.show(noteAt: home.path("A.md"))
    #expect(workspace.note == nil)
    #expect(tabs.current.words?.contains("is open in another tab") == true)
    workspace.focusMoved(to: .editor)
    #expect(picture == "A [B]" && text == "first\n")
    workspace.focus(.list)
    workspace.list.preview.show(noteAt: home.path("C.md"))
    workspace.focusMoved(to: .editor)
    #expect(picture == "A [C]")
  }

  // MARK: Saving

  @Test func allTabsAreSavedAfterAPause() async throws {
    type("x")
    commands.open(home.path("B.md"))
    type("y")
    workspace.status.lastChange = .now - .seconds(100)
    workspace.tabs.all[0].note?.leftAt = .now - .seconds(100)
    shell.runScheduled()
    try await wait(for: {
      home.text("A.md") == "xfirst\n" && home.text("B.md") == "yfirst\n"
    })
    try await wait(for: { tabs.notes.allSatisfy { !$0.needsSaving } })
  }

  /// Of two notes the one that was left long ago does not wait for the other.
  @Test func eachWaitsForItsOwnPause() async throws {
    type("x")
    commands.open(home.path("B.md"))
    type("y")
    workspace.status.lastChange = .now + .seconds(100)
    workspace.tabs.all[0].note?.leftAt = .now - .seconds(100)
    shell.runScheduled()
    try await wait(for: { home.text("A.md") == "xfirst\n" })
    #expect(home.text("B.md") == "first\n")
  }

  @Test func aTabWithChangesIsAskedAboutWhereNothingIsSavedByItself() throws {
    let workspace = Self.workspace(home, places, shell, autosave: .off)
    workspace.opener.load(path: home.path("A.md"))
    let commands = TabCommands(workspace)
    commands.open(home.path("B.md"))
    workspace.note?.editor.perform(.edit(.insertText("y")))
    commands.goToNext(by: 1)
    commands.close(workspace.tabs.all[1])
    // What is asked about is shown.
    #expect(workspace.note?.path == home.path("B.md"))
    guard case .confirm(let asked) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing is asked")
    }
    #expect(asked.answers.map(\.words) == ["Save and close", "Close without saving"])
    workspace.closeDialog()
    asked.answers[1].action()
    #expect(workspace.tabs.all.map(\.title) == ["A"])
    #expect(home.text("B.md") == "first\n")
  }

  @Test func closingSavesByTheRule() async throws {
    commands.open(home.path("B.md"))
    type("y")
    press(.closeTab)
    try await wait(for: { tabs.isAlone })
    #expect(picture == "[A]" && home.text("B.md") == "yfirst\n")
  }

  // MARK: Quitting

  @Test func quittingSavesAllTabs() async throws {
    type("x")
    commands.open(home.path("B.md"))
    type("y")
    press(.quit)
    try await wait(for: { shell.hasQuit })
    #expect(home.text("A.md") == "xfirst\n" && home.text("B.md") == "yfirst\n")
    let kept = SavedTabs.kept(of: home.notebook, in: places)
    #expect(
      kept
        == .init(paths: [home.path("A.md"), home.path("B.md")], current: home.path("B.md")))
  }

  @Test(arguments: ["Save all and quit", "Quit without saving"])
  func quittingAsksOnceForAll(_ words: String) async throws {
    let workspace = Self.workspace(home, places, shell, autosave: .off)
    workspace.opener.load(path: home.path("A.md"))
    workspace.note?.editor.perform(.edit(.insertText("x")))
    TabCommands(workspace).open(home.path("B.md"))
    workspace.note?.editor.perform(.edit(.insertText("y")))
    TabCommands(workspace).askToQuit()
    guard case .confirm(let asked) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing is asked")
    }
    #expect(asked.words == "2 notes have changes that are not saved: “A”, “B”.")
    workspace.closeDialog()
    try #require(asked.answers.first { $0.words == words }).action()
    try await wait(for: { shell.hasQuit })
    let isSaved = words.hasPrefix("Save")
    #expect(home.text("A.md") == (isSaved ? "xfirst\n" : "first\n"))
    #expect(home.text("B.md") == (isSaved ? "yfirst\n" : "first\n"))
  }
}
