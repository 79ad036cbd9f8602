import CursesText
import Synchronization

/// A file with the text it holds and the text it is to be given, both as characters.
public struct FileChange: Sendable {
  /// The path of the file.
  public let path: String
  /// The state of the file in which it holds `before`.
  public let stamp: FileStamp
  /// The text that the file holds.
  public let before: SourceText
  /// The text that the file is to be given.
  public let after: SourceText
  /// How the file has its characters, and keeps them.
  public let encoding: FileEncoding

  /// A file with edits of its text.
  public init(_ file: FileText, _ edits: [Edit]) {
    (path, stamp, before, encoding) = (file.path, file.stamp, file.text, file.encoding)
    after = Transaction(edits, event: .external).applying(to: file.text)
  }

  private init(
    path: String, stamp: FileStamp, before: SourceText, after: SourceText, encoding: FileEncoding
  ) {
    (self.path, self.stamp, self.encoding) = (path, stamp, encoding)
    (self.before, self.after) = (before, after)
  }

  /// The same change of a file that has moved.
  public func moved(to path: String) -> FileChange {
    FileChange(path: path, stamp: stamp, before: before, after: after, encoding: encoding)
  }

  /// What gives a file its text back, once it has the new one.
  ///
  public func inverse(in path: String, _ stamp: FileStamp, _ encoding: FileEncoding) -> FileChange {
    FileChange(path: path, stamp: stamp, before: after, after: before, encoding: encoding)
  }

  /// Writes the text, unless the file holds another than `before` by now. A step before this one may have been
  /// undone and done again meanwhile: then its state is another, and its text the same.
  ///
  /// - Parameter backups: the folder for what a file held.
  /// - Returns: what gives the file back what it held.
  fileprivate func write(backups: String) throws(FileError) -> FileChange {
    do throws(FileError) {
      return try write(over: stamp, backups)
    } catch {
      guard error.isConflict else { throw error }
      let loaded = try SafeFile.load(path)
      guard loaded.characters == before else { throw error }
      return try write(over: loaded.stamp, backups)
    }
  }

  private func write(over stamp: FileStamp, _ backups: String) throws(FileError) -> FileChange {
    let saved = try SafeFile.save(
      try encoding.bytes(of: after, for: path), to: path, expecting: .unchanged(stamp),
      backupFolder: backups)
    return inverse(in: path, saved.stamp, encoding)
  }
}

/// What came of writing several files.
public struct FilesOutcome: Sendable {
  /// What gives the files that were written back what they held.
  public private(set) var back: [FileChange] = []
  /// The files that could not be written: they have changed meanwhile, or for the reason that is
  /// kept here.
  public private(set) var left: [String] = []
  /// Why the first one could not be written that nobody else has changed.
  public private(set) var problem: FileError?

  /// Whether it was stopped: the files have the bytes again that they had before, but for those in `left`.
  public private(set) var isStopped = false

  /// Nothing was written yet.
  public init() {}

  /// Writes changes, a few at the same time: each waits for the disk, which takes several at once. It takes as long as
  /// the disk needs. When it is stopped, or the disk has no room for all, what was written gets its former bytes back.
  ///
  /// - Parameters:
  ///   - bounds: a file outside of them stays as it is.
  ///   - backups: the folder for what the files held.
  ///   - journal: that of the step, which is told of a stop.
  package init(
    writing changes: [FileChange], within bounds: NotebookBounds, backups: String,
    progress: FilesProgress? = nil, journal: StepJournal? = nil
  ) {
    let writer = Writer(bounds: bounds, backups: backups, progress: progress)
    self = writer.write(changes)
    guard progress?.finish() == true || problem?.isOfDisk == true else { return }
    journal?.noteStop()
    let undone = writer.goBack(back)
    (back, left, isStopped) = ([], undone.left, true)
    problem = undone.problem ?? problem
  }

  /// Notes a change that was made.
  public mutating func wrote(_ change: FileChange) { back.append(change) }

  /// Notes a change that was not made.
  ///
  /// - Parameter error: why; nil where the text is another by now.
  public mutating func leave(_ change: FileChange, _ error: FileError?) {
    left.append(change.path)
    if error?.isConflict != true { take(error) }
  }

  /// What the disk says is about all files, and counts more than what one of them says.
  private mutating func take(_ error: FileError?) {
    guard let error, problem == nil || error.isOfDisk && problem?.isOfDisk != true else { return }
    problem = error
  }

  /// Notes that a file could not be given its former text back after a stop.
  public mutating func leaveStopped(_ other: FilesOutcome) { left += other.left }

  /// The same, for the reason that was found before.
  package func because(of error: FileError?) -> FilesOutcome {
    var outcome = self
    outcome.take(error)
    return outcome
  }

  /// Takes over what came of others.
  public mutating func add(_ other: FilesOutcome) {
    back += other.back
    left += other.left
    isStopped = isStopped || other.isStopped
    take(other.problem)
  }
}

/// Writes several files on a few threads.
private struct Writer: Sendable {
  let bounds: NotebookBounds
  let backups: String
  let progress: FilesProgress?

  /// Fewer are not worth a thread.
  private static let fewest = 16

  /// - Parameter isGoingBack: whether it does not stop any more.
  func write(_ changes: [FileChange], isGoingBack: Bool = false) -> FilesOutcome {
    write(changes[...], isGoingBack, threads: 8)
  }

  /// Gives files their former bytes back, the last one first: each needs no more room than its writing has left. What
  /// finds none yet is tried again once others have made some.
  func goBack(_ changes: [FileChange]) -> FilesOutcome {
    var rest = Array(changes.reversed())
    while true {
      let outcome = write(rest, isGoingBack: true)
      let left = Set(outcome.left.map(FileID.init))
      let again = rest.filter { left.contains(FileID($0.path)) }
      guard outcome.problem?.isOfDisk == true, again.count < rest.count else { return outcome }
      rest = again
    }
  }

  private func write(
    _ changes: ArraySlice<FileChange>, _ isGoingBack: Bool, threads: Int
  ) -> FilesOutcome {
    guard threads > 1, changes.count > Self.fewest else {
      return writeInTurn(changes, isGoingBack)
    }
    let half = changes.count / 2
    let rest = changes.dropFirst(half)
    let other = Other()
    let work: @Sendable () -> Void = {
      let outcome = write(rest, isGoingBack, threads: threads / 2)
      other.outcome.withLock { $0 = outcome }
    }
    var outcome: FilesOutcome
    if let thread = WorkThread(work) {
      outcome = write(changes.prefix(half), isGoingBack, threads: threads / 2)
      thread.join()
    } else {
      outcome = write(changes.prefix(half), isGoingBack, threads: 1)
      work()
    }
    outcome.add(other.outcome.withLock { $0 })
    return outcome
  }

  /// What another thread has written.
  private final class Other: Sendable {
    let outcome = Mutex(FilesOutcome())
  }

  private func writeInTurn(
    _ changes: ArraySlice<FileChange>, _ isGoingBack: Bool
  ) -> FilesOutcome {
    var outcome = FilesOutcome()
    for change in changes {
      guard isGoingBack || progress?.state.isStopped != true else { break }
      do throws(FileError) {
        guard bounds.contains(fileAt: change.path) else {
          throw FileError(.save, change.path, .outsideNotebook)
        }
        outcome.wrote(try change.write(backups: backups))
      } catch {
        outcome.leave(change, error)
        if error.isOfDisk, !isGoingBack { progress?.stop() }
      }
      progress?.noteFile(isGoingBack: isGoingBack)
    }
    return outcome
  }
}
