import CursesJSON

/// The file in which Obsidian keeps the bookmarks of a vault.
package enum BookmarksFile {
  /// From the notebook's folder on.
  package static let name = ".obsidian/bookmarks.json"

  /// The paths that its bookmarks lead to, within groups too; nil where the bytes are no JSON.
  package static func paths(in source: [UInt8]) -> [JSONText]? {
    JSONText.all(in: source)?.filter { text in
      text.keys.count > 1 && text.keys.last == "path"
        && text.keys.dropLast().allSatisfy { $0 == "items" }
    }
  }
}
