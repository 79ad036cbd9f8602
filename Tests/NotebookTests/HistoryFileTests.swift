import Glibc
import Secrets
import Testing
import TextModel

@testable import Notebook

/// What can be undone survives on the disk, for the right text alone.
@MainActor
@Suite struct HistoryFileTests {
  let folder = TemporaryFolder()

  var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }
  var undoFolder: String { folder("state/undo") }
  var file: HistoryFile { HistoryFile(note: "/home/a.md", in: undoFolder) }

  /// The history of a text that was typed, and that text.
  func typed(_ string: String) -> (History, SourceText) {
    var history = History()
    var state = TextState("")
    let transaction = Transaction(Edit(at: 0, insert: string), event: .typing)
    history.record(transaction, before: state, tick: 0)
    state.apply(transaction)
    return (history, state.text)
  }

  func open(_ name: String) throws -> NoteFile {
    NoteFile(try NoteContent.load(folder(name)), places: places, work: 4)
  }

  @Test func itComesBackForThatTextAlone() throws {
    let (history, text) = typed("one two")
    try file.write(history, for: text)
    var read = try #require(file.read(for: text))
    let state = TextState(text)
    let undone = read.undo(state)
    let step = try #require(undone)
    #expect(state.applying(step).text.isEmpty)
    #expect(file.read(for: SourceText("one twO")) == nil)
    #expect(file.read(for: SourceText("")) == nil)
    #expect(HistoryFile(note: "/home/b.md", in: undoFolder).read(for: text) == nil)
  }

  @Test func onlyThePersonMayReadIt() throws {
    mkdir(folder("state"), 0o755)
    mkdir(undoFolder, 0o755)
    let (history, text) = typed("one")
    try file.write(history, for: text)
    #expect(status(undoFolder).st_mode & 0o777 == 0o700)
    #expect(status(file.path).st_mode & 0o777 == 0o600)
    #expect(Folder.names(in: undoFolder)?.count == 1)
  }

  @Test func aDamagedFileIsAsNone() throws {
    let (history, text) = typed("one two three")
    try file.write(history, for: text)
    let bytes = try #require(readFile(file.path))
    for end in bytes.indices {
      writeFile(file.path, Array(bytes[..<end]))
      #expect(file.read(for: text) == nil, "cut at \(end)")
    }
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        writeFile(file.path, damaged)
        #expect(file.read(for: text) == nil, "bit \(bit) of \(index)")
      }
    }
    writeFile(file.path, bytes)
    #expect(file.read(for: text) != nil)
  }

  @Test func linksAndPipesAreNotRead() throws {
    let (history, text) = typed("one")
    try file.write(history, for: text)
    let other = folder("elsewhere")
    rename(file.path, other)
    symlink(other, file.path)
    #expect(file.read(for: text) == nil)
    unlink(file.path)
    mkfifo(file.path, 0o600)
    #expect(file.read(for: text) == nil)
  }

  @Test func anEmptyHistoryLeavesNoFile() throws {
    let (history, text) = typed("one")
    try file.write(history, for: text)
    try file.write(History(), for: text)
    #expect(Folder.names(in: undoFolder) == [])
  }

  @Test func oldOnesGoAndTheOldestOfTooMany() throws {
    let (history, text) = typed("one")
    let files = (0..<4).map { HistoryFile(note: "/\($0)", in: undoFolder) }
    for (age, file) in files.enumerated() {
      try file.write(history, for: text)
      var times = [timespec](repeating: timespec(tv_sec: 1_000_000 - age, tv_nsec: 0), count: 2)
      #expect(utimensat(AT_FDCWD, file.path, &times, 0) == 0)
    }
    func left() -> [Bool] { files.map { access($0.path, F_OK) == 0 } }
    let moment: Int64 = 1_000_000 * 1_000_000_000
    let size = Int(status(files[0].path).st_size)
    HistoryFolder(path: undoFolder).sweep(now: moment)
    #expect(left() == [true, true, true, true])
    HistoryFolder(path: undoFolder).sweep(now: moment, limit: 3 * size)
    #expect(left() == [true, true, true, false])
    HistoryFolder(path: undoFolder).sweep(now: moment + HistoryFolder.age - 1_000_000_000)
    #expect(left() == [true, true, false, false])
    HistoryFolder(path: undoFolder).sweep(now: moment + HistoryFolder.age + 1)
    #expect(left() == [false, false, false, false])
  }

  @Test func itGoesWithARenamedNote() async throws {
    folder.write("a.md", "one")
    let note = try open("a.md")
    let (history, text) = typed("one")
    await note.kept(history, of: text)?.write()
    try await note.rename(to: "b")
    #expect(await note.earlierHistory(of: text)?.canUndo == true)
    #expect(try open("b.md").earlierHistoryNow(of: text)?.canUndo == true)
  }

  @Test func aNoteWithoutAFileHasNone() throws {
    let note = try open("new.md")
    let (history, text) = typed("one")
    #expect(note.kept(history, of: text) == nil)
  }

  @Test func lockingRemovesItAndNothingIsKeptAfterwards() async throws {
    folder.write("a.md", "zebra")
    let note = try open("a.md")
    let (history, text) = typed("zebra")
    await note.kept(history, of: text)?.write()
    #expect(Folder.names(in: undoFolder)?.count == 1)
    try await note.setPassphrase(SecretBytes(copying: Array("open sesame".utf8)), for: text)
    #expect(Folder.names(in: undoFolder) == [])
    try await note.save(text)
    #expect(note.kept(history, of: text) == nil)
    // Also when it is plain again: what could be undone was a secret.
    try await note.removePassphrase(for: text)
    try await note.save(text)
    #expect(note.kept(history, of: text) == nil)
    #expect(await note.earlierHistory(of: text) == nil)
  }

  @Test func aNoteLockedByAnotherProgramLosesIt() async throws {
    folder.write("a.md", "zebra")
    let note = try open("a.md")
    let (history, text) = typed("zebra")
    await note.kept(history, of: text)?.write()
    folder.write("a.md", "age-encryption.org/v1\n-> scrypt AAAA 4\n")
    let locked = try open("a.md")
    #expect(Folder.names(in: undoFolder) == [])
    #expect(locked.kept(history, of: text) == nil)
  }
}
