import BubblepadDailyNotes
import BubblepadNotebook
import CursesUICore

/// The pictures of the open note.
extension Workspace {
  /// Shows the pictures that a note names, if the settings want it.
  func startPictures(in note: OpenNote) {
    pictures.forgetUnnamed()
    guard settings.showsPictures else { return }
    let folder = note.path.parentFolder
    note.editor.showPictures { [weak self, weak note] addresses in
      self?.pictures.find(
        addresses, inFolder: folder,
        file: { [weak self, weak note] in self?.picture(named: $0, in: note) },
        deliver: { [weak note] in note?.editor.take($0) })
    }
  }

  /// The file of a picture that a note embeds by its name: one beside the note, or the one in the notebook that a
  /// link of this name leads to.
  private func picture(named name: String, in note: OpenNote?) -> String? {
    guard let note else { return nil }
    let near = note.path.parentFolder + "/" + name
    return entryExists(near) ? near : file(named: name, from: note)
  }

  /// Shows line ends as they are in a notebook that is a vault of Obsidian, unless its settings are against it.
  func showLineEnds(in note: OpenNote) {
    guard let folder, note.path.below(folder.path) != nil else { return }
    note.editor.showsLineEnds = ObsidianSettings(notebook: folder.path).showsLineEnds
  }
}
