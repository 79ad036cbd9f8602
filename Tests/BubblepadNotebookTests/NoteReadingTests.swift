import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// A large file is shown by its start and read on beside the editing.
@MainActor
@Suite struct NoteReadingTests {
  let folder = TemporaryFolder()
  let start = 1 << 12
  let words = String(repeating: "Some words of a large file.\n", count: 40_000)

  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }

  func open(_ name: String) throws -> NoteFile {
    NoteFile(try NoteContent.load(folder(name), firstBytes: start), places: places, work: 4)
  }

  func startOf(_ note: NoteFile) throws -> SourceText {
    guard case .plain(let text) = note.content.kind else { throw FileError(.open, "", .notAFile) }
    return text
  }

  /// Reads on to the end.
  func readAll(_ note: NoteFile, _ text: inout SourceText) async throws {
    while let piece = try await note.readOn() {
      text.replaceSubrange(text.count..<text.count, with: piece)
    }
  }

  @Test func theStartAndTheRestAreTheFile() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    var text = try startOf(note)
    #expect(text.count == start)
    #expect(note.reading == .going(Double(start) / Double(words.utf8.count)))
    try await readAll(note, &text)
    #expect(note.reading == .whole)
    #expect(text == SourceText(words) && note.savedText == text)
    #expect(!note.isUnsaved(text))
    #expect(note.externalState() == .unchanged)
  }

  @Test func aSmallFileHasNoRest() throws {
    folder.write("small.md", "text")
    let note = try open("small.md")
    #expect(note.reading == .whole)
    #expect(try startOf(note) == SourceText("text"))
  }

  @Test func nothingIsSavedBeforeAllIsRead() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    var text = try startOf(note)
    await #expect(throws: FileError(.save, folder("large.md"), .notReadToItsEnd)) {
      try await note.save(text, overwriting: true)
    }
    try await readAll(note, &text)
    text.replaceSubrange(0..<0, with: Array("typed ".utf8))
    try await note.save(text)
    #expect(readText(folder("large.md")) == "typed " + words)
  }

  @Test func aFileThatIsCutKeepsWhatWasReadAndIsNotSaved() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    var text = try startOf(note)
    #expect(truncate(folder("large.md"), 6_000) == 0)
    await #expect(throws: FileError(.read, folder("large.md"), .cutByAnotherProgram)) {
      try await readAll(note, &text)
    }
    #expect(text.count == 6_000 && note.reading == .cut)
    await #expect(throws: FileError(.save, folder("large.md"), .notReadToItsEnd)) {
      try await note.save(text, overwriting: true)
    }
    let copy = try await note.saveCopy(text)
    #expect(readText(copy)?.utf8.count == 6_000)
  }

  @Test func aFileThatGrowsMeanwhileIsToldAndSavingAsks() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    var text = try startOf(note)
    folder.write("large.md", words + "more\n")
    await #expect(throws: FileError(.read, folder("large.md"), .changedByAnotherProgram)) {
      try await readAll(note, &text)
    }
    // It is read as far as it went when it was opened.
    #expect(text.string == words)
    await #expect(throws: FileError.self) { try await note.save(text) }
    #expect(readText(folder("large.md")) == words + "more\n")
  }

  @Test func whatIsTypedMeanwhileIsRecovered() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    var text = try startOf(note)
    try note.startJournal()
    note.edited(5..<5, inserted: Array("new ".utf8))
    #expect(!note.needsFlush)
    try await readAll(note, &text)
    #expect(note.needsFlush)
    try await note.flushJournal()
    note.close(keepingJournal: true)
    let found = try #require(RecoverableNote.scan(places.recoveryFolder).first)
    let recovered = try await found.recoveredText(passphrase: nil)
    #expect(recovered?.completeness == .complete)
    #expect(recovered?.text.string == "Some new " + words.dropFirst(5))
  }

  @Test func onTheWayOutWhatWasTypedIsKeptInPieces() async throws {
    folder.write("large.md", words)
    let note = try open("large.md")
    try note.startJournal()
    note.edited(5..<5, inserted: Array("not to be lost".utf8))
    try note.flushJournalNow()
    note.close(keepingJournal: true)
    let found = try #require(RecoverableNote.scan(places.recoveryFolder).first)
    let recovered = try await found.recoveredText(passphrase: nil)
    #expect(recovered?.text.string.contains("not to be lost") == true)
  }
}
