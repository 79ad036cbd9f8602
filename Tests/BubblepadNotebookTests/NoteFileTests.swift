import CursesSecrets
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// The life of a note as the app leads it.
@MainActor
@Suite struct NoteFileTests {
  let folder = TemporaryFolder()
  let passphrase = SecretBytes(copying: Array("open sesame".utf8))

  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }

  func open(_ name: String) throws -> NoteFile {
    NoteFile(try NoteContent.load(folder(name)), places: places, work: 4)
  }

  /// Everything on disk below the test's folder.
  func everything(_ path: String) -> [UInt8] {
    (Folder.names(in: path) ?? []).flatMap { name -> [UInt8] in
      let below = FilePath.join(path, name)
      return status(below).st_mode & S_IFMT == S_IFDIR ? everything(below) : readFile(below) ?? []
    }
  }

  func isOnDisk(_ text: String) -> Bool {
    let bytes = everything(folder.path)
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  /// A change of the same size that puts the time back is still a change; one of the mode alone is not.
  @Test(arguments: [true, false])
  func aChangeWithItsTimePutBackIsNoticed(inPlace: Bool) async throws {
    folder.write("note.md", "one")
    if inPlace { link(folder("note.md"), folder("second.md")) }
    let note = try open("note.md")
    chmod(folder("note.md"), 0o640)
    #expect(note.externalState() == .unchanged)
    chmod(folder("note.md"), 0o600)
    try await note.save(SourceText("two"))
    try await note.save(SourceText("six"))
    let before = status(folder("note.md"))
    folder.write("note.md", "ten")
    utimensat(AT_FDCWD, folder("note.md"), [before.st_atim, before.st_mtim], 0)
    #expect(note.externalState() == .changed)
    await #expect(throws: FileError(.save, folder("note.md"), .changedByAnotherProgram)) {
      try await note.save(SourceText("mine"))
    }
    #expect(readText(folder("note.md")) == "ten")
  }

  /// While a note is being locked its plain text has no other name at any time.
  @Test(arguments: [true, false])
  func lockingDoesNotExchange(inPlace: Bool) async throws {
    folder.write("note.md", "the zebra")
    if inPlace { link(folder("note.md"), folder("second.md")) }
    let note = try open("note.md")
    try note.startJournal()
    try await note.setPassphrase(passphrase, for: SourceText("the zebra"))
    try await note.save(SourceText("the zebra"))
    #expect(!isOnDisk("zebra"))
    let saved = try SafeFile.save(
      SourceText("x"), to: folder("note.md"), expecting: .anything, backupFolder: folder("b"),
      isSecret: true)
    #expect(saved.method == (inPlace ? .inPlace : .renamed))
  }

  @Test func kindsAreTold() throws {
    folder.write("text.md", "text")
    folder.write("binary.md", [0, 1, 2])
    #expect(try open("text.md").content.kind == .plain(SourceText("text")))
    #expect(try open("binary.md").content.kind == .binary)
    let wide: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0, 0x3D, 0xD8, 0x00, 0xDE]
    folder.write("wide.md", wide)
    #expect(try open("wide.md").content.kind == .utf16(SourceText(bytes: wide)))
    #expect(TextProbe.converted(utf16: wide) == SourceText("a\r\n\u{1F600}"))
    #expect(TextProbe.converted(utf16: [0xFE, 0xFF, 0, 0x61]) == SourceText("a"))
    // Half a character is not one.
    #expect(TextProbe.converted(utf16: Array(wide.dropLast(2))) == nil)
    #expect(TextProbe.converted(utf16: Array(wide.dropLast())) == nil)
    #expect(try open("new.md").content.kind == .new)
    #expect(throws: FileError.self) { try open("no/folder.md") }
    #expect(try open("text.md").title == "text")
  }

  @Test func aNoteIsEditedSavedAndClosed() async throws {
    folder.write("note.md", "one")
    let note = try open("note.md")
    try note.startJournal()
    let text = SourceText("one two")
    #expect(note.isUnsaved(text))
    note.edited(3..<3, inserted: Array(" two".utf8))
    #expect(note.needsFlush)
    try await note.flushJournal()
    try await note.save(text)
    #expect(!note.isUnsaved(text))
    #expect(note.externalState() == .unchanged)
    #expect(readText(folder("note.md")) == "one two")
    note.close(keepingJournal: false)
    #expect(RecoverableNote.scan(places.recoveryFolder).isEmpty)
    #expect(Folder.names(in: places.recoveryFolder) == [])
  }

  @Test func aNewNoteIsCreatedByItsFirstSave() async throws {
    let note = try open("new.md")
    try note.startJournal()
    #expect(!note.isUnsaved(SourceText()))
    try await note.save(SourceText("hello"))
    #expect(readText(folder("new.md")) == "hello")
    try await note.save(SourceText("hello again"))
    #expect(readText(folder("new.md")) == "hello again")
  }

  @Test func aConflictIsReportedAndCanBeDecided() async throws {
    folder.write("note.md", "one")
    let note = try open("note.md")
    folder.write("note.md", "theirs")
    #expect(note.externalState() == .changed)
    let error = await #expect(throws: FileError.self) { try await note.save(SourceText("mine")) }
    #expect(error?.isConflict == true)
    #expect(readText(folder("note.md")) == "theirs")
    let copy = try await note.saveCopy(SourceText("mine"))
    #expect(readText(copy) == "mine")
    #expect(note.isUnsaved(SourceText("mine")))
    try await note.save(SourceText("mine"), overwriting: true)
    #expect(readText(folder("note.md")) == "mine")
    unlink(folder("note.md"))
    #expect(note.externalState() == .removed)
  }

  @Test(arguments: [
    ("note.md", "note copy", "note copy.md"), ("a.txt", "a copy", "a copy.txt"),
    ("setup.py", "setup copy.py", "setup copy.py"), ("Makefile", "Makefile copy", "Makefile copy"),
    (".bashrc", ".bashrc copy", "bashrc copy"),
  ])
  func aCopyKeepsTheEnding(name: String, title: String, copy: String) async throws {
    folder.write(name, "one")
    let note = try open(name)
    #expect(note.copyTitle == title)
    #expect(try await note.saveCopy(SourceText("mine")) == FilePath.resolved(folder(copy)))
    #expect(readText(folder(copy)) == "mine")
    let other = try await note.saveCopy(SourceText("again"))
    #expect(readText(other) == "again" && readText(folder(copy)) == "mine")
  }

  @Test func aTouchedFileIsNotAConflict() async throws {
    folder.write("note.md", "one")
    let note = try open("note.md")
    folder.write("note.md", "one")
    #expect(note.externalState() == .unchanged)
    try await note.save(SourceText("two"))
    #expect(readText(folder("note.md")) == "two")
  }

  @Test func savesComeOneAfterAnother() async throws {
    folder.write("note.md", "0")
    let note = try open("note.md")
    try note.startJournal()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { try await note.save(SourceText("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(note.savedText?.string == readText(folder("note.md")))
  }

  @Test func aRenamedNoteKeepsItsEdits() async throws {
    folder.write("note.md", "one")
    let note = try open("note.md")
    try note.startJournal()
    note.edited(0..<0, inserted: Array("x".utf8))
    try await note.rename(to: "Better")
    #expect(note.title == "Better")
    try await note.flushJournal()
    note.close(keepingJournal: true)
    let found = RecoverableNote.scan(places.recoveryFolder)
    #expect(found.map(\.notePath) == [folder("Better.md")])
    #expect(try found.first?.text()?.text == SourceText("xone"))
  }

  @Test func aPlainNoteIsLockedOpenedAndEdited() async throws {
    let visible = "a text that must not be seen"
    folder.write("note.md", "plain")
    let note = try open("note.md")
    try note.startJournal()
    let text = SourceText(visible)
    try await note.setPassphrase(passphrase, for: text)
    #expect(note.isLocked)
    try await note.flushJournal()
    #expect(!isOnDisk(visible))
    try await note.save(text)
    note.edited(0..<0, inserted: Array("secret words too".utf8))
    try await note.flushJournal()
    #expect(!isOnDisk(visible) && !isOnDisk("secret words"))
    note.close(keepingJournal: true)

    let again = try open("note.md")
    guard case .locked = again.content.kind else {
      Issue.record("not locked")
      return
    }
    await #expect(throws: LockedNoteError.wrongPassphrase) {
      try await again.unlock(SecretBytes(copying: [1]))
    }
    #expect(try await again.unlock(passphrase) == text)
    let found = try #require(RecoverableNote.scan(places.recoveryFolder).first)
    #expect(found.isLocked)
    let recovered = try await found.recoveredText(passphrase: passphrase)
    #expect(recovered?.text == SourceText("secret words too" + visible))
    try again.startJournal()
    #expect(again.externalState() == .unchanged)
    try await again.save(SourceText(visible + "!"))
    #expect(!isOnDisk(visible))
    #expect(CoreDumpGuard.isActive)
    try await again.removePassphrase(for: SourceText(visible))
    try await again.save(SourceText(visible))
    #expect(readText(folder("note.md")) == visible)
  }

  @Test func armouredNotesStayArmoured() async throws {
    let file = try LockedNote.lock(
      SourceText("x"), passphrase: passphrase, work: 4, isArmored: true)
    folder.write("note.md", file.bytes)
    let note = try open("note.md")
    _ = try await note.unlock(passphrase)
    try await note.save(SourceText("y"))
    let saved = try SafeFile.load(folder("note.md")).text
    #expect(LockedNote.isArmored(saved))
    #expect(try LockedNote.open(saved, passphrase: passphrase) == SourceText("y"))
  }

  @Test func placesFollowTheEnvironment() {
    #expect(
      NotebookPlaces(environment: ["HOME": "/h"])?.recoveryFolder
        == "/h/.local/state/bubblepad/recovery")
    #expect(
      NotebookPlaces(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "rel"])
        == NotebookPlaces(
          stateFolder: "/s/bubblepad", dataHome: "/h/.local/share", home: "/h",
          cacheHome: "/h/.cache"))
    let places = NotebookPlaces(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c"])
    #expect(places?.cacheHome == "/c")
    #expect(NotebookPlaces(environment: [:]) == nil)
  }
}
