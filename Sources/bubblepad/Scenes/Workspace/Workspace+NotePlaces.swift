import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels

/// The folders of the notebook that notes come into, and the paths that belong to it.
extension Workspace {
  /// The path of a folder of the notebook from the notebook's on; nil for one elsewhere.
  func pathInNotebook(ofFolder path: String) -> String? {
    guard let folder else { return nil }
    return path.isSamePath(as: folder.path) ? "" : path.below(folder.path)
  }

  /// The folder for a new note; nil where it cannot be, which is said.
  ///
  /// - Parameters:
  ///   - subfolder: from the notebook's folder on; nil for the one that the notebook's settings name.
  ///   - creates: whether it is made if it is not there.
  func folderOfNewNotes(_ subfolder: String? = nil, creates: Bool = true) -> NotebookFolder? {
    guard let folder else { return nil }
    let open = note.flatMap { pathInNotebook(ofFolder: $0.path.parentFolder) }
    let place = ObsidianSettings(notebook: folder.path).newNotes
    guard let wanted = subfolder ?? place.folder(besides: open) else {
      tell(.problem("The folder for new notes in .obsidian/app.json is not in the notebook."))
      return nil
    }
    guard !wanted.isEmpty else { return folder }
    do throws(FileError) {
      if creates { try folder.createSubfolder(wanted) }
    } catch {
      tell(.problem(error.message))
      return nil
    }
    return NotebookFolder(path: folder.path + "/" + wanted)
  }

  /// Starts a note with a name, after folders of the notebook where the name has slashes.
  func startNote(named words: String) {
    guard let place = try? NotebookPath(folder: "", name: words, from: "quick open") else { return }
    let subfolder = place.folder.isEmpty ? nil : place.folder
    // Another program may have made it since the list was read.
    let home = folderOfNewNotes(subfolder, creates: false)?.path ?? ""
    let path = home + "/" + place.title + NoteTitle.fileExtension
    if FileStamp(ofFileAt: path) != nil { return open(path: path) }
    afterKeepingChanges { [weak self] in
      self?.newNote(titled: place.title, in: subfolder)
    }
  }

  /// The path under which a file belongs to what is open here, by that of the file with links followed; nil
  /// for one that does not.
  func myPath(ofResolved path: String) -> String? {
    if let folder { return folder.path(ofResolved: path) }
    let known = namedPaths + tabs.all.compactMap(\.path)
    // A file may have several names: a hard link.
    let file = FileStamp(ofFileAt: path)
    return known.first { FileID(NotebookPlaces.resolved($0)) == FileID(path) }
      ?? known.first { file != nil && FileStamp(ofFileAt: $0)?.isSameFile(as: file) == true }
  }

  /// Opens what the question of a recovery kept from being opened.
  func openFirstIfNone() {
    guard note == nil else { return }
    if let first = namedPaths.first { load(path: first) } else { openNewestNoteIfNone() }
  }
}
