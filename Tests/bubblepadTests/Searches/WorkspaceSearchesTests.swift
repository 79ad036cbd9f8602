import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import BubblepadSettings
import CursesCore
import CursesSecrets
import CursesUICore
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadNoteList
@testable import bubblepad

/// Kept searches, and the search of a locked note that is open, without a screen.
@Suite("Searches that are kept") @MainActor
struct WorkspaceSearchesTests {
  let home: TerminalHome
  let places: NotebookPlaces
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("a rose #garden\n", to: "Roses.md")
    home.write("a plan\n", to: "Plan.md")
    home.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "Secret.md")
    places = try #require(NotebookPlaces(environment: home.environment))
    workspace = try Self.workspace(home, places)
  }

  private static func workspace(_ home: TerminalHome, _ places: NotebookPlaces) throws -> Workspace
  {
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Plan.md"))
    return workspace
  }

  private func search(_ query: String, in workspace: Workspace? = nil) async throws {
    let workspace = workspace ?? self.workspace
    workspace.list.search.start(for: query)
    try await wait {
      workspace.list.search.current?.query == query && workspace.list.search.current?.isDone == true
    }
  }

  private func question(_ title: String) throws -> TextQuestion {
    guard case .ask(let question)? = workspace.conversation.dialog, question.title == title else {
      throw TerminalHome.Failure(reason: "no question “\(title)”")
    }
    return question
  }

  private func picker() throws -> ItemPicker {
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list")
    }
    return picker
  }

  // MARK: The field

  /// What was typed there before gives way to what is typed once the field is entered again.
  @Test func aFilterThatWasUsedIsSelected() throws {
    let screen = HeadlessScreen(size: Size(columns: 100, rows: 30), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    func type(_ text: String) {
      for character in text { screen.send(.key(Key(.character(character)))) }
    }
    _ = workspace.perform(.focusList)
    screen.update()
    type("ros")
    screen.send(.key(Key(.enter)))
    #expect(workspace.note?.title == "Roses" && workspace.list.filter == "ros")
    screen.send(.key(Key(.character("/"), .alt)))
    type("pears")
    #expect(workspace.list.filter == "pears")
  }

  // MARK: Recent

  @Test func whatWasSearchedIsOfferedWhileNothingIsTyped() async throws {
    try await search("rose")
    let hit = try #require(workspace.list.search.current?.hits.first)
    workspace.list.open(hit)
    let again = try Self.workspace(home, places)
    #expect(again.perform(.searchTexts))
    #expect(again.list.search.offers.areShown)
    #expect(again.list.search.offers.offers.map(\.query) == ["rose"])
    // Down goes to them, Enter runs one.
    #expect(again.list.handleFilterKey(Key(.down)) && again.arrangement.place == .list)
    #expect(again.list.search.offers.selection == 0)
    again.list.search.offers.run(again.list.search.offers.offers[0])
    try await wait { again.list.search.current?.isDone == true }
    #expect(
      again.list.filter == "rose" && again.list.search.current?.hits.map(\.title) == ["Roses"])
    // An erased field offers them again; Esc shows the notes.
    again.list.filter = ""
    #expect(again.list.search.offers.areShown)
    again.arrangement.place = .filter
    #expect(again.perform(.back))
    #expect(!again.list.search.offers.areShown && !again.list.search.isWanted)
  }

  @Test func goingToTheTextEndsASearchThatWasNotTyped() async throws {
    try await search("rose")
    KeptSearches(workspace.list).remember("rose")
    workspace.list.filter = ""
    #expect(workspace.list.search.offers.areShown)
    workspace.focusMoved(to: .editor)
    #expect(!workspace.list.search.isWanted && !workspace.list.search.offers.areShown)
  }

  // MARK: Saved

  @Test func aSearchIsSavedListedRunRenamedAndRemoved() async throws {
    try await search("tag:#garden")
    #expect(workspace.perform(.saveSearch))
    let question = try question("Save search")
    #expect(question.label == "A name for “tag:#garden”" && question.problem(" ") == "Type a name.")
    workspace.closeDialog()
    question.submit("My garden")
    #expect(workspace.notice?.words == "The search “My garden” is saved. “Searches…” runs it.")
    workspace.list.search.end()
    #expect(workspace.perform(.searches))
    var list = try picker()
    #expect(list.found.map { $0.item.title } == ["Saved", "My garden"])
    let item = try #require(list.found.last?.item)
    #expect(item.help == "Notes with the tag #garden or one below it")
    workspace.closeDialog()
    list.pick(item)
    try await wait { workspace.list.search.current?.isDone == true }
    #expect(workspace.list.search.current?.hits.map(\.title) == ["Roses"])
    // Its name is taken; another it may get.
    #expect(workspace.perform(.searches))
    list = try picker()
    workspace.closeDialog()
    list.actions[0].perform(item)
    let rename = try self.question("Rename search")
    #expect(rename.text == "My garden" && rename.problem("My garden") == nil)
    workspace.closeDialog()
    rename.submit("Yard")
    #expect(KeptSearches(workspace.list).saved.map(\.name) == ["Yard"])
    #expect(workspace.perform(.searches))
    list = try picker()
    workspace.closeDialog()
    list.actions[1].perform(list.found.first { $0.item.title == "Yard" }?.item)
    #expect(KeptSearches(workspace.list).saved.isEmpty)
  }

  @Test func aVaultKeepsThemAmongItsBookmarks() async throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    try await search("rose -plan")
    #expect(workspace.perform(.saveSearch))
    let question = try question("Save search")
    workspace.closeDialog()
    question.submit("Only roses")
    let text = try #require(home.text(".obsidian/bookmarks.json"))
    #expect(text.contains("\"query\": \"rose -plan\",\n      \"title\": \"Only roses\""))
    #expect(workspace.list.search.offers.offers.first?.name == "Only roses")
  }

  // MARK: Explain

  @Test func aSearchIsExplained() async throws {
    try await search("rose -plan")
    #expect(workspace.perform(.explainSearch))
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no words")
    }
    #expect(question.words == "rose -plan")
    #expect(
      question.lines == [
        "Notes with all of this:", "  “rose” in the text or the name",
        "  nothing like this: “plan” in the text or the name",
      ])
  }

  // MARK: Locked notes

  /// Searches with a locked note open, whose file is made by locking the open one.
  private func unlocked(_ hasIndex: Bool) async throws {
    if hasIndex {
      workspace.startIndexing()
      await workspace.indexing?.settled()
    }
    workspace.opener.load(path: home.path("Roses.md"))
    let note = try #require(workspace.note)
    let passphrase = SecretBytes(copying: Array("a long passphrase".utf8))
    try await note.file.setPassphrase(passphrase, for: note.editor.text)
    note.mustSave = true
    var isSaved: Bool?
    workspace.saver.save { isSaved = $0 }
    try await wait { isSaved != nil }
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    if hasIndex {
      workspace.indexing?.filesChanged([note.path])
      await workspace.indexing?.settled()
    }
    #expect(workspace.note?.isLocked == true)
  }

  @Test(arguments: [false, true])
  func theTextOfAnUnlockedNoteIsSearchedInMemory(_ hasIndex: Bool) async throws {
    try await unlocked(hasIndex)
    try await search("rose garden")
    let hit = try #require(workspace.list.search.current?.hits.first { $0.isLocked })
    #expect(hit.path == home.path("Roses.md") && hit.snippet.contains("rose"))
    #expect(workspace.list.search.current?.found[hit.id]?.line == 1)
    #expect(workspace.list.search.current?.lockedCount == 1)
    // What was looked for in it is written nowhere.
    workspace.list.open(hit)
    #expect(KeptSearches(workspace.list).recent.isEmpty)
    // What it has not, is not found in it, whatever the index may think possible.
    try await search("-rose is:locked")
    #expect(workspace.list.search.current?.hits.map(\.title) == ["Secret"])
    try await search("rose")
    #expect(workspace.list.search.current?.hits.contains { $0.isLocked } == true)
    // It is searched from another tab too.
    TabCommands(workspace).open(home.path("Plan.md"))
    #expect(workspace.note?.isLocked == false)
    try await search("rose garden")
    #expect(workspace.list.search.current?.hits.contains { $0.path == hit.path } == true)
    #expect(workspace.list.search.current?.lockedCount == 1)
    TabCommands(workspace).goToNext(by: 1)
    TabCommands(workspace).close(try #require(workspace.tabs.tab(at: home.path("Plan.md"))))
    try await search("rose")
    // Once it is closed nothing of it is shown any more.
    workspace.opener.load(path: home.path("Plan.md"))
    #expect(workspace.note?.isLocked == false)
    #expect(workspace.list.search.current?.hits.contains { $0.path == hit.path } == false)
    #expect(workspace.list.search.current?.found[hit.id] == nil)
    try await search("garden")
    #expect(
      workspace.list.search.current?.hits.isEmpty == true
        && workspace.list.search.current?.lockedCount == 2)
    workspace.indexing?.close()
  }
}
