import BubblepadCommands
import BubblepadNotebook
import BubblepadSettings
import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import bubblepad

/// A note that is shown for reading is not changed by what is typed, and is so again at the next start.
@Suite("The reading view") @MainActor struct ReadingViewTests {
  private let home: TerminalHome
  private let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    home.write("# A\n\nsee [[B]]\n", to: "A.md")
    home.write("b\n", to: "B.md")
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace() throws -> Workspace {
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("A.md"))
    return workspace
  }

  private func type(_ text: String, in workspace: Workspace) {
    for character in text {
      let key = Key(.character(character))
      if !workspace.handleEditorKey(key) { _ = workspace.note?.editor.handle(.key(key)) }
    }
  }

  @Test func nothingThatIsTypedChangesIt() throws {
    let workspace = try workspace()
    let note = try #require(workspace.note)
    type("x", in: workspace)
    #expect(note.isModified)
    let text = note.editor.text.string
    _ = workspace.perform(.toggleReading)
    #expect(note.isForReading && workspace.savedState.words == "unsaved")
    type("y z", in: workspace)
    #expect(note.editor.text.string == text)
    #expect(workspace.notice?.words == "This is the reading view. Shift+F8 lets you edit the note.")
    for command in [AppCommand.paste, .toggleBold, .insertDate, .properties] {
      _ = workspace.perform(command)
      #expect(note.editor.text.string == text && workspace.conversation.dialog == nil)
    }
    // What was typed before is saved all the same.
    #expect(note.needsSaving && !note.isReadOnly)
    _ = workspace.perform(.toggleReading)
    #expect(!note.isForReading && workspace.notice?.words == "You can edit the note again.")
    type("y", in: workspace)
    #expect(note.editor.text.string != text)
  }

  @Test func itIsKeptForTheNote() throws {
    let workspace = try workspace()
    _ = workspace.perform(.toggleReading)
    #expect(workspace.savedState.words == "reading view")
    workspace.opener.load(path: home.path("B.md"))
    #expect(workspace.note?.isForReading == false)
    let again = try self.workspace()
    #expect(again.note?.isForReading == true)
    again.opener.noteRenamed(home.path("A.md"), to: home.path("C.md"))
    #expect(again.services.reading.contains(home.path("C.md")))
    #expect(!again.services.reading.contains(home.path("A.md")))
  }

  /// Enter follows the link at the caret, as in a pager.
  @Test func enterFollowsLinks() async throws {
    let workspace = try workspace()
    _ = workspace.perform(.toggleReading)
    workspace.note?.editor.go(toOffset: 11)
    #expect(workspace.handleEditorKey(Key(.enter)))
    for _ in 0..<2_000 where workspace.note?.path != home.path("B.md") {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(workspace.note?.path == home.path("B.md"))
    #expect(home.text("A.md") == "# A\n\nsee [[B]]\n")
    // What is gone to is read, too, and edited by the same key.
    #expect(workspace.note?.isForReading == true)
    workspace.services.visits.walk(forward: false)
    try await wait { workspace.note?.path == home.path("A.md") }
    workspace.services.visits.walk(forward: true)
    try await wait { workspace.note?.path == home.path("B.md") }
    #expect(workspace.note?.isForReading == true)
    _ = workspace.perform(.toggleReading)
    #expect(workspace.note?.isForReading == false)
    // It is not kept for that note, and a note that is edited leads to no reading.
    workspace.opener.load(path: home.path("A.md"))
    _ = workspace.perform(.toggleReading)
    workspace.follow("[[B]]")
    try await wait { workspace.note?.path == home.path("B.md") }
    #expect(workspace.note?.isForReading == false)
    #expect(try self.workspace().services.reading.contains(home.path("B.md")) == false)
  }

  /// A note that a link starts is there to be written.
  @Test func aNewNoteIsNotForReading() async throws {
    let workspace = try workspace()
    _ = workspace.perform(.toggleReading)
    workspace.follow("[[New]]")
    try await wait { workspace.note?.isNew == true }
    #expect(workspace.note?.isForReading == false)
  }

  /// Tab goes from link to link, Shift+Tab back.
  @Test func tabGoesThroughLinks() async throws {
    home.write("[**a** b](x) ![no](i) #tag\n\n- y [^1]\n\n[^1]: z [[B|c]]\n", to: "A.md")
    let workspace = try workspace()
    let note = try #require(workspace.note)
    _ = workspace.perform(.toggleReading)
    func press(_ modifiers: KeyModifiers = []) -> String? {
      #expect(workspace.handleEditorKey(Key(.tab, modifiers)))
      return Copies(document: note.editor.document).selectedText
    }
    #expect([press(), press(), press(), press()] == ["a b", "#tag", "[1]", "c"])
    workspace.notice = nil
    #expect(press() == "c" && workspace.notice?.words == "There is no link after this.")
    #expect([press(.shift), press(.shift), press(.shift)] == ["[1]", "#tag", "a b"])
    #expect(press(.shift) == "a b" && workspace.notice?.words == "There is no link before this.")
    #expect(press() == "#tag")
    #expect(workspace.handleEditorKey(Key(.enter)))
    try await wait { workspace.notice?.words.contains("#tag") == true }
  }
}
