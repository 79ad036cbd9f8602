import CursesText

extension BookmarksFile {
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
