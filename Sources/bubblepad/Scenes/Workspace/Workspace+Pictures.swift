import CursesUICore

/// The pictures of the open note.
extension Workspace {
  /// Shows the pictures that a note names, if the settings want it.
  func startPictures(in note: OpenNote) {
    guard settings.showsPictures else { return }
    let folder = note.path.parentFolder
    note.editor.showPictures { [weak self, weak note] addresses in
      self?.pictures.find(addresses, inFolder: folder) { [weak note] in note?.editor.take($0) }
    }
  }
}
