import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import Testing

@testable import BubblepadCommands
@testable import BubblepadNoteFiles
@testable import BubblepadNoteList
@testable import BubblepadSettings
@testable import bubblepad

/// What the app does, without a screen.
@Suite("Workspace") @MainActor
struct WorkspaceTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.write("second\n", to: "B.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
    _ = workspace.handleEditorKey(Key(code, modifiers))
  }

  private func type(_ text: String) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  // MARK: What the status bar says

  @Test func whatIsNotListedIsToldOnce() {
    workspace.list.reading.tell(ofUnlisted: ["Cannot list “x”.", "The link “y” is not followed."])
    let words = "Cannot list “x”. The link “y” is not followed."
    #expect(workspace.notice == .warning(words))
    workspace.tell(.hint("another"))
    workspace.list.reading.tell(ofUnlisted: ["Cannot list “x”.", "The link “y” is not followed."])
    #expect(workspace.notice == .hint("another"))
    workspace.list.reading.tell(ofUnlisted: ["Cannot list “x”."])
    #expect(workspace.notice == .warning("Cannot list “x”."))
    workspace.notice = nil
    workspace.list.reading.tell(ofUnlisted: [])
    #expect(workspace.notice == nil)
  }

  @Test func aSavedNoteSaysSoUntilSomethingIsTyped() {
    #expect(workspace.savedState.words == "saved")
    type("x")
    #expect(workspace.savedState.words == "unsaved")
    #expect(workspace.note?.needsSaving == true)
  }

  /// It comes in a moment without keys, or with a key, but not just before one.
  @Test func theStatusBarFollowsTheCaretWhereItHoldsUpNoKey() throws {
    let note = try #require(workspace.note)
    type("x")
    workspace.status.lastChange = .now + .seconds(100)
    shell.runScheduled()
    #expect(note.position == "1:1")
    type("y")
    #expect(note.position == "1:3")
    type("z")
    #expect(note.position == "1:3")
    workspace.status.lastChange = .now - .seconds(100)
    shell.runScheduled()
    #expect(note.position == "1:4")
  }

  @Test func aNewTitleAloneIsUnsaved() {
    workspace.note?.title = "Other"
    #expect(workspace.savedState.words == "unsaved")
    workspace.note?.title = "A"
    #expect(workspace.savedState.words == "saved")
  }

  @Test func aKeyTakesAwayWhatIsDoneAndLeavesAProblem() {
    workspace.tell(.done("Saved."))
    press(.character("x"))
    #expect(workspace.notice == nil)
    workspace.tell(.problem("The disk is full."))
    press(.character("x"))
    #expect(workspace.notice == .problem("The disk is full."))
  }

  @Test(arguments: [
    ("", "A note needs a title."), ("  ", "A note needs a title."),
    ("B", "There is already a note called B."), ("b", "There is already a note called B."),
    (".hidden", "A file whose name starts with a dot would be hidden."),
  ])
  func aTitleIsCheckedAsItIsTyped(_ title: String, _ words: String) {
    workspace.arrangement.place = .title
    workspace.note?.title = title
    let whole = words + " Esc keeps “A”."
    #expect(workspace.shownNotice == .problem(whole))
    workspace.saver.save()
    #expect(workspace.notice == .problem("Not renamed. \(whole)"))
    #expect(workspace.shownNotice == .problem("Not renamed. \(whole)"))
    #expect(workspace.arrangement.focusRequest == .title)
    #expect(home.text("A.md") == "first\n")
  }

  /// A file name has no slash: what is typed with one is told, and taken with a hyphen.
  @Test func aSlashInATitleBecomesAHyphen() {
    workspace.arrangement.place = .title
    workspace.note?.title = "Minutes: 25/11"
    #expect(
      workspace.shownNotice
        == .problem("Names of files have no “:” or “/”. Enter writes “-” instead."))
    workspace.note?.finishTitle()
    #expect(workspace.note?.title == "Minutes- 25-11")
    #expect(workspace.note?.titleProblem == nil)
  }

  @Test func everyPlaceHasHintsWithKeys() {
    for place in [Place.filter, .list, .title, .editor, .find] {
      workspace.arrangement.place = place
      #expect(!workspace.keyHints.isEmpty)
      #expect(workspace.keyHints.allSatisfy { !$0.key.isEmpty && !$0.words.isEmpty })
    }
  }

  // MARK: Panels

  @Test func panelsFollowOneAnother() {
    workspace.arrangement.place = .title
    #expect(workspace.perform(.nextPanel))
    #expect(workspace.arrangement.place == .editor)
    workspace.arrangement.place = .title
    #expect(workspace.perform(.previousPanel))
    #expect(workspace.arrangement.place == .list)
  }

  @Test func aListThatHasNoRoomNeverGetsTheFocus() {
    shell.screenSize = Size(columns: 40, rows: 10)
    workspace.arrangement.place = .title
    _ = workspace.perform(.previousPanel)
    #expect(workspace.arrangement.place == .editor)
    _ = workspace.perform(.focusList)
    #expect(workspace.arrangement.place == .editor)
    guard case .pick = workspace.conversation.dialog else {
      Issue.record("the notes are not offered in another way")
      return
    }
    workspace.closeDialog()
    _ = workspace.perform(.toggleList)
    #expect(workspace.arrangement.panels.isListShown)
    #expect(workspace.notice?.kind == .hint)
  }

  // MARK: Dialogs

  @Test func thePaletteRunsWhatIsPicked() throws {
    PaletteCommands(workspace).show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no palette")
      return
    }
    #expect(picker.items.count > AppCommand.allCases.count)
    picker.query = "start or stop"
    let item = try #require(picker.selectedItem)
    #expect(item.id == AppCommand.toggleAnimation.rawValue)
    workspace.closeDialog()
    picker.pick(item)
    #expect(!shell.isAnimating)
  }

  @Test(arguments: [
    ("animation", AppCommand.toggleAnimation), ("unlock", .unlockNote), ("pause", .toggleAnimation),
  ])
  func commandsAreFoundByOtherWords(words: String, command: AppCommand) throws {
    PaletteCommands(workspace).show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no palette")
      return
    }
    picker.query = words
    #expect(picker.selectedItem?.id == command.rawValue)
  }

  @Test func anOptionOfFindingOpensTheFindBar() throws {
    PaletteCommands(workspace).show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no palette")
      return
    }
    let item = try #require(picker.items.first { $0.id == AppCommand.findWord.rawValue })
    workspace.closeDialog()
    picker.pick(item)
    #expect(workspace.find?.options.isWholeWord == true)
    #expect(workspace.arrangement.place == .find)
    #expect(workspace.notice == nil)
  }

  @Test func aThemeIsPreviewedAndGivenBack() {
    workspace.services.themes.showThemes()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no themes")
      return
    }
    picker.move(by: 1)
    #expect(shell.usedThemes.last == "day")
    picker.cancel()
    #expect(shell.usedThemes.suffix(2) == ["day", "night"])
    #expect(workspace.preferences.themeName == "night")
  }

  @Test func quittingAsksOnlyWhenSomethingWouldBeLost() {
    workspace.preferences.values.autosave = .off
    type("x")
    TabCommands(workspace).askToQuit()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("it did not ask")
      return
    }
    #expect(!shell.hasQuit)
    question.answers.first { $0.letter == "d" }?.action()
    #expect(shell.hasQuit)
    #expect(home.text("A.md") == "first\n")
  }

  @Test func quittingWithNothingToSaveIsAtOnce() {
    TabCommands(workspace).askToQuit()
    #expect(shell.hasQuit)
  }

  /// Where only the title cannot be taken, no text is at stake.
  @Test func aTitleThatIsRefusedAloneIsGivenBack() {
    workspace.note?.title = ".a"
    workspace.opener.askForNew()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("it did not ask")
      return
    }
    workspace.closeDialog()
    #expect(question.title == "Not renamed")
    #expect(
      question.words
        == "A file whose name starts with a dot would be hidden. "
        + "Its title stays “A”.")
    #expect(question.answers.map(\.words) == ["Keep “A”"])
    question.answers.first?.action()
    #expect(workspace.note?.isNew == true)
    #expect(home.text("A.md") == "first\n")
  }

  @Test func givingUpChangesForANewNoteIsAskedOnce() {
    type("x")
    workspace.note?.title = ""
    workspace.opener.askForNew()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("it did not ask")
      return
    }
    workspace.closeDialog()
    #expect(question.answers.map(\.words) == ["Save as “A”", "Leave without saving"])
    #expect(question.answers.allSatisfy { $0.letter == nil })
    question.answers.last?.action()
    #expect(workspace.conversation.dialog == nil)
    #expect(workspace.note?.title == "" && workspace.note?.promptTitle == "Untitled")
    #expect(workspace.note?.isNew == true)
  }

  // MARK: Links

  @Test func anAddressGoesToTheClipboardAndANoteIsOpened() {
    workspace.follow("https://example.org")
    #expect(shell.copied == ["https://example.org"])
    workspace.follow("B.md")
    #expect(workspace.note?.title == "B")
    workspace.follow("Nothing.md")
    #expect(workspace.note?.title == "Nothing" && workspace.note?.isNew == true)
    #expect(workspace.conversation.dialog == nil)
    workspace.follow("Nothing.pdf")
    #expect(workspace.notice?.kind == .problem && workspace.note?.title == "Nothing")
  }

  @Test func notesNamedOneByOneAreTabs() throws {
    let places = try #require(NotebookPlaces(environment: home.environment))
    let workspace = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night", shell: shell)
    workspace.start(
      .notes([NotePlace(path: home.path("A.md")), NotePlace(path: home.path("B.md"))]))
    #expect(workspace.note?.path == home.path("A.md"))
    #expect(workspace.tabs.all.map(\.title) == ["A", "B"])
    #expect(workspace.notice?.words == "2 notes are open in tabs. Alt+} goes to the next.")
    #expect(workspace.perform(.quickOpen))
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no list was shown")
      return
    }
    #expect(picker.items.map(\.title) == ["A.md", "B.md"])
    picker.pick(picker.items[1])
    #expect(workspace.note?.path == home.path("B.md"))
  }

  @Test func copyingThePath() {
    _ = workspace.perform(.copyPath)
    #expect(shell.copied == [home.path("A.md")])
  }
}
