import BubblepadInsets
import BubblepadNotebook
import BubblepadSettings
import CursesRichText
import CursesText
import CursesUICore
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// Links to notes that are not there yet: how they are known, and what is offered for them.
@Suite("Links to notes that are not there yet") @MainActor
struct MissingNotesTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("work"))
    home.write("x\n", to: "work/Plan.md")
    home.write("#garden/roses #gardening\n", to: "Roses.md")
    home.write("y\n", to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("A.md"))
  }

  @Test func theyAreKnownByTheFilesThatThereAre() async throws {
    let links = try #require(workspace.note?.insets.missingLinks)
    try await wait { links.leadsNowhere("[[Nowhere]]") }
    for address in ["[[work/Nowhere#h]]", "Nowhere.md", "No%20where.md#h", "work/No.md"] {
      #expect(links.leadsNowhere(address), "\(address)")
    }
    for address in [
      "[[plan]]", "[[A]]", "[[work/Plan#h]]", "[[#here]]", "work/Plan.md", "Plan.md",
      "https://x.org/No.md", "mailto:a@b.md", "#here", "#tag", "a.pdf", "[[a.pdf]]", "../No.md",
      "[[../No]]", "/No.md", "", "[[Board.canvas]]", "[[Board.base]]",
    ] {
      #expect(!links.leadsNowhere(address), "\(address)")
    }
    let revision = links.revision
    home.write("new\n", to: "Nowhere.md")
    workspace.list.reading.start(selecting: nil)
    try await wait { !links.leadsNowhere("[[Nowhere]]") }
    #expect(links.revision > revision)
  }

  /// A table of 10,000 files is not kept once for each tab.
  @Test func allTabsAskOneTable() async throws {
    let first = try #require(workspace.note?.insets.missingLinks)
    try await wait { first.leadsNowhere("[[Nowhere]]") }
    TabCommands(workspace).open(home.path("Roses.md"))
    let second = try #require(workspace.note?.insets.missingLinks)
    #expect(first !== second && workspace.tabs.notes.count == 2)
    #expect(second.leadsNowhere("[[Nowhere]]") && !second.leadsNowhere("[[Plan]]"))
    let revisions = [first.revision, second.revision]
    home.write("new\n", to: "Nowhere.md")
    workspace.list.reading.start(selecting: nil)
    try await wait { !first.leadsNowhere("[[Nowhere]]") }
    #expect(!second.leadsNowhere("[[Nowhere]]"))
    #expect(first.revision > revisions[0] && second.revision > revisions[1])
  }

  @Test func withoutANotebookNothingIsSaid() throws {
    let single = Workspace(
      settings: Preferences(), folder: nil,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    single.opener.load(path: home.path("A.md"))
    let links = try #require(single.note?.insets.missingLinks)
    #expect(!links.leadsNowhere("[[Nowhere]]"))
  }

  @Test func followingOneStartsTheNote() throws {
    workspace.follow("[[Nowhere]]")
    #expect(workspace.conversation.dialog == nil)
    #expect(workspace.note?.title == "Nowhere" && workspace.note?.isNew == true)
    #expect(home.text("Nowhere.md") == nil)
    workspace.follow("[[Board.canvas]]")
    #expect(workspace.note?.title == "Nowhere")
    #expect(workspace.notice == .problem("There is no note “Board.canvas” in this notebook."))
    workspace.follow("[[work/Deep]]")
    #expect(workspace.note?.path == home.path("work/Deep.md"))
  }

  /// A block without an id is offered by its words after `^^`, and gets one with the link to it, as a step.
  @Test func aBlockGetsItsIDWithALink() async throws {
    home.write("# Fox\n\n- a red fox\n- other\n", to: "work/Fox.md")
    workspace.list.entries = try #require(workspace.folder).list().entries
    workspace.startIndexing()
    await workspace.indexing?.settled()
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.moveToDocumentEnd))
    note.editor.perform(.edit(.insertText(" [[^^fox red")))
    let name = try #require(NameTyping(document: note.editor.document).typedName)
    func offered() -> [NameCompletion] { note.editor.findNames?(name) ?? [] }
    try await wait { !offered().isEmpty }
    let block = try #require(offered().first)
    #expect(block.title == "a red fox" && block.detail == "work/Fox")
    note.editor.perform(.edit(.completeName(block.markdown)))
    note.editor.onNameTaken(block.markdown)
    try await wait { home.text("work/Fox.md")?.contains("^") == true }
    let id = try #require(block.markdown.split(separator: "^").last?.prefix(6))
    #expect(home.text("work/Fox.md") == "# Fox\n\n- a red fox ^\(id)\n- other\n")
    #expect(note.editor.text.string.contains("[[Fox#^\(id)]]"))
    try await wait { workspace.undo.steps.canUndo }
    #expect(
      workspace.notice?.words == "The block in “Fox” has the id ^\(id) now. Ctrl+Z undoes it.")
    workspace.undo.undo()
    try await wait { home.text("work/Fox.md") == "# Fox\n\n- a red fox\n- other\n" }
  }

  /// A file that is no note is named, and no second one of its name is offered.
  @Test func otherFilesAreNoNewNotes() async throws {
    home.write("views:\n", to: "Books.base")
    home.write("{}", to: "Board.canvas")
    workspace.startIndexing()
    await workspace.indexing?.settled()
    let offer = workspace.services.quickOpen.offerOfNotes()
    let base = offer("books.base")
    #expect(base?.title == "“Books.base” is no note" && base?.isEnabled == false)
    let board = offer("Board")
    #expect(board?.title == "New note “Board”" && board?.isEnabled == true)
    #expect(board?.detail == "“Board.canvas” is there, and no note")
    #expect(offer("Boat")?.detail == "")
  }

  /// The blocks of a note are offered before a word of them is typed.
  @Test func allBlocksOfANoteAreOffered() async throws {
    home.write("# Fox\n\n- a red fox\n- other\n\ntext\n", to: "work/Fox.md")
    workspace.list.entries = try #require(workspace.folder).list().entries
    workspace.startIndexing()
    await workspace.indexing?.settled()
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.moveToDocumentEnd))
    note.editor.perform(.edit(.insertText(" [[Fox#^")))
    let name = try #require(NameTyping(document: note.editor.document).typedName)
    func offered() -> [String] { (note.editor.findNames?(name) ?? []).map(\.title) }
    try await wait { offered().count == 3 }
    #expect(offered() == ["a red fox", "other", "text"])
  }

  /// Enter takes a tag that goes on from what is typed; what is a tag itself ends its line.
  @Test(arguments: [
    ("gar", ["#garden true", "#gardening true", "#garden/roses true"]),
    ("garden", ["#gardening false", "#garden/roses false"]), ("ros", ["#garden/roses false"]),
    ("none", []),
  ])
  func whatEnterTakesOfTags(typed: String, rows: [String]) async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.moveToDocumentEnd))
    note.editor.perform(.edit(.insertText(" #" + typed)))
    let name = try #require(NameTyping(document: note.editor.document).typedName)
    let found = note.editor.findNames?(name) ?? []
    #expect(Set(found.map { "\($0.title) \($0.isMeant)" }) == Set(rows))
  }
}
