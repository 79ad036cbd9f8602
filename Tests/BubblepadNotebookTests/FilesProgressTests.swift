import CursesText
import Foundation
import Testing

@testable import BubblepadNotebook

/// Writing many files can be stopped: what was written gets its bytes back.
@Suite("Stopping the writing of files") struct FilesProgressTests {
  private let folder = TemporaryFolder()

  private func changes(_ count: Int) throws -> [FileChange] {
    try (0..<count).map { number in
      let path = folder.write("n\(number).md", "old \(number)\r\n")
      return FileChange(FileText(try SafeFile.load(path)), [Edit(0..<3, bytes: Array("new".utf8))])
    }
  }

  private func write(_ changes: [FileChange], _ progress: FilesProgress) -> FilesOutcome {
    FilesOutcome(
      writing: changes, within: NotebookBounds(folder: folder.path), backups: folder("backups"),
      progress: progress)
  }

  @Test func nothingIsWrittenOnceItIsStopped() throws {
    let changes = try changes(40)
    let progress = FilesProgress(count: 40)
    progress.stop()
    let outcome = write(changes, progress)
    #expect(outcome.isStopped && outcome.back.isEmpty && outcome.left.isEmpty)
    #expect(readText(folder("n7.md")) == "old 7\r\n" && progress.state.doneCount == 0)
  }

  @Test func whatWasWrittenIsTakenBack() throws {
    let changes = try changes(300)
    let progress = FilesProgress(count: 300)
    let stopper = Thread {
      while progress.state.doneCount < 5 { usleep(50) }
      progress.stop()
    }
    stopper.start()
    let outcome = write(changes, progress)
    #expect(outcome.isStopped && outcome.back.isEmpty && outcome.left.isEmpty)
    #expect(outcome.problem == nil && progress.state.doneCount == 0)
    for number in 0..<300 { #expect(readText(folder("n\(number).md")) == "old \(number)\r\n") }
  }

  /// A file that another program has changed since it was written is named.
  @Test func aFileThatCannotBeTakenBackIsNamed() throws {
    let changes = try changes(1)
    let progress = FilesProgress(count: 1)
    let done = write(changes, progress)
    #expect(done.back.count == 1 && progress.state.doneCount == 1)
    folder.write("n0.md", "theirs")
    let other = FilesProgress(count: 1)
    let outcome = write(done.back, other)
    #expect(outcome.left.map(\.lastComponent) == ["n0.md"] && readText(folder("n0.md")) == "theirs")
  }

  @Test func itSaysHowFarItIs() throws {
    let progress = FilesProgress(count: 4000)
    #expect(
      progress.state.words(isLast: false) == "Writing 0 of 4,000 files… Esc stops and undoes it.")
    #expect(progress.state.words(isLast: true).contains("then Bubblepad quits"))
    progress.stop()
    #expect(
      progress.state.words(isLast: false) == "Stopped. Undoing what is written: 0 of 4,000 files…")
    #expect(FilesProgress(count: 1).state.words(isLast: false).contains("0 of 1 file…"))
  }
}
