import BubblepadIndex
import BubblepadNotebook
import CursesText
import Glibc
import Testing

@testable import bubblepad

/// What a rename does to the links of the other notes: each leads where it led.
@Suite("The links that a rename changes")
struct RenameScanTests {
  /// The text of a note after another was renamed.
  ///
  /// - Parameters:
  ///   - files: the other notes.
  ///   - place: the note with the text.
  private func renamed(
    _ text: String, in place: String = "Start.md", _ path: String = "Old.md",
    to title: String? = "New", into folder: String? = nil, files: [String] = []
  ) throws -> String {
    let home = try TerminalHome()
    for file in files + [path] {
      TerminalHome.makeFolder(home.path(file).parentFolder)
      home.write("x\n", to: file)
    }
    TerminalHome.makeFolder(home.path(place).parentFolder)
    home.write(text, to: place)
    let scan = RenameScan(
      path: home.path(path), oldTitle: NoteTitle.title(ofFileName: path.lastComponent),
      newTitle: title, in: folder.map(home.path),
      NotebookFiles(home.notebook, entries: try NotebookFolder(path: home.notebook).list().entries))
    let plan = scan.plan(own: SourceText("x\n"))
    // With an index not all notes are read, and the same is found.
    let cache = try #require(NotebookPlaces(environment: home.environment)?.cacheHome)
    let index = NoteIndex(
      notebook: home.notebook, place: IndexPlace(notebook: home.notebook, cacheHome: cache))
    #expect(index.update() == .ready)
    let narrowed = scan.narrowed(by: index).plan(own: SourceText("x\n"))
    #expect(narrowed.files.map(\.after.bytes) == plan.files.map(\.after.bytes))
    #expect(narrowed.changes == plan.changes && narrowed.unreadCount == plan.unreadCount)
    index.close()
    return plan.files.first.map { String(decoding: $0.after.bytes, as: UTF8.self) } ?? text
  }

  @Test(arguments: [
    ("[[Old]] [[old|a]] [[Old#h]] [[Old#^b]]", "[[New]] [[New|a]] [[New#h]] [[New#^b]]"),
    ("![[Old]] ![x](Old.md) [x](<Old.md>)", "![[New]] ![x](New.md) [x](<New.md>)"),
    ("[x](Old.md#h)\n\n[r]: ./Old.md \"t\"", "[x](New.md#h)\n\n[r]: ./New.md \"t\""),
    (
      "---\nup:\n- \"[[Old]]\"\n---\n![[Old.md|100]]",
      "---\nup:\n- \"[[New]]\"\n---\n![[New.md|100]]"
    ),
    (
      "`[[Old]]` [[Older]] [[#Old]] [x](https://o/Old.md)",
      "`[[Old]]` [[Older]] [[#Old]] [x](https://o/Old.md)"
    ),
  ])
  func everyFormIsChanged(_ text: String, _ expected: String) throws {
    #expect(try renamed(text) == expected)
  }

  /// A note that is longer than what is read, or locked, is said to be left out.
  @Test func notesThatAreNotReadAreCounted() throws {
    let home = try TerminalHome()
    home.write("x\n", to: "Old.md")
    home.write("[[Old]] [[Old#a]]\n", to: "Start.md")
    home.write("[[Old]]\n", to: "Long.md")
    let long = open(home.path("Long.md"), O_RDWR)
    #expect(ftruncate(long, off_t(ScannedFile.most + 1)) == 0)
    close(long)
    home.write("age-encryption.org/v1\n", to: "Locked.md.age")
    let entries = try NotebookFolder(path: home.notebook).list().entries
    let found = RenameScan(
      path: home.path("Old.md"), oldTitle: "Old", newTitle: nil,
      NotebookFiles(home.notebook, entries: entries)
    ).linkingNotes()
    #expect(found.notes.map(\.entry.title) == ["Start"] && found.notes.map(\.count) == [2])
    #expect(found.unreadCount == 2)
    #expect(found.unread.words == "Not searched: “Locked” (locked), “Long” (too large).")
    #expect(UnreadNotes().words == nil)
  }

  /// The notebook of a test is called `notes`.
  @Test func aLinkMayLeaveTheNotebookAndComeBack() throws {
    #expect(
      try renamed("[x](<../notes/Old.md>) [y](../notes/Old.md) [[../notes/Old]] [z](../x/Old.md)")
        == "[x](<../notes/New.md>) [y](../notes/New.md) [[../notes/New]] [z](../x/Old.md)")
    #expect(
      try renamed("[x](../../notes/Old.md)", in: "a/Start.md", to: nil, into: "b")
        == "[x](../b/Old.md)")
  }

  @Test func aMovedNoteKeepsTheLinksThatReachIt() throws {
    let links = "[[Old]] [[old|a]] [x](Old.md) [[Other]]"
    #expect(try renamed(links, to: nil, into: "b") == "[[Old]] [[old|a]] [x](b/Old.md) [[Other]]")
    #expect(try renamed("[[a/Old#h]]", "a/Old.md", to: nil, into: "b") == "[[Old#h]]")
    #expect(
      try renamed("[[a/Old]]", "a/Old.md", to: nil, into: "b", files: ["Old.md"]) == "[[b/Old]]")
  }

  /// Letters may have more bytes than one.
  @Test func theNotebookIsCalledAsItIs() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path("Nötizen"))
    home.write("x\n", to: "Nötizen/Old.md")
    home.write("[x](Old.md) [[Old]]", to: "Nötizen/Start.md")
    let notebook = home.path("Nötizen")
    let scan = RenameScan(
      path: home.path("Nötizen/Old.md"), oldTitle: "Old", newTitle: "New",
      NotebookFiles(notebook, entries: try NotebookFolder(path: notebook).list().entries))
    let changed = scan.plan(own: SourceText("x\n")).files.first?.after.bytes
    #expect(changed.map { String(decoding: $0, as: UTF8.self) } == "[x](New.md) [[New]]")
    #expect("/n/Nö/a.md".below("/n/Nö") == "a.md" && "/n/Nöx/a.md".below("/n/Nö") == nil)
  }

  @Test func theLinksOfAMovedNoteLeadWhereTheyLed() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path("a"))
    let text = "[x](Other.md) [[Other]] [[Old]] [y](../Top.md)\n"
    home.write(text, to: "a/Old.md")
    home.write("x\n", to: "a/Other.md")
    home.write("x\n", to: "Top.md")
    let scan = RenameScan(
      path: home.path("a/Old.md"), oldTitle: "Old", newTitle: nil, in: home.notebook,
      NotebookFiles(home.notebook, entries: try NotebookFolder(path: home.notebook).list().entries))
    let edits = scan.plan(own: SourceText(text)).ownEdits(in: SourceText(text))
    let moved = Transaction(edits, event: .external).applying(to: SourceText(text))
    #expect(
      String(decoding: moved.bytes, as: UTF8.self)
        == "[x](a/Other.md) [[Other]] [[Old]] [y](Top.md)\n")
  }

  @Test func notesOfOneNameAreToldApart() throws {
    let files = ["a/Old.md", "a/b/Other.md"]
    #expect(
      try renamed("[[Old]] [[a/Old]] [x](a/Old.md)", files: files)
        == "[[New]] [[a/Old]] [x](a/Old.md)")
    #expect(
      try renamed("[[Old]] [[a/Old]] [x](a/Old.md)", "a/Old.md", files: ["Old.md"])
        == "[[Old]] [[a/New]] [x](a/New.md)")
    // An address counts from its folder, and a name from the notebook's.
    #expect(
      try renamed("[x](Old.md) [[Old]] [y](../Old.md)", in: "a/Start.md", files: files)
        == "[x](Old.md) [[New]] [y](../New.md)")
  }

  @Test func aNameThatIsTakenElsewhereIsWrittenAsAPath() throws {
    #expect(
      try renamed("[[Old]] [[New]]", "b/Old.md", files: ["a/New.md"]) == "[[b/New]] [[New]]")
    // The new name would take the link from the note that it led to.
    #expect(try renamed("[[Old]] [[New]]", files: ["a/New.md"]) == "[[New]] [[a/New]]")
  }
}
