import CCursesFileShims
import CursesCLibrary
import CursesText

/// A step over several files in the middle of which a process has ended.
package struct InterruptedStep: Sendable {
  private let record: StepRecord
  private let journal: String

  /// What is to be written to finish it: the files that have the text before it still.
  package let rest: [FileChange]
  /// What is to be written to undo it: the files that have the text after it already.
  package let done: [FileChange]
  /// How many files have another text by now, or are gone.
  package let changedCount: Int
  /// What has another path already.
  package let moves: [StepMove]
  /// What is still to be given another.
  private let movesToCome: [StepMove]

  /// All that gets another path once it is finished.
  package var allMoves: [StepMove] { record.moves }

  /// Whether it undoes another step.
  package var isUndoing: Bool { record.isUndoing }
  /// Whether it was stopped, and what was written was being given its former bytes back.
  package var isStopped: Bool { record.isStopped }

  /// Those of a notebook that no running process is at. The journals of those are removed of which nothing was done
  /// yet, or all of it.
  package static func all(of notebook: String, in places: NotebookPlaces) -> [InterruptedStep] {
    let folder = StepRecord.folder(in: places)
    let own = FileID(NotebookPlaces.resolved(notebook))
    return (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(StepRecord.suffix) }
      .compactMap { name -> InterruptedStep? in
        let path = FilePath.join(folder, name)
        guard !JournalFile.isInUse(path), let bytes = try? SafeFile.load(path).text.bytes else {
          return nil
        }
        guard let record = StepRecord(bytes) else {
          // It was not written to its end, so nothing else was.
          unlink(path)
          return nil
        }
        guard FileID(record.notebook) == own else { return nil }
        let step = InterruptedStep(record, path)
        guard step.isHalf else {
          if step.hasNothingDone { step.removeNewFolders() }
          step.forget()
          return nil
        }
        step.removeLeftovers(ofKnownTextsOnly: true)
        return step
      }
  }

  private init(_ record: StepRecord, _ journal: String) {
    (self.record, self.journal) = (record, journal)
    moves = record.moves.filter {
      FileStamp(ofFileItselfAt: $0.to) != nil && FileStamp(ofFileItselfAt: $0.from) == nil
    }
    movesToCome = record.moves.filter {
      FileStamp(ofFileItselfAt: $0.to) == nil && FileStamp(ofFileItselfAt: $0.from) != nil
    }
    var (rest, done, changed): ([FileChange], [FileChange], Int) = ([], [], 0)
    for change in record.changes {
      let paths = [change.path] + record.moves.compactMap { $0.former(change.path) }
      guard let file = paths.lazy.compactMap({ try? SafeFile.load($0) }).first else {
        changed += 1
        continue
      }
      let text = FileText(file)
      let range = change.prefix..<max(change.prefix, text.text.count - change.suffix)
      switch ContentHash(text.text) {
      case change.before: rest.append(FileChange(text, [Edit(range, bytes: change.new)]))
      case change.after: done.append(FileChange(text, [Edit(range, bytes: change.old)]))
      default: changed += 1
      }
    }
    (self.rest, self.done, changedCount) = (rest, done, changed)
  }

  /// Whether a part of it is done, and a part is not.
  private var isHalf: Bool {
    !hasNothingDone && (!rest.isEmpty || moves.count < record.moves.count)
  }

  private var hasNothingDone: Bool { done.isEmpty && moves.isEmpty }

  /// Gives what has another path the former one again, once its files are written.
  package func moveBack() throws(FileError) {
    try NotebookFolder(path: record.notebook).move(moves.reversed().map(\.inverse))
    removeNewFolders()
  }

  /// Gives what has its former path still the new one.
  ///
  /// - Returns: what is to be written then to finish the step.
  package func moveOn() throws(FileError) -> [FileChange] {
    for folder in Set(movesToCome.map { FileID(FilePath.folder(of: $0.to)) }) {
      Folder.create(folder.path)
    }
    try NotebookFolder(path: record.notebook).move(movesToCome)
    return rest.map { change in
      let new = movesToCome.lazy.compactMap { $0.inverse.former(change.path) }.first
      return new.map(change.moved) ?? change
    }
  }

  /// What has been made for it goes again where nothing is in it.
  private func removeNewFolders() {
    for folder in record.newFolders.reversed() { rmdir(folder) }
  }

  /// Nothing more is to be done about it. What it has left beside its files goes too.
  package func forget() {
    removeLeftovers()
    unlink(journal)
  }

  /// Removes the temporary files that hold one of the two texts of a file of the step, or nothing.
  ///
  /// - Parameter isSure: whether those of files stay that hold neither of the two.
  private func removeLeftovers(ofKnownTextsOnly isSure: Bool = false) {
    let known = Set((rest + done).map { FileID($0.path) })
    let changes = Dictionary(
      record.changes.flatMap { change in
        ([change.path] + record.moves.compactMap { $0.former(change.path) })
          .map { (FileID(NotebookPlaces.resolved($0)), change) }
      }, uniquingKeysWith: { first, _ in first })
    for folder in Set(changes.keys.map { FileID(FilePath.folder(of: $0.path)) }) {
      for leftover in SafeFile.leftovers(besideNotesIn: folder.path) {
        let note = FileID(NotebookPlaces.resolved(leftover.notePath))
        guard let change = changes[note], let text = try? leftover.text(),
          !isSure || known.contains(note)
        else { continue }
        let hash = ContentHash(text)
        if leftover.isRedundant || hash == change.before || hash == change.after {
          try? leftover.remove()
        }
      }
    }
  }
}

extension InterruptedStep {
  /// What has become of it, in sentences.
  package var words: String {
    let moved =
      moves.count > Self.mostNamed
      ? "\(Numbers.words(moves.count)) of \(Numbers.words(record.moves.count)) are in their new folders. "
      : moves.map { move in
        let (old, new) = (FilePath.name(of: move.from), FilePath.name(of: move.to))
        return old.isSamePath(as: new)
          ? "“\(old)” is in its new folder. " : "“\(old)” has become “\(new)”. "
      }.joined()
    let edited =
      changedCount > 0 ? " Edited since, and left alone: \(Self.words(changedCount))." : ""
    let name = record.name.isEmpty ? "" : ": \(record.name)"
    let what =
      isUndoing
      ? isStopped
        ? "stopping the undoing of a change\(name)." : "undoing a change\(name)."
      : isStopped
        ? "stopping a change, which undoes it\(name)."
        : name.isEmpty ? "a change of the notebook." : "this change\(name)."
    return "Bubblepad ended in the middle of \(what) " + moved
      + "Changed: \(Self.words(done.count)). Not yet changed: \(Self.words(rest.count))." + edited
  }

  /// More moves are counted instead.
  private static let mostNamed = 3

  /// So many files.
  package static func words(_ count: Int) -> String { Numbers.words(count, "file") }
}

extension StepMove {
  /// The path that a file had before the move; nil for one that does not move.
  fileprivate func former(_ path: String) -> String? {
    path.isSamePath(as: to) ? from : path.below(to).map { from + "/" + $0 }
  }
}
