import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesRichText
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// What a search lists, what it shows beside, and what Enter does with it.
@Suite("The list of a search") @MainActor
struct FoundRowsTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("nothing\n", to: "Own.md")
    home.write("fox one\n\nno\n\nfox two\n\na red fox\n", to: "Many.md")
    home.write("a fox\n", to: "One.md")
    home.write("x\n", to: "Fox.md")
    TerminalHome.makeFolder(home.path("files"))
    home.write("PNG", to: "files/fox.png")
    home.write(#"{"nodes":[{"type":"text","text":"the fox"}]}"#, to: "board.canvas")
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night", shell: shell)
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Own.md"))
  }

  private func search(_ query: String) async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.list.search.start(for: query)
    workspace.arrangement.place = .filter
    try await wait {
      workspace.list.search.current?.query == query && workspace.list.search.current?.isDone == true
    }
  }

  private var rows: [NoteListItem] { workspace.list.browser.rows }

  private func row(_ title: String, line: Int) throws -> FileID {
    try #require(rows.first { $0.note?.title == title && $0.foundLine == line }?.id)
  }

  @Test func theLinesOfANoteAreRowsBelowItsName() async throws {
    try await search("red fox OR fox")
    let many = rows.filter { $0.note?.title == "Many" }
    #expect(
      many.map(\.part) == [
        .name(lineCount: 3), .line(0, text: "a red fox", marked: [2..<5, 6..<9]),
        .line(1, text: "fox one", marked: [0..<3]), .line(2, text: "fox two", marked: [0..<3]),
      ])
    #expect(Set(rows.map(\.id)).count == rows.count)
    // A name alone that has it is a row of its own.
    #expect(rows.filter { $0.note?.title == "Fox" }.map(\.part) == [nil])
  }

  @Test func theFirstIsMarkedAndShownBesideTheTyping() async throws {
    try await search("fox")
    let first = try #require(workspace.list.search.current?.hits.first)
    #expect(workspace.list.selection == first.id && workspace.arrangement.place == .filter)
    shell.runScheduled()
    #expect(workspace.note?.path == first.path && workspace.note?.isPreview == true)
    #expect(workspace.arrangement.place == .filter)
    // Esc brings the note back that was there.
    #expect(workspace.perform(.back))
    #expect(workspace.list.search.current == nil && workspace.note?.path == home.path("Own.md"))
    #expect(
      workspace.arrangement.place == .filter && workspace.tabs.current.path == home.path("Own.md"))
  }

  /// Esc brings the note back also from the list, with the caret where it was.
  @Test func whatWasOpenComesBackFromTheList() async throws {
    let own = home.path("Own.md")
    home.write("one\n\ntwo\n\nthree\n", to: "Own.md")
    workspace.opener.openAgain()
    workspace.note?.editor.goTo(line: 3, column: 2)
    try await search("fox")
    shell.runScheduled()
    #expect(workspace.list.handleFilterKey(Key(.down)))
    workspace.list.browser.select(try row("Many", line: 1))
    shell.runScheduled()
    #expect(workspace.note?.path == home.path("Many.md") && workspace.arrangement.place == .list)
    #expect(workspace.perform(.back))
    #expect(workspace.note?.path == own && workspace.list.selection == FileID(own))
    #expect(workspace.note?.editor.place == .init(line: 2, column: 1, topLine: 0))
    #expect(workspace.perform(.back))
    #expect(workspace.arrangement.place == .editor && workspace.note?.isPreview == false)
    #expect(workspace.tabs.current.path == own)
  }

  /// What is found in the note that is open is shown in it, and left by Esc as by another row.
  @Test(arguments: [false, true]) func theOpenNoteShowsWhatIsFoundInIt(goesOn: Bool) async throws {
    let own = home.path("Own.md")
    home.write("one\n\ntwo\n\na fox\n", to: "Own.md")
    workspace.opener.openAgain()
    workspace.note?.editor.goTo(line: 3, column: 2)
    let note = try #require(workspace.note)
    workspace.list.entries = try #require(workspace.folder).list().entries
    try await search("fox")
    workspace.list.browser.select(try row("Own", line: 0))
    shell.runScheduled()
    #expect(workspace.note === note && Copies(document: note.editor.document).selectedText == "fox")
    #expect(note.editor.editor.position.line == 5)
    if goesOn {
      workspace.list.browser.select(try row("Many", line: 1))
      shell.runScheduled()
      #expect(workspace.note?.path == home.path("Many.md"))
    }
    #expect(workspace.perform(.back))
    #expect(workspace.note?.path == own)
    #expect(workspace.note?.editor.place == .init(line: 2, column: 1, topLine: 0))
    #expect(workspace.note?.editor.document.state.selection.main.isCaret == true)
  }

  /// The text that is gone to from there has its caret at what was found, and nothing selected.
  @Test func theTextIsGoneToAtWhatIsFound() async throws {
    home.write("one\n\na fox\n", to: "Own.md")
    workspace.opener.openAgain()
    workspace.list.entries = try #require(workspace.folder).list().entries
    try await search("fox")
    workspace.list.browser.select(try row("Own", line: 0))
    shell.runScheduled()
    workspace.focus(.editor)
    #expect(workspace.note?.editor.place == .init(line: 2, column: 2, topLine: 0))
    #expect(workspace.note?.editor.document.state.selection.main.isCaret == true)
    workspace.list.search.end()
    #expect(workspace.note?.editor.place == .init(line: 2, column: 2, topLine: 0))
  }

  @Test func enterOpensWhatIsMarked() async throws {
    try await search("fox")
    let first = try #require(workspace.list.selection)
    shell.runScheduled()
    workspace.list.openFirstMatch()
    try await wait { workspace.note?.isPreview == false }
    #expect(workspace.note?.path == first.path)
  }

  @Test func rowsAreGoneThroughPastTheNames() async throws {
    try await search("\"fox one\" OR \"fox two\" OR \"a fox\"")
    workspace.arrangement.place = .list
    let (second, name) = (try row("Many", line: 1), rows.first { $0.isFoundName }?.id)
    let many = home.path("Many.md")
    workspace.list.browser.select(try row("Many", line: 0))
    shell.runScheduled()
    #expect(workspace.list.selection == FileID(many) && workspace.note?.path == many)
    #expect(workspace.note?.editor.editor.position.line == 1)
    workspace.list.browser.select(second)
    #expect(workspace.list.selection == FileID(many))
    #expect(workspace.list.search.current?.row(of: workspace.list.selection) == second)
    #expect(workspace.note?.editor.editor.position.line == 5)
    // Onto a name is onto the row after it, coming from above, else onto the one before.
    let index = try #require(rows.firstIndex { $0.isFoundName && $0.id != name })
    workspace.list.browser.select(rows[index - 1].id)
    let above = workspace.list.search.current?.row(of: workspace.list.selection)
    workspace.list.browser.select(rows[index].id)
    #expect(workspace.list.search.current?.row(of: workspace.list.selection) == rows[index + 1].id)
    workspace.list.browser.select(rows[index].id)
    #expect(workspace.list.search.current?.row(of: workspace.list.selection) == above)
    workspace.list.browser.select(name)
    #expect(workspace.list.search.current?.row(of: workspace.list.selection) == rows[1].id)
  }

  @Test func otherFilesAreListedAndTheirPathsAreCopied() async throws {
    try await search("file:.png OR file:.canvas")
    let files = workspace.list.search.current?.hits ?? []
    #expect(Set(files.map(\.title)) == ["fox.png", "board.canvas"])
    #expect(Set(files.map(\.snippet)) == ["a picture", "a canvas"])
    #expect(workspace.list.countWords == "2 files match")
    shell.runScheduled()
    #expect(workspace.tabs.current.words?.contains("is no note.\nEnter copies its path") == true)
    workspace.list.open(try #require(files.first { $0.title == "fox.png" }))
    #expect(shell.copied == [home.path("files/fox.png")])
    try await search("the fox")
    #expect(workspace.list.search.current?.hits.map(\.title).contains("board.canvas") == true)
  }

  @Test(arguments: [false, true]) func excludedNotesAreSaid(hasIndex: Bool) async throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"userIgnoreFilters": ["Many"]}"#, to: ".obsidian/app.json")
    if hasIndex {
      try await search("two")
    } else {
      workspace.list.search.start(for: "two")
      try await wait { workspace.list.search.current?.isDone == true }
    }
    #expect(workspace.list.search.current?.hits.isEmpty == true)
    #expect(
      workspace.list.emptyWords
        == "No text has “two”.\nExcluded files (app.json) were not searched.\nEsc shows all notes.")
  }

  @Test func theListIsWiderWhileTextsAreSearched() async throws {
    let metrics = ScreenMetrics(size: Size(columns: 120, rows: 40))
    #expect(workspace.arrangement.listColumns(in: metrics) == 30)
    try await search("fox")
    #expect(workspace.arrangement.listColumns(in: metrics) == 48)
    #expect(
      workspace.arrangement.listColumns(in: ScreenMetrics(size: Size(columns: 200, rows: 50))) == 80
    )
    #expect(
      workspace.arrangement.listColumns(in: ScreenMetrics(size: Size(columns: 80, rows: 24))) == 32)
    workspace.list.search.end()
    #expect(workspace.arrangement.listColumns(in: metrics) == 30)
  }
}
