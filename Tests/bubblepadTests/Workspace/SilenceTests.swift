import BubblepadNotebook
import BubblepadPanels
import CursesText
import Testing

@testable import BubblepadCommands
@testable import BubblepadSettings
@testable import bubblepad

/// Every command does something that can be seen, or says why it cannot.
@Suite("Nothing answers with silence") @MainActor
struct SilenceTests {
  /// What a person could notice.
  private struct Seen: Equatable {
    let text: String
    let selection: Selection?
    let attributes: UInt64
    let words: String?
    let dialog: Bool
    let place: Place
    let focus: Place?
    let find: Bool
    let panels: PanelLayout
    let isZen: Bool
    let title: String?

    @MainActor init(_ workspace: Workspace) {
      let document = workspace.note?.editor.document
      text = workspace.note.map { String(decoding: $0.editor.text.bytes, as: UTF8.self) } ?? ""
      selection = document?.state.selection
      attributes = document.map { UInt64($0.activeAttributes.rawValue) } ?? 0
      words = workspace.notice?.words
      dialog = workspace.dialog != nil
      place = workspace.place
      focus = workspace.focusRequest
      find = workspace.find != nil
      panels = workspace.panels
      isZen = workspace.isZen
      title = workspace.note?.title
    }
  }

  /// What the terminal or the clipboard shows, and what goes on without a trace.
  private static let elsewhere: Set<AppCommand> = [.suspend, .quit, .copy, .cut, .save, .back]

  enum Situation: CaseIterable { case noNote, emptyNote, plainText, readOnly, list, singleFile }

  private func workspace(_ situation: Situation) throws -> (Workspace, TerminalHome) {
    let home = try TerminalHome()
    home.write(situation == .emptyNote ? "" : "some text\n", to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    var settings = Preferences()
    settings.isReadOnly = situation == .readOnly
    let workspace = Workspace(
      settings: settings,
      folder: situation == .singleFile ? nil : NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    if situation != .noNote { workspace.load(path: home.path("A.md")) }
    workspace.place = situation == .list ? .list : .editor
    workspace.focusRequest = nil
    return (workspace, home)
  }

  @Test(arguments: Situation.allCases)
  func everyCommandAnswers(_ situation: Situation) throws {
    for command in AppCommand.allCases where !Self.elsewhere.contains(command) {
      let (workspace, _) = try workspace(situation)
      workspace.notice = nil
      let before = Seen(workspace)
      let isHandled = workspace.perform(command)
      // What is not handled is for the control with the focus, or is opened by the palette.
      guard isHandled else { continue }
      #expect(Seen(workspace) != before, "\(command.rawValue) in \(situation)")
    }
  }
}
