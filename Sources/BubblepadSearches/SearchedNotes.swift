import BubblepadIndex
import BubblepadNotebook
import Synchronization

/// The notes of a notebook as its searches go through them.
///
/// Each key of a search asks for the same of all notes: it is worked out once for as long as they stay as they are.
package final class SearchedNotes: Sendable {
  /// All of them, as they are listed.
  package let entries: [NoteEntry]
  /// Those that cannot be looked into without their passphrase.
  let locked: [NoteEntry]
  /// Those that are too long to be looked at with all others.
  let long: [NoteEntry]
  /// The places of all notes by their paths; nil until somebody asks.
  private let places = Mutex<[FileID: Int]?>(nil)

  /// Searches go through these notes.
  package init(_ entries: [NoteEntry]) {
    self.entries = entries
    locked = entries.filter(\.isLocked)
    long = entries.filter { !$0.isLocked && $0.size > NoteSource.most }
  }

  /// The note at each of some paths; nil where there is none.
  func entries(at paths: [FileID]) -> [NoteEntry?] {
    let found = places.withLock { known in
      var places = known ?? [:]
      if known == nil {
        places.reserveCapacity(entries.count)
        for index in entries.indices where places[entries[index].id] == nil {
          places[entries[index].id] = index
        }
        known = places
      }
      return paths.map { places[$0] }
    }
    return found.map { index in index.map { entries[$0] } }
  }
}
