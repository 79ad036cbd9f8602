import CursesCLibrary
import CursesText

/// Notes of a listing that were read again, because their files have changed and nothing else has.
package struct ChangedNotes: Sendable {
  /// More than these, and it is better to list all folders.
  package static let most = 50

  private let notes: [FileID: NoteEntry]
  /// What the files were before.
  private let former: [FileStamp]
  /// Whether one is another than before.
  package let areOthers: Bool

  /// The entries of some files. What was changed last comes first in a listing: only as much of it is looked at as
  /// they take.
  package static func entries(of files: Set<FileID>, in listing: [NoteEntry]) -> [NoteEntry] {
    indices(of: files, in: listing).map { listing[$0] }
  }

  private static func indices(of files: Set<FileID>, in listing: [NoteEntry]) -> [Int] {
    var found: [Int] = []
    for index in listing.indices where files.contains(listing[index].id) {
      found.append(index)
      if found.count == files.count { break }
    }
    return found
  }

  /// Reads notes again; nil where that does not tell all that the list shows: a note is gone, may not be read, or has
  /// more than one path. Then the folders are to be listed.
  ///
  /// - Parameter entries: those of the notes, as they are listed.
  package init?(reading entries: [NoteEntry]) {
    var notes: [FileID: NoteEntry] = [:]
    for entry in entries {
      guard let stamp = FileStamp(ofFileAt: entry.path), access(entry.path, R_OK) == 0,
        stamp == FileStamp(ofFileItselfAt: entry.path), !FilePath.hasTwoNames(entry.path)
      else { return nil }
      var changed =
        entry.stamp == stamp ? entry : NotebookFolder.entry(at: entry.path, entry.folder, stamp)
      // Its name is what it was, and so are those of all others.
      (changed.hasTwin, changed.hasNamesake) = (entry.hasTwin, entry.hasNamesake)
      notes[entry.id] = changed
    }
    (self.notes, former) = (notes, entries.map(\.stamp))
    areOthers = entries.contains { notes[$0.id] != $0 }
  }

  /// A listing with these in their new places; nil where one is not in it any more, or a link leads to one.
  ///
  /// - Parameter entries: the notes as they are by now, what was changed last first.
  package func placed(in entries: [NoteEntry]) -> [NoteEntry]? {
    let places = Self.indices(of: Set(notes.keys), in: entries)
    guard places.count == notes.count else { return nil }
    var others = entries
    for index in places.reversed() { others.remove(at: index) }
    guard !NoteEntry.hasOne(ofFiles: former, in: others) else { return nil }
    for note in notes.values {
      var (lower, upper) = (0, others.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if NoteEntry.isListedBefore(others[middle], note) {
          lower = middle + 1
        } else {
          upper = middle
        }
      }
      others.insert(note, at: lower)
    }
    return others
  }
}
