import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What can be undone goes on from one start to the next, whatever has become of the file meanwhile.
@Suite("Workspace: history") @MainActor
struct WorkspaceHistoryTests {
  let home: TerminalHome
  let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  /// A start of the program, with the note open and the caret at its start, wherever it was left.
  private func start(_ shell: FakeShell = FakeShell(), loads: Bool = true) -> Workspace {
    let workspace = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night", shell: shell)
    if loads { workspace.opener.load(path: home.path("A.md")) }
    workspace.note?.editor.go(toOffset: 0)
    return workspace
  }

  private func type(_ text: String, in workspace: Workspace) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  private func undo(_ workspace: Workspace) -> String? {
    workspace.note?.editor.perform(.edit(.undo))
    return workspace.note?.editor.text.string
  }

  private func redo(_ workspace: Workspace) -> String? {
    workspace.note?.editor.perform(.edit(.redo))
    return workspace.note?.editor.text.string
  }

  private func save(_ workspace: Workspace) async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  private func quit(_ workspace: Workspace) async {
    await withCheckedContinuation { done in
      workspace.services.histories.whenKept { done.resume() }
    }
    workspace.opener.quit()
  }

  /// Writes “typed first” with a history, and leaves.
  private func typeAndSave() async {
    let workspace = start()
    type("typed ", in: workspace)
    #expect(await save(workspace))
    await quit(workspace)
    #expect(home.text("A.md") == "typed first\n")
  }

  private func wait(for claim: () -> Bool) async throws {
    for _ in 0..<2000 where !claim() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(claim())
  }

  @Test func anOutsideChangeIsUndoneAndThenWhatWasTyped() async {
    await typeAndSave()
    home.write("typed first\nsecond\n", to: "A.md")
    let workspace = start()
    #expect(workspace.note?.isModified == false)
    #expect(undo(workspace) == "typed first\n")
    #expect(
      workspace.notice
        == .hint("The change by another program is undone too. Redo restores it."))
    #expect(workspace.note?.isModified == true)
    #expect(undo(workspace) == "first\n")
    #expect(redo(workspace) == "typed first\n")
    #expect(redo(workspace) == "typed first\nsecond\n")
    #expect(workspace.note?.isModified == false)
    #expect(undo(workspace) == "typed first\n")
    #expect(home.text("A.md") == "typed first\nsecond\n")
    #expect(await save(workspace))
    #expect(home.text("A.md") == "typed first\n")
  }

  /// What was read is the text of the disk; the history is read when the first frame is out, and not by
  /// the thread that waits for keys.
  @Test func theFirstFrameDoesNotWaitForIt() async throws {
    await typeAndSave()
    home.write("typed first\nsecond\n", to: "A.md")
    let shell = FakeShell()
    let workspace = start(shell)
    let document = try #require(workspace.note?.editor.document)
    #expect(!document.history.canUndo)
    shell.runScheduled()
    #expect(!document.history.canUndo)
    try await wait { document.history.canUndo }
    #expect(document.history.stepCount == 2)
    #expect(undo(workspace) == "typed first\n")
  }

  @Test func itIsKeptAgainWithWhatIsTypedOnTop() async {
    await typeAndSave()
    home.write("TYPED first\n", to: "A.md")
    let workspace = start()
    type("more ", in: workspace)
    #expect(await save(workspace))
    await quit(workspace)
    #expect(home.text("A.md") == "more TYPED first\n")
    home.write("x\n", to: "A.md")
    let next = start()
    #expect(undo(next) == "more TYPED first\n")
    #expect(undo(next) == "TYPED first\n")
    #expect(undo(next) == "typed first\n")
    #expect(undo(next) == "first\n")
    #expect(undo(next) == "first\n")
  }

  /// Undoing into what was done before the note was opened says so, once, in a later session and in the same.
  @Test func undoingEarlierWorkSaysSo() async {
    let hint = Notice.hint(
      "This undoes what was done before the note was opened. Redo restores it.")
    await typeAndSave()
    let workspace = start()
    type("more ", in: workspace)
    #expect(undo(workspace) == "typed first\n")
    #expect(workspace.notice != hint)
    #expect(undo(workspace) == "first\n")
    #expect(workspace.notice == hint)
    #expect(redo(workspace) == "typed first\n")
    #expect(redo(workspace) == "more typed first\n")
    #expect(await save(workspace))
    home.write("b\n", to: "B.md")
    workspace.opener.load(path: home.path("B.md"))
    await withCheckedContinuation { done in workspace.services.histories.whenKept { done.resume() }
    }
    workspace.notice = nil
    workspace.opener.load(path: home.path("A.md"))
    #expect(undo(workspace) == "typed first\n")
    #expect(workspace.notice == hint)
  }

  /// What an earlier session has changed far from its caret is seen when it is undone.
  @Test func undoingEarlierWorkGoesThere() async throws {
    home.write(String(repeating: "line\n\n", count: 90), to: "A.md")
    let workspace = start()
    workspace.note?.editor.perform(.edit(.moveToDocumentEnd))
    workspace.note?.editor.apply([.init(at: 0, insert: "top ")])
    #expect(await save(workspace))
    await quit(workspace)
    let next = start()
    next.note?.editor.perform(.edit(.moveToDocumentEnd))
    #expect(undo(next)?.hasPrefix("line") == true)
    let document = try #require(next.note?.editor.document)
    #expect(document.state.selection.main.head < 5)
  }

  /// The program was killed, and then another one changed the file: what was typed is a note of its own,
  /// and the note has its history.
  @Test func aJournalAndAnOutsideChangeAreBothThere() async throws {
    await typeAndSave()
    let killed = start()
    type("lost? ", in: killed)
    killed.opener.keepUnsavedText()
    home.write("typed first\nsecond\n", to: "A.md")
    let workspace = start()
    NoteRecovery(workspace).offer()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("nothing was offered")
      return
    }
    question.answers.first?.action()
    try await wait { home.text("A (recovered).md") != nil && workspace.note?.isSaving == false }
    #expect(home.text("A (recovered).md") == "lost? typed first\n")
    #expect(home.text("A.md") == "typed first\nsecond\n")
    let next = start()
    #expect(undo(next) == "typed first\n")
    #expect(undo(next) == "first\n")
  }

  /// As above, but the file is as it was: what was typed stands above the history.
  @Test func whatIsRecoveredStandsAboveTheHistory() async throws {
    await typeAndSave()
    home.write("typed FIRST\n", to: "A.md")
    let killed = start()
    type("lost? ", in: killed)
    killed.opener.keepUnsavedText()
    let workspace = start()
    NoteRecovery(workspace).offer()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("nothing was offered")
      return
    }
    question.answers.first?.action()
    try await wait { workspace.note?.editor.text.string == "lost? typed FIRST\n" }
    #expect(undo(workspace) == "typed FIRST\n")
    #expect(workspace.note?.isModified == false)
    #expect(undo(workspace) == "typed first\n")
    #expect(undo(workspace) == "first\n")
  }

  /// A letter that came before the question is in the text with what is recovered.
  @Test func whatIsTypedBeforeTheQuestionIsKept() async throws {
    home.write("first and last\n", to: "A.md")
    let killed = start()
    type("lost? ", in: killed)
    killed.opener.keepUnsavedText()
    let workspace = start()
    workspace.note?.editor.perform(.edit(.moveToDocumentEnd))
    type("x", in: workspace)
    NoteRecovery(workspace).offer()
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("nothing was offered")
      return
    }
    question.answers.first?.action()
    try await wait { workspace.note?.editor.text.string.hasPrefix("lost? first") == true }
    #expect(workspace.note?.editor.text.string == "lost? first and lastx\n")
  }

  /// What the person has opened before it could be offered stays, and gets every letter.
  @Test func whatWasKeptWaitsForTheBoxThatIsOpen() async throws {
    home.write("first\n", to: "A.md")
    let killed = start()
    type("lost? ", in: killed)
    killed.opener.keepUnsavedText()
    let shell = FakeShell()
    let workspace = start(shell)
    shell.runScheduled()
    func title() -> String? {
      if case .confirm(let question) = workspace.conversation.dialog { question.title } else { nil }
    }
    workspace.conversation.dialog = .confirm(Confirmation(title: "Mine", words: "", answers: []))
    KeptWork(workspace).offerWhatWasKept()
    #expect(title() == "Mine")
    func takesLetter() -> Bool {
      workspace.conversation.typing.takes(Key(.character("v")), at: .now)
    }
    #expect(!takesLetter())
    workspace.closeDialog()
    shell.runScheduled()
    #expect(title() == "Unsaved text")
    #expect(takesLetter())
  }

  /// Undone so far that the disk has another text, nothing of it is kept; saved, all of it is.
  @Test func whatIsUndoneAndNotSavedLeavesTheHistoryAsItWas() async {
    await typeAndSave()
    home.write("typed first\nsecond\n", to: "A.md")
    let workspace = start()
    #expect(undo(workspace) == "typed first\n")
    await quit(workspace)
    let next = start()
    #expect(next.note?.editor.text.string == "typed first\nsecond\n")
    #expect(undo(next) == "typed first\n")
    #expect(undo(next) == "first\n")
  }

  @Test func whatIsThrownAwayLeavesNoCopy() async throws {
    await typeAndSave()
    let workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    workspace.opener.load(path: home.path("A.md"))
    // A note opens where it was left.
    workspace.note?.editor.go(toOffset: 0)
    type("x", in: workspace)
    #expect(await save(workspace))
    try await wait { home.files(containing: "xtyped first").count == 2 }
    try await wait { !workspace.list.entries.isEmpty }
    _ = workspace.perform(.trashNote)
    await quit(workspace)
    let left = home.files(containing: "xtyped first")
    #expect(left.count == 1 && left[0].contains("/Trash/files/"))
  }

  // MARK: Renames

  /// What was typed after a rename is undone first, and then the rename as a whole.
  @Test func aRenameIsUndoneAfterWhatWasTyped() async throws {
    home.write("# Old\n\ntext\n", to: "Old.md")
    home.write("[[Old]]\n", to: "Link.md")
    let workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    workspace.list.reading.start(selecting: nil)
    try await wait { workspace.list.entries.count == 3 }
    workspace.opener.load(path: home.path("Old.md"))
    let note = try #require(workspace.note)
    note.title = "New"
    workspace.saver.save()
    try await wait { workspace.conversation.dialog != nil }
    guard case .confirm(let question) = workspace.conversation.dialog else { return }
    workspace.closeDialog()
    question.answers.first?.action()
    try await wait { home.text("Link.md") == "[[New]]\n" && !note.isSaving }
    #expect(home.text("New.md") == "# New\n\ntext\n")
    workspace.focus(.editor)
    workspace.arrangement.place = .editor
    note.editor.go(toOffset: 11)
    type("q", in: workspace)
    #expect(await save(workspace))
    #expect(home.text("New.md") == "# New\n\ntextq\n" && !workspace.undo.isNext)
    _ = workspace.perform(.undo)
    #expect(note.editor.text.string == "# New\n\ntext\n" && workspace.undo.isNext)
    _ = workspace.perform(.undo)
    try await wait { home.text("Link.md") == "[[Old]]\n" }
    #expect(home.text("Old.md") == "# Old\n\ntext\n" && home.text("New.md") == nil)
  }

  /// A task that is ticked, a property, a rename of links: the program has changed the text, and no other.
  @Test func whatTheProgramChangesIsNoOutsideChange() {
    let workspace = start()
    workspace.note?.editor.apply([.init(at: 0, insert: "- [x] ")])
    #expect(workspace.note?.editor.text.string == "- [x] first\n")
    #expect(undo(workspace) == "first\n")
    #expect(workspace.notice == nil)
    workspace.note?.editor.apply([.init(at: 0, insert: "other ")], as: .external)
    #expect(undo(workspace) == "first\n")
    #expect(workspace.notice != nil)
  }
}
