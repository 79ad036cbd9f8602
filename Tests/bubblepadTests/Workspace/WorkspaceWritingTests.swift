import BubblepadIndex
import BubblepadNotebook
import CursesCore
import CursesMarkdown
import CursesRichText
import Testing

@testable import BubblepadDialogs
@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What the app does with links, with what is looked for, and with what others write.
@Suite("Workspace: writing") @MainActor
struct WorkspaceWritingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# One\n\nsee [[B]] and [[C]]\n\n## Two words\n\nlast a\n", to: "A.md")
    home.write("second\n", to: "B.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private var source: String { workspace.note?.editor.text.string ?? "" }

  private func edit(_ command: RichCommand) { workspace.note?.editor.perform(.edit(command)) }

  @Test func aWikiLinkToNowhereStartsANote() {
    workspace.follow("[[C]]")
    #expect(workspace.conversation.dialog == nil)
    #expect(workspace.note?.path == home.path("C.md") && workspace.note?.isNew == true)
  }

  /// A space typed at the end of a cell stands in the source as an entity while the caret is there, and in no file.
  @Test func whatIsSavedHasNoEntitiesForSpaces() async throws {
    home.write("| a | b |\n|---|---|\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    edit(.select(anchor: 3, head: 3))
    edit(.insertText("x"))
    edit(.insertText(" "))
    #expect(source.contains("&#32;"))
    await withCheckedContinuation { done in
      workspace.saver.save { _ in done.resume() }
    }
    #expect(home.text("A.md") == "| ax | b |\n|---|---|\n")
    #expect(source.contains("&#32;"))
    edit(.moveToDocumentEnd)
    #expect(source == "| ax | b |\n|---|---|\n")
  }

  @Test func aWikiLinkGoesToAHeading() {
    workspace.follow("[[#Two words]]")
    #expect(workspace.note?.editor.headingLevel == 2)
    workspace.follow("#one")
    #expect(workspace.note?.editor.headingLevel == 1)
    workspace.follow("#absent")
    #expect(workspace.notice == .problem("There is no heading “absent” in this note."))
  }

  @Test func aFileLinkGoesToAHeading() {
    home.write("first\n\n## Its *end*\n", to: "B.md")
    workspace.follow("B.md#its-end")
    #expect(workspace.note?.title == "B")
    #expect(workspace.note?.editor.headingLevel == 2)
  }

  @Test func aTagFindsTheNotesThatHaveIt() async throws {
    #expect(TagFinder.has(Array("#Sea".utf8), in: Array("at the #sea, and".utf8)))
    #expect(!TagFinder.has(Array("#sea".utf8), in: Array("#seaside #sea/side x#sea ##sea".utf8)))
    #expect(TagFinder.has(Array("#sea".utf8), in: Array("#sea".utf8)))
    home.write("x #sea\n\ny #seal\n\nz #sea\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    edit(.select(anchor: 4, head: 4))
    #expect(workspace.note?.editor.perform(.followLink) == true)
    // The notes are looked through on another thread.
    while workspace.notice == nil, workspace.conversation.dialog == nil { await Task.yield() }
    #expect(workspace.conversation.dialog == nil)
    #expect(
      workspace.notice == .hint("No other note has #sea. This is the next place in this note."))
    #expect(workspace.note?.editor.text.count == 24)
    #expect(workspace.note?.editor.document.state.selection.main.head == 19)
  }

  @Test func theOutlineHasTheHeadings() {
    #expect(workspace.perform(.outline))
    guard case .pick(let picker) = workspace.conversation.dialog else {
      Issue.record("no list was shown")
      return
    }
    #expect(picker.items.map(\.title) == ["One", "  Two words"])
  }

  @Test func whatIsLookedForIsReplaced() {
    workspace.services.finder.showReplacing()
    let find = workspace.find
    find?.query = "a"
    #expect(find?.isFound == true)
    #expect(find?.count.hasSuffix("of 3") == true)
    find?.options.isWholeWord = true
    #expect(find?.count == "1 of 1")
    find?.replacement = "z"
    #expect(workspace.services.finder.replaceAll())
    #expect(source.hasSuffix("last z\n"))
    find?.options.isPattern = true
    find?.query = "("
    #expect(find?.problem != nil)
  }

  @Test func withNothingToReplaceEveryMatchGetsACaret() {
    workspace.services.finder.show()
    workspace.find?.query = "o"
    #expect(workspace.handleFindKey(Key(.character("c"), .alt)))
    #expect(workspace.find?.options.isCaseSensitive == true)
    #expect(workspace.find?.count.hasSuffix("of 2") == true)
    #expect(workspace.handleFindKey(Key(.character("c"), .alt)))
    #expect(!workspace.handleFindKey(Key(.character("e"), .control)))
    #expect(workspace.handleFindKey(Key(.character("a"), .alt)))
    #expect(workspace.find == nil)
    #expect(workspace.note?.editor.document.state.selection.ranges.count == 3)
  }

  @Test func whatWasLookedForIsFoundAgainWithoutTheBar() throws {
    let document = try #require(workspace.note?.editor.document)
    func place() -> Int { document.state.selection.main.lowerBound }
    workspace.services.finder.show()
    workspace.find?.query = "o"
    let first = place()
    workspace.services.finder.close()
    #expect(workspace.perform(.findNext))
    #expect(workspace.find == nil && place() > first)
    #expect(workspace.perform(.findPrevious))
    #expect(place() == first)
    workspace.opener.load(path: home.path("B.md"))
    workspace.services.finder.last?.query = "absent"
    #expect(workspace.perform(.findNext))
    #expect(workspace.notice == .hint("“absent” was not found in this note."))
  }

  @Test func tabStaysInTheText() {
    workspace.focusMoved(to: .editor)
    #expect(workspace.perform(.outdent))
    #expect(workspace.perform(.indent))
    #expect(workspace.arrangement.place == .editor)
    #expect(
      workspace.notice
        == .hint(
          "Tab indents items, quotations and code, and moves in tables; F6 changes the panel."))
  }

  @Test func utf16IsConvertedOnRequestAlone() async throws {
    let bytes: [UInt8] = [0xFE, 0xFF, 0, 0x61, 0, 0x0A]
    home.write(bytes, to: "Wide.md")
    workspace.opener.load(path: home.path("Wide.md"))
    guard case .confirm(let question) = workspace.conversation.dialog else {
      Issue.record("nothing was asked")
      return
    }
    #expect(workspace.note?.title != "Wide")
    question.answers[0].action()
    #expect(source == "a\n")
    #expect(home.bytes("Wide.md") == bytes)
    let isSaved = await withCheckedContinuation { saved in
      workspace.saver.save { saved.resume(returning: $0) }
    }
    #expect(isSaved)
    #expect(home.text("Wide.md") == "a\n")
    workspace.note?.editor.perform(.edit(.undo))
    #expect(workspace.note?.editor.text.bytes == bytes)
  }

  @Test func theTextAloneAndBack() {
    #expect(workspace.perform(.zen))
    #expect(workspace.arrangement.isZen)
    #expect(workspace.note?.editor.isCentred == true)
    #expect(workspace.perform(.back))
    #expect(!workspace.arrangement.isZen)
  }

  @Test func whatIsSelectedIsCounted() {
    edit(.select(anchor: 2, head: 5))
    workspace.note?.refreshStatus()
    #expect(workspace.note?.counts.hint() == "1 word, 3 characters")
  }

  @Test func theChangeOfAnotherProgramIsMerged() {
    edit(.select(anchor: 5, head: 5))
    edit(.insertText("x"))
    home.write("# One\n\nsee [[B]] and [[C]]\n\n## Two words\n\nlast b\n", to: "A.md")
    OutsideChanges(workspace).check()
    #expect(source.hasPrefix("# Onex\n"))
    #expect(source.hasSuffix("last b\n"))
    #expect(workspace.note?.needsSaving == true)
    edit(.undo)
    #expect(source.hasPrefix("# Onex\n") && source.hasSuffix("last a\n"))
    // What the note was opened with is not on the disk any more.
    edit(.undo)
    #expect(source.hasPrefix("# One\n") && source.hasSuffix("last a\n"))
    #expect(workspace.note?.needsSaving == true)
    edit(.redo)
    edit(.redo)
    #expect(source.hasPrefix("# Onex\n") && source.hasSuffix("last b\n"))
  }

  @Test func theSameChangeOfBothIsSaved() {
    edit(.select(anchor: 5, head: 5))
    edit(.insertText("x"))
    home.write("# Onex\n\nsee [[B]] and [[C]]\n\n## Two words\n\nlast a\n", to: "A.md")
    OutsideChanges(workspace).check()
    #expect(workspace.note?.needsSaving == false)
  }

  @Test func aConflictIsLeftToThePerson() {
    edit(.select(anchor: 5, head: 5))
    edit(.insertText("x"))
    home.write("# Other\n", to: "A.md")
    OutsideChanges(workspace).check()
    #expect(source.hasPrefix("# Onex\n"))
    #expect(
      workspace.notice
        == .warning("Another program changed this file. You can choose what to keep when you save.")
    )
  }

  @Test func aChangeToAnUnchangedNoteCanBeUndone() {
    home.write("# Other\n", to: "A.md")
    OutsideChanges(workspace).check()
    #expect(source == "# Other\n")
    #expect(workspace.note?.needsSaving == false)
    edit(.undo)
    #expect(source.hasPrefix("# One\n"))
    #expect(workspace.note?.needsSaving == true)
  }

  @Test func sectionsAreFoldedAway() {
    edit(.moveToDocumentEnd)
    #expect(workspace.note?.editor.perform(.toggleFold) == true)
    #expect(workspace.note?.editor.headingLevel == 2)
    edit(.moveToDocumentEnd)
    #expect(
      workspace.note.map {
        Folds(document: $0.editor.document).isFolded(RichPlace(block: 4, paragraph: 0, visible: 0))
      } == false)
  }

  // MARK: Images

  private func linkForm() throws -> BubblepadDialogs.LinkForm {
    workspace.askForLink()
    guard case .link(let form) = workspace.conversation.dialog else { throw MissingDialog() }
    return form
  }

  private struct MissingDialog: Error {}

  /// What is clearly no note gets its scheme.
  @Test(arguments: [
    ("example.org", "https://example.org"), ("www.x.fr/a b?q", "https://www.x.fr/a%20b?q"),
    ("me@x.org", "mailto:me@x.org"), ("http://x.org", "http://x.org"), ("Letter", "Letter"),
    ("Letter to Anna.md", "Letter to Anna.md"), ("notes/v1.2", "notes/v1.2"),
    ("Ask Bob @ home", "Ask Bob @ home"), (".org", ".org"), ("#heading", "#heading"),
  ])
  func anAddressIsCompleted(typed: String, written: String) throws {
    home.write("x\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    let form = try linkForm()
    form.address = typed
    #expect(form.destination == written)
  }

  @Test func theLinkDialogChangesAnImage() throws {
    home.write("x [![a](i.png \"t\") y](u)\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    edit(.select(anchor: 6, head: 6))
    var form = try linkForm()
    #expect(form.subject == .image && form.title == "Change image")
    #expect(form.address == "i.png" && form.words == "a")
    form.submit("", "j.png")
    #expect(source == "x [![](j.png \"t\") y](u)\n")
    form.submit("b", "j.png")
    form = try linkForm()
    form.showLink?()
    guard case .link(let link) = workspace.conversation.dialog else {
      Issue.record("nothing was asked")
      return
    }
    #expect(link.subject == .link && link.address == "u" && link.words == "b y")
    link.submit("b y", "v")
    // The name of a note gets the ending of its file.
    #expect(source == "x [![b](j.png \"t\") y](v.md)\n")
    edit(.select(anchor: 5, head: 5))
    form.remove()
    #expect(source == "x [y](v.md)\n" || source == "x [ y](v.md)\n")
  }

  @Test func whatIsSelectedBecomesALinkAlsoOnAnImage() throws {
    home.write("x ![a](i.png)\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    edit(.select(anchor: 4, head: 5))
    let form = try linkForm()
    #expect(form.subject == .link && form.address.isEmpty && !form.isThere)
    form.submit("a", "u")
    #expect(source == "x [![a](i.png)](u.md)\n")
  }

  @Test func aWikiLinkShowsItsPage() throws {
    edit(.select(anchor: 13, head: 13))
    let form = try linkForm()
    #expect(form.isThere && form.address == "[[B]]")
  }

  @Test func aPictureIsNamed() {
    home.write("x", to: "i j.png")
    workspace.follow("i%20j.png")
    #expect(shell.copied == [home.path("i j.png")])
    workspace.follow("k.png")
    #expect(workspace.notice == .problem("There is no picture “k.png”."))
    home.write("[![a](i.png)](B.md)\n", to: "A.md")
    workspace.opener.load(path: home.path("A.md"))
    edit(.select(anchor: 3, head: 3))
    #expect(workspace.note?.editor.perform(.followLink) == true)
    #expect(workspace.note?.title == "B")
  }
}
