import BubblepadNotebook
import CursesText

/// A folder that gets another path, with the changes of the links that it concerns. What undoes it is another.
struct FolderMove: Sendable {
  let from: String
  let to: String
  /// The notes whose links change, by their paths once the folder has moved.
  var changes: [FileChange] = []

  /// What undoes it.
  ///
  /// - Parameter written: what gives the notes back what they held.
  func inverse(restoring written: [FileChange]) -> FolderMove {
    let back = FolderMove(from: to, to: from)
    return FolderMove(
      from: to, to: from,
      changes: written.map { $0.moved(to: back.path(of: $0.path)) })
  }

  /// The path that a file has once the folder has moved.
  func path(of file: String) -> String { file.below(from).map { to + "/" + $0 } ?? file }

  /// The move alone: all links stay.
  var withoutLinks: FolderMove { FolderMove(from: from, to: to) }

  /// The same move with the changes of a plan.
  func changing(_ plan: RenamePlan) -> FolderMove {
    FolderMove(
      from: from, to: to,
      changes: plan.files.map { $0.moved(to: path(of: $0.path)) })
  }
}
