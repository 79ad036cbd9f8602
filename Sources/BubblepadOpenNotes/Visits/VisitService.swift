import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import CursesUICore

/// What is remembered of visits to notes needs besides the notebook.
@MainActor
package protocol VisitContext: NotebookContext {
  var tabs: NoteTabs { get }
}

/// Where the user was in notes, and in which order: they are found as they were left.
@MainActor
package final class VisitService {
  private unowned let context: any VisitContext
  private let links: LinkService
  package var memory: NoteMemory

  package init(_ context: any VisitContext, _ links: LinkService) {
    (self.context, self.links) = (context, links)
    memory = NoteMemory(
      places: context.places, spelling: FolderSpelling(context.folder?.path))
  }

  /// Remembers where the user is in a note that is left.
  package func remember(_ note: OpenNote) {
    guard !note.isPreview, !note.isNew, !note.isReading, !NoteTitle.isForOnce(note.path) else {
      return
    }
    let before = note === context.note ? context.tabs.current.placeBefore : nil
    memory.take(before ?? note.editor.place, of: note.path)
    memory.write()
  }

  /// Goes to where the user was in a note, at once or when it has been read so far.
  package func goBack(in note: OpenNote) {
    guard !note.isNew else { return }
    guard let place = memory.place(in: note.path) else {
      // Letters before the front matter would make text of it.
      let start = note.isMarkdown ? FrontMatterBlock.startOfText(in: note.editor.text) : 0
      return start > 0 ? note.editor.go(toOffset: start) : ()
    }
    guard note.isReading else { return note.editor.go(to: place) }
    note.whenRead { [weak note] _ in
      // Unless the user has gone somewhere meanwhile.
      guard let note, note.editor.place.line == 0, !note.isModified else { return }
      note.editor.go(to: place)
    }
  }

  /// The note of a notebook that was open last. A locked one asks for its passphrase: in the place of another
  /// note it might get into that.
  package func lastNote(in folder: NotebookFolder) -> String? {
    let own = memory.entries.lazy.map(\.path).filter { $0.below(folder.path) != nil }.prefix(20)
    return own.first { path in
      if case .file(isReadable: true, _) = FileProbe.system.state(path) { return true }
      return false
    }
  }

  /// The notes of earlier sessions that Alt+Left leads to from the first note.
  package func startTrail() {
    guard let folder = context.folder else { return }
    let earlier = memory.entries.lazy.map(\.path).filter { $0.below(folder.path) != nil }
    context.tabs.current.trail = NoteTrail(earlier: Array(earlier.prefix(20)))
  }

  // MARK: Back and forward

  package func walk(forward: Bool) {
    let path = context.tabs.current.trail.target(forward: forward) {
      FileStamp(ofFileAt: $0) != nil
    }
    guard let path else {
      return context.tell(
        .hint(
          forward
            ? "This is the last note you went to." : "No note was open before this one."))
    }
    links.lead(to: path, nil)
  }

  /// The notes that were left last, in any folder, to choose from.
  package func showRecent() {
    // One file may have been named in several ways.
    var seen = Set(
      [context.note?.path].compactMap { $0.map { FileID(NotebookPlaces.resolved($0)) } })
    let paths = memory.entries.map(\.path).filter { path in
      FileStamp(ofFileAt: path) != nil
        && seen.insert(FileID(NotebookPlaces.resolved(path))).inserted
    }.prefix(50)
    guard !paths.isEmpty else { return context.tell(.hint("No other note has been open yet.")) }
    let items = paths.enumerated().map { [places = context.places] index, path in
      ItemPicker.Item(
        id: "\(index)", title: NoteTitle.shownTitle(ofFileName: path.lastComponent),
        detail: places.shortened(NotebookPlaces.resolved(path.parentFolder)))
    }
    context.present(
      ItemPicker(title: "Recent notes", prompt: "type a few letters of its title…", items: items) {
        [weak self, paths = Array(paths)] item in
        if let index = Int(item.id) { self?.context.open(path: paths[index]) }
      })
  }

  /// The notes in the order in which they are offered: those left last first, the open one at the end of
  /// them, then the others.
  package var entriesByUse: [NoteEntry] {
    let order = Dictionary(
      memory.entries.enumerated().map { (FileID($0.element.path), $0.offset) },
      uniquingKeysWith: min)
    let open = context.note.map { FileID($0.path) }
    let used = context.entries.filter { order[$0.id] != nil && $0.id != open }
      .sorted { order[$0.id, default: 0] < order[$1.id, default: 0] }
    let rest = context.entries.filter { order[$0.id] == nil || $0.id == open }
    return used + rest
  }
}
