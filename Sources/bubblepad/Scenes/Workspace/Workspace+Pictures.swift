import BubblepadDailyNotes
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadQueries
import CursesUICore

/// The pictures of the open note, and what else stands in it for something that is shown in its place.
extension Workspace {
  /// Shows what a note names: its embeds, and its pictures if the settings want them.
  func startPictures(in note: OpenNote) {
    note.insets.show { [weak note] in note?.editor.take($0) }
    note.judgeLinks(in: folder)
    if links.resolver == nil { updateInsets() }
    let (folder, showsPictures) = (note.path.parentFolder, settings.showsPictures)
    let queries = Set(QueryLanguage.allCases.map(\.rawValue))
    note.editor.showPictures(queries: queries) { [weak self, weak note] addresses in
      guard let self, let note else { return }
      let asked = addresses.filter(InsetLibrary.takes)
      if !asked.isEmpty { note.insets.find(asked, in: insetPlace(of: note)) }
      let named = addresses.filter { !InsetLibrary.takes($0) }
      guard showsPictures, !named.isEmpty else { return }
      let vault = self.folder == nil ? SurroundingVault(around: note.path) : nil
      pictures.find(
        named, inFolder: folder, of: note,
        file: { [weak self, weak note] in self?.picture($0, in: note, of: vault) },
        deliver: { [weak note] in note?.editor.take($0) })
    }
  }

  /// Shows what links, embeds and queries show now that notes have changed.
  func updateInsets() {
    guard let folder, isListLoaded else { return }
    let files = entries.compactMap { $0.path.below(folder.path) } + (indexing?.otherFiles ?? [])
    let former = links.revision
    links.update(files, notebook: folder.path) { [weak self] in
      guard let self else { return }
      if links.revision != former { for note in tabs.notes { note.judgeLinks(in: folder) } }
      renewInsets()
    }
  }

  /// Shows what embeds and queries show now; links lead where they led.
  func renewInsets() {
    for tab in tabs.all {
      guard let note = tab.note else { continue }
      note.insets.update(in: insetPlace(of: note), isShown: tabs.isShown(tab))
    }
  }

  /// The files that a note may embed; nil while the notebook has not been read.
  func insetPlace(of note: OpenNote) -> InsetPlace? {
    guard let folder, let inside = note.path.below(folder.path) else {
      return InsetPlace(
        folder: note.path.parentFolder, links: nil, note: note.path.lastComponent, asks: .nobody,
        showsPictures: settings.showsPictures)
    }
    guard let resolver = links.resolver else { return nil }
    return InsetPlace(
      folder: folder.path, links: resolver, note: inside,
      asks: indexing?.readyIndex.map { .index($0) } ?? .nobodyYet,
      showsPictures: settings.showsPictures)
  }

  /// The file of a picture that a note embeds by its name: one beside the note, or the one in the notebook that a
  /// link of this name leads to.
  private func picture(_ name: String, in note: OpenNote?, of vault: SurroundingVault?) -> String? {
    guard let note else { return nil }
    let near = note.path.parentFolder + "/" + name
    if entryExists(near) { return near }
    return vault.map { $0.file(named: name, from: note.path) } ?? file(named: name, from: note)
  }

  /// Shows line ends as they are in a notebook that is a vault of Obsidian, unless its settings are against it, and
  /// indents lines as they say.
  func followObsidian(in note: OpenNote) {
    guard let folder, note.path.below(folder.path) != nil else { return }
    let settings = ObsidianSettings(notebook: folder.path)
    note.editor.showsLineEnds = settings.showsLineEnds
    note.editor.document.indentStyle = settings.indentStyle
  }
}

extension OpenNote {
  /// Marks the links that name notes which are not there yet.
  fileprivate func judgeLinks(in folder: NotebookFolder?) {
    insets.missingLinks.judge(for: isMarkdown ? folder.flatMap { path.below($0.path) } : nil)
    editor.judgeLinks(by: insets.missingLinks)
  }
}
