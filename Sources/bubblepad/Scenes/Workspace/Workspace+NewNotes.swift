import BubblepadCommands
import BubblepadNotebook
import BubblepadSettings

/// Notes that are started.
extension Workspace {
  /// Starts an empty note that gets its file at the first save. What was open has been kept or given
  /// up.
  ///
  /// - Parameters:
  ///   - title: nil leaves it to be typed.
  ///   - subfolder: from the notebook's folder on; nil for the one that the notebook's settings name.
  func newNote(titled title: String? = nil, in subfolder: String? = nil) {
    guard let folder = folderOfNewNotes(subfolder) else { return }
    closeNote()
    filter = ""
    load(path: folder.newPath(titled: title ?? "", besides: tabs.newTitles(in: folder.path)))
    raiseBubble()
    guard title == nil else { return }
    note?.promptForTitle()
    if !isZen { focus(.title) }
  }

  func duplicateNote() {
    guard !settings.isReadOnly else {
      return tell(.hint("Notes are open for reading only: none can be duplicated."))
    }
    guard let folder, let note, !note.isNew else {
      return tell(.hint("Save the note before you duplicate it."))
    }
    do {
      let path = try folder.duplicate(note.path, backupFolder: places.backupFolder)
      rescan(selecting: path)
      open(path: path)
    } catch {
      tell(.problem(error.message))
    }
  }
}
