import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// Whatever bytes a journal has, reading it gives the records before the damage and never ends the
/// program.
@Suite struct JournalReaderTests {
  let folder = TemporaryFolder()

  func journal(key: JournalKey? = nil) throws -> [UInt8] {
    let path = folder.write("note.md", "the text\n")
    let base = JournalBase(
      path: path, stamp: FileStamp(ofFileAt: path)!, text: SourceText("the text\n"),
      lockedFile: key == nil ? nil : SourceText("the text\n"))
    let journal = try Journal(in: folder("recovery"), base: base, key: key)
    for number in 0..<5 { journal.append(0..<0, inserted: Array("\(number)".utf8)) }
    try journal.flush()
    let name = try #require(Folder.names(in: folder("recovery"))?.first)
    defer { journal.discard() }
    return try #require(readFile(folder("recovery/\(name)")))
  }

  @Test func everyTornEndGivesTheRecordsBeforeIt() throws {
    let bytes = try journal()
    var most = 0
    for count in 0...bytes.count {
      guard let content = JournalContent(Array(bytes[..<count])) else { continue }
      let records = try content.records(nil)
      #expect(records.count >= most)
      most = records.count
      guard records.count > 1 else { continue }
      let text = RecoveredText(records, unchangedNote: nil, isNew: false)
      let digits = String((0..<(records.count - 1)).reversed().map { Character("\($0)") })
      #expect(text?.text == SourceText(digits + "the text\n"))
    }
    #expect(most == 6)
  }

  @Test func everyChangedByteIsNoticed() throws {
    let bytes = try journal()
    let whole = try #require(try JournalContent(bytes)?.records(nil))
    for place in bytes.indices {
      for bit in [UInt8(1), 0x80] {
        var damaged = bytes
        damaged[place] ^= bit
        guard let records = try JournalContent(damaged)?.records(nil) else { continue }
        #expect(records.count < whole.count)
        #expect(Array(whole[..<records.count]) == records)
      }
    }
  }

  @Test func randomBytesAreNoJournal() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<300, using: &generator)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try JournalContent(JournalHeader.magic + noise)?.records(nil)
      _ = JournalHeader(noise)
      _ = JournalRecord(noise)
      // Frames that are whole with a body that is not.
      let framed = JournalHeader.magic + JournalFrame.wrap(noise) + JournalFrame.wrap(noise)
      _ = try JournalContent(framed)?.records(nil)
    }
  }

  /// Offsets at the ends of their type, in records whose checksums are right.
  @Test func offsetsMayBeAnyNumber() throws {
    let numbers: [UInt64] = [
      0, 1, 4, 1 << 32, 1 << 56, (1 << 56) + 1, 1 << 62, UInt64(Int.max) - 1, UInt64(Int.max),
      1 << 63,
      .max,
    ]
    for lower in numbers {
      for upper in numbers {
        var writer = ByteWriter()
        writer.write(UInt8(2))
        writer.write(lower)
        writer.write(upper)
        writer.bytes += Array("xy".utf8)
        guard let record = JournalRecord(writer.bytes) else { continue }
        let base = JournalRecord.base(Array("text".utf8))
        for records in [[record], [record, record], [base, record], [base, record, record]] {
          for note in [nil, SourceText("text")] {
            _ = RecoveredText(records, unchangedNote: note, isNew: true)
          }
        }
      }
    }
  }

  /// Every byte changed and every length cut, in the folder that is looked through at each start: what can be
  /// read is offered, and what cannot is kept aside.
  @Test func whatCannotBeReadIsKeptAside() throws {
    let whole = try journal()
    mkdir(folder("state"), 0o700)
    let places = NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
    try PrivateFolder.create(places.recoveryFolder, for: .journal)
    var chance = SeededGenerator(seed: 8)
    var variants: [[UInt8]] = (1..<whole.count).map { Array(whole[..<$0]) }
    for place in whole.indices {
      variants.append(whole)
      variants[variants.count - 1][place] ^= UInt8(1 << chance.below(8))
    }
    for _ in 0..<TestVariation.steps(100) {
      variants.append((0..<chance.below(400)).map { _ in UInt8(chance.below(256)) })
    }
    for bytes in variants where !bytes.isEmpty {
      let name = "state/recovery/0.journal"
      folder.write(name, bytes)
      let found = RecoverableNote.scan(places)
      let unreadable = places.unreadableFiles.take()
      #expect(found.count + unreadable.count == 1)
      if let first = unreadable.first {
        #expect(readFile(try #require(first.keptAt)) == bytes)
      } else {
        _ = try? found[0].text()
        try found[0].discard()
        // Of one that is torn nothing is thrown away.
        let kept = readFile(folder(name + ".unreadable"))
        #expect(kept == (found[0].isWhole ? nil : bytes))
      }
      for left in Folder.names(in: places.recoveryFolder) ?? [] {
        unlink(FilePath.join(places.recoveryFolder, left))
      }
    }
  }

  @Test func pipesAndFoldersAreNoJournals() throws {
    let places = NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
    try PrivateFolder.create(places.recoveryFolder, for: .journal)
    mkfifo(folder("state/recovery/0.journal"), 0o600)
    mkdir(folder("state/recovery/1.journal"), 0o700)
    #expect(RecoverableNote.scan(places).isEmpty)
    #expect(places.unreadableFiles.take().count == 2)
    // One in the way of a note's own journal goes aside too.
    let path = folder.write("note.md", "text")
    let base = JournalBase(
      path: path, stamp: FileStamp(ofFileAt: path)!, text: SourceText("text"))
    for make in [{ mkfifo($0, 0o600) }, { mkdir($0, 0o700) }] as [(String) -> Int32] {
      _ = make(JournalFile.path(for: path, in: places.recoveryFolder))
      let journal = try Journal(in: places.recoveryFolder, base: base)
      journal.append(0..<0, inserted: [0x61])
      try journal.flush()
      journal.discard()
    }
  }

  /// An edit beyond the text, which only a defect could write, is not replayed.
  @Test func impossibleEditsGivePieces() {
    let text = RecoveredText(
      [.base([0x61]), .edit(5..<9, inserted: [0x62])], unchangedNote: nil, isNew: true)
    #expect(text == RecoveredText(.init("b"), .pieces))
  }

  @Test func checksumsAreTheKnownOnes() {
    #expect(CRC32C.checksum(Array("123456789".utf8)) == 0xE306_9283)
    #expect(CRC32C.checksum([]) == 0)
    #expect(CRC32C.checksum([UInt8](repeating: 0, count: 32)) == 0x8A91_36AA)
  }

  // MARK: Locked notes

  let passphrase = SecretBytes(copying: Array("a key for the journal".utf8))

  @Test func nothingOfALockedNoteIsInItsJournal() throws {
    let bytes = try journal(key: JournalKey(passphrase: passphrase, work: 4))
    let readable = Array("the text".utf8)
    let isThere = bytes.indices.contains { bytes[$0...].starts(with: readable) }
    #expect(!isThere)
    let content = try #require(JournalContent(bytes))
    #expect(content.header.encryption != nil)
    #expect(content.bodies.count == 6)
  }

  @Test func thePassphraseOpensTheJournalOfALockedNote() throws {
    let bytes = try journal(key: JournalKey(passphrase: passphrase, work: 4))
    folder.write("recovery/0.journal", bytes)
    let note = try #require(RecoverableNote.scan(folder("recovery")).first)
    #expect(note.isLocked)
    #expect(note.editCount == 5)
    #expect(try note.text(passphrase: passphrase)?.text == SourceText("43210the text\n"))
    #expect(try note.text(passphrase: passphrase)?.completeness == .complete)
    #expect(throws: LockedNoteError.wrongPassphrase) {
      try note.text(passphrase: SecretBytes(copying: [1]))
    }
    #expect(throws: LockedNoteError.wrongPassphrase) { try note.text() }
  }

  @Test func recordsOfALockedJournalCannotBeMoved() throws {
    let key = try JournalKey(passphrase: passphrase, work: 4)
    let bytes = try journal(key: key)
    let content = try #require(JournalContent(bytes))
    var bodies = content.bodies
    bodies.swapAt(2, 3)
    let swapped =
      JournalHeader.magic + JournalFrame.wrap(content.header.bytes)
      + bodies.flatMap(JournalFrame.wrap)
    let cipher = content.header.encryption.map { key.cipher(for: $0) }
    #expect(try JournalContent(swapped)?.records(cipher).count == 2)
  }
}
