import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import Testing

@testable import BubblepadDialogs
@testable import BubblepadSettings
@testable import bubblepad

/// The tags of a notebook and the check of its links in the app, without a screen.
@Suite("Tags and links in the app") @MainActor
struct WorkspaceTagTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  static let files = [
    "Roses.md": "---\ntags: [garden/roses, \"#Home\"] # mine\n---\n# Care\r\ncut #garden\t\n",
    "Plan.md": "water #GARDEN/shop [[Rose]] and `#garden`\n",
    "deep/Other.md": "no tag here\n",
    "Work.md": "#work and #home\n",
  ]

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("deep"))
    for (name, text) in Self.files { home.write(text, to: name) }
    home.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "Secret.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night", shell: shell)
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("Plan.md"))
  }

  private func startIndex() async {
    workspace.startIndexing()
    await workspace.indexing?.settled()
  }

  private func picker() async throws -> ItemPicker {
    try await wait { if case .pick? = workspace.conversation.dialog { true } else { false } }
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    return picker
  }

  private func question() async throws -> BubblepadPanels.Confirmation {
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    return question
  }

  /// Asks for a rename as the form does; gives the preview.
  private func preview(_ old: String, _ new: String) async throws -> BubblepadPanels.Confirmation {
    TagRenaming(workspace).ask()
    try await wait { if case .renameTag? = workspace.conversation.dialog { true } else { false } }
    guard case .renameTag(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    (form.old, form.new) = (old, new)
    #expect(form.problem == nil)
    workspace.closeDialog()
    form.submit(form.rename)
    return try await question()
  }

  private func rename(_ old: String, _ new: String) async throws {
    let question = try await preview(old, new)
    workspace.closeDialog()
    question.answers.first?.action()
    try await wait { workspace.notice?.words.contains("is #\(new) now") == true }
  }

  private func untilNotice(_ words: String) async throws {
    try await wait { workspace.notice?.words.contains(words) == true }
  }

  // MARK: The tree

  @Test(arguments: [false, true]) func theTagsAreATreeThatIsFolded(_ hasIndex: Bool) async throws {
    if hasIndex { await startIndex() }
    workspace.services.tags.show()
    let picker = try await picker()
    #expect(
      picker.found.map { "\($0.item.level) \($0.item.title) \($0.item.detail)" } == [
        "0 #GARDEN 2", "1 roses 1", "1 shop 1", "0 #Home 2", "0 #work 1",
      ])
    #expect(
      picker.selectedItem?.help == "2 notes have #GARDEN or a tag below it, 1 the tag itself.")
    #expect(picker.fold(opens: false))
    #expect(picker.found.map(\.item.title) == ["#GARDEN", "#Home", "#work"])
    #expect(picker.found.first?.item.isOpen == false && picker.selection == "garden")
    #expect(picker.fold(opens: true) && picker.found.count == 5)
    picker.move(by: 2)
    #expect(picker.fold(opens: false) && picker.selection == "garden")
    picker.query = "#sho"
    #expect(picker.found.first?.item.title == "#GARDEN/shop" && !picker.fold(opens: false))
    workspace.closeDialog()
    picker.pick(try #require(picker.found.first?.item))
    #expect(workspace.list.filter == "tag:#GARDEN/shop")
    try await wait { workspace.list.search.current?.isDone == true }
    #expect(workspace.list.search.current?.hits.map(\.title) == ["Plan"])
  }

  // MARK: Renaming

  @Test(arguments: [false, true]) func aTagIsRenamedAndBackByteForByte(_ hasIndex: Bool)
    async throws
  {
    if hasIndex { await startIndex() }
    let question = try await preview("garden", "yard")
    #expect(
      question.words
        == "Not searched: “Secret” (locked).\n3 places in 2 notes:"
    )
    #expect(
      Set(question.lines) == [
        "Roses: cut #garden → cut #yard",
        "Roses: tags: [garden/roses, \"#Home\"] # mine → tags: [yard/roses, \"#Home\"] # mine",
        "Plan: water #GARDEN/shop [[Rose]] and `#garde… → water #yard/shop [[Rose]] and `#garden`",
      ])
    workspace.closeDialog()
    question.answers.first?.action()
    try await untilNotice("#garden is #yard now, in 2 notes.")
    let roses = "---\ntags: [yard/roses, \"#Home\"] # mine\n---\n# Care\r\ncut #yard\t\n"
    #expect(home.text("Roses.md") == roses)
    #expect(home.text("Plan.md") == "water #yard/shop [[Rose]] and `#garden`\n")
    // The open note is changed in its editor, and is saved.
    #expect(workspace.note?.editor.text.string == home.text("Plan.md"))
    #expect(workspace.note?.needsSaving == false)
    _ = workspace.perform(.undo)
    try await untilNotice("#yard is #garden again, in 2 notes.")
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
    #expect(workspace.note?.editor.text.string == Self.files["Plan.md"])
    #expect(workspace.note?.needsSaving == false)
    _ = workspace.perform(.redo)
    try await untilNotice("#garden is #yard again, in 2 notes.")
    #expect(home.text("Roses.md") == roses)
    // Another of the notes is opened before it is undone.
    workspace.opener.load(path: home.path("Roses.md"))
    workspace.undo.undo()
    try await untilNotice("#yard is #garden again, in 2 notes.")
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
    #expect(workspace.note?.editor.text.string == Self.files["Roses.md"])
    #expect(workspace.note?.needsSaving == false)
  }

  @Test func whatHasChangedMeanwhileIsLeftAndNamed() async throws {
    let question = try await preview("garden", "yard")
    home.write("other words with #garden\n", to: "Roses.md")
    workspace.closeDialog()
    question.answers.first?.action()
    try await untilNotice("“Roses” changed meanwhile: its tags stay.")
    #expect(home.text("Roses.md") == "other words with #garden\n")
    #expect(home.text("Plan.md") == "water #yard/shop [[Rose]] and `#garden`\n")
    // The same when it is taken back.
    workspace.note?.editor.perform(.edit(.insertText("x")))
    workspace.undo.undo()
    try await untilNotice("“Plan” changed meanwhile: its tags stay as they are.")
    #expect(home.text("Plan.md") == "water #yard/shop [[Rose]] and `#garden`\n")
  }

  @Test func mergingIsToldAndATagThatIsNoneIsRefused() async throws {
    let question = try await preview("work", "HOME")
    #expect(question.words.contains("#Home is there already, in 2 notes: the two become one."))
    question.cancel()
    #expect(home.text("Work.md") == Self.files["Work.md"])
    workspace.closeDialog()
    TagRenaming(workspace).ask()
    try await wait { if case .renameTag? = workspace.conversation.dialog { true } else { false } }
    guard case .renameTag(let form)? = workspace.conversation.dialog else { return }
    #expect(form.problem == "Type the tag that is to be renamed.")
    form.old = "none"
    #expect(form.problem == "No note has #none.")
    (form.old, form.new) = ("work", "two words")
    #expect(form.problem == "A tag cannot contain spaces. Use - or _.")
    #expect(form.found("gar").map { $0.lowercased() } == ["garden", "garden/roses", "garden/shop"])
  }

  @Test func whatIsNotSavedYetIsRenamedToo() async throws {
    let editor = try #require(workspace.note?.editor)
    editor.perform(.edit(.moveToDocumentStart))
    editor.perform(.edit(.insertText("more #garden ")))
    try await rename("garden", "yard")
    #expect(home.text("Plan.md") == "more #yard water #yard/shop [[Rose]] and `#garden`\n")
  }

  // MARK: Links

  @Test func brokenLinksAreListedAndASuggestionIsPutIn() async throws {
    await startIndex()
    LinkCheckCommands(workspace).show()
    let picker = try await picker()
    #expect(
      picker.found.map(\.item.title) == [
        "Broken links (1)", "Rose → Roses", "No other note links to these (5)", "Plan", "Roses",
        "Secret", "Work", "Other",
      ])
    #expect(picker.selectedItem?.detail == "Plan:1")
    #expect(
      picker.selectedItem?.help
        == "There is no such note or file. Near: “Roses”. Line 1 of “Plan” names “Rose”.")
    let action = try #require(picker.actions.first)
    workspace.closeDialog()
    action.perform(picker.selectedItem)
    try await untilNotice("The link in “Plan” leads to “Roses” now.")
    #expect(home.text("Plan.md") == "water #GARDEN/shop [[Roses]] and `#garden`\n")
    // What is left is listed again.
    let next = try await self.picker()
    #expect(next.found.first?.item.title == "No other note links to these (4)")
    workspace.closeDialog()
    next.pick(try #require(next.items.first { $0.title == "Other" }))
    try await wait { workspace.note?.path == home.path("deep/Other.md") }
    workspace.undo.undo()
    try await untilNotice("The link in “Plan” is as it was.")
    #expect(home.text("Plan.md") == Self.files["Plan.md"])
  }

  @Test func enterGoesToABrokenLink() async throws {
    home.write("one\n\ntwo ![[gone.png]]\n", to: "deep/Other.md")
    await startIndex()
    LinkCheckCommands(workspace).show()
    let picker = try await picker()
    let item = try #require(picker.items.first { $0.title == "gone.png" })
    workspace.closeDialog()
    picker.pick(item)
    try await wait { workspace.note?.path == home.path("deep/Other.md") }
    #expect(workspace.note?.editor.editor.position.line == 3)
  }

  /// A link before and after its suggestion was put in.
  @Test(arguments: [
    ("[[Grocrs]]", "[[Grocers]]"), ("[[Grocrs#Head|text]]", "[[Grocers#Head|text]]"),
    ("![[Grocrs]]", "![[Grocers]]"), ("[a](Grocrs.md)", "[a](deep/Grocers.md)"),
    ("[a](<Grocrs.md#x> \"t\")", "[a](<deep/Grocers.md#x> \"t\")"),
    ("| [[Grocrs\\|b]] |\n|---|", "| [[Grocers\\|b]] |\n|---|"), ("[[GS]]", "[[Grocers|GS]]"),
    ("[[GS|x]]", "[[Grocers|x]]"), ("[[Grocers#Opning]]", "[[Grocers#Opening]]"),
    ("[a](deep/Grocers.md#Opning)", "[a](deep/Grocers.md#Opening)"),
  ])
  func aSuggestionKeepsTheFormOfTheLink(_ before: String, _ after: String) async throws {
    home.write("---\naliases: [GS]\n---\n# Opening\n## Head\n# x\n", to: "deep/Grocers.md")
    home.write(before + "\n", to: "Work.md")
    await startIndex()
    let index = try #require(workspace.indexing?.readyIndex)
    let check = try #require(index.linkCheck())
    let link = try #require(check.broken.first { $0.path == "Work.md" })
    let source = SourceText(before + "\n")
    let edit = try #require(
      LinkRepair(link: link, resolver: check.resolver).edit(in: source.bytes))
    let text = Transaction([edit], event: .external).applying(to: source)
    #expect(text.string == after + "\n")
  }
}
