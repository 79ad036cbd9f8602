import BubblepadNotebook
import CursesText

/// A folder, or a file that is no note, that gets another path, with the changes of the links that it concerns. What
/// undoes it is another.
package struct FolderMove: Sendable {
  package let from: String
  package let to: String
  /// The notes whose links change, by their paths once the folder has moved.
  package var changes: [FileChange] = []
  /// Whether it is a file.
  package let isFile: Bool

  /// A folder that moves from one path to another.
  package init(from: String, to: String, changes: [FileChange] = [], isFile: Bool = false) {
    (self.from, self.to, self.changes, self.isFile) = (from, to, changes, isFile)
  }

  /// What it is called in sentences.
  package var noun: String { isFile ? "file" : "folder" }

  /// What undoes it.
  ///
  /// - Parameter written: what gives the notes back what they held.
  package func inverse(restoring written: [FileChange]) -> FolderMove {
    let back = FolderMove(from: to, to: from)
    return FolderMove(
      from: to, to: from,
      changes: written.map { $0.moved(to: back.path(of: $0.path)) }, isFile: isFile)
  }

  /// The path that a file has once the folder has moved.
  package func path(of file: String) -> String { file.below(from).map { to + "/" + $0 } ?? file }

  /// The move alone: all links stay.
  package var withoutLinks: FolderMove { FolderMove(from: from, to: to, isFile: isFile) }

  /// The same move with the changes of a plan.
  package func changing(_ plan: RenamePlan) -> FolderMove {
    FolderMove(
      from: from, to: to,
      changes: plan.files.map { $0.moved(to: path(of: $0.path)) }, isFile: isFile)
  }
}
