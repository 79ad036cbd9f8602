import BubblepadNotebook
import CursesText

/// A folder that gets another path, with the changes of the links that it concerns. What undoes it is another.
package struct FolderMove: Sendable {
  package let from: String
  package let to: String
  /// The notes whose links change, by their paths once the folder has moved.
  package var changes: [FileChange] = []

  package init(from: String, to: String, changes: [FileChange] = []) {
    (self.from, self.to, self.changes) = (from, to, changes)
  }

  /// What undoes it.
  ///
  /// - Parameter written: what gives the notes back what they held.
  package func inverse(restoring written: [FileChange]) -> FolderMove {
    let back = FolderMove(from: to, to: from)
    return FolderMove(
      from: to, to: from,
      changes: written.map { $0.moved(to: back.path(of: $0.path)) })
  }

  /// The path that a file has once the folder has moved.
  package func path(of file: String) -> String { file.below(from).map { to + "/" + $0 } ?? file }

  /// The move alone: all links stay.
  package var withoutLinks: FolderMove { FolderMove(from: from, to: to) }

  /// The same move with the changes of a plan.
  package func changing(_ plan: RenamePlan) -> FolderMove {
    FolderMove(
      from: from, to: to,
      changes: plan.files.map { $0.moved(to: path(of: $0.path)) })
  }
}
