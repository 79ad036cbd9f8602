import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// What can be undone survives on the disk, and what another program does to the text is a step of it.
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

  /// The texts on the way back through a history, and then on the way forth.
  func texts(_ history: History, from text: SourceText) -> [String] {
    var history = history
    var state = TextState(text)
    var texts: [String] = []
    while let step = history.undo(state) {
      state.apply(step)
      texts.append(state.text.string)
    }
    while let step = history.redo(state) {
      state.apply(step)
      texts.append(state.text.string)
    }
    return texts
  }

  @Test func itComesBackForThatNoteAlone() throws {
    let (history, text) = typed("one two")
    try file.write(history, for: text)
    var read = try #require(file.read(for: text))
    let state = TextState(text)
    let undone = read.undo(state)
    let step = try #require(undone)
    #expect(state.applying(step).text.isEmpty)
    #expect(HistoryFile(note: "/home/b.md", in: undoFolder).read(for: text) == nil)
  }

  @Test(arguments: ["one twO", "", "zero\none two\nthree\n", "another\r\n"])
  func whatAnotherProgramChangesIsOneStepMore(new: String) throws {
    let (history, text) = typed("one two")
    try file.write(history, for: text)
    let read = try #require(file.read(for: SourceText(new)))
    #expect(texts(read, from: SourceText(new)) == ["one two", "", "one two", new])
    // As long as nothing is written the first text may come back, and its history is as it was.
    #expect(try texts(#require(file.read(for: text)), from: text) == ["", "one two"])
  }

  @Test func whatWasUndoneIsNotDoneAgainInAnotherText() throws {
    var (history, text) = typed("one two")
    var state = TextState(text)
    if let step = history.undo(state) { state.apply(step) }
    try file.write(history, for: state.text)
    #expect(try #require(file.read(for: state.text)).canRedo)
    let read = try #require(file.read(for: SourceText("new")))
    #expect(!read.canRedo)
    #expect(texts(read, from: SourceText("new")) == ["", "new"])
    text = SourceText("a")
    #expect(try texts(#require(file.read(for: text)), from: text) == ["", "a"])
  }

  /// The change is seen where it is taken back, and lines that stay are not touched by it.
  @Test func onlyTheLinesThatChangedAreInTheStep() throws {
    let (history, text) = typed("a\nb\nc\n")
    try file.write(history, for: text)
    let new = SourceText("a\nX\nc\nd\n")
    var read = try #require(file.read(for: new))
    let undone = read.undo(TextState(new))
    let step = try #require(undone)
    #expect(step.edits.map(\.range) == [2..<4, 6..<8])
    #expect(step.selection == Selection(caret: 2))
    #expect(read.hasUndoneOutsideChange)
  }

  @Test func ofALongTextOnlyTheHashIsKept() throws {
    let long = String(repeating: "x", count: HistoryFile.longestKept + 1)
    let (history, text) = typed(long)
    try file.write(history, for: text)
    #expect(status(file.path).st_size < 4096)
    #expect(file.read(for: text)?.canUndo == true)
    #expect(file.read(for: SourceText(long + "y")) == nil)
    let (shorter, short) = typed(String(long.dropLast()))
    try file.write(shorter, for: short)
    #expect(file.read(for: SourceText(long))?.canUndo == true)
    let huge = SourceText(String(repeating: "y\n", count: HistoryFile.longestCompared / 2 + 1))
    var read = try #require(file.read(for: huge))
    let undone = read.undo(TextState(huge))
    #expect(undone?.applying(to: huge) == short)
  }

  @Test func filesOfTheFirstVersionAreRead() throws {
    let (history, text) = typed("one two")
    var writer = ByteWriter()
    writer.bytes = Array("bubblepad undo 1\n".utf8) + ContentHash(text).bytes
    writer.write(UInt64(text.count))
    writer.bytes += history.encoded(limit: .max)
    writer.write(CRC32C.checksum(writer.bytes))
    mkdir(folder("state"), 0o700)
    mkdir(undoFolder, 0o700)
    writeFile(file.path, writer.bytes)
    #expect(try texts(#require(file.read(for: text)), from: text) == ["", "one two"])
    #expect(file.read(for: SourceText("one twO")) == nil)
  }

  @Test func ofASecretNothingIsLeft() throws {
    let (history, text) = typed("zebra")
    try file.write(history, for: text)
    let (held, leftover) = (folder("held"), folder("leftover"))
    #expect(link(file.path, held) == 0)
    writeFile(file.path + "-0f.new", Array("zebra".utf8))
    #expect(link(file.path + "-0f.new", leftover) == 0)
    let other = HistoryFile(note: "/home/b.md", in: undoFolder)
    try other.write(history, for: text)
    file.remove()
    #expect(Folder.names(in: undoFolder) == [FilePath.name(of: other.path)])
    for path in [held, leftover] {
      let bytes = try #require(readFile(path))
      #expect(!bytes.isEmpty && bytes.allSatisfy { $0 == 0 })
    }
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

  /// What cannot be read is kept aside, and a later version of the file is not thrown away.
  @Test func whatCannotBeReadIsKeptAside() throws {
    let (history, text) = typed("one two three")
    let unreadable = UnreadableFiles()
    try file.write(history, for: text)
    var bytes = try #require(readFile(file.path))
    bytes[HistoryFile.magic.count - 2] = UInt8(ascii: "3")
    writeFile(file.path, bytes)
    #expect(file.read(for: text, unreadable: unreadable) == nil)
    let kept = try #require(unreadable.take().first?.keptAt)
    #expect(readFile(kept) == bytes)
    try file.write(history, for: text)
    #expect(file.read(for: text, unreadable: unreadable) != nil)
    #expect(unreadable.take() == [])
    // A note that becomes a secret leaves nothing of it.
    file.remove()
    #expect(Folder.names(in: file.folder) == [])
  }

  /// Steps that were never written, with checksums that are right, are refused or can be undone.
  @Test func stepsMayHaveAnyNumbers() throws {
    var chance = SeededGenerator(seed: 31)
    let text = SourceText("abc def")
    for _ in 0..<TestVariation.steps(20_000) {
      var bytes: [UInt8] = [UInt8(chance.below(3)), UInt8(chance.below(3))]
      for _ in 0..<(4 + chance.below(30)) {
        let isLong = chance.below(10) == 0
        bytes += isLong ? [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F] : [UInt8(chance.below(4))]
      }
      guard var history = History(decoding: bytes, textCount: text.count) else { continue }
      var state = TextState(text)
      for _ in 0..<4 {
        guard let step = history.undo(state) else { break }
        state.apply(step)
      }
      while let step = history.redo(state) { state.apply(step) }
    }
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
    // A disk gives whole blocks to the shortest of them.
    let size = 4096
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

  @Test func aNoteChangedMeanwhileKeepsItsHistory() async throws {
    folder.write("a.md", "one")
    let note = try open("a.md")
    let (history, text) = typed("one")
    await note.kept(history, of: text)?.write()
    folder.write("a.md", "zero\none\n")
    let next = try open("a.md")
    let new = try #require(next.savedText)
    let read = try #require(await next.earlierHistory(of: new))
    #expect(texts(read, from: new) == ["one", "", "one", "zero\none\n"])
    #expect(next.earlierHistoryNow(of: new)?.stepCount == 2)
  }

  /// The texts count as the rest of it does.
  @Test func theTextsAreInTheLimitOfAll() throws {
    let (history, text) = typed(String(repeating: "x", count: 9_000))
    try file.write(history, for: text)
    HistoryFolder(path: undoFolder).sweep(now: 0, limit: 3 * 4096)
    #expect(Folder.names(in: undoFolder)?.count == 1)
    HistoryFolder(path: undoFolder).sweep(now: 0, limit: 3 * 4096 - 1)
    #expect(Folder.names(in: undoFolder) == [])
  }

  @Test(arguments: [
    ("crontab", false), ("x.txt", false), (".git/COMMIT_EDITMSG", false), ("a.md", true),
  ])
  func ofWhatIsHandedOverForOnceNothingIsKept(name: String, isKept: Bool) throws {
    mkdir(folder(".git"), 0o700)
    folder.write(name, "one")
    let note = try open(name)
    let (history, text) = typed("one")
    #expect((note.kept(history, of: text) != nil) == isKept)
    for path in ["/home/me/.git/x", "/dev/shm/pass.1/x.txt", "/var/tmp/x.conf"] {
      #expect(NoteTitle.isForOnce(path))
    }
    for path in ["/home/me/x", "/home/me/x.txt", "/etc/fstab", "/home/me/Makefile"] {
      #expect(!NoteTitle.isForOnce(path))
    }
  }

  @Test func aNoteThatIsThrownAwayTakesItAlong() async throws {
    folder.write("a.md", "one")
    let (history, text) = typed("one")
    await (try open("a.md")).kept(history, of: text)?.write()
    symlink(folder("a.md"), folder("b.md"))
    #expect(places.keptHistory(ofFileAt: folder("b.md")) == nil)
    places.keptHistory(ofFileAt: folder("a.md"))?.file.remove()
    #expect(Folder.names(in: undoFolder) == [])
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
