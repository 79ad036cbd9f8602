import BubblepadDailyNotes
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadPanels
import BubblepadQueries
import BubblepadSettings
import CursesUICore

/// What insets need besides the notebook.
@MainActor
package protocol InsetContext: NotebookContext {
  var tabs: NoteTabs { get }
  var settings: Preferences { get }
  var isListLoaded: Bool { get }
}

/// The pictures of the open notes, and what else stands in them for something that is shown in its place.
@MainActor
package final class InsetService {
  private unowned let context: any InsetContext
  package let pictures = PictureLibrary()
  /// Where the links of the notebook lead, for all open notes.
  package let links = NotebookLinks()

  package init(_ context: any InsetContext) { self.context = context }

  /// Shows what a note names: its embeds, and its pictures if the settings want them.
  package func start(in note: OpenNote) {
    note.insets.show { [weak note] in note?.editor.take($0) }
    note.judgeLinks(in: context.folder)
    if links.resolver == nil { update() }
    let (folder, showsPictures) = (note.path.parentFolder, context.settings.showsPictures)
    let queries = Set(QueryLanguage.allCases.map(\.rawValue))
    note.editor.showPictures(queries: queries) { [weak self, weak note] addresses in
      guard let self, let note else { return }
      let asked = addresses.filter(InsetLibrary.takes)
      if !asked.isEmpty { note.insets.find(asked, in: place(of: note)) }
      let named = addresses.filter { !InsetLibrary.takes($0) }
      guard showsPictures, !named.isEmpty else { return }
      let vault = context.folder == nil ? SurroundingVault(around: note.path) : nil
      pictures.find(
        named, inFolder: folder, of: note,
        file: { [weak self, weak note] in self?.picture($0, in: note, of: vault) },
        deliver: { [weak note] in note?.editor.take($0) })
    }
  }

  /// Shows what links, embeds and queries show now that notes have changed.
  package func update() {
    guard let folder = context.folder, context.isListLoaded else { return }
    let files =
      context.entries.compactMap { $0.path.below(folder.path) }
      + (context.indexing?.otherFiles ?? [])
    let former = links.revision
    links.update(files, notebook: folder.path) { [weak self] in
      guard let self else { return }
      if links.revision != former { for note in context.openNotes { note.judgeLinks(in: folder) } }
      renew()
    }
  }

  /// Shows what embeds and queries show now; links lead where they led.
  package func renew() {
    for tab in context.tabs.all {
      guard let note = tab.note else { continue }
      note.insets.update(in: place(of: note), isShown: context.tabs.isShown(tab))
    }
  }

  /// The files that a note may embed; nil while the notebook has not been read.
  package func place(of note: OpenNote) -> InsetPlace? {
    guard let folder = context.folder, let inside = note.path.below(folder.path) else {
      return InsetPlace(
        folder: note.path.parentFolder, links: nil, note: note.path.lastComponent, asks: .nobody,
        showsPictures: context.settings.showsPictures)
    }
    guard let resolver = links.resolver else { return nil }
    return InsetPlace(
      folder: folder.path, links: resolver, note: inside,
      asks: context.indexing?.readyIndex.map { .index($0) } ?? .nobodyYet,
      showsPictures: context.settings.showsPictures)
  }

  /// The file of a picture that a note embeds by its name: one beside the note, or the one in the notebook that a
  /// link of this name leads to.
  private func picture(_ name: String, in note: OpenNote?, of vault: SurroundingVault?) -> String? {
    guard let note else { return nil }
    let near = note.path.parentFolder + "/" + name
    if context.entryExists(near) { return near }
    return vault.map { $0.file(named: name, from: note.path) }
      ?? context.file(named: name, from: note)
  }

  /// Shows line ends as they are in a notebook that is a vault of Obsidian, unless its settings are against it, and
  /// indents lines as they say.
  package func followObsidian(in note: OpenNote) {
    guard let folder = context.folder, note.path.below(folder.path) != nil else { return }
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
