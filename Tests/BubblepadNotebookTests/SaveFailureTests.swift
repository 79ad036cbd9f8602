import CursesSecrets
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// Folders and disks that refuse. What needs root says so when it is not tested.
@Suite(.serialized) struct SaveFailureTests {
  let folder = TemporaryFolder()
  var backups: String { folder("state/backups") }

  func save(_ text: String, to path: String, in backupFolder: String? = nil) throws -> SavedFile {
    let stamp = try SafeFile.load(path).stamp
    return try SafeFile.save(
      SourceText(text), to: path, expecting: .unchanged(stamp),
      backupFolder: backupFolder ?? backups)
  }

  func failure(_ body: () throws -> Void) -> FileError? {
    do {
      try body()
      return nil
    } catch {
      return error as? FileError
    }
  }

  /// Runs `body` as the user nobody, for it is root whom nothing is forbidden.
  func asNobody(_ body: () throws -> Void) rethrows {
    chown(folder.path, 65534, 65534)
    // Only this thread changes its user; glibc's own call would change all.
    syscallSetUser(65534)
    defer { syscallSetUser(0) }
    try body()
  }

  @Test func inAFolderThatMayNotBeWrittenTheFileIsRewritten() throws {
    guard getuid() == 0 else {
      print("changing users needs root: not tested")
      return
    }
    mkdir(folder("closed"), 0o755)
    let path = folder.write("closed/note.md", "old text")
    chown(path, 65534, 65534)
    let state = TemporaryFolder()
    chown(state.path, 65534, 65534)
    try asNobody {
      let saved = try save("new", to: path, in: state("backups"))
      #expect(saved.method == .inPlace)
      #expect(readText(path) == "new")
      #expect(state.names == ["backups"])
    }
  }

  @Test func aFileOfAnotherOwnerIsRewrittenAndKeepsHim() throws {
    guard getuid() == 0 else {
      print("changing users needs root: not tested")
      return
    }
    let path = folder.write("note.md", "old text")
    chmod(path, 0o666)
    try asNobody {
      let saved = try save("new", to: path)
      #expect(saved.method == .inPlace)
      #expect(status(path).st_uid == 0)
      chmodAsRoot(path, 0o444)
      let error = failure { _ = try save("newer", to: path) }
      #expect(error?.reason == .noPermission)
      #expect(error?.exitCategory == .noPermission)
      #expect(readText(path) == "new")
    }
  }

  @Test func aFullDiskLosesNothing() throws {
    let disk = folder("disk")
    mkdir(disk, 0o700)
    guard mount("tmpfs", disk, "tmpfs", 0, "size=128k") == 0 else {
      print("mounting needs root: not tested")
      return
    }
    defer { umount2(disk, 2) }
    let path = FilePath.join(disk, "note.md")
    let old = String(repeating: "old\n", count: 10_000)
    writeFile(path, Array(old.utf8))
    let names = Folder.names(in: disk)
    let error = failure { _ = try save(String(repeating: "n", count: 100_000), to: path) }
    #expect(error?.reason == .diskFull)
    #expect(error?.exitCategory == .inputOutputError)
    #expect(readText(path) == old)
    #expect(Folder.names(in: disk) == names)
    // Rewritten in place, because it has two names: the growth is refused before anything changes.
    link(path, FilePath.join(disk, "second.md"))
    let inPlace = failure { _ = try save(String(repeating: "n", count: 150_000), to: path) }
    #expect(inPlace?.reason == .diskFull)
    #expect(inPlace?.backup == nil)
    #expect(readText(path) == old)
    #expect(Folder.names(in: backups) == [])
    // The failed save is not mistaken for another program's change.
    #expect(try save(String(repeating: "n", count: 50_000), to: path).method == .inPlace)
  }

  @Test func aReadOnlyDiskIsSaidInWords() throws {
    let disk = folder("disk")
    mkdir(disk, 0o700)
    guard mount("tmpfs", disk, "tmpfs", 0, "size=128k") == 0 else {
      print("mounting needs root: not tested")
      return
    }
    defer { umount2(disk, 2) }
    let path = FilePath.join(disk, "note.md")
    writeFile(path, Array("old".utf8))
    #expect(mount("tmpfs", disk, "tmpfs", UInt(remountReadOnly), "size=128k") == 0)
    let error = failure { _ = try save("new", to: path) }
    #expect(error?.reason == .readOnlyFileSystem)
    #expect(error?.message.contains("read-only") == true)
  }

  /// Where the disk with the copies is full, the copy lies beside the note meanwhile.
  @Test func aFullStateDiskKeepsNoNoteFromBeingSaved() throws {
    let disk = folder("disk")
    mkdir(disk, 0o700)
    guard mount("tmpfs", disk, "tmpfs", 0, "size=16k") == 0 else {
      print("mounting needs root: not tested")
      return
    }
    defer { umount2(disk, 2) }
    let filling = open(FilePath.join(disk, "all"), O_WRONLY | O_CREAT, 0o600)
    let page = [UInt8](repeating: 0x20, count: 4096)
    while write(filling, page, page.count) > 0 {}
    close(filling)
    let path = folder.write("note.md", String(repeating: "the old text\n", count: 4000))
    link(path, folder("other.md"))
    let copies = FilePath.join(disk, "backups")
    let saved = try SafeFile.save(
      SourceText("the new text"), to: path, expecting: .anything, backupFolder: copies)
    #expect(saved.method == .inPlace && readText(folder("other.md")) == "the new text")
    #expect(folder.names.filter { $0.hasPrefix(".") } == [])
  }

  @Test func theDiskThatIsFullIsNamed() {
    let error = FileError(.save, "/notes/a.md", .noCopy(in: "/state/backups", .diskFull))
    #expect(
      error.message == "Cannot save a.md: no copy can be kept in /state/backups while it is "
        + "written, since the disk is full. Free some space and try again.")
  }

  /// A single file can be a mount of its own, as in containers; nothing can be renamed over it.
  @Test func aMountedFileIsRewritten() throws {
    let source = folder.write("source.md", "old")
    let target = folder.write("target.md", "")
    guard mount(source, target, "", UInt(bindMount), nil) == 0 else {
      print("mounting needs root: not tested")
      return
    }
    defer { umount2(target, 2) }
    #expect(try save("new", to: target).method == .inPlace)
    #expect(readText(source) == "new")
    #expect(folder.names.filter { $0.hasPrefix(".") }.isEmpty)
  }

  @Test func leftTemporariesAreFoundAndJudged() throws {
    let path = folder.write("note.md", "the text")
    let dead = ".note.md.999999999-1-00000000000000aa\(TemporaryName.suffix)"
    folder.write(dead, "another text")
    folder.write(".note.md.999999999-1-00000000000000ab\(TemporaryName.suffix)", "the text")
    folder.write(FilePath.name(of: TemporaryName.make(for: path)), "being written now")
    let found = SafeFile.leftovers(besideNotesIn: folder.path).sorted { $0.path < $1.path }
    #expect(found.map(\.isRedundant) == [false, true])
    #expect(found.map(\.notePath) == [path, path])
    #expect(try found[0].text() == SourceText("another text"))
    try found[0].remove()
    #expect(SafeFile.leftovers(besideNotesIn: folder.path).count == 1)
  }

  /// Killed while a note was locked that had no other text: nothing is lost with the locked one.
  @Test func aLockThatDidNotReachItsPlaceIsNotNeeded() throws {
    let secret = SecretBytes(copying: Array("otters".utf8))
    func judge(_ text: String, locked: String, _ name: String) throws -> Bool? {
      let path = folder.write(name, text)
      let file = try LockedNote.lock(SourceText(locked), passphrase: secret, work: 1)
      let left = ".\(name).999999999-1-00000000000000aa\(TemporaryName.suffix)"
      writeFile(folder(left), file.bytes)
      return SafeFile.leftovers(besideNotesIn: folder.path).first { $0.notePath == path }?
        .isRedundant
    }
    #expect(try judge("the text", locked: "the text", "a.md") == true)
    #expect(try judge("the text", locked: "the text, and more", "b.md") == false)
    for count in [0, 65_535, 65_536, 65_537] {
      let text = String(repeating: "x", count: count)
      #expect(try judge(text, locked: text, "\(count).md") == true)
      #expect(try judge(text + "y", locked: text, "\(count)y.md") == false)
    }
  }

  /// A copy beside a note that is half written is kept, whatever its journal has.
  @Test func aCopyBesideItsNoteIsKnown() throws {
    let path = folder.write("note.md", "half new, ha")
    let name = TemporaryName.make(for: path, isCopy: true)
    #expect(TemporaryName(FilePath.name(of: name))?.isCopy == true)
    #expect(TemporaryName(FilePath.name(of: name))?.note == "note.md")
    let dead = ".note.md.999999999-1-00000000000000aa-copy\(TemporaryName.suffix)"
    folder.write(dead, "the old text")
    func found() -> [Leftover] { SafeFile.leftovers(besideNotesIn: folder.path) }
    #expect(found().map(\.isRedundant) == [false] && found().map(\.kind) == [.backup])
    folder.write("note.md", "the old text")
    #expect(found().map(\.isRedundant) == [true])
    folder.write(dead, "the o")
    #expect(found().map(\.isRedundant) == [true])
  }

  /// A half-written note is the same by any of its links.
  @Test func aCopyIsOfEveryLink() throws {
    let path = folder.write("note.md", "half new, ha")
    link(path, folder("second.md"))
    folder.write("third.md", "half new, ha")
    let copy = Leftover(
      path: folder("copy"), notePath: path, kind: .backup, modified: 0, isRedundant: false,
      owner: .current)
    #expect(copy.isOf(anyOf: [folder("none.md"), folder("second.md")]))
    #expect(!copy.isOf(anyOf: [folder("none.md"), folder("third.md")]))
  }

  @Test func leftBackupsAreFoundAndJudged() throws {
    let path = folder.write("note.md", "half new, ha")
    mkdir(folder("state"), 0o700)
    mkdir(backups, 0o700)
    func leave(_ name: String, _ copy: String?, old: String, new: String) {
      let page = FileBackup.Page(
        old: ContentHash(SourceText(old)), new: ContentHash(SourceText(new)),
        owner: ProcessIdentity(id: 999_999_999, started: 1), path: path)
      folder.write("state/backups/\(name).backup-of", page.text)
      if let copy { folder.write("state/backups/\(name).backup", copy) }
    }
    leave("1", "the old text", old: "the old text", new: "the new text")
    leave("2", "the o", old: "the old text", new: "the new text")
    leave("3", "the old text", old: "the old text", new: "half new, ha")
    leave("4", nil, old: "the old text", new: "the new text")
    let found = SafeFile.leftovers(inBackupFolder: backups).sorted { $0.path < $1.path }
    #expect(found.map(\.isRedundant) == [false, true, true])
    #expect(found[0].notePath == path)
    try found[0].remove()
    #expect(SafeFile.leftovers(inBackupFolder: backups).count == 2)
  }
}
