import BubblepadNotebook
import CursesText

/// Notes that were locked by a program that has not opened their notebook.
package enum LockedNotes {
  /// Does so for a note whose file has just been locked; nothing for one that is plain.
  @MainActor package static func forget(_ file: NoteFile) async {
    guard file.isLocked, let cacheHome = file.places.cacheHome else { return }
    let path = file.path
    await Background.run { forget(path, cacheHome: cacheHome) }
  }

  /// Takes what was written of a note before it was locked out of every index that has it: those of the folders
  /// above it that were once opened as notebooks. It takes time and belongs on another thread.
  ///
  /// An index that another program writes is left to that one, which sees the change by itself.
  package static func forget(_ path: String, cacheHome: String) {
    var seen: Set<String> = []
    for path in [path, NotebookPlaces.resolved(path)] {
      for folder in folders(above: path) {
        let place = IndexPlace(notebook: folder, cacheHome: cacheHome)
        guard seen.insert(place.folder).inserted, place.databaseStamp() != nil,
          let inside = path.below(folder)
        else { continue }
        let index = NoteIndex(notebook: folder, place: place)
        switch index.update([inside]) {
        case .ready, .otherWriter: index.close()
        case .missing, .failed:
          // It has not all notes, or cannot be changed: it is made again when the notebook is opened.
          index.close()
          place.removeDatabase()
        }
      }
    }
  }

  private static func folders(above path: String) -> [String] {
    var folders = [path.parentFolder]
    while let last = folders.last, case let next = last.parentFolder, next != last,
      next.hasPrefix("/")
    {
      folders.append(next)
    }
    return folders
  }
}
