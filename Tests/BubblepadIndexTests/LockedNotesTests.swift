import BubblepadNotebook
import Glibc
import Testing

@testable import BubblepadIndex

/// What was written of a note before it was locked is in no index any more.
@Suite("Locked notes in other indexes") struct LockedNotesTests {
  private let notebook = TemporaryNotebook()
  private let secret = "xyzzyplugh"
  private var cacheHome: String { notebook.root + "/cache" }

  private func lock() {
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "deep/Diary.md")
    LockedNotes.forget(notebook.notes + "/deep/Diary.md", cacheHome: cacheHome)
  }

  /// Whether any file of an index holds the secret.
  private func isLeft(in place: IndexPlace) -> Bool {
    (Folder.names(in: place.folder) ?? []).contains { name in
      notebook.bytes(place.folder + "/" + name).firstRange(of: Array(secret.utf8)) != nil
    }
  }

  @Test func itIsTakenOutOfEveryIndexAbove() throws {
    notebook.write(
      "# \(secret)\n" + String(repeating: secret + " text\n", count: 500), to: "deep/Diary.md")
    notebook.write("others stay", to: "Other.md")
    let deep = IndexPlace(notebook: notebook.notes + "/deep", cacheHome: cacheHome)
    let inner = NoteIndex(notebook: notebook.notes + "/deep", place: deep)
    #expect(inner.update() == .ready)
    inner.close()
    notebook.readyIndex().close()
    #expect(isLeft(in: deep) && isLeft(in: notebook.place))
    lock()
    #expect(!isLeft(in: deep) && !isLeft(in: notebook.place))
    // The rest is there still, without being read again.
    #expect(notebook.index().found("others") == ["Other.md"])
    #expect(notebook.index().found(secret) == [])
  }

  /// Nor has the index that is open any word of it in memory.
  @Test func whatWasReadForSearchesIsForgotten() throws {
    notebook.write(secret, to: "deep/Diary.md")
    let index = notebook.readyIndex()
    func words() -> Int? {
      let part = Vocabulary.Part(bytes: Array(secret.utf8))
      return index.read { $0.vocabulary.tokens(with: part, limit: 9)?.count } ?? nil
    }
    #expect(index.found(secret) == ["deep/Diary.md"] && words() == 1)
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "deep/Diary.md")
    #expect(index.update(["deep/Diary.md"]) == .ready)
    #expect(words() == 0)
  }

  /// The log cannot be emptied while another connection reads what was there before: it is with the next change.
  @Test func whatAnotherReaderHoldsIsForgottenAfterIt() throws {
    notebook.write(secret, to: "deep/Diary.md")
    let index = notebook.readyIndex()
    let other = try Database(path: notebook.place.database, isReader: true)
    try other.run("BEGIN")
    #expect(try other.number("SELECT count(*) FROM note") == 1)
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "deep/Diary.md")
    #expect(index.update(["deep/Diary.md"]) == .ready)
    #expect(isLeft(in: notebook.place))
    try other.run("COMMIT")
    notebook.write("others", to: "Other.md")
    #expect(index.update(["Other.md"]) == .ready)
    #expect(!isLeft(in: notebook.place))
  }

  @Test func anIndexThatIsNotWholeGoes() throws {
    notebook.write(secret, to: "deep/Diary.md")
    notebook.readyIndex().close()
    let database = try Database(path: notebook.place.database)
    try database.run("DELETE FROM state WHERE name = 'complete'")
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    IndexSeal.write(notebook.place)
    lock()
    #expect(!isLeft(in: notebook.place))
  }

  @Test func noIndexIsMade() {
    notebook.write(secret, to: "deep/Diary.md")
    lock()
    #expect(Folder.names(in: cacheHome) == nil)
  }

  /// What lies at its place and cannot be opened is replaced.
  @Test func anIndexThatCannotBeOpenedIsMadeAgain() throws {
    notebook.write("some words", to: "Other.md")
    notebook.readyIndex().close()
    unlink(notebook.place.database)
    #expect(symlink("/nowhere", notebook.place.database) == 0)
    let index = notebook.index()
    #expect(index.update() == .ready)
    #expect(index.found("words") == ["Other.md"])
  }
}
