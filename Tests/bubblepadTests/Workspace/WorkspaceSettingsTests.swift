import BubblepadNotebook
import Observation
import Testing

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
    workspace.load(path: home.path("A.md"))
    shell.nextSettings = settings
  }

  @Test func viKeysThatACommandTurnedOnAreTurnedOff() {
    _ = workspace.perform(.toggleVi)
    #expect(workspace.note?.usesVi == true)
    SettingsForm(workspace: workspace, file: file).set(.vi, to: "off")
    #expect(workspace.usesVi == false)
    #expect(workspace.note?.usesVi == false)
  }

  @Test func panelsThatACommandChangedAreSetBack() {
    for command in [AppCommand.toggleList, .toggleStatus, .widenList] {
      _ = workspace.perform(command)
    }
    #expect(!workspace.isListShown)
    workspace.takeSettings()
    #expect(workspace.panels == PanelLayout())
  }

  /// The file says so already: only the choice is given up.
  @Test func theSettingsScreenShowsTheValueThatIsSet() {
    _ = workspace.perform(.toggleVi)
    let form = SettingsForm(workspace: workspace, file: file)
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

  @Test(arguments: [
    ("rebind", SettingsForm.Row.keys(.newNote)), ("language", .setting(.spelling)),
    ("width", .setting(.measure)), ("mouse", .setting(.mouse)),
    ("screen reader", .setting(.screenReader)),
  ])
  func theWordsOfASettingLeadToIt(words: String, row: SettingsForm.Row) throws {
    workspace.showPalette()
    guard case .pick(let picker) = workspace.dialog else { throw TerminalHome.Failure(reason: "") }
    picker.query = words
    picker.pick(try #require(picker.selectedItem))
    guard case .settings(let form) = workspace.dialog else {
      throw TerminalHome.Failure(reason: "no settings")
    }
    #expect(form.selection == row)
  }
}
