import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import Glibc
import Testing

@testable import BubblepadNoteList
@testable import BubblepadSettings
@testable import bubblepad

/// What the app does with the index of a notebook, without a screen.
@Suite("The index in the app") @MainActor
struct NotebookIndexingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write(
      "---\naliases: [The flower]\n---\n# Rose care\ncut in March #garden\n", to: "Roses.md")
    home.write("# Plan\nwater [[Roses]] and\n\nbuy *red* roses at 3 #garden/shop\n", to: "Plan.md")
    TerminalHome.makeFolder(home.path("deep"))
    home.write("the flower is here\n", to: "deep/Other.md")
    home.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "Secret.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night", shell: shell)
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Roses.md"))
  }

  private func startIndex() async {
    workspace.startIndexing()
    await workspace.indexing?.settled()
  }

  private func found(_ query: String) async throws -> [String] {
    workspace.list.filter = query
    workspace.list.search.start()
    try await wait { workspace.list.search.current?.isDone == true }
    return workspace.list.search.current?.hits.map(\.title).sorted() ?? []
  }

  private func shownPicker() -> ItemPicker? {
    if case .pick(let picker)? = workspace.conversation.dialog { picker } else { nil }
  }

  static let searches = [
    ("roses", ["Plan", "Roses"]), ("tag:#garden", ["Plan", "Roses"]),
    ("tag:#garden/shop", ["Plan"]),
    ("-roses", ["Other", "Secret"]), ("is:locked", ["Secret"]), ("secret", ["Secret"]),
    ("path:deep", ["Other"]), ("line:(buy 3)", ["Plan"]), ("[aliases:flower]", ["Roses"]),
    ("modified:<1d links:1", ["Plan"]), ("/m.rch/", ["Roses"]),
    ("cut OR here", ["Other", "Roses"]),
  ]

  @Test(arguments: [false, true]) func searchesFindTheSameWithAndWithoutIt(_ has: Bool) async throws
  {
    if has { await startIndex() }
    #expect((workspace.indexing?.readyIndex != nil) == has)
    for (query, titles) in Self.searches { #expect(try await found(query) == titles, "\(query)") }
  }

  @Test func aWrongQuerySaysWhatIsWrong() async throws {
    await startIndex()
    #expect(try await found("(roses") == [])
    #expect(workspace.list.emptyWords == "A “(” has no “)” after it.")
    #expect(try await found("(roses)") == ["Plan", "Roses"])
  }

  @Test func aHitIsShownWithWhatWasLookedFor() async throws {
    await startIndex()
    #expect(try await found("red buy") == ["Plan"])
    let hit = workspace.list.search.current?.found[FileID(home.path("Plan.md"))]
    #expect(hit?.excerpt == "buy red roses at 3 #garden/shop" && hit?.line == 4)
    #expect(hit?.highlights == [0..<3, 4..<7])
    #expect(workspace.list.countWords == "1 note matches")
  }

  @Test func whatIsSavedIsFound() async throws {
    await startIndex()
    workspace.note?.editor.perform(.edit(.insertText("unheard ")))
    let isSaved = await withCheckedContinuation { continuation in
      workspace.saver.save { continuation.resume(returning: $0) }
    }
    #expect(isSaved)
    await workspace.indexing?.settled()
    #expect(try await found("unheard") == ["Roses"])
  }

  @Test func theIndexIsMadeAgainWhenItIsDeleted() async throws {
    await startIndex()
    Folder.remove(home.root + "/.cache")
    #expect(try await found("roses") == ["Plan", "Roses"])
    await workspace.indexing?.settled()
    #expect(workspace.indexing?.readyIndex != nil)
    #expect(try await found("march") == ["Roses"])
  }

  @Test func quickOpenKnowsFoldersAliasesAndHeadings() async throws {
    await startIndex()
    workspace.services.quickOpen.show()
    let picker = try #require(shownPicker())
    picker.query = "flower"
    #expect(picker.found.first?.item.title == "Roses")
    #expect(picker.found.first?.item.detail == "also “The flower”")
    picker.query = "deep ot"
    #expect(picker.found.map(\.item.title) == ["Other", "New note “deep ot”"])
    picker.query = "rs"
    #expect(picker.found.map(\.item.title).contains("Roses"))
    picker.query = "plan"
    #expect(picker.found.first?.positions == [0, 1, 2, 3])
    picker.query = "rose care"
    let heading = try #require(picker.found.first?.item)
    #expect(heading.detail == "# Rose care")
    workspace.closeDialog()
    picker.pick(heading)
    #expect(workspace.note?.path == home.path("Roses.md"))
    #expect(workspace.note?.editor.editor.position.line == 4)
  }

  @Test func linksAndMentionsAreListedAndAMentionBecomesALink() async throws {
    await startIndex()
    workspace.services.backlinks.show()
    try await wait { shownPicker() != nil }
    let picker = try #require(shownPicker())
    #expect(
      picker.found.map(\.item.title) == [
        "Linked from", "Plan", "Mentioned without a link", "Other", "Plan",
      ]
        || picker.found.map(\.item.title) == [
          "Linked from", "Plan", "Mentioned without a link", "Plan", "Other",
        ])
    let link = try #require(picker.found.dropFirst().first?.item)
    #expect(link.detail.hasPrefix("water") && link.help.hasPrefix("Line 2: "))
    let mention = try #require(picker.items.first { $0.detail.hasPrefix("the flower") })
    let action = try #require(picker.actions.first)
    #expect(action.keepsList)
    action.perform(mention)
    try await wait { workspace.notice?.words.contains("links here now") == true }
    #expect(home.text("deep/Other.md") == "[[Roses|the flower]] is here\n")
    // The list stays, with the link among the others.
    try await wait { shownPicker() !== picker }
    #expect(
      shownPicker()?.found.map(\.item.title).sorted() == [
        "Linked from", "Mentioned without a link", "Other", "Plan", "Plan",
      ])
    #expect(shownPicker()?.selectedItem?.id.hasPrefix("mention") == true)
    #expect(workspace.notice?.words.contains("links here now") == true)
    workspace.closeDialog()
    workspace.undo.undo()
    try await wait { workspace.notice?.words.contains("as it was") == true }
    #expect(home.text("deep/Other.md") == "the flower is here\n")
    workspace.undo.redo()
    try await wait { workspace.notice?.words.contains("again") == true }
    #expect(home.text("deep/Other.md") == "[[Roses|the flower]] is here\n")
    picker.pick(link)
    try await wait { workspace.note?.path == home.path("Plan.md") }
    #expect(workspace.note?.editor.editor.position.line == 2)
  }

  /// Links and mentions of one line are one row.
  @Test func aLineIsListedOnce() async throws {
    home.write("[[Roses]] and [[Roses]] and [[Roses]]\n\nThe flower, the flower\n", to: "Many.md")
    workspace.list.entries = try #require(workspace.folder).list().entries
    await startIndex()
    workspace.services.backlinks.show()
    try await wait { shownPicker() != nil }
    let titles = shownPicker()?.found.map(\.item.title) ?? []
    #expect(titles.filter { $0.hasPrefix("Many") } == ["Many (3×)", "Many (2×)"])
    workspace.closeDialog()
  }

  @Test func aFootnoteOfANoteIsGoneTo() async throws {
    home.write("a[^1]\n\n[^1]: foot\n", to: "Notes.md")
    workspace.list.entries = try #require(workspace.folder).list().entries
    workspace.follow("[[Notes#[^1]]]")
    #expect(workspace.note?.title == "Notes")
    #expect(workspace.note?.editor.editor.position.line == 3)
    workspace.follow("[[Notes#[^2]]]")
    #expect(workspace.notice?.words == "There is no footnote “[^2]” in this note.")
  }

  @Test func quickOpenFindsLettersOfPaths() async throws {
    await startIndex()
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"userIgnoreFilters": ["Plan"]}"#, to: ".obsidian/app.json")
    workspace.services.quickOpen.show()
    let picker = try #require(shownPicker())
    for query in ["de/oth", "deepoth", "dpother"] {
      picker.query = query
      #expect(picker.found.first?.item.title == "Other", "\(query)")
    }
    picker.query = "deepoth"
    #expect(picker.found.first?.item.detail == "deep")
    // What is excluded comes last: “Plan” begins with what is typed.
    picker.query = "p"
    #expect(picker.found.map(\.item.title).firstIndex(of: "Plan") ?? 0 > 0)
    workspace.closeDialog()
  }

  /// What is in a new folder by the time it is watched no watch reports: the list is read once more, also where the
  /// notebook had no folder before.
  @Test func aNewFolderIsListedOnceMoreAfterItIsWatched() async throws {
    await startIndex()
    let indexing = try #require(workspace.indexing)
    #expect(!indexing.listChanged(folders: ["deep"]))
    #expect(indexing.listChanged(folders: []) == false)
    #expect(indexing.listChanged(folders: ["Templates"]))
    #expect(!indexing.listChanged(folders: ["Templates"]))
    await indexing.settled()
  }

  @Test func ofTwoListingsTheOneThatBeganLastCounts() {
    var order = LatestFirst()
    let (first, second) = (order.begin(), order.begin())
    var taken = [order.takes(second), order.takes(first)]
    #expect(taken == [true, false])
    let third = order.begin()
    taken = [order.takes(third), order.takes(third)]
    #expect(taken == [true, false])
  }

  @Test func aMentionThatHasChangedIsLeftAlone() async throws {
    await startIndex()
    workspace.services.backlinks.show()
    try await wait { shownPicker() != nil }
    let picker = try #require(shownPicker())
    let mention = try #require(picker.items.first { $0.detail.hasPrefix("the flower") })
    home.write("other words than those before\n[[x]]\n", to: "deep/Other.md")
    workspace.closeDialog()
    picker.actions.first?.perform(mention)
    try await wait { workspace.notice?.words.hasPrefix("No link made") == true }
    #expect(home.text("deep/Other.md") == "other words than those before\n[[x]]\n")
  }

  /// A search that is shown is asked again at once, before all that is known of the notes has been read.
  @Test func searchesFindAChangeFirst() async throws {
    await startIndex()
    let indexing = try #require(workspace.indexing)
    var calls: [String] = []
    let settled = indexing.onSettled
    indexing.onUpdated = { calls.append("updated") }
    indexing.onSettled = {
      calls.append("settled")
      settled()
    }
    home.write("a hedgehog\n", to: "deep/Other.md")
    indexing.filesChanged([home.path("deep/Other.md")])
    await indexing.settled()
    #expect(calls == ["updated", "settled"])
  }

  /// Other files are not known as soon as the notes are: a rename must not take them for missing.
  @Test func otherFilesAreKnownOnlyOnceTheyAreRead() async throws {
    home.write("x", to: "picture.png")
    let indexing = NotebookIndexing(
      folder: NotebookFolder(path: home.notebook), cacheHome: home.root + "/other-cache",
      watch: FolderWatch())
    var known: [[String]?] = []
    indexing.onUpdated = { known.append(indexing.knownOtherFiles) }
    indexing.onSettled = { known.append(indexing.knownOtherFiles) }
    indexing.listChanged(folders: ["deep"])
    await indexing.settled()
    #expect(known == [nil, ["picture.png"]])
    indexing.close()
  }

  /// Before the list is read nobody knows that nothing matches.
  @Test func quickOpenSaysThatTheListIsBeingRead() {
    workspace.list.isLoaded = false
    workspace.services.quickOpen.show()
    #expect(shownPicker()?.emptyWords == "Reading the notes…")
    workspace.list.isLoaded = true
    workspace.services.quickOpen.show()
    #expect(shownPicker()?.emptyWords != "Reading the notes…")
  }

  /// Another program that writes a thousand files has the list read a few times, and not a thousand times at once.
  @Test func manyChangesAreFewLooksAtTheList() async throws {
    home.write("new\n", to: "deep/Newest.md")
    for _ in 0..<100 { workspace.follow([.changed(FileID(home.path("deep/Newest.md")))]) }
    #expect(workspace.list.reading.listings.isUnderWay)
    try await wait {
      !workspace.list.reading.listings.isUnderWay && !workspace.list.reading.listings.isOutOfDate
    }
    #expect(workspace.list.entries.contains { $0.title == "Newest" })
    #expect(workspace.list.reading.listings.begin() == 3)
  }

  @Test func aLookThatFailsIsOver() async throws {
    rename(home.notebook, home.notebook + " elsewhere")
    workspace.follow([.rescan])
    try await wait { !workspace.list.reading.listings.isUnderWay }
    rename(home.notebook + " elsewhere", home.notebook)
    home.write("new\n", to: "Newest.md")
    workspace.follow([.rescan])
    try await wait { workspace.list.entries.contains { $0.title == "Newest" } }
  }
}
