import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import Testing

@testable import BubblepadCommands
@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What is said, and shown, where a command cannot be done or names could be confused.
@Suite("Answers") @MainActor
struct AnswerTests {
  private let home: TerminalHome
  private let places: NotebookPlaces
  private let shell = FakeShell()

  init() throws {
    home = try TerminalHome()
    home.write("some text\n", to: "A.md")
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace(opening file: String, isReadOnly: Bool = false) throws -> Workspace {
    var settings = Preferences()
    settings.isReadOnly = isReadOnly
    let workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path(file))
    workspace.arrangement.place = .editor
    return workspace
  }

  @Test func aCommandIsNamedByTheKeyItHas() throws {
    let workspace = try workspace(opening: "A.md", isReadOnly: true)
    #expect(workspace.perform(.toggleBold))
    #expect(
      workspace.notice
        == .hint("This note is read-only. Save a copy with Alt+S to change it."))
    #expect(workspace.wayTo(.duplicate) == "“Duplicate note”")
  }

  // MARK: Plain files

  @Test(arguments: ["hosts.txt", "Makefile", "x.py"], [Place.editor, .title, .list])
  func commandsOfPagesAreRefusedInPlainFiles(_ file: String, _ place: Place) throws {
    home.write("x = 1\n", to: file)
    let workspace = try workspace(opening: file)
    workspace.arrangement.place = place
    let ofPages = AppCommand.allCases.filter(\.isForPages)
    #expect(ofPages.contains(.quote) && ofPages.contains(.table))
    for command in ofPages {
      #expect(workspace.perform(command))
      let words = workspace.notice?.words ?? ""
      #expect(words == "“\(command.title)” is for Markdown notes; Alt+S saves a copy as one (.md).")
      #expect(workspace.conversation.dialog == nil)
    }
    let text = workspace.note?.editor.text.bytes ?? []
    #expect(String(decoding: text, as: UTF8.self) == "x = 1\n")
  }

  @Test func thePaletteDoesNotOfferThemThere() throws {
    home.write("x = 1\n", to: "x.py")
    func offered(in file: String) throws -> Set<String> {
      let workspace = try workspace(opening: file)
      PaletteCommands(workspace).show()
      guard case .pick(let picker) = workspace.conversation.dialog else { return [] }
      return Set((picker.items + picker.found.map(\.item)).map(\.id))
    }
    let (plain, page) = (try offered(in: "x.py"), try offered(in: "A.md"))
    for command in AppCommand.allCases where command.isForPages {
      #expect(page.contains(command.rawValue) && !plain.contains(command.rawValue))
    }
    #expect(plain.contains(AppCommand.save.rawValue))
  }

  // MARK: Dialogs

  @Test func theKeyOfACommandIsAnsweredBehindADialog() throws {
    let workspace = try workspace(opening: "A.md")
    workspace.services.quickOpen.show()
    #expect(workspace.handle(Key(.character("p"), .control), in: nil))
    let title = AppCommand.commandPalette.title
    #expect(
      workspace.notice == .hint("Close this box with Esc first; then Ctrl+P is “\(title)”."))
    workspace.notice = nil
    #expect(!workspace.handle(Key(.tab), in: nil) && !workspace.handle(Key(.down), in: nil))
    #expect(workspace.notice == nil)
  }

  /// Nor is it made before the notes are known.
  @Test func anOfferIsNotCounted() throws {
    let workspace = try workspace(opening: "A.md")
    workspace.services.quickOpen.show()
    if case .pick(let early) = workspace.conversation.dialog {
      early.query = "nothing like it"
      #expect(early.selection == nil)
    }
    workspace.list.isLoaded = true
    workspace.services.quickOpen.show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no picker")
      return
    }
    picker.query = "nothing like it"
    #expect(picker.selection == ItemPicker.offerID)
    #expect(picker.countWords.isEmpty)
  }

  /// The number at the foot of the palette is that of what typing searches, with a word and without.
  @Test func thePaletteCountsWhatItSearches() throws {
    let workspace = try workspace(opening: "A.md")
    PaletteCommands(workspace).show()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no picker")
      return
    }
    let all = picker.items.count { !$0.isHeading }
    #expect(picker.countWords == "\(all)")
    picker.query = "lock"
    #expect(picker.countWords.hasSuffix(" of \(all)"))
  }

  /// Before anything is typed nothing has been looked for.
  @Test func movingSaysThatThereIsNoOtherFolder() throws {
    let workspace = try workspace(opening: "A.md")
    MoveCommands(workspace).ask()
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no picker")
      return
    }
    #expect(picker.shownEmptyWords == "There is no other folder yet. Type a name for a new one.")
    picker.query = ".."
    #expect(picker.shownEmptyWords == "No folder is called so.")
  }

  // MARK: Titles

  @Test func notesThatShareATitleAreToldApart() async throws {
    for folder in ["a", "b"] { TerminalHome.makeFolder(home.path(folder)) }
    for name in ["Index.md", "a/Index.md", "b/Index.md", "Solo.txt"] { home.write("x", to: name) }
    let folder = NotebookFolder(path: home.notebook)
    let titles = NotebookTitles(try await folder.listing().entries, in: home.notebook)
    let paths = ["Index.md", "a/Index.md", "b/Index.md", "Solo.txt", "A.md", "gone/B.txt"]
    #expect(
      paths.map(titles.title(ofNoteAt:))
        == ["Index", "a/Index", "b/Index", "Solo.txt", "A", "B.txt"])
  }
}
