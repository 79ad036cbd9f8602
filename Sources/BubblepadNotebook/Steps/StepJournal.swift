import CursesCLibrary
import CursesText

/// A file that a step over several writes: the text that it has, and the one that it is given.
package struct StepText: Sendable {
  /// Where the file is once the step has moved what it moves.
  package let path: String
  package let before: SourceText
  package let after: SourceText

  /// A text of a file that is given another.
  package init(path: String, before: SourceText, after: SourceText) {
    (self.path, self.before, self.after) = (path, before, after)
  }

  package init(_ change: FileChange) {
    self.init(path: change.path, before: change.before, after: change.after)
  }
}

/// What a step over several files is called, and which way it goes.
package struct StepName: Sendable {
  /// What it does, as a command says it: “Replace “a” with “b” in 12 notes”.
  package let words: String
  /// Whether it undoes what was done under that name.
  package let isUndoing: Bool
  /// The folders that are made for it, the outermost first.
  package let newFolders: [String]

  package init(_ words: String, isUndoing: Bool = false, newFolders: [String] = []) {
    (self.words, self.isUndoing, self.newFolders) = (words, isUndoing, newFolders)
  }
}

/// What a step over several files does, on the disk before the first of them is written: should the program end in
/// the middle, the next start can finish or undo it. See `InterruptedStep`.
///
/// It is locked as long as the step runs, and removed when it ends.
package final class StepJournal: @unchecked Sendable {
  // Only ever used by the step that has begun it, one thing after another.
  private let file: JournalFile

  /// Writes what a step is about to do. It takes as long as the disk needs.
  ///
  /// Nil for a step of one file, which is written whole or not at all, and where nothing can be written: a step is
  /// not held up by its journal.
  ///
  /// - Parameters:
  ///   - notebook: the folder that the step belongs to.
  package init?(
    _ texts: [StepText], moves: [StepMove] = [], name: StepName = StepName(""), notebook: String,
    in places: NotebookPlaces
  ) {
    guard texts.count + moves.count > 1 else { return nil }
    let folder = StepRecord.folder(in: places)
    let fileName = UInt64.random(in: .min ... .max).hex + StepRecord.suffix
    do throws(FileError) {
      try PrivateFolder.create(folder, for: .journal)
      file = try JournalFile(locking: FilePath.join(folder, fileName), note: notebook)
      do throws(FileError) {
        try file.append(
          StepRecord(
            notebook: NotebookPlaces.resolved(notebook), name, moves: moves, texts: texts
          ).bytes)
      } catch {
        file.remove()
        throw error
      }
    } catch {
      return nil
    }
  }

  /// The step was stopped: from now on what was written is given its former bytes back.
  func noteStop() { try? file.append(StepRecord.stopped) }

  /// The step has ended, whether all of it was written or not.
  package func end() { file.remove() }
}
