import BubblepadNotebook

/// What tells two notes of a folder apart whose names look the same: one has its accents in the letters, the other
/// after them.
package enum NoteSpelling {
  /// What is shown before the date, with a dot after it; empty for a note that has no such twin.
  ///
  /// - Parameter same: the notes whose titles look the same, those of other folders too.
  package static func words(for entry: NoteEntry, among same: [NoteEntry]) -> String {
    let twins = same.filter { $0.folder.isSamePath(as: entry.folder) }
    let counts = twins.map(\.shownTitle.unicodeScalars.count)
    guard let most = counts.max(), counts.min() != most else { return "" }
    return entry.shownTitle.unicodeScalars.count == most
      ? "accents apart · " : "accents in letters · "
  }
}
