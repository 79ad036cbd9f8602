import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// Files that are not UTF-8: a text on the screen, and the same bytes on the disk.
@MainActor
@Suite struct FileEncodingTests {
  let folder = TemporaryFolder()

  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }

  private func open(_ name: String = "a.txt") throws -> NoteFile {
    NoteFile(try NoteContent.load(folder(name), firstBytes: 1 << 16), places: places, work: 4)
  }

  private let cafe: [UInt8] = Array("caf".utf8) + [0xE9, 0x0A]

  @Test(
    arguments: [
      ([0x63, 0xE9], .windows1252), ([0x80], .windows1252), ([0xE9, 0xE8, 0x20], .windows1252),
      ([], .utf8), ([0x63], .utf8), (Array("é".utf8), .utf8), ([0xEF, 0xBB, 0xBF, 0x63], .utf8),
      // What is UTF-8 for its most part is damaged.
      (Array("é".utf8) + [0xFF], .utf8), (Array("éü".utf8) + [0xE9], .utf8),
      (Array("é".utf8) + [0xE9, 0x20, 0xE8], .windows1252),
    ] as [([UInt8], FileEncoding)])
  func encodings(bytes: [UInt8], encoding: FileEncoding) {
    #expect(FileEncoding.of(SourceText(bytes: bytes), size: bytes.count) == encoding)
  }

  /// A character that is cut where looking ends says nothing.
  @Test func onlyTheStartTells() {
    let start = [UInt8](repeating: 0x61, count: FileEncoding.probed - 1)
    let long = SourceText(bytes: start + Array("é".utf8) + [0xE9, 0xE9])
    #expect(FileEncoding.of(long, size: long.count) == .utf8)
    #expect(FileEncoding.of(SourceText(bytes: [0xE9]), size: FileEncoding.longest + 1) == .utf8)
  }

  /// Every file is a text, and that text the file.
  @Test(arguments: 1...20) func anyBytesComeBack(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let bytes = (0..<400).map { _ in UInt8(truncatingIfNeeded: dice.below(256)) } + [0xFF, 0xFF]
    let file = SourceText(bytes: bytes)
    let text = FileEncoding.windows1252.text(of: file)
    #expect(String(validating: text.bytes, as: UTF8.self) != nil)
    guard FileEncoding.of(file, size: file.count) == .windows1252 else { return }
    #expect(FileEncoding.windows1252.file(of: text) == file)
  }

  @Test func whatCannotBeSaid() {
    let encoding = FileEncoding.windows1252
    #expect(encoding.text(of: SourceText(bytes: [0x80, 0x85, 0x81])).string == "€…\u{81}")
    #expect(encoding.file(of: SourceText("€é"))?.bytes == [0x80, 0xE9])
    #expect(encoding.file(of: SourceText("→")) == nil)
    #expect(encoding.file(of: SourceText("abc"))?.bytes == Array("abc".utf8))
    // These two would be read as one character.
    #expect(encoding.file(of: SourceText("Ã©")) == nil)
  }

  @Test func aFileIsSavedAsItWas() async throws {
    folder.write("a.txt", cafe)
    let note = try open()
    #expect(note.encoding == .windows1252)
    #expect(note.content.kind == .plain(SourceText("café\n")))
    try note.startJournal()
    #expect(!note.isUnsaved(SourceText("café\n")))
    note.edited(5..<5, inserted: Array("é".utf8))
    try await note.save(SourceText("caféé\n"))
    #expect(readFile(folder("a.txt")) == Array("caf".utf8) + [0xE9, 0xE9, 0x0A])
    #expect(note.externalState() == .unchanged)
    // Written with the same bytes by another program.
    folder.write("a.txt", Array("caf".utf8) + [0xE9, 0xE9, 0x0A])
    #expect(note.externalState() == .unchanged)
    try await note.save(SourceText("caf\n"))
    try await note.save(SourceText("cafè\n"))
    #expect(readFile(folder("a.txt")) == Array("caf".utf8) + [0xE8, 0x0A])
    note.close(keepingJournal: false)
  }

  @Test func whatTheEncodingLacksIsSavedAsUTF8OnceThatIsWanted() async throws {
    folder.write("a.txt", cafe)
    let note = try open()
    try note.startJournal()
    await #expect(throws: FileError.self) { try await note.save(SourceText("café →\n")) }
    #expect(readFile(folder("a.txt")) == cafe)
    note.chooseUTF8()
    try await note.save(SourceText("café →\n"))
    #expect(readText(folder("a.txt")) == "café →\n")
    #expect(note.encoding == .utf8)
    #expect(note.externalState() == .unchanged)
    try await note.save(SourceText("é\n"))
    #expect(readText(folder("a.txt")) == "é\n")
  }

  /// What another program writes is read in its encoding.
  @Test func outsideChangesAreReadAsText() async throws {
    folder.write("a.txt", cafe)
    let note = try open()
    folder.write("a.txt", cafe + cafe)
    #expect(note.externalState() == .changed)
    let outside = try #require(try note.outsideText())
    #expect(outside.base.string == "café\n")
    #expect(outside.theirs.string == "café\ncafé\n")
    try note.accept(outside, text: outside.theirs)
    #expect(note.externalState() == .unchanged)
    try await note.save(SourceText("è\n"))
    #expect(readFile(folder("a.txt")) == [0xE8, 0x0A])
  }

  /// Typed text is found again, from the file as it was and as it was saved.
  @Test(arguments: [false, true]) func typedTextIsRecovered(isSaved: Bool) async throws {
    folder.write("a.txt", cafe)
    let note = try open()
    try note.startJournal()
    if isSaved {
      note.edited(0..<0, inserted: Array("è".utf8))
      try await note.save(SourceText("ècafé\n"))
      note.edited(2..<2, inserted: Array("→".utf8))
    } else {
      note.edited(5..<5, inserted: Array("→".utf8))
    }
    try await note.flushJournal()
    note.close(keepingJournal: true)
    let found = try #require(RecoverableNote.scan(places).first)
    #expect(found.noteState == .unchanged)
    let recovered = try #require(try found.text())
    #expect(recovered.completeness == .complete)
    #expect(recovered.text.string == (isSaved ? "è→café\n" : "café→\n"))
    // Nothing but the file: as with texts of which the journal keeps no copy.
    let loaded = try SafeFile.load(folder("a.txt"))
    #expect(loaded.characters.string == (isSaved ? "ècafé\n" : "café\n"))
  }

  /// A long file whose start is not UTF-8 is read at once; one that is UTF-8 in pieces.
  @Test func longFiles() throws {
    let line = [UInt8](repeating: 0x61, count: 99) + [0x0A]
    let lines = Array(repeatElement(line, count: 1_000).joined())
    folder.write("a.txt", cafe + lines)
    let note = try open()
    #expect(note.reading == .whole)
    #expect(note.savedText?.count == 100_006)
    folder.write("b.txt", lines + cafe)
    #expect(try open("b.txt").reading != .whole)
  }
}
