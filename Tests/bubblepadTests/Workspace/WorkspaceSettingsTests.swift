import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Observation
import Testing

@testable import BubblepadCommands
@testable import BubblepadDialogs
@testable import BubblepadSettings
@testable import bubblepad

/// Settings that are changed in the settings screen after a command has chosen something else.
@Suite("Workspace settings") @MainActor
struct WorkspaceSettingsTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace
  private let file: SettingsFile

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let path = home.root + "/config.yaml"
    home.write("vi: off\n", to: path)
    let places = try #require(NotebookPlaces(environment: home.environment))
    file = SettingsFile(path: path, backupFolder: places.backupFolder)
    var settings = Preferences()
    settings.settingsFile = path
    workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
    shell.nextSettings = settings
  }

  @Test func viKeysThatACommandTurnedOnAreTurnedOff() {
    _ = workspace.perform(.toggleVi)
    #expect(workspace.note?.usesVi == true)
    SettingsForm(workspace, file: file).set(.vi, to: "off")
    #expect(workspace.preferences.usesVi == false)
    #expect(workspace.note?.usesVi == false)
  }

  @Test func aTitleThatBeginsWithTheQueryComesFirst() {
    let form = SettingsForm(workspace, file: file)
    for query in ["line l", "line le", "line length"] {
      form.query = query
      #expect(form.selection == .setting(.measure), "\(query)")
    }
  }

  /// It is said while the number stands in its field, and not a second time.
  @Test func aWrongNumberIsSaidOnce() {
    let form = SettingsForm(workspace, file: file, at: .measure)
    form.draft = "7000"
    #expect(form.draftProblem != nil)
    form.commitDraft(of: form.selection)
    #expect(form.message == nil)
    #expect(form.word(of: .measure) != "7000")
  }

  @Test func theKeysOfAQuestionGoWithIt() {
    let question = Confirmation(
      title: "T", words: "W", answers: [.init(words: "Save and quit", letter: "s") {}])
    workspace.conversation.dialog = .confirm(question)
    workspace.tell(.hint(question.keyWords))
    workspace.closeDialog()
    #expect(workspace.notice == nil)
    workspace.conversation.dialog = .confirm(question)
    workspace.tell(.hint("Another."))
    workspace.closeDialog()
    #expect(workspace.notice == .hint("Another."))
  }

  /// The editor has the same keys by itself.
  @Test(arguments: [
    ("Ctrl+B", AppCommand.toggleBold), ("Alt+I", .toggleItalic), ("Ctrl+E", .toggleCode),
    ("Ctrl+A", .selectAll), ("Ctrl+Z", .undo), ("Ctrl+V", .paste),
  ])
  func aKeyThatIsTakenAwayDoesNothing(spelling: String, command: AppCommand) throws {
    let chord = try KeyChord(parsing: spelling)
    let key = Key(chord.code, chord.modifiers)
    let editor = try #require(workspace.note?.editor)
    workspace.arrangement.place = .editor
    editor.perform(.edit(.insertText("x")))
    for keys in [[], [try KeyChord(parsing: "F8")]] {
      workspace.preferences.values.keymap = Keymap(rebound: [command: keys])
      let before = (editor.text.string, editor.document.state.selection)
      #expect(workspace.handleEditorKey(key))
      #expect(editor.text.string == before.0)
      #expect(editor.document.state.selection == before.1)
      editor.perform(.edit(.insertText("y")))
      #expect(editor.text.string.count == before.0.count + 1, "\(editor.text.string)")
      #expect(workspace.notice?.words.contains(spelling) == true)
    }
    // Another command has it: that is done.
    workspace.preferences.values.keymap = Keymap(rebound: [command: [], .help: [chord]])
    #expect(workspace.handleEditorKey(key) && workspace.conversation.dialog != nil)
  }

  /// Where nothing is found, Enter changes nothing and leaves the focus in the search.
  @Test func nothingFoundIsNothingChanged() throws {
    shell.screenSize = Size(columns: 100, rows: 30)
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    _ = workspace.perform(.settings)
    guard case .settings(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no settings")
    }
    screen.update()
    func type(_ text: String) {
      for character in text {
        screen.send(.key(Key(.character(character))))
        screen.update()
      }
    }
    type("xqxq")
    screen.send(.key(Key(.enter)))
    screen.update()
    for _ in 0..<3 {
      screen.send(.key(Key(.backspace)))
      screen.update()
    }
    #expect(form.query == "x")
    type("y")
    #expect(form.query == "xy")
    #expect(form.recording == nil)
  }

  @Test func panelsThatACommandChangedAreSetBack() {
    for command in [AppCommand.toggleList, .toggleStatus, .widenList] {
      _ = workspace.perform(command)
    }
    #expect(!workspace.arrangement.panels.isListShown)
    workspace.takeSettings()
    #expect(workspace.arrangement.panels == PanelLayout())
  }

  /// The file says so already: only the choice is given up.
  @Test func theSettingsScreenShowsTheValueThatIsSet() {
    _ = workspace.perform(.toggleVi)
    let form = SettingsForm(workspace, file: file)
    #expect(form.word(of: .vi) == "on")
    final class Flag: @unchecked Sendable { var isSet = false }
    let isDrawnAgain = Flag()
    withObservationTracking {
      _ = form.word(of: .vi)
    } onChange: {
      isDrawnAgain.isSet = true
    }
    form.set(.vi, to: "off")
    #expect(form.word(of: .vi) == "off")
    #expect(isDrawnAgain.isSet)
  }

  /// What is typed into its search is looked for in titles, sentences and keys.
  @Test(arguments: [
    ("curly", SettingsForm.Row.setting(.smartTyping)), ("Ctrl+N", .keys(.newNote)),
    ("ctrl+n", .keys(.newNote)), ("theme", .setting(.theme)),
  ])
  func aSettingIsFoundByItsSentenceAndACommandByItsKey(query: String, row: SettingsForm.Row) {
    let form = SettingsForm(workspace, file: file)
    form.query = query
    #expect(form.selection == row)
  }

  @Test(arguments: [
    ("rebind", SettingsForm.Row.keys(.newNote)), ("language", .setting(.spelling)),
    ("width", .setting(.measure)), ("mouse", .setting(.mouse)),
    ("screen reader", .setting(.screenReader)),
  ])
  func theWordsOfASettingLeadToIt(words: String, row: SettingsForm.Row) throws {
    PaletteCommands(workspace).show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    picker.query = words
    picker.pick(try #require(picker.selectedItem))
    guard case .settings(let form) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no settings")
    }
    #expect(form.selection == row)
  }
}
