import BubblepadNotebook
import CursesCLibrary
import CursesJSON
import CursesText

/// The bookmarks of a notebook before a change and after it, as they are kept.
package struct BookmarkChange: Sendable {
  enum Kept: Sendable, Equatable {
    /// The bytes of a vault's file; nil where there is none.
    case file([UInt8]?)
    case items([JSONValue])
  }

  let before: Kept
  let after: Kept

  /// What undoes it: the same bytes again.
  package var inverse: BookmarkChange { BookmarkChange(before: after, after: before) }
}

extension BookmarkStore {
  /// Undoes a change by its inverse, or does it again. Bookmarks that have changed since stay as they are.
  package func perform(_ change: BookmarkChange) throws(Problem) {
    switch (change.before, change.after) {
    case (.items(let before), .items(let after)):
      guard !isVault, keptItems == before else { throw Self.haveChanged }
      keep(after)
    case (.file(let before), .file(let after)):
      guard isVault, try write(after, over: before) else { throw Self.haveChanged }
    default: throw Self.haveChanged
    }
  }

  private static let haveChanged = Problem(
    description: "The bookmarks have changed since: they stay as they are.")

  /// Returns false where other bytes are there.
  private func write(_ bytes: [UInt8]?, over former: [UInt8]?) throws(Problem) -> Bool {
    let file = try readFile()
    guard (file.stamp == nil ? nil : file.bytes) == former else { return false }
    guard let bytes else { return unlink(path) == 0 }
    return try write(
      SourceText(bytes: bytes), over: file.stamp.map { .unchanged($0) } ?? .absent)
  }
}
