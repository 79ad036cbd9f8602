import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

@Suite struct JournalTests {
  let folder = TemporaryFolder()
  var recovery: String { folder("recovery") }

  func base(_ name: String = "note.md", _ text: String = "the text\n") -> JournalBase {
    let path = folder.write(name, text)
    return JournalBase(
      path: path, stamp: FileStamp(ofFileAt: path)!, text: SourceText(text))
  }

  /// Ends a journal as a killed process would: its lock goes, its file stays.
  func crash(_ journal: Journal) { journal.abandon() }

  @Test func editsComeBackAfterACrash() throws {
    let base = base()
    let journal = try Journal(in: recovery, base: base)
    #expect(RecoverableNote.scan(recovery).isEmpty)
    journal.append(4..<8, inserted: Array("new".utf8))
    journal.append(0..<0, inserted: Array("Oh, ".utf8))
    #expect(journal.needsFlush)
    try journal.flush()
    #expect(!journal.needsFlush)
    journal.append(0..<2, inserted: [])
    try journal.flush()
    #expect(RecoverableNote.scan(recovery).isEmpty, "still open")
    crash(journal)
    let found = RecoverableNote.scan(recovery)
    try #require(found.count == 1)
    #expect(found[0].notePath == base.path)
    #expect(found[0].noteState == .unchanged)
    #expect(found[0].editCount == 3)
    #expect(now() - found[0].modified < 10_000_000_000)
    let text = try found[0].text()
    #expect(text?.text == SourceText(", the new\n"))
    #expect(text?.completeness == .complete)
    try found[0].discard()
    #expect(RecoverableNote.scan(recovery).isEmpty)
  }

  @Test func aNoteWithoutEditsLeavesNothing() throws {
    crash(try Journal(in: recovery, base: base()))
    #expect(RecoverableNote.scan(recovery).isEmpty)
    #expect(Folder.names(in: recovery) == [])
    let journal = try Journal(in: recovery, base: base())
    try journal.close()
    #expect(Folder.names(in: recovery) == [])
  }

  @Test func theFilesArePrivate() throws {
    let journal = try Journal(in: recovery, base: base())
    journal.append(0..<0, inserted: [1])
    try journal.flush()
    #expect(status(recovery).st_mode & 0o777 == 0o700)
    let name = try #require(Folder.names(in: recovery)?.first)
    #expect(status(FilePath.join(recovery, name)).st_mode & 0o777 == 0o600)
    journal.discard()
    #expect(Folder.names(in: recovery) == [])
  }

  /// Not the note: that one may lie on a disk with room.
  @Test func whatCannotBeKeptNamesTheFolderOfTheJournals() throws {
    let journals = folder("journals")
    folder.write("journals", "no folder")
    let error = #expect(throws: FileError.self) { try Journal(in: journals, base: base()) }
    #expect(error?.path == journals)
    #expect(error?.message.contains("\(journals) cannot be written") == true)
  }

  @Test func aNoteIsOpenOnlyOnce() throws {
    let first = try Journal(in: recovery, base: base())
    let error = #expect(throws: FileError.self) { try Journal(in: recovery, base: base()) }
    #expect(error?.reason == .inUse)
    #expect(
      error?.message == "Cannot open note.md: it is open in another window. Close it there first.")
    crash(first)
    crash(try Journal(in: recovery, base: base()))
  }

  @Test func anUnrecoveredJournalIsNotOverwritten() throws {
    let base = base()
    let first = try Journal(in: recovery, base: base)
    first.append(0..<0, inserted: Array("lost? ".utf8))
    try first.flush()
    crash(first)
    let second = try Journal(in: recovery, base: base)
    second.append(0..<0, inserted: Array("later ".utf8))
    try second.flush()
    crash(second)
    let texts = try RecoverableNote.scan(recovery).compactMap { try $0.text()?.text.string }
    #expect(Set(texts) == ["lost? the text\n", "later the text\n"])
  }

  @Test func aSaveStartsTheJournalAgainWithLaterEdits() throws {
    let base = base()
    let journal = try Journal(in: recovery, base: base)
    journal.append(0..<0, inserted: Array("a".utf8))
    try journal.flush()
    journal.append(1..<1, inserted: Array("b".utf8))
    journal.saveBegins()
    journal.append(2..<2, inserted: Array("c".utf8))
    try journal.flush()
    journal.append(3..<3, inserted: Array("d".utf8))
    let saved = self.base("note.md", "abthe text\n")
    try journal.saveEnded(saved)
    #expect(!journal.needsFlush)
    journal.append(4..<4, inserted: Array("e".utf8))
    try journal.flush()
    crash(journal)
    let found = try #require(RecoverableNote.scan(recovery).first)
    #expect(found.noteState == .unchanged)
    #expect(try found.text()?.text == SourceText("abcdethe text\n"))
  }

  @Test func aFailedSaveChangesNothing() throws {
    let journal = try Journal(in: recovery, base: base())
    journal.append(0..<0, inserted: Array("a".utf8))
    journal.saveBegins()
    journal.append(1..<1, inserted: Array("b".utf8))
    journal.saveFailed()
    try journal.flush()
    crash(journal)
    #expect(try RecoverableNote.scan(recovery).first?.text()?.text == SourceText("abthe text\n"))
  }

  @Test func afterASaveWithoutLaterEditsNothingIsLeft() throws {
    let journal = try Journal(in: recovery, base: base())
    journal.append(0..<0, inserted: Array("a".utf8))
    try journal.flush()
    journal.saveBegins()
    try journal.saveEnded(base("note.md", "athe text\n"))
    crash(journal)
    #expect(RecoverableNote.scan(recovery).isEmpty)
  }

  @Test func aChangedNoteIsOfferedAsACopy() throws {
    let base = base()
    let journal = try Journal(in: recovery, base: base)
    journal.append(0..<3, inserted: Array("my".utf8))
    try journal.flush()
    crash(journal)
    folder.write("note.md", "their text\n")
    var found = try #require(RecoverableNote.scan(recovery).first)
    #expect(found.noteState == .changed)
    #expect(try found.text()?.text == SourceText("my text\n"))
    #expect(try found.text()?.completeness == .copy)
    unlink(folder("note.md"))
    found = try #require(RecoverableNote.scan(recovery).first)
    #expect(found.noteState == .missing)
    #expect(try found.text()?.text == SourceText("my text\n"))
  }

  @Test func aTouchedNoteIsStillTheSame() throws {
    let journal = try Journal(in: recovery, base: base())
    journal.append(0..<3, inserted: Array("my".utf8))
    try journal.flush()
    crash(journal)
    folder.write("note.md", "the text\n")
    #expect(RecoverableNote.scan(recovery).first?.noteState == .unchanged)
  }

  @Test func aNoteThatWasNeverSavedComesBack() throws {
    let journal = try Journal(in: recovery, base: JournalBase(unsaved: SourceText()))
    journal.append(0..<0, inserted: Array("only here".utf8))
    try journal.flush()
    crash(journal)
    let found = try #require(RecoverableNote.scan(recovery).first)
    #expect(found.notePath == nil)
    #expect(found.noteState == .neverSaved)
    #expect(try found.text() == RecoveredText(.init("only here"), .complete))
  }

  @Test func piecesOfALargeNoteAreOffered() throws {
    let big = String(repeating: "x", count: Journal.fullCopyLimit + 1)
    let journal = try Journal(in: recovery, base: base("big.md", big))
    journal.append(10..<10, inserted: Array("one ".utf8))
    journal.append(14..<14, inserted: Array("two".utf8))
    journal.append(99..<100, inserted: Array("three".utf8))
    try journal.flush()
    crash(journal)
    let found = try #require(RecoverableNote.scan(recovery).first)
    #expect(try found.text()?.text.count == big.utf8.count + 11)
    #expect(try found.text()?.completeness == .complete)
    folder.write("big.md", "changed")
    let later = try #require(RecoverableNote.scan(recovery).first)
    #expect(try later.text() == RecoveredText(.init("one two\nthree"), .pieces))
  }

  @Test func aRenamedNoteKeepsItsJournal() throws {
    let journal = try Journal(in: recovery, base: base())
    journal.append(0..<0, inserted: Array("a".utf8))
    try journal.flush()
    try journal.move(to: base("other.md"))
    journal.append(0..<0, inserted: Array("b".utf8))
    try journal.flush()
    crash(journal)
    let found = RecoverableNote.scan(recovery)
    #expect(found.map(\.notePath) == [folder("other.md")])
    #expect(try found.first?.text()?.text == SourceText("bathe text\n"))
  }

  @Test func replayAgreesWithTheEditorUnderRandomEdits() throws {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<20 {
      var text = SourceText("Some text to begin with.\n")
      let journal = try Journal(in: recovery, base: base("note\(round).md", text.string))
      for _ in 0..<200 {
        let from = Int.random(in: 0...text.count, using: &generator)
        let to = Int.random(in: from...min(text.count, from + 9), using: &generator)
        let inserted = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        journal.append(from..<to, inserted: inserted)
        text.replaceSubrange(from..<to, with: inserted)
        if Int.random(in: 0..<20, using: &generator) == 0 { try journal.flush() }
        if Int.random(in: 0..<60, using: &generator) == 0 {
          journal.saveBegins()
          try journal.saveEnded(base("note\(round).md", text.string.isEmpty ? "" : text.string))
          // Invalid UTF-8 does not survive `string`: save the bytes themselves.
          let path = folder.write("note\(round).md", text.bytes)
          try journal.move(
            to: JournalBase(path: path, stamp: FileStamp(ofFileAt: path)!, text: text))
        }
      }
      journal.append(0..<0, inserted: [0x21])
      text.replaceSubrange(0..<0, with: [0x21])
      try journal.flush()
      crash(journal)
      let found = try #require(
        RecoverableNote.scan(recovery).first { $0.notePath == folder("note\(round).md") })
      #expect(try found.text()?.text == text)
    }
  }
}

extension RecoveredText {
  init(_ text: SourceText, _ completeness: Completeness) {
    self.init(text: text, completeness: completeness)
  }
}
