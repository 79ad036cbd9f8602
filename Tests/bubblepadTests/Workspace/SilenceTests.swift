import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesRichText
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
      attributes = document.map { UInt64(TextStyles(document: $0).activeAttributes.rawValue) } ?? 0
      words = workspace.notice?.words
      dialog = workspace.conversation.dialog != nil
      place = workspace.arrangement.place
      focus = workspace.arrangement.focusRequest
      find = workspace.find != nil
      panels = workspace.arrangement.panels
      isZen = workspace.arrangement.isZen
      title = workspace.note?.title
    }
  }

  /// What the terminal or the clipboard shows, and what goes on without a trace.
  private static let elsewhere: Set<AppCommand> = [
    .suspend, .quit, .quitWithError, .copy, .cut, .save, .back,
  ]

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
    if situation != .noNote { workspace.opener.load(path: home.path("A.md")) }
    workspace.arrangement.place = situation == .list ? .list : .editor
    workspace.arrangement.focusRequest = nil
    return (workspace, home)
  }

  /// A key that works elsewhere says so in a field.
  @Test(arguments: [Place.find, .filter, .title])
  func aKeyOfAnotherPlaceSaysWhereItWorks(place: Place) throws {
    let (workspace, _) = try workspace(.list)
    workspace.arrangement.place = place
    for key in [Key(.function(4)), Key(.character(","), .alt)] {
      workspace.notice = nil
      #expect(workspace.handle(key, in: place))
      #expect(workspace.notice?.words.contains("goes where it works") == true)
    }
    workspace.notice = nil
    #expect(!workspace.handle(Key(.character("x")), in: place))
    #expect(workspace.notice == nil)
  }

  /// In an empty field of the find bar no key moves by words: these are the ways between notes.
  @Test(arguments: [Key.Code.left, .right])
  func theWaysBetweenNotesWorkInAnEmptyFindBar(code: Key.Code) throws {
    let (workspace, _) = try workspace(.list)
    #expect(workspace.perform(.find))
    workspace.arrangement.place = .find
    workspace.notice = nil
    #expect(workspace.handleFindKey(Key(code, .alt)))
    #expect(workspace.notice != nil)
    workspace.find?.query = "x"
    #expect(!workspace.handleFindKey(Key(code, .alt)))
  }

  @Test func aTitleThatIsReplacedIsSaid() throws {
    let (workspace, _) = try workspace(.list)
    let note = try #require(workspace.note)
    note.title = "Idea: A/B"
    note.finishTitle()
    #expect(note.title == "Idea- A-B")
    #expect(workspace.notice?.words.contains("the title is “Idea- A-B” now") == true)
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
