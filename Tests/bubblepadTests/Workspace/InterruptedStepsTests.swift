import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesText
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// A step over several notes in the middle of which the program has ended, at the next start.
@Suite("Interrupted steps, in the app") @MainActor
struct InterruptedStepsTests {
  let home: TerminalHome
  let places: NotebookPlaces
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    places = try #require(NotebookPlaces(environment: home.environment))
    home.write("# Nave\n", to: "Nave.md")
    home.write("[[Nave]]\n", to: "a.md")
    home.write("[[Hub]]\n", to: "b.md")
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    let texts =
      [("Nave.md", "# Hub\n", "# Nave\n")]
      + ["a.md", "b.md"].map { ($0, "[[Hub]]\n", "[[Nave]]\n") }
    _ = StepJournal(
      texts.map {
        StepText(path: home.path($0.0), before: SourceText($0.1), after: SourceText($0.2))
      }, moves: [StepMove(from: home.path("Hub.md"), to: home.path("Nave.md"))],
      notebook: home.notebook, in: places)
  }

  private func question() async throws -> BubblepadPanels.Confirmation {
    InterruptedSteps(workspace).find()
    try await wait { workspace.conversation.dialog != nil }
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    workspace.conversation.dialog = nil
    return question
  }

  private var isForgotten: Bool {
    InterruptedStep.all(of: home.notebook, in: places).isEmpty
  }

  @Test func itIsFinished() async throws {
    let question = try await question()
    #expect(
      question.words
        == "Bubblepad ended in the middle of a change of the notebook. “Hub.md” has become "
        + "“Nave.md”. Changed: 2 files. Not yet changed: 1 file.")
    question.answers[0].action()
    try await wait { workspace.notice?.words.hasPrefix("The change is finished: 1 file") == true }
    #expect(home.text("b.md") == "[[Nave]]\n" && home.text("Nave.md") == "# Nave\n")
    try await wait { isForgotten }
  }

  @Test func itIsUndone() async throws {
    let question = try await question()
    question.answers[1].action()
    try await wait { FileStamp(ofFileAt: home.path("Hub.md")) != nil }
    #expect(home.text("a.md") == "[[Hub]]\n" && home.text("b.md") == "[[Hub]]\n")
    #expect(home.text("Hub.md") == "# Hub\n" && FileStamp(ofFileAt: home.path("Nave.md")) == nil)
    try await wait { isForgotten }
  }

  /// An open note goes along, and what is typed then is saved under the path it has again.
  @Test func anOpenNoteFollowsWhatIsUndone() async throws {
    workspace.opener.load(path: home.path("Nave.md"))
    let note = try #require(workspace.note)
    let question = try await question()
    question.answers[1].action()
    try await wait { workspace.notice?.words.hasPrefix("The change is undone") == true }
    #expect(note.path == home.path("Hub.md") && note.title == "Hub")
    #expect(workspace.tabs.note(at: note.path) === note)
    try await wait { note.editor.text.string == "# Hub\n" }
    note.editor.go(toOffset: note.editor.text.count)
    note.editor.perform(.edit(.insertText("q")))
    workspace.saver.save()
    try await wait { home.text("Hub.md") == "# Hubq\n" }
    #expect(home.text("Nave.md") == nil)
  }

  @Test func anOpenNoteFollowsWhatIsFinished() async throws {
    #expect(rename(home.path("Nave.md"), home.path("Hub.md")) == 0)
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    workspace.opener.load(path: home.path("Hub.md"))
    let note = try #require(workspace.note)
    let question = try await question()
    question.answers[0].action()
    try await wait { workspace.notice?.words.hasPrefix("The change is finished") == true }
    #expect(note.path == home.path("Nave.md") && note.title == "Nave")
    #expect(workspace.tabs.note(at: note.path) === note)
    #expect(home.text("Hub.md") == nil && home.text("Nave.md") == "# Nave\n")
  }

  @Test func itIsLeftAsItIs() async throws {
    let question = try await question()
    question.answers[2].action()
    #expect(isForgotten && home.text("b.md") == "[[Hub]]\n")
  }

  /// A rename writes down what it does, and leaves nothing behind.
  @Test func aRenameLeavesNoJournal() async throws {
    _ = InterruptedStep.all(of: home.notebook, in: places).map { $0.forget() }
    workspace.opener.load(path: home.path("Nave.md"))
    let note = try #require(workspace.note)
    note.title = "Ship"
    workspace.saver.save()
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    question.answers[0].action()
    try await wait {
      workspace.notice?.words.hasPrefix("Renamed, and 1 link and the heading") == true
    }
    #expect(home.text("a.md") == "[[Ship]]\n" && home.text("Ship.md") == "# Ship\n")
    #expect(Folder.names(in: places.stateFolder + "/steps")?.isEmpty == true)
    // Text that is typed and undone again, and then the step: all of it at once.
    workspace.focus(.editor)
    note.editor.go(toOffset: note.editor.text.count)
    note.editor.perform(.edit(.insertText("q")))
    _ = workspace.perform(.undo)
    #expect(note.editor.text.string == "# Ship\n")
    _ = workspace.perform(.undo)
    try await wait { workspace.notice?.words == "It is “Nave” again." }
    #expect(home.text("a.md") == "[[Nave]]\n" && home.text("Nave.md") == "# Nave\n")
  }
}
