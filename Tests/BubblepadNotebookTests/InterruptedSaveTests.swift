import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// What a save leaves whose process was killed in its midst, and what the next start makes of it.
@Suite struct InterruptedSaveTests {
  let folder = TemporaryFolder()
  var notebook: String { folder("notes") }
  var note: String { folder("notes/note.md") }
  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }

  init() { mkdir(folder("notes"), 0o700) }

  private func journal(_ text: String, key: JournalKey? = nil) throws -> Journal {
    writeFile(note, Array(text.utf8))
    let base = JournalBase(
      path: FilePath.resolved(note) ?? note, stamp: FileStamp(ofFileAt: note)!,
      text: SourceText(text), lockedFile: key == nil ? nil : SourceText(text))
    return try Journal(in: places.recoveryFolder, base: base, key: key)
  }

  private var journals: [String] { Folder.names(in: places.recoveryFolder) ?? [] }

  // MARK: Killed after the note was replaced, before its journal was emptied

  /// A text that is short enough to be kept in the journal, and one that is not.
  @Test(arguments: [9, Journal.fullCopyLimit + 1])
  func aNoteThatWasSavedIsNotOffered(count: Int) throws {
    let old = String(repeating: "a", count: count)
    let journal = try journal(old)
    journal.append(0..<0, inserted: Array("new ".utf8))
    journal.saveBegins()
    try journal.saveIsReady(ContentHash(SourceText("new " + old)))
    writeFile(note, Array(("new " + old).utf8))
    journal.abandon()
    #expect(RecoverableNote.scan(places).isEmpty)
    #expect(journals == [])
  }

  @Test(arguments: [9, Journal.fullCopyLimit + 1])
  func whatWasTypedDuringTheSaveIsOffered(count: Int) throws {
    let old = String(repeating: "a", count: count)
    let journal = try journal(old)
    journal.append(0..<0, inserted: Array("new ".utf8))
    journal.saveBegins()
    journal.append(0..<0, inserted: Array("more ".utf8))
    // Whatever is written between the beginning of the save and the moment it is ready.
    try journal.flush()
    try journal.saveIsReady(ContentHash(SourceText("new " + old)))
    journal.append(0..<0, inserted: Array("and ".utf8))
    try journal.flush()
    writeFile(note, Array(("new " + old).utf8))
    journal.abandon()
    let found = try #require(RecoverableNote.scan(places).first)
    #expect(found.noteState == .unchanged)
    #expect(found.editCount == 2)
    let text = try found.text()
    #expect(text?.completeness == .complete)
    #expect(text?.text == SourceText("and more new " + old))
  }

  @Test func aSaveThatFailedLeavesAllToRecover() throws {
    let journal = try journal("old\n")
    journal.append(0..<0, inserted: Array("one ".utf8))
    journal.saveBegins()
    try journal.saveIsReady(ContentHash(SourceText("one old\n")))
    journal.saveFailed()
    journal.append(0..<0, inserted: Array("two ".utf8))
    try journal.flush()
    journal.abandon()
    let found = try #require(RecoverableNote.scan(places).first)
    #expect(try found.text()?.text == SourceText("two one old\n"))
    #expect(found.editCount == 2)
  }

  @Test func ofALockedNoteTheHashTells() throws {
    let passphrase = SecretBytes(copying: Array("open sesame".utf8))
    let key = try JournalKey(passphrase: passphrase, work: 2)
    for isSaved in [true, false] {
      let journal = try journal("age, locked", key: key)
      journal.append(0..<0, inserted: Array("new ".utf8))
      journal.saveBegins()
      try journal.saveIsReady(ContentHash(SourceText("age, locked again")))
      journal.append(0..<0, inserted: Array("more ".utf8))
      if !isSaved { try journal.flush() }
      writeFile(note, Array("age, locked again".utf8))
      journal.abandon()
      let found = RecoverableNote.scan(places)
      #expect(found.count == (isSaved ? 0 : 1))
      if let first = found.first {
        #expect(try first.text(passphrase: passphrase)?.text == SourceText("more new age, locked"))
        #expect(try first.text(passphrase: passphrase)?.completeness == .complete)
        try first.discard()
      }
    }
  }

  // MARK: Files beside notes

  private func leave(_ text: String, replacing stamp: FileStamp?, owner: String) -> String {
    let name = FilePath.name(of: TemporaryName.make(for: note, replacing: stamp))
    let own = "\(ProcessIdentity.current.id)-\(ProcessIdentity.current.started)"
    let path = FilePath.join(notebook, name.replacing(own, with: owner))
    writeFile(path, Array(text.utf8))
    return path
  }

  private func age(_ path: String) {
    let hour = timespec(tv_sec: Int(now() / 1_000_000_000) - 3600, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [hour, hour], 0)
  }

  private func sweep() -> InterruptedSaves {
    InterruptedSaves(notebook: notebook, folders: [], places)
  }

  @Test func anOldTextThatWasReplacedIsRemoved() throws {
    writeFile(note, Array("the old text".utf8))
    let stamp = try #require(FileStamp(ofFileAt: note))
    let left = leave("new", replacing: stamp, owner: "999999999-1")
    // As the exchange does.
    rename(left, folder("new"))
    rename(note, left)
    rename(folder("new"), note)
    #expect(sweep().kept == [])
    #expect(Folder.names(in: notebook) == ["note.md"])
    #expect(readText(note) == "new")
  }

  @Test func aNewTextThatItsJournalHasIsRemoved() throws {
    writeFile(note, Array("old".utf8))
    let header = JournalHeader(
      path: FilePath.resolved(note) ?? note, stamp: FileStamp(ofFileAt: note),
      base: ContentHash(SourceText("old")), owner: ProcessIdentity(id: 999_999_999, started: 1),
      created: 0, encryption: nil)
    let records: [JournalRecord] = [.base(Array("old".utf8)), .edit(0..<0, inserted: [0x61])]
    try PrivateFolder.create(places.recoveryFolder, for: .journal)
    let bytes = JournalHeader.magic + JournalFrame.wrap(header.bytes)
    writeFile(
      places.recoveryFolder + "/1.journal",
      bytes + records.flatMap { JournalFrame.wrap($0.bytes) })
    let mine = leave("ao", replacing: FileStamp(ofFileAt: note), owner: "999999999-1")
    let other = leave("bo", replacing: FileStamp(ofFileAt: note), owner: "999999999-2")
    let own = "\(ProcessIdentity.current.id)-\(ProcessIdentity.current.started)"
    let running = leave("co", replacing: FileStamp(ofFileAt: note), owner: own)
    #expect(sweep().kept == [])
    #expect(FileStamp(ofFileAt: mine) == nil)
    #expect(FileStamp(ofFileAt: other) != nil)
    #expect(FileStamp(ofFileAt: running) != nil)
    #expect(RecoverableNote.scan(places).count == 1)
  }

  @Test func aNewTextThatNothingElseHasIsShown() throws {
    writeFile(note, Array("old".utf8))
    let left = leave("new te", replacing: nil, owner: "999999999-1")
    #expect(sweep().kept == [], "it may just be being written on another machine")
    #expect(readText(left) == "new te")
    age(left)
    #expect(sweep().kept == [folder("notes/note (interrupted save).md")])
    #expect(readText(folder("notes/note (interrupted save).md")) == "new te")
    #expect(FileStamp(ofFileAt: left) == nil)
  }

  @Test func leftoversInFoldersBelowAreFound() throws {
    mkdir(folder("notes/below"), 0o700)
    let left = folder("notes/below/.a.md.999999999-1-00\(TemporaryName.suffix)")
    writeFile(left, Array("same".utf8))
    writeFile(folder("notes/below/a.md"), Array("same".utf8))
    #expect(sweep().kept == [])
    #expect(FileStamp(ofFileAt: left) == nil)
  }

  // MARK: A copy of a half-written note

  @Test func aCopyIsPutBack() throws {
    writeFile(note, Array("half new, ha".utf8))
    link(note, folder("notes/second.md"))
    let page = FileBackup.Page(
      old: ContentHash(SourceText("the old text")), new: ContentHash(SourceText("the new text")),
      owner: ProcessIdentity(id: 999_999_999, started: 1), path: note)
    try PrivateFolder.create(places.backupFolder, for: .save)
    writeFile(places.backupFolder + "/1.backup-of", Array(page.text.utf8))
    writeFile(places.backupFolder + "/1.backup", Array("the old text".utf8))
    let copy = try #require(InterruptedSaves.copies(places).first)
    try copy.restore(backupFolder: places.backupFolder)
    #expect(readText(folder("notes/second.md")) == "the old text")
    #expect(Folder.names(in: places.backupFolder) == [])
  }

  @Test func aPageMayHoldAnything() throws {
    try PrivateFolder.create(places.backupFolder, for: .save)
    let page = FileBackup.Page(
      old: ContentHash(SourceText("old")), new: ContentHash(SourceText("new")),
      owner: ProcessIdentity(id: 999_999_999, started: 1), path: note)
    let whole = Array(page.text.utf8)
    var chance = SeededGenerator(seed: 21)
    let path = places.backupFolder + "/1.backup-of"
    for round in 0..<400 {
      var bytes = whole
      if round < 200 { bytes.removeLast(chance.below(whole.count)) }
      for _ in 0..<chance.below(4) where !bytes.isEmpty {
        bytes[chance.below(bytes.count)] = UInt8(chance.below(256))
      }
      writeFile(path, bytes)
      writeFile(places.backupFolder + "/1.backup", Array("old".utf8))
      age(path)
      let copies = InterruptedSaves.copies(places)
      if let unreadable = places.unreadableFiles.take().first {
        #expect(readFile(try #require(unreadable.keptAt)) == bytes)
        #expect(copies.isEmpty)
      }
      Folder.remove(places.backupFolder)
      try PrivateFolder.create(places.backupFolder, for: .save)
    }
  }
}
