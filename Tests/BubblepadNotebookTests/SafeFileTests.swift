import CCursesFileShims
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

@Suite struct SafeFileTests {
  let folder = TemporaryFolder()
  var backups: String { folder("state/backups") }

  func save(
    _ text: String, to path: String, expecting expectation: SaveExpectation? = nil
  ) throws -> SavedFile {
    let known = FileStamp(ofFileAt: path).map { SaveExpectation.unchanged($0) } ?? .absent
    return try SafeFile.save(
      SourceText(text), to: path, expecting: expectation ?? known, backupFolder: backups)
  }

  func reason(_ body: () throws -> Void) -> FileError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileError)?.reason
    }
  }

  @Test func anyBytesComeBackAsTheyAre() throws {
    var generator = SeededGenerator(seed: 7)
    for count in [0, 1, 2047, 2048, 2049, 262_143, 262_144, 262_145, 3_000_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let path = folder.write("any", bytes)
      let loaded = try SafeFile.load(path)
      #expect(loaded.text.bytes == bytes)
      let saved = try SafeFile.save(
        loaded.text, to: path, expecting: .unchanged(loaded.stamp), backupFolder: backups)
      #expect(saved.method == .exchanged)
      #expect(readFile(path) == bytes)
      #expect(saved.stamp == FileStamp(ofFileAt: path))
    }
    #expect(folder.names == ["any"])
  }

  /// There the system says of what is to be created that it is not there.
  @Test func aFolderThatTakesNothingIsNamed() {
    #expect(reason { _ = try save("a", to: "/proc/bubblepad.md") } == .folderTakesNothing)
    let folder = NotebookFolder(path: "/proc")
    #expect(reason { try folder.createSubfolder("bubblepad") } == .folderTakesNothing)
  }

  @Test func kindsOfContentAreSaidNotRefused() throws {
    func load(_ bytes: [UInt8]) throws -> LoadedFile {
      try SafeFile.load(folder.write("kind", bytes))
    }
    #expect(try load([0x61]).byteOrderMark == nil)
    #expect(try load([0xEF, 0xBB, 0xBF, 0x61]).byteOrderMark == .utf8)
    #expect(try load([0xFF, 0xFE, 0x61, 0]).byteOrderMark == .utf16LittleEndian)
    #expect(try load([0xFE, 0xFF, 0, 0x61]).byteOrderMark == .utf16BigEndian)
    #expect(try load([0x61, 0]).isBinary)
    #expect(try !load(Array("one\0 two, and three\n".utf8)).isBinary)
    #expect(try load(Array("one\0 two\u{1}, and three\n".utf8)).isBinary)
    #expect(try load(Array("one\0 two, and".utf8) + [0xFF, 0x61, 0x61, 0x61]).isBinary)
    // The last character of what is looked at may be cut.
    #expect(try !load(Array("one\0 two, and \u{E4}".utf8).dropLast()).isBinary)
    #expect(try !load([0xC3, 0x28]).isBinary)
    #expect(try !load([UInt8](repeating: 0x61, count: 8192) + [0]).isBinary)
  }

  @Test func whatIsNoFileIsRefused() throws {
    #expect(reason { _ = try SafeFile.load(folder.path) } == .isFolder)
    #expect(reason { _ = try SafeFile.load(folder("none")) } == .notFound)
    mkfifo(folder("pipe"), 0o600)
    #expect(reason { _ = try SafeFile.load(folder("pipe")) } == .notAFile)
    #expect(reason { _ = try SafeFile.load("/dev/zero") } == .notAFile)
    symlink("/dev/zero", folder("zero.md"))
    #expect(reason { _ = try SafeFile.load(folder("zero.md")) } == .notAFile)
    #expect(reason { _ = try save("x", to: folder("pipe"), expecting: .anything) } == .notAFile)
    #expect(reason { _ = try save("x", to: folder.path, expecting: .anything) } == .isFolder)
  }

  @Test func aNewFileIsCreatedWithTheUsualMode() throws {
    let mask = umask(0o027)
    defer { umask(mask) }
    let saved = try save("new", to: folder("new.md"))
    #expect(saved.method == .created)
    #expect(readText(folder("new.md")) == "new")
    #expect(status(folder("new.md")).st_mode & 0o777 == 0o640)
    #expect(folder.names == ["new.md"])
  }

  @Test func aNewFileReplacesNothing() throws {
    folder.write("there.md", "theirs")
    #expect(
      reason { _ = try save("mine", to: folder("there.md"), expecting: .absent) } == .alreadyExists)
    #expect(readText(folder("there.md")) == "theirs")
    #expect(
      reason { _ = try save("mine", to: folder("no/such/folder.md")) } == .folderNotFound)
  }

  @Test func aChangeSinceLoadingIsAConflict() throws {
    let path = folder.write("note.md", "old")
    let stamp = try SafeFile.load(path).stamp
    folder.write("note.md", "theirs!")
    #expect(
      reason { _ = try save("mine", to: path, expecting: .unchanged(stamp)) }
        == .changedByAnotherProgram)
    #expect(readText(path) == "theirs!")
    unlink(path)
    #expect(
      reason { _ = try save("mine", to: path, expecting: .unchanged(stamp)) }
        == .removedByAnotherProgram)
    #expect(folder.names.isEmpty)
    #expect(try save("mine", to: path, expecting: .absent).method == .created)
    folder.write("note.md", "theirs again")
    #expect(try save("mine", to: path, expecting: .anything).method == .exchanged)
  }

  /// The file changes after the check and before the exchange.
  @Test func aChangeInTheLastMomentIsPutBack() throws {
    let path = folder.write("note.md", "old")
    let expected = try SafeFile.load(path).stamp
    folder.write("note.md", "theirs")
    let replacement = FileReplacement(path: path, text: SourceText("mine"))
    #expect(
      reason {
        _ = try replacement.replace(status(path), expecting: .unchanged(expected))
      } == .changedByAnotherProgram)
    #expect(readText(path) == "theirs")
    #expect(folder.names == ["note.md"])
  }

  @Test func linksStayLinks() throws {
    folder.write("real.md", "old")
    symlink("real.md", folder("link.md"))
    symlink("link.md", folder("link2.md"))
    #expect(try save("new", to: folder("link2.md")).path.hasSuffix("/real.md"))
    #expect(readText(folder("real.md")) == "new")
    #expect(status(folder("link.md")).st_mode & S_IFMT == S_IFLNK)
    #expect(status(folder("link2.md")).st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aLinkToNothingIsAsked() throws {
    symlink("missing.md", folder("link.md"))
    #expect(
      reason { _ = try save("new", to: folder("link.md"), expecting: .absent) }
        == .linkToNothing(folder("missing.md")))
    let saved = try SafeFile.save(
      SourceText("new"), to: folder("link.md"), expecting: .absent, backupFolder: backups,
      createsLinkTarget: true)
    #expect(saved.method == .created)
    #expect(readText(folder("missing.md")) == "new")
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(reason { _ = try save("x", to: folder("a"), expecting: .absent) } == .tooManyLinks)
  }

  @Test func bothNamesOfAHardLinkAreSaved() throws {
    let path = folder.write("one.md", "a longer old text")
    link(path, folder("two.md"))
    let inode = status(path).st_ino
    let saved = try save("new", to: path)
    #expect(saved.method == .inPlace)
    #expect(readText(folder("two.md")) == "new")
    #expect(status(path).st_ino == inode)
    #expect(saved.stamp == FileStamp(ofFileAt: path))
    #expect(Folder.names(in: backups) == [])
    #expect(try save("and a much longer new text", to: path).method == .inPlace)
    #expect(readText(folder("two.md")) == "and a much longer new text")
  }

  @Test func modeOwnerAndAttributesAreKept() throws {
    let path = folder.write("note.md", "old")
    chmod(path, 0o4751)
    let file = open(path, O_RDWR)
    defer { close(file) }
    let value = Array("value".utf8)
    let hasAttributes = bp_setxattr(file, "user.test", value, value.count) == 0
    if getuid() == 0 {
      chown(path, 12345, 23456)
      chmod(path, 0o4751)
    }
    #expect(try save("new", to: path).method == .exchanged)
    let after = status(path)
    #expect(after.st_mode & 0o7777 == 0o4751)
    if getuid() == 0 { #expect(after.st_uid == 12345 && after.st_gid == 23456) }
    guard hasAttributes else {
      print("user attributes are not supported here: not tested")
      return
    }
    let new = open(path, O_RDONLY)
    defer { close(new) }
    var found = [UInt8](repeating: 0, count: 5)
    #expect(bp_getxattr(new, "user.test", &found, 5) == 5)
    #expect(found == value)
  }

  @Test func accessListsAreKept() throws {
    let path = folder.write("note.md", "old")
    let file = open(path, O_RDWR)
    defer { close(file) }
    // Version 2; owner rw-, user 1 r--, group r--, mask r--, others ---.
    let list: [UInt8] =
      [2, 0, 0, 0, 1, 0, 6, 0, 255, 255, 255, 255, 2, 0, 4, 0, 1, 0, 0, 0]
      + [4, 0, 4, 0, 255, 255, 255, 255, 16, 0, 4, 0, 255, 255, 255, 255]
      + [32, 0, 0, 0, 255, 255, 255, 255]
    guard bp_setxattr(file, "system.posix_acl_access", list, list.count) == 0 else {
      print("access lists are not supported here: not tested")
      return
    }
    #expect(try save("new", to: path).method == .exchanged)
    let new = open(path, O_RDONLY)
    defer { close(new) }
    var found = [UInt8](repeating: 0, count: list.count)
    #expect(bp_getxattr(new, "system.posix_acl_access", &found, found.count) == list.count)
    #expect(found == list)
  }

  @Test func errorsAreOneClearSentenceAndAnExitStatus() {
    let error = FileError(.save, "/home/me/Groceries.md", errno: ENOSPC)
    #expect(
      error.message
        == "Cannot save Groceries.md: the disk is full. Free some space and try again.")
    #expect(error.exitCategory.rawValue == 74)
    #expect(FileError(.open, "/x/a\u{1B}[2J", errno: ENOENT).message.contains("\u{1B}") == false)
    #expect(FileError(.open, "/x", errno: ENOENT).exitCategory == .noInput)
    #expect(FileError(.create, "/x", errno: ENOENT).exitCategory == .cannotCreate)
    #expect(FileError(.save, "/x", errno: EROFS).exitCategory == .noPermission)
    for code: Int32 in [ENOSPC, EIO, EACCES, EROFS, EDQUOT, EFBIG, EISDIR, ENAMETOOLONG, EMFILE] {
      let message = FileError(.save, "/x/n.md", errno: code).message
      #expect(message.hasPrefix("Cannot save n.md: ") && message.hasSuffix("."))
    }
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/", "a", "b"), ("/", "/", "/"),
  ])
  func pathsAreCut(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }
}
