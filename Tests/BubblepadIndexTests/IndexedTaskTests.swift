import Testing

@testable import BubblepadIndex

/// Tasks come from the index where they stand in the text as it says, else from the text.
@Suite("Tasks in the index") struct IndexedTaskTests {
  @Test(arguments: [
    "- [ ] a b\r\n  - [x] ü 📅 2026-01-01\r\n", "1. [/] x\n- [ ]\n", "> - [ ] q\n\n- no\n",
    "- [ ] a",
    "\u{FEFF}- [ ] a\n", "```\n- [ ] code\n```\n- [ ] b  \n",
  ])
  func theyStandWhereTheTextHasThem(_ text: String) throws {
    let notebook = TemporaryNotebook()
    notebook.write(text, to: "n.md")
    let known = try #require(
      notebook.readyIndex().read { reader throws(DatabaseError) in
        try reader.tasks(of: reader.files.byID.keys.first ?? 0)
      })
    let source = Array(text.utf8)
    let tasks = NoteReader.facts(of: source).tasks
    #expect(IndexedTask.tasks(known, in: source, LineStarts(source)) == tasks)
  }

  @Test func whatTheTextHasNotIsReadAgain() {
    let source: [UInt8] = Array("- [ ] a".utf8) + [0xFF, 0x0A]
    let task = IndexedTask(status: " ", text: "a\u{FFFD}", line: 1)
    #expect(IndexedTask.tasks([task], in: source, LineStarts(source)) == nil)
    let far = IndexedTask(status: " ", text: "a", line: 9)
    #expect(IndexedTask.tasks([far], in: source, LineStarts(source)) == nil)
    let note = SearchedNote(path: "n.md", isLocked: false, modified: 0, source: source)
    note.indexedTasks = [task]
    #expect(note.tasks == NoteReader.facts(of: source).tasks && note.tasks.count == 1)
  }
}
