import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches
import BubblepadSettings
import CursesText
import Testing

@testable import bubblepad

/// Replacing in all notes in the app, without a screen.
@Suite("Replacing in all notes, in the app") @MainActor
struct WorkspaceReplacingTests {
  let home: TerminalHome
  let workspace: Workspace

  static let files = [
    "Roses.md": "# Roses\r\nred roses and rose #garden\t\r\n", "Plan.md": "buy a rose\n",
    "Other.md": "nothing\n",
  ]
  static let locked = "age-encryption.org/v1\n-> scrypt rose 18\n"

  init() throws {
    home = try TerminalHome()
    for (name, text) in Self.files { home.write(text, to: name) }
    home.write(Self.locked, to: "Secret.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Plan.md"))
  }

  private func form() throws -> ReplaceForm {
    guard case .replace(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no form")
    }
    return form
  }

  /// The form with its preview.
  private func preview(_ find: String, _ new: String) async throws -> ReplaceForm {
    #expect(workspace.perform(.replaceInNotes))
    let form = try form()
    (form.find, form.replacement) = (find, new)
    workspace.services.replacing.look(form)
    try await wait { form.plan != nil }
    return form
  }

  /// A pattern that is looked for as it is written finds nothing, which is explained; what was chosen is kept.
  @Test func theChoiceOfRegularExpressionsIsKept() async throws {
    let plain = try await preview("ros[ex]", "x")
    #expect(
      plain.summary.hasPrefix(
        "No note has “ros[ex]”. “.*” takes it for a regular expression."))
    plain.options.isPattern = true
    workspace.services.replacing.look(plain)
    try await wait { plain.plan != nil }
    #expect(plain.summary.hasPrefix("4 places"))
    workspace.closeDialog()
    #expect(workspace.perform(.replaceInNotes))
    #expect(try form().options.isPattern)
  }

  @Test func itIsOneStepThatIsUndoneByteForByte() async throws {
    let form = try await preview("rose", "tulip")
    #expect(
      form.summary == "4 places in 2 notes. Locked and left alone: 1 note.")
    #expect(form.shortSummary == "4 places in 2 notes, 1 locked.")
    #expect(form.rows.count == 6 && form.rows.filter { $0.place == nil }.count == 2)
    workspace.services.replacing.perform(form)
    #expect(workspace.conversation.dialog == nil)
    try await wait { workspace.notice?.words.hasPrefix("Replaced “rose” in 4 places") == true }
    #expect(home.text("Roses.md") == "# tulips\r\nred tulips and tulip #garden\t\r\n")
    #expect(home.text("Plan.md") == "buy a tulip\n" && home.text("Secret.md") == Self.locked)
    // The open note is changed in its editor, and is saved.
    #expect(workspace.note?.editor.text.string == "buy a tulip\n")
    #expect(workspace.note?.needsSaving == false)
    _ = workspace.perform(.undo)
    try await wait { workspace.notice?.words == "“rose” is back in 4 places in 2 notes." }
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
    #expect(workspace.note?.editor.text.string == "buy a rose\n")
    _ = workspace.perform(.redo)
    try await wait { workspace.notice?.words.hasPrefix("Replaced “rose” again") == true }
    #expect(home.text("Plan.md") == "buy a tulip\n")
  }

  @Test func aSearchThatIsShownLooksAgain() async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.list.filter = "rose"
    workspace.list.search.start()
    try await wait {
      workspace.list.search.current?.isDone == true
        && workspace.list.search.current?.hits.count == 2
    }
    let form = try await preview("rose", "tulip")
    workspace.services.replacing.perform(form)
    // One has the word in its name.
    try await wait {
      workspace.list.search.current?.isDone == true
        && workspace.list.search.current?.hits.map(\.path) == [home.path("Roses.md")]
    }
    workspace.list.search.end()
    #expect(workspace.list.selection == FileID(home.path("Plan.md")))
  }

  @Test func whatIsLeftOutStays() async throws {
    let form = try await preview("rose", "tulip")
    let row = try #require(form.rows.first { $0.note.title == "Roses" && $0.place?.line == 1 })
    form.selection = row.id
    form.toggle()
    form.selection = form.rows.first { $0.note.title == "Plan" && $0.place == nil }?.id
    form.toggle()
    #expect(form.summary.hasPrefix("2 places in 1 note, 2 left out."))
    workspace.services.replacing.perform(form)
    try await wait { workspace.notice?.words.hasPrefix("Replaced “rose” in 2 places") == true }
    #expect(home.text("Roses.md") == "# Roses\r\nred tulips and tulip #garden\t\r\n")
    #expect(home.text("Plan.md") == "buy a rose\n")
  }

  @Test func whatWasTypedAndNotSavedIsReplacedToo() async throws {
    workspace.note?.editor.perform(.edit(.moveToDocumentEnd))
    workspace.note?.editor.perform(.edit(.insertText("another rose")))
    let form = try await preview("rose", "tulip")
    workspace.services.replacing.perform(form)
    try await wait { workspace.notice?.words.hasPrefix("Replaced “rose” in 5 places") == true }
    #expect(home.text("Plan.md")?.contains("another tulip") == true)
  }

  @Test func aNoteThatHasChangedMeanwhileIsLeftAndNamed() async throws {
    let form = try await preview("rose", "tulip")
    home.write("their own rose\n", to: "Roses.md")
    workspace.services.replacing.perform(form)
    try await wait { workspace.notice?.words == "“Roses” changed meanwhile: its text stays." }
    #expect(home.text("Roses.md") == "their own rose\n")
    #expect(home.text("Plan.md") == "buy a tulip\n")
  }

  @Test func anotherTextInAFieldMakesThePreviewOld() async throws {
    let form = try await preview("rose", "tulip")
    form.options.isWholeWord = true
    #expect(form.plan == nil && form.rows.isEmpty)
    workspace.services.replacing.perform(form)
    #expect(home.text("Plan.md") == "buy a rose\n")
    form.options.isPattern = true
    form.find = "ro(se"
    workspace.services.replacing.look(form)
    #expect(form.problem?.hasPrefix("The regular expression is wrong: ") == true)
    form.find = ""
    workspace.services.replacing.look(form)
    #expect(form.problem == "Type what to find.")
  }

  @Test(arguments: [
    ("rose", "rose", nil), ("red rose", "red rose", nil), ("/r.se/", "r.se", nil),
    ("tag:#garden rose", "rose", "tag:#garden rose"),
  ])
  func whatIsSearchedIsFilledIn(_ query: String, _ find: String, _ scope: String?) async throws {
    workspace.list.search.start(for: query)
    try await wait { workspace.list.search.current?.isDone == true }
    // The key that replaces in a note replaces in all of them here.
    #expect(workspace.perform(.replace))
    let form = try form()
    #expect(form.find == find && form.scope?.text == scope)
    #expect(form.options.isPattern == (query == "/r.se/"))
    form.replacement = "x"
    workspace.services.replacing.look(form)
    try await wait { form.plan != nil }
    let titles = Set(form.plan?.notes.map { $0.title } ?? [])
    let isInBoth = query == "rose" || query == "/r.se/"
    #expect(titles == (isInBoth ? ["Roses", "Plan"] : ["Roses"]))
  }

  @Test func withoutANotebookThereIsNothingToReplaceIn() throws {
    let places = try #require(NotebookPlaces(environment: home.environment))
    let single = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night", shell: FakeShell())
    #expect(single.perform(.replaceInNotes) && single.conversation.dialog == nil)
    #expect(single.notice?.words.hasPrefix("A single note is open.") == true)
  }
}
