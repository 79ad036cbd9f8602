import BubblepadNotebook
import CursesText
import Glibc
import Testing

@testable import BubblepadIndex

/// What else a rename or move writes, and what it leaves alone: canvases, files outside of the notebook, addresses
/// that still lead where they led.
@Suite("What a rename writes besides links") struct RenamedFilesTests {
  private let notebook = TemporaryNotebook()

  private func files(_ otherFiles: [String]? = nil) throws -> NotebookFiles {
    let entries = try NotebookFolder(path: notebook.notes).list().entries
    return NotebookFiles(notebook.notes, entries: entries, otherFiles: otherFiles)
  }

  private func scan(
    _ path: String, to title: String?, into folder: String? = nil, _ otherFiles: [String]? = nil
  ) throws -> RenameScan {
    RenameScan(
      path: notebook.notes + "/" + path, oldTitle: NoteTitle.title(ofFileName: path.lastComponent),
      newTitle: title, in: folder.map { notebook.notes + "/" + $0 }, try files(otherFiles))
  }

  private func write(_ changes: [FileChange]) -> FilesOutcome {
    FilesOutcome(
      writing: changes, within: NotebookBounds(folder: notebook.notes),
      backups: notebook.root + "/backups")
  }

  private func text(_ path: String) -> String {
    String(decoding: notebook.bytes(path), as: UTF8.self)
  }

  // MARK: Canvases

  private let canvas =
    "{\n\t\"nodes\":[\n\t\t{\"id\":\"1\",\"type\":\"file\",\"file\":\"a\\/Old.md\",\"x\":-10.50},\n"
    + "\t\t{\"file\" : \"a/Old.md\", \"subpath\":\"#H\"},{\"file\":\"a/Older.md\"},\n"
    + "\t\t{\"type\":\"text\",\"text\":\"a/Old.md\",\"data\":{\"file\":\"a/Old.md\"}}],\n"
    + "\t\"edges\":[],\"file\":\"a/Old.md\"}"

  @Test(arguments: [nil, ["Board.canvas", "b.png"]])
  func cardsOfACanvasFollow(_ otherFiles: [String]?) throws {
    notebook.write("x\n", to: "a/Old.md")
    notebook.write(canvas, to: "Board.canvas")
    let plan = try scan("a/Old.md", to: "New \"1\"", otherFiles).plan(own: SourceText("x\n"))
    #expect(
      plan.changes.map(\.line)
        == Array(repeating: "Board.canvas: a/Old.md → a/New \"1\".md", count: 2))
    #expect(plan.noteWords == "1 canvas" && plan.linkCount == 2)
    let outcome = write(plan.files)
    #expect(outcome.left.isEmpty)
    let name = "\"a/New \\\"1\\\".md\""
    var expected = canvas.replacing("\"file\":\"a\\/Old.md\"", with: "\"file\":" + name)
    expected = expected.replacing("\"file\" : \"a/Old.md\"", with: "\"file\" : " + name)
    #expect(text("Board.canvas") == expected)
    #expect(write(outcome.back).left.isEmpty)
    #expect(text("Board.canvas") == canvas)
  }

  @Test func cardsFollowAFolderAndAMove() throws {
    notebook.write("x\n", to: "a/Old.md")
    notebook.write("{\"nodes\":[{\"file\":\"a/Old.md\"}]}", to: "b/Board.canvas")
    mkdir(notebook.notes + "/c", 0o700)
    let moved = try scan("a/Old.md", to: nil, into: "c").plan(own: SourceText("x\n"))
    #expect(
      moved.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        "{\"nodes\":[{\"file\":\"c/Old.md\"}]}"
      ])
    let folder = RenameScan(
      moving: [StepMove(from: notebook.notes + "/a", to: notebook.notes + "/\u{E9}")], try files()
    ).plan(own: SourceText())
    #expect(
      folder.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        "{\"nodes\":[{\"file\":\"\u{E9}/Old.md\"}]}"
      ])
  }

  @Test func aDamagedCanvasStaysAndIsCounted() throws {
    notebook.write("x\n", to: "Old.md")
    notebook.write("{\"nodes\":[{\"file\":\"Old.md\"}", to: "Board.canvas")
    let plan = try scan("Old.md", to: "New").plan(own: SourceText("x\n"))
    #expect(plan.files.isEmpty && plan.unreadCount == 1)
    #expect(plan.unread.words == "Not searched: “Board.canvas” (damaged).")
  }

  @Test func anEmptyCanvasHasNoCards() throws {
    notebook.write("x\n", to: "Old.md")
    notebook.write("\n", to: "Board.canvas")
    let plan = try scan("Old.md", to: "New").plan(own: SourceText("x\n"))
    #expect(plan.unread.words == nil)
  }

  @Test func bookmarksThatFollowAreNamed() throws {
    notebook.write("x\n", to: "a/Old.md")
    notebook.write("[[Old]]\n", to: "b.md")
    notebook.write(
      "{\"items\":[{\"type\":\"file\",\"path\":\"a/Old.md\"},{\"items\":[{\"path\":\"a\"}]}]}",
      to: ".obsidian/bookmarks.json")
    let plan = try scan("a/Old.md", to: "New").plan(own: SourceText("x\n"))
    #expect(plan.remarks == ["1 bookmark follows."] && plan.files.count == 1)
    let folder = RenameScan(
      moving: [StepMove(from: notebook.notes + "/a", to: notebook.notes + "/c")], try files()
    ).plan(own: SourceText())
    #expect(folder.remarks == ["2 bookmarks follow."])
  }

  /// Settings that name a folder or a template name it by its new path, as they wrote it; every other byte stays.
  @Test func settingsFollow() throws {
    notebook.write("x\n", to: "T/Day.md")
    notebook.write("{ \"folder\":\"/T/\",\n \"format\":\"T\"}", to: ".obsidian/templates.json")
    notebook.write("{\"template\":\"T/Day\"}", to: ".obsidian/daily-notes.json")
    notebook.write("{\"folder\":\"Tx\"}", to: ".obsidian/zk-prefixer.json")
    notebook.write(
      "{\"weekly\":{\"template\":\"T/Day.md\",\"folder\":\"W\"}}",
      to: ".obsidian/plugins/periodic-notes/data.json")
    let folder = RenameScan(
      moving: [StepMove(from: notebook.notes + "/T", to: notebook.notes + "/V/\u{E9}")], try files()
    ).plan(own: SourceText())
    #expect(folder.linkCount == 0)
    #expect(
      folder.remarks == [
        "Obsidian's daily-notes.json follows.", "Obsidian's templates.json follows.",
        "Obsidian's plugins/periodic-notes/data.json follows.",
      ])
    #expect(
      folder.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        "{\"template\":\"V/\u{E9}/Day\"}", "{ \"folder\":\"/V/\u{E9}/\",\n \"format\":\"T\"}",
        "{\"weekly\":{\"template\":\"V/\u{E9}/Day.md\",\"folder\":\"W\"}}",
      ])
    let note = try scan("T/Day.md", to: "New").plan(own: SourceText("x\n"))
    #expect(note.settingsFiles.map(\.name).first == "daily-notes.json")
    #expect(note.files.first?.after.string == "{\"template\":\"T/New\"}")
  }

  /// Rows stand by folder, then by name as people count, with canvases last; each kind is counted.
  @Test func thePreviewIsInTheOrderOfPaths() throws {
    notebook.write("x\n", to: "Old.md")
    for name in ["b/Note 10.md", "b/Note 9.md", "a/Z.md", "Top.md"] {
      notebook.write("[[Old]]\n", to: name)
    }
    notebook.write("{\"nodes\":[{\"file\":\"Old.md\"}]}", to: "Board.canvas")
    let plan = try scan("Old.md", to: "New").plan(own: SourceText("x\n"))
    #expect(plan.changes.map(\.noteTitle) == ["Top", "Z", "Note 9", "Note 10", "Board.canvas"])
    #expect(plan.changeWords == "5 links have to change to keep working, in 4 notes and 1 canvas:")
  }

  /// Several notes that move at once, of which one links to another, and a folder with one of them.
  @Test func severalNotesMoveAtOnce() throws {
    notebook.write("[[Two]] [x](../b/Two.md) [y](Stays.md)\n", to: "a/One.md")
    notebook.write("[one](../a/One.md)\n", to: "b/Two.md")
    notebook.write("x\n", to: "a/Stays.md")
    notebook.write("[[a/One]] [z](b/Two.md) [[b/Two|t]]\n", to: "Start.md")
    let move = NotebookMove(
      ["a/One.md", "b", "b/Two.md"].map { notebook.notes + "/" + $0 }, into: notebook.notes + "/c",
      called: "c")
    #expect(move.moves.map(\.to.lastComponent) == ["One.md", "b"])
    #expect(move.words == "1 note and 1 folder")
    #expect(move.name == "Move 1 note and 1 folder to “c”")
    let plan = RenameScan(moving: move.moves, try files()).plan(own: SourceText())
    #expect(
      Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path.lastComponent, $0.after.string) })
        == [
          "One.md": "[[Two]] [x](b/Two.md) [y](../a/Stays.md)\n", "Two.md": "[one](../One.md)\n",
          "Start.md": "[[One]] [z](c/b/Two.md) [[b/Two|t]]\n",
        ])
  }

  // MARK: Outside of the notebook

  private func linkOutside(_ text: String) {
    notebook.write(Array(text.utf8), atAbsolute: notebook.root + "/Ext.md")
    symlink(notebook.root + "/Ext.md", notebook.notes + "/ExtLink.md")
  }

  @Test func aNoteOutsideIsNamedAndStays() throws {
    notebook.write("x\n", to: "Old.md")
    notebook.write("[[Old]]\n", to: "b.md")
    linkOutside("[[Old]] #work\n")
    let plan = try scan("Old.md", to: "New").plan(own: SourceText("x\n"))
    #expect(plan.files.map(\.path.lastComponent) == ["b.md"] && plan.linkCount == 1)
    #expect(plan.remarks == ["1 note outside of the notebook stays as it is: ExtLink."])
    let tags = TagScan(rename: TagRename("work", to: "job"), try files(), open: nil).plan()
    #expect(tags.files.isEmpty && tags.outside.titles == ["ExtLink"])
    // A note outside without such a link is not worth a word.
    #expect(try scan("b.md", to: "c").plan(own: SourceText("x\n")).remarks.isEmpty)
  }

  /// Whoever has made the change: what lies outside is not written.
  @Test func aChangeOutsideIsRefused() throws {
    linkOutside("[[Old]]\n")
    let file = FileText(try SafeFile.load(notebook.notes + "/ExtLink.md"))
    let outcome = write([FileChange(file, [Edit(0..<7, bytes: [0x78])])])
    #expect(outcome.back.isEmpty && outcome.left.count == 1)
    #expect(
      outcome.problem?.message
        == "Cannot save ExtLink.md: it lies outside of the notebook. Open it to change it there.")
    #expect(text(notebook.root + "/Ext.md") == "[[Old]]\n")
  }

  /// Many are written at the same time, and their outcomes stand in the order of the changes.
  @Test func manyFilesAreWrittenInOrder() throws {
    let names = (0..<150).map { "d\($0 % 7)/\($0).md" }
    for name in names { notebook.write("[[Old]] \(name)\n", to: name) }
    let changes = try names.map { name in
      let file = FileText(try SafeFile.load(notebook.notes + "/" + name))
      return FileChange(file, [Edit(2..<5, bytes: Array("New".utf8))])
    }
    notebook.write("another\n", to: names[40])
    notebook.remove(names[90])
    let outcome = write(changes)
    #expect(outcome.left.map { $0.below(notebook.notes) } == [names[40], names[90]])
    let written = names.filter { $0 != names[40] && $0 != names[90] }
    #expect(outcome.back.map { $0.path.below(notebook.notes) } == written)
    for name in written { #expect(text(name) == "[[New]] \(name)\n") }
    #expect(write(outcome.back).left.isEmpty)
    for name in written { #expect(text(name) == "[[Old]] \(name)\n") }
  }

  /// A note that is reached by two names is looked at once, and no second change of it is refused.
  @Test func aNoteOfTwoNamesIsChangedOnce() throws {
    notebook.write("[[Alpha]] [[BetaLink]]\n", to: "Projects/Beta.md")
    notebook.write("x\n", to: "Alpha.md")
    symlink("Projects/Beta.md", notebook.notes + "/BetaLink.md")
    let plan = try scan("Alpha.md", to: "Alfa").plan(own: SourceText("x\n"))
    #expect(plan.files.map { $0.path.below(notebook.notes) } == ["Projects/Beta.md"])
    #expect(plan.linkCount == 1 && write(plan.files).left.isEmpty)
    #expect(text("Projects/Beta.md") == "[[Alfa]] [[BetaLink]]\n")
    let index = notebook.readyIndex()
    defer { index.close() }
    let answer = index.search(try SearchQuery("BetaLink"), now: 0)
    #expect(answer?.hits.map(\.path) == ["Projects/Beta.md"])
    #expect(index.records()?.map(\.path).sorted() == ["Alpha.md", "Projects/Beta.md"])
  }

  @Test func aLinkWithinTheNotebookIsWritten() throws {
    notebook.write("[[Old]]\n", to: "b.md")
    symlink("b.md", notebook.notes + "/c.md")
    let file = FileText(try SafeFile.load(notebook.notes + "/c.md"))
    #expect(write([FileChange(file, [Edit(0..<7, bytes: [0x78])])]).left.isEmpty)
    #expect(text("b.md") == "x\n")
  }

  // MARK: Addresses

  @Test(arguments: [
    // Of the same depth: every address keeps its meaning, and its spelling.
    ("[md](../../People/Anna%20M%C3%BCller.md) [x](/People/Other.md)", "p/q", nil),
    ("[md](People/Other.md)", "p/q", nil),
    (
      "[md](../../People/Anna%20M%C3%BCller.md#h)", "p",
      "[md](../People/Anna%20M%C3%BCller.md#h)"
    ),
    ("[md](<../../People/Anna Müller.md>)", "p", "[md](<../People/Anna Müller.md>)"),
  ])
  func addressesThatLeadThereStay(_ text: String, _ folder: String, _ changed: String?) throws {
    notebook.write("x\n", to: "People/Anna M\u{FC}ller.md")
    notebook.write("x\n", to: "People/Other.md")
    notebook.write(text, to: "a/b/Note.md")
    let plan = try scan("a/b/Note.md", to: nil, into: folder).plan(own: SourceText(text))
    let edits = plan.ownEdits(in: SourceText(text))
    let after = Transaction(edits, event: .external).applying(to: SourceText(text))
    #expect(String(decoding: after.bytes, as: UTF8.self) == changed ?? text)
    #expect(plan.linkCount == (changed == nil ? 0 : 1))
  }

  @Test func ownBytesComeBack() {
    let (before, after) = (SourceText("a %C3%BC b\n"), SourceText("a ü b\n"))
    let own = OwnText(before: before, after: after)
    let edits = own.editsBack(from: after)
    #expect(edits.map { Transaction($0, event: .external).applying(to: after) } == before)
    #expect(own.editsBack(from: before) == nil)
  }

  // MARK: Folders

  /// A path in double brackets that counts from the folder of its note still does.
  @Test func aRelativeWikiLinkStaysOne() throws {
    notebook.write("x\n", to: "p/Alpha/Plan.md")
    notebook.write("x\n", to: "Plan.md")
    notebook.write("[[../Alpha/Plan|rel]] [[../Alpha/Plan.md#h]] ![[./Two]]\n", to: "p/Beta/One.md")
    notebook.write("x\n", to: "p/Beta/Two.md")
    let plan = RenameScan(
      moving: [
        StepMove(from: notebook.notes + "/p/Alpha", to: notebook.notes + "/p/Alef")
      ], try files()
    ).plan(own: SourceText())
    #expect(
      plan.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        "[[../Alef/Plan|rel]] [[../Alef/Plan.md#h]] ![[./Two]]\n"
      ])
  }

  /// With an index only those notes are read that name something in the folder, and the same is found.
  @Test func aFolderAsksTheIndex() throws {
    notebook.write("[[Other]] [x](../Top.md) [[Top]]\n", to: "a/Old.md")
    notebook.write("[[Old]]\n", to: "a/Other.md")
    notebook.write("x\n", to: "c/Old.md")
    notebook.write("[[Old]] [y](a/Old.md) [[a/Other]] ![[a/p.png]]\n", to: "Top.md")
    notebook.write("[[Top]] and nothing else\n", to: "Far.md")
    notebook.write("png", to: "a/p.png")
    let index = notebook.readyIndex()
    defer { index.close() }
    let scan = RenameScan(
      moving: [StepMove(from: notebook.notes + "/a", to: notebook.notes + "/dd")],
      try files(["a/p.png"]))
    let (whole, narrowed) = (
      scan.plan(own: SourceText()), scan.narrowed(by: index).plan(own: SourceText())
    )
    #expect(whole.changes == narrowed.changes && whole.linkCount >= 3)
    #expect(whole.files.map(\.after.bytes) == narrowed.files.map(\.after.bytes))
    // What names nothing there is not even read: it may be gone.
    notebook.remove("Far.md")
    #expect(scan.narrowed(by: index).plan(own: SourceText()).unreadCount == 0)
    #expect(scan.plan(own: SourceText()).unreadCount == 1)
  }
}
