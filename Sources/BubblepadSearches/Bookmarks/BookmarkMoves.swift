import BubblepadIndex
import BubblepadNotebook
import CursesText

/// What was done to the bookmarks of a vault when something got another path.
package struct BookmarkMove: Sendable {
  let from: FileID
  let to: FileID
  let before: [UInt8]
  let after: [UInt8]

  /// The file once a path has become another one again: the bytes that were there first, where nobody has changed
  /// it since.
  func undone(_ path: String, to newPath: String, in bytes: [UInt8]) -> [UInt8]? {
    to == FileID(path) && from == FileID(newPath) && bytes == after ? before : nil
  }
}

/// Lets bookmarks follow what gets another path, and gives their file its first bytes back when that is undone.
package struct BookmarkMoves: Sendable {
  private var done: [BookmarkMove] = []

  /// So many can be undone to the byte.
  private static let most = 20

  /// Nothing was moved yet.
  package init() {}

  /// A note or folder has another path, from the notebook's folder on.
  package mutating func follow(
    _ path: String, to newPath: String, in store: BookmarkStore
  ) throws(BookmarkStore.Problem) {
    guard let move = try store.move(path, to: newPath, undoing: done) else { return }
    done = done.suffix(Self.most - 1) + [move]
  }
}
