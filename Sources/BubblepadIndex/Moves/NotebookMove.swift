import BubblepadNotebook
import CursesText

/// Files and folders of a notebook that get other paths as one step, with the changes of the links that it concerns.
/// What undoes it is another.
package struct NotebookMove: Sendable {
  /// What the user asked for.
  package enum Purpose: Sendable {
    /// Another name, of a folder or of a file that is no note.
    case rename(isFile: Bool)
    /// Another folder, in words.
    case move(into: String)
  }

  /// What gets another path; none lies in another.
  package let moves: [StepMove]
  /// What was asked for first, also where this undoes it.
  package let purpose: Purpose
  /// What it is called in the step's journal.
  package let name: String
  /// Whether it undoes what has this name.
  package let isUndoing: Bool
  /// Whether it is about a file that is no note.
  private let isFile: Bool
  /// The files whose links change, by their paths once all has moved.
  package var changes: [FileChange] = []
  /// What is said of settings and queries that name what moves, a sentence each.
  package private(set) var sideWords: [String] = []
  /// The folders that are made before, the outermost first.
  package var newFolders: [String] = []
  /// The folders that are removed after, if nothing is in them, the outermost first.
  private var oldFolders: [String] = []

  private init(
    _ moves: [StepMove], _ purpose: Purpose, _ name: String, isFile: Bool, isUndoing: Bool = false
  ) {
    (self.moves, self.purpose, self.name, self.isUndoing) = (moves, purpose, name, isUndoing)
    self.isFile = isFile
  }

  /// A folder, or a file that is no note, gets another name.
  package init(renaming from: String, to: String, isFile: Bool = false) {
    self.init(
      [StepMove(from: from, to: to)], .rename(isFile: isFile),
      "Rename the \(isFile ? "file" : "folder") “\(from.lastComponent)” to “\(to.lastComponent)”",
      isFile: isFile)
  }

  /// Notes and folders come into a folder, or a file that is no note.
  ///
  /// - Parameters:
  ///   - paths: what lies in another of them goes with that.
  ///   - words: what the folder is called in sentences.
  package init(
    _ paths: [String], into folder: String, called words: String, isFile: Bool = false
  ) {
    let all = MovedPaths(paths.map { StepMove(from: $0, to: $0) })
    let roots = paths.filter { all.path(of: $0.parentFolder) == nil }
    let moves = roots.map { StepMove(from: $0, to: folder + "/" + $0.lastComponent) }
      .filter { !$0.from.isSamePath(as: $0.to) }
    self.init(
      moves, .move(into: words), "Move \(Self.words(for: moves, isFile)) to “\(words)”",
      isFile: isFile)
  }

  /// What moves, in words.
  package var words: String { Self.words(for: moves, isFile) }

  private static func words(for moves: [StepMove], _ isFile: Bool) -> String {
    guard moves.count == 1, let name = moves.first?.from.lastComponent else {
      let notes = moves.count { NotebookFolder.isNote($0.from.lastComponent) }
      let folders = moves.count - notes
      return [
        notes > 0 ? Numbers.words(notes, "note") : nil,
        folders > 0 ? Numbers.words(folders, "folder") : nil,
      ].compactMap(\.self).joined(separator: " and ")
    }
    if isFile { return "“\(name)”" }
    return NotebookFolder.isNote(name)
      ? "“\(NoteTitle.shownTitle(ofFileName: name))”" : "the folder “\(name)”"
  }

  /// Gives all their new paths. Nothing is ever replaced; where one cannot be moved all is as it was.
  package func perform(in notebook: NotebookFolder) throws(FileError) {
    try notebook.move(moves, making: newFolders, removing: oldFolders)
  }

  /// What undoes it.
  ///
  /// - Parameter written: what gives the notes back what they held.
  package func inverse(restoring written: [FileChange]) -> NotebookMove {
    // The last one first: each finds what it has left, such as the bytes of the bookmarks.
    var back = NotebookMove(
      moves.reversed().map(\.inverse), purpose, name, isFile: isFile, isUndoing: !isUndoing)
    (back.newFolders, back.oldFolders) = (oldFolders, newFolders)
    let paths = back.paths
    back.changes = written.map { $0.moved(to: paths.path(of: $0.path) ?? $0.path) }
    return back
  }

  /// The path that a file has once all has moved.
  package func path(of file: String) -> String { paths.path(of: file) ?? file }

  /// The new paths of many files.
  package var paths: MovedPaths { MovedPaths(moves) }

  /// The move alone: all links stay.
  package var withoutLinks: NotebookMove {
    var move = self
    move.changes = []
    return move
  }

  /// The same move with the changes of a plan.
  package func changing(_ plan: RenamePlan) -> NotebookMove {
    var move = self
    let paths = paths
    move.changes = plan.files.map { $0.moved(to: paths.path(of: $0.path) ?? $0.path) }
    move.sideWords = plan.sideWords
    return move
  }
}
