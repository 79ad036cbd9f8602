import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// A save in place that fails, where putting the old text back fails too: the file is half old and half new.
@Suite("Half-written files") @MainActor struct HalfWrittenFileTests {
  private let stage = BrokenSaveTests.Stage(.inPlace)

  /// Runs the probe with writes to the note that fail.
  private func run(_ task: String, failing writes: String) -> Command? {
    guard let strace = Command.find("strace"),
      Command(strace, ["-o", "/dev/null", "/bin/true"])?.status == 0
    else {
      print("strace is not there or may not trace: not tested")
      return nil
    }
    return Command(
      strace,
      [
        "-f", "-o", "/dev/null", "-P", stage.note, "-e", "trace=write", "-e",
        "inject=write:error=ENOSPC:when=\(writes)", Command.buildFolder + "/BubblepadSaveProbe",
        task, stage.note, stage.folder("input"), stage.state,
      ])
  }

  private var backups: [String] { (Folder.names(in: stage.backups) ?? []).sorted() }

  @Test func theNextSaveWritesItWhole() throws {
    // The second piece of the new text, and the first of the old one: `strace` counts in each thread.
    guard let run = run("again", failing: "2..3") else { return }
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(run.text)")
    #expect(
      lines[0].contains("the disk is full, and the file is half written. Save again, or take"))
    #expect(lines[0].contains(stage.backups))
    #expect(lines[1] == "unchanged halfWritten true")
    #expect(lines[2] == "unchanged whole")
    #expect(readText(stage.note) == "short\n")
    #expect(backups == [])
  }

  @Test func aSecondFailureKeepsTheOldText() throws {
    guard let run = run("twice", failing: "2+") else { return }
    #expect(run.status == 74)
    #expect(run.text.contains("unchanged halfWritten true"))
    #expect(readText(stage.note) != BrokenSaveTests.old)
    let copies = SafeFile.leftovers(inBackupFolder: stage.backups)
    #expect(copies.count == 1 && backups.count == 2)
    #expect(try copies.first?.text() == SourceText(BrokenSaveTests.old))
    #expect(copies.first?.isRedundant == false)
    let last = run.text.split(separator: "\n").last
    #expect(last?.contains(copies.first?.path ?? "?") == true)
  }

  // MARK: What is seen of it

  private func file() throws -> NoteFile {
    let places = NotebookPlaces(stateFolder: stage.state, dataHome: stage.state)
    let file = NoteFile(try NoteContent.load(stage.note), places: places)
    let backup = try FileBackup.make(
      of: stage.note, old: SourceText(BrokenSaveTests.old), new: SourceText(BrokenSaveTests.new),
      keeping: SourceText(BrokenSaveTests.old), in: places.backupFolder)
    writeFile(stage.note, Array("half".utf8))
    file.halfWritten = HalfWrittenFile(
      backup: backup.copyPath, stamp: FileStamp(ofFileAt: stage.note), text: SourceText("half"))
    return file
  }

  @Test func itIsNoChangeByAnotherProgram() throws {
    let file = try file()
    #expect(file.externalState() == .unchanged && file.loss == .halfWritten)
    writeFile(stage.note, Array("half".utf8))
    #expect(file.externalState() == .unchanged && file.loss == .halfWritten)
    writeFile(stage.note, Array("half, and more".utf8))
    #expect(file.externalState() == .changed)
    #expect(try file.outsideText() == nil)
  }

  @Test func theCopyMayBePutBackByHand() async throws {
    let file = try file()
    writeFile(stage.note, Array(BrokenSaveTests.old.utf8))
    #expect(file.externalState() == .unchanged && file.loss == nil)
    try await file.save(SourceText("new"))
    #expect(readText(stage.note) == "new")
  }
}
