import BubblepadIndex
import BubblepadNotebook
import CursesText
import Testing

@testable import bubblepad

/// What changes a closed note of another encoding writes that encoding.
@Suite("Changes of notes in another encoding")
struct EncodedFileChangeTests {
  private func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : 0x3F }
  }

  private func change(
    _ old: String, _ new: String, in home: TerminalHome
  ) throws -> FileChange {
    let file = FileText(try SafeFile.load(home.path("a.md")))
    let text = String(decoding: file.text.bytes, as: UTF8.self)
    let range = try #require(text.firstRange(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return FileChange(file, [Edit(start..<start + old.utf8.count, SourceText(new))])
  }

  @Test func theFileKeepsItsEncoding() throws {
    let home = try TerminalHome()
    home.write(bytes("caf\u{E9} #tag\n"), to: "a.md")
    let change = try change("tag", "th\u{E9}", in: home)
    let outcome = FilesOutcome(
      writing: [change],
      within: NotebookBounds(folder: home.notebook), backups: home.root)
    #expect(home.bytes("a.md") == bytes("caf\u{E9} #th\u{E9}\n"))
    #expect(outcome.problem == nil && outcome.left.isEmpty)
    let undone = FilesOutcome(
      writing: outcome.back,
      within: NotebookBounds(folder: home.notebook), backups: home.root)
    #expect(undone.back.count == 1)
    #expect(home.bytes("a.md") == bytes("caf\u{E9} #tag\n"))
  }

  @Test func whatTheEncodingLacksIsRefused() throws {
    let home = try TerminalHome()
    home.write(bytes("caf\u{E9} #tag\n"), to: "a.md")
    let change = try change("tag", "\u{2192}", in: home)
    let outcome = FilesOutcome(
      writing: [change],
      within: NotebookBounds(folder: home.notebook), backups: home.root)
    #expect(home.bytes("a.md") == bytes("caf\u{E9} #tag\n"))
    #expect(outcome.left.count == 1)
    #expect(
      outcome.problem?.message
        == "Cannot save a.md: it is a file in Windows-1252, which lacks a character of the new text. "
        + "Open the note and make the change there: saving asks for UTF-8 then.")
  }

  @Test func linksAndTagsAreFoundInItsCharacters() throws {
    let home = try TerminalHome()
    home.write("x\n", to: "Th\u{E9}.md")
    home.write(bytes("caf\u{E9} [[Th\u{E9}]] #t\u{E9}\n"), to: "a.md")
    let entries = try NotebookFolder(path: home.notebook).list().entries
    let scan = RenameScan(
      path: home.path("Th\u{E9}.md"), oldTitle: "Th\u{E9}", newTitle: "Caf\u{E9}",
      NotebookFiles(home.notebook, entries: entries))
    let plan = scan.plan(own: SourceText("x\n"))
    _ = FilesOutcome(
      writing: plan.files,
      within: NotebookBounds(folder: home.notebook), backups: home.root)
    #expect(home.bytes("a.md") == bytes("caf\u{E9} [[Caf\u{E9}]] #t\u{E9}\n"))
    let tags = TagScan(
      rename: TagRename("t\u{E9}", to: "\u{E9}t\u{E9}"),
      NotebookFiles(home.notebook, entries: entries), open: nil
    ).plan()
    _ = FilesOutcome(
      writing: tags.files,
      within: NotebookBounds(folder: home.notebook), backups: home.root)
    #expect(home.bytes("a.md") == bytes("caf\u{E9} [[Caf\u{E9}]] #\u{E9}t\u{E9}\n"))
  }
}
