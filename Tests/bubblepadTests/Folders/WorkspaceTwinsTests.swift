import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches
import BubblepadSettings
import CursesText
import CursesUICore
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// Two notes whose names differ in their normal form alone are two notes in every part of the app; what lies outside
/// is never written; undo gives the first bytes.
@Suite("Twins, and what lies outside, in the app") @MainActor
struct WorkspaceTwinsTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  static let composed = "Caf\u{E9}.md"
  static let decomposed = "Cafe\u{301}.md"

  init() throws {
    home = try TerminalHome()
    home.write("composed note, links\n", to: Self.composed)
    home.write("decomposed note, links\n", to: Self.decomposed)
    home.write("[a](Caf\u{E9}.md) [b](Cafe\u{301}.md)\n", to: "Start.md")
    workspace = try Self.workspace(home, shell)
  }

  private static func workspace(_ home: TerminalHome, _ shell: FakeShell) throws -> Workspace {
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: shell)
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    return workspace
  }

  private var text: String { workspace.note?.editor.text.string ?? "" }

  private func reread() throws {
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
  }

  @Test func eachIsOpenedListedAndSelectedAsItself() throws {
    #expect(workspace.list.entries.count == 3 && Set(workspace.list.entries.map(\.id)).count == 3)
    for (name, words) in [(Self.composed, "composed"), (Self.decomposed, "decomposed")] {
      workspace.opener.load(path: home.path(name))
      #expect(text.hasPrefix(words + " note"))
      #expect(workspace.list.selection == FileID(home.path(name)))
      TabCommands(workspace).open(home.path("Start.md")) {}
    }
    #expect(workspace.tabs.all.count >= 2)
    #expect(
      workspace.tabs.tab(at: home.path(Self.composed))
        !== workspace.tabs.tab(at: home.path(Self.decomposed)))
  }

  @Test func quickOpenAndSearchOfferBoth() async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.opener.load(path: home.path("Start.md"))
    workspace.services.quickOpen.show()
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      return #expect(Bool(false))
    }
    // They look the same: what tells them apart is said.
    let details = picker.items.filter { $0.title.hasPrefix("Caf") }.map { item in
      item.title.unicodeScalars.count == Self.decomposed.unicodeScalars.count
        ? item.detail.contains(" · accents apart · ")
        : item.detail.contains(" · accents in letters · ")
    }
    #expect(details == [true, true])
    picker.query = "cafe"
    var opened: Set<[UInt8]> = []
    for row in picker.found.prefix(2) {
      picker.pick(row.item)
      opened.insert(Array((workspace.note?.path ?? "").utf8))
    }
    #expect(opened.count == 2)
    workspace.closeDialog()
    workspace.list.filter = "cafe"
    workspace.list.search.start()
    try await wait { workspace.list.search.current?.isDone == true }
    let hits = workspace.list.search.current?.hits ?? []
    #expect(hits.filter { $0.title == "Caf\u{E9}" }.count == 2)
    for hit in hits {
      let excerpt = workspace.list.search.current?.found[hit.id]
      #expect(excerpt.map { FileID(home.notebook + "/" + $0.path) } == hit.id)
    }
    workspace.list.search.end()
  }

  @Test func replacingChangesEachOnce() async throws {
    workspace.opener.load(path: home.path(Self.composed))
    #expect(workspace.perform(.replaceInNotes))
    guard case .replace(let form)? = workspace.conversation.dialog else {
      return #expect(Bool(false))
    }
    (form.find, form.replacement) = ("note, links", "QQQ")
    workspace.services.replacing.look(form)
    try await wait { form.plan != nil }
    let lines = Set(form.rows.compactMap(\.place).map { $0.lead })
    #expect(lines == ["composed ", "decomposed "] && form.plan?.placeCount == 2)
    workspace.services.replacing.perform(form)
    try await wait { workspace.notice?.words.hasPrefix("Replaced") == true }
    #expect(home.text(Self.composed) == "composed QQQ\n")
    #expect(home.text(Self.decomposed) == "decomposed QQQ\n")
    _ = workspace.perform(.undo)
    try await wait { workspace.notice?.words.contains("is back in") == true }
    #expect(home.text(Self.composed) == "composed note, links\n")
    #expect(home.text(Self.decomposed) == "decomposed note, links\n")
  }

  @Test func renamingOneLeavesTheOther() throws {
    for (name, expected) in [
      (Self.composed, "[a](Tea.md) [b](Cafe\u{301}.md)\n"),
      (Self.decomposed, "[a](Caf\u{E9}.md) [b](Tea.md)\n"),
    ] {
      let scan = workspace.renameScan(
        of: home.path(name), from: String(name.dropLast(3)), to: "Tea")
      let plan = scan.plan(own: SourceText("x\n"))
      #expect(plan.files.count == 1)
      let after = plan.files.first?.after.bytes ?? []
      #expect(after == Array(expected.utf8), "\(String(decoding: after, as: UTF8.self))")
    }
  }

  // MARK: Outside

  @Test func whatLiesOutsideIsNamedAndStays() async throws {
    let outside = home.root + "/Outside.md"
    home.write("outside note, links\n", to: "Outside.md")
    rename(home.path("Outside.md"), outside)
    symlink(outside, home.path("ExtLink.md"))
    try reread()
    // It is the newest, and not what a first start shows.
    #expect(workspace.list.entries.first?.title == "ExtLink" || workspace.list.entries.count == 4)
    workspace.list.reading.openNewestNoteIfNone()
    #expect(workspace.note?.path.lastComponent != "ExtLink.md")
    workspace.opener.load(path: home.path("Start.md"))
    #expect(workspace.perform(.replaceInNotes))
    guard case .replace(let form)? = workspace.conversation.dialog else {
      return #expect(Bool(false))
    }
    (form.find, form.replacement) = ("note, links", "QQQ")
    workspace.services.replacing.look(form)
    try await wait { form.plan != nil }
    #expect(
      form.summary
        == "2 places in 2 notes. 1 note outside of the notebook stays as it is: ExtLink.")
    workspace.services.replacing.perform(form)
    try await wait { workspace.notice?.words.hasPrefix("Replaced") == true }
    let bytes = try SafeFile.load(outside).text.bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "outside note, links\n")
  }

  // MARK: Moves

  @Test func undoOfAMoveGivesTheFirstBytes() async throws {
    TerminalHome.makeFolder(home.path("a/b"))
    TerminalHome.makeFolder(home.path("c"))
    let own = "[md](../../Caf%C3%A9.md) [[Start]]\n"
    home.write(own, to: "a/b/Note.md")
    home.write("[n](a/b/Note.md) [[a/b/Note]]\n", to: "Other.md")
    home.write("{\"nodes\":[ {\"file\":\"a\\/b\\/Note.md\"} ]}", to: "Board.canvas")
    try reread()
    workspace.list.folders = ["a", "a/b", "c"]
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.opener.load(path: home.path("a/b/Note.md"))
    MoveCommands(workspace).ask()
    guard case .pick(let picker)? = workspace.conversation.dialog,
      let item = picker.found.first(where: { $0.item.words == "c" })
    else { return #expect(Bool(false)) }
    picker.pick(item.item)
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    #expect(question.lines.contains { $0.hasPrefix("Board.canvas: a/b/Note.md → c/Note.md") })
    question.answers[0].action()
    try await wait { workspace.notice?.words.hasPrefix("Moved to") == true }
    #expect(home.text("c/Note.md") == "[md](../Caf%C3%A9.md) [[Start]]\n")
    #expect(home.text("Board.canvas") == "{\"nodes\":[ {\"file\":\"c/Note.md\"} ]}")
    _ = workspace.perform(.undo)
    try await wait { workspace.notice?.words.hasPrefix("It is in") == true }
    #expect(home.text("a/b/Note.md") == own)
    #expect(home.text("Other.md") == "[n](a/b/Note.md) [[a/b/Note]]\n")
    #expect(home.text("Board.canvas") == "{\"nodes\":[ {\"file\":\"a\\/b\\/Note.md\"} ]}")
  }
}
