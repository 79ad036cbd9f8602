import CursesJSON
import CursesText

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

  /// The bytes in which bookmarks of a part of a note lead to it by its new name, or in the note that it comes into.
  /// The same where none does.
  ///
  /// - Parameter path: that of the note, from the notebook's folder on.
  package static func bytes(
    _ source: [UInt8], following part: any RenamedPart, ofNoteAt path: String
  ) -> [UInt8] {
    let places = NamedPlaces(part: part, path: path, pathKey: "path").all(in: source)
    return Transaction(places.flatMap(\.edits), event: .external)
      .applying(to: SourceText(bytes: source)).bytes
  }
}
