import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// The paths that belong to what is open here.
extension NoteFilesContext {
  /// The path of a folder of the notebook from the notebook's on; nil for one elsewhere.
  package func pathInNotebook(ofFolder path: String) -> String? {
    guard let folder else { return nil }
    return path.isSamePath(as: folder.path) ? "" : path.below(folder.path)
  }

  /// The path under which a file belongs to what is open here, by that of the file with links followed; nil
  /// for one that does not.
  package func myPath(ofResolved path: String) -> String? {
    if let folder { return folder.path(ofResolved: path) }
    let known = opener.namedPaths + tabs.all.compactMap(\.path)
    // A file may have several names: a hard link.
    let file = FileStamp(ofFileAt: path)
    return known.first { FileID(NotebookPlaces.resolved($0)) == FileID(path) }
      ?? known.first { file != nil && FileStamp(ofFileAt: $0)?.isSameFile(as: file) == true }
  }
}
