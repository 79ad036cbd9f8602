import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import BubblepadSettings
import CursesText
import CursesUICore

/// The selected note, shown beside the list before it is opened.
@MainActor
package final class ListPreview {
  private unowned let list: NoteList
  private var timer: (any ScheduledAction)?
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) { self.list = list }

  /// In milliseconds: while an arrow key is held down no note is read.
  private static let pause = 60

  /// Shows the selected note beside the list soon.
  package func showSoon() {
    timer?.cancel()
    timer = nil
    guard isWanted else { return }
    timer = context.schedule(after: Self.pause) { [weak self] in self?.show() }
  }

  /// Whether the selected note is shown beside: in the list, and where what was found is listed.
  private var isWanted: Bool {
    guard context.place == .filter else { return context.place == .list }
    return list.search.current != nil && context.note?.isNew != true
      && context.arrangement.hasRoomForList && !context.settings.isForScreenReader
  }

  /// Shows the selected note, and leaves the focus where it is. A note with changes stays where it is until
  /// it is saved, by itself or because another is opened.
  private func show() {
    let (note, search) = (context.note, list.search.current)
    guard isWanted, !context.isAsking, let selection = list.selection else { return }
    if selection == note.map({ FileID($0.path) }) {
      if let search { showHit(of: search) }
      return
    }
    guard note?.needsSaving != true, note?.isSaving != true,
      // Gone from, an unlocked note would ask for its passphrase again.
      search == nil || note?.isLocked != true,
      list.shownEntries.contains(where: { $0.id == selection })
    else { return }
    show(noteAt: selection.path)
    if let search { goToHit(of: search) }
  }

  /// Shows a note without taking the focus, or says why it cannot be shown yet.
  package func show(noteAt path: String) {
    let tab = context.tabs.current
    let own = context.note?.isNew == true ? nil : tab.path
    defer { tab.waitingPath = own }
    if let open = context.tabs.tab(at: path), open !== tab {
      context.closeNote()
      tab.words = "“\(open.title)” is open in another tab.\nEnter goes there."
      return
    }
    guard NotebookFolder.isNote(path.lastComponent) else {
      context.closeNote()
      tab.words = "“\(path.lastComponent)” is no note.\nEnter copies its path."
      return
    }
    guard let content = try? NoteContent.load(path, firstBytes: OpenNote.firstBytes),
      case .plain(let text) = content.kind
    else {
      context.closeNote()
      let entry = list.entries.first { $0.id == FileID(path) }
      let title = entry?.shownTitle ?? NoteTitle.shownTitle(ofFileName: path.lastComponent)
      tab.words =
        entry?.isLocked == true
        ? "“\(title)” is locked.\nEnter asks for its passphrase."
        : "“\(title)” cannot be shown here.\nEnter says why."
      return
    }
    context.preview(NoteFile(content, places: context.places), text: text)
  }

  // MARK: What was found

  /// Shows the line that was found in the note beside the list; in the tab's own note until the search ends.
  func showHit(of search: TextSearch) {
    let tab = context.tabs.current
    if tab.unobservedNote?.isPreview != true, tab.placeBefore == nil {
      tab.placeBefore = context.note?.editor.place
    }
    goToHit(of: search)
  }

  /// Goes to the line that was found, and in it to what was looked for, all of it or its first word. Ctrl+G
  /// finds the next.
  func goToHit(of search: TextSearch) {
    guard let note = context.note, let line = search.match(in: FileID(note.path))?.line else {
      return
    }
    context.go(to: .line(line, column: 1), in: note)
    let wanted = [NoteTitle.trimmed(search.query)] + (search.parsed?.words.prefix(8) ?? [])
    for words in wanted where (try? note.editor.find(words)) == true {
      // What stands on another line was found by others of the words.
      guard note.editor.editor.position.line == line else {
        context.go(to: .line(line, column: 1), in: note)
        continue
      }
      let state = FindState()
      state.query = words
      context.services.finder.last = state
      break
    }
    note.editor.endSearch()
    // Beside the list it is shown as selected; in the text nothing that is typed may take its place.
    if context.place != .list, context.place != .filter { note.editor.goToSelectionStart() }
  }

  /// Shows the tab's own note again in the place of what was found.
  func endShowingHits() {
    let tab = context.tabs.current
    let shown = tab.unobservedNote
    if let place = tab.placeBefore {
      tab.placeBefore = nil
      shown?.editor.go(to: place)
    } else if shown?.isPreview == true || shown == nil && tab.words != nil,
      let own = tab.waitingPath
    {
      show(noteAt: own)
    }
  }

  /// The note that was shown beside the list has been gone to: it counts as opened from now on.
  package func end() {
    let tab = context.tabs.current
    let shown = tab.unobservedNote
    if tab.placeBefore != nil {
      tab.placeBefore = nil
      shown?.editor.goToSelectionStart()
    }
    if let shown, shown.isPreview {
      shown.isPreview = false
      if !shown.editor.document.state.selection.main.isCaret { shown.editor.goToSelectionStart() }
      tab.trail.shown(shown.path)
      tab.waitingPath = nil
      context.keepTabsSoon()
    } else if shown == nil, tab.words != nil, let path = tab.waitingPath {
      // The tab's own note comes back, where it needs no passphrase.
      tab.words = nil
      if list.entries.first(where: { $0.id == FileID(path) })?.isLocked == false {
        context.loadNote(at: path)
      }
    }
  }
}
