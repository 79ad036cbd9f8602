import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesText
import CursesUICore
import Observation

/// The notes of the notebook, and which of them are listed and selected.
///
/// What is searched in their texts, the order, the rows and the reading of the files are types of their own.
@Observable @MainActor
package final class NoteList {
  /// The notes of the folder, newest first.
  package var entries: [NoteEntry] = [] {
    didSet {
      order.take(entries)
      refilter()
      order.readTimes()
      search.notesChanged()
      context.services.agenda.notesChanged()
    }
  }
  /// The folders below the notebook's, as far as the list has been read.
  package var folders: [String] = [] {
    didSet { if folders != oldValue { browser.contentChanged() } }
  }
  /// Whether the names of all notes are known.
  package var isLoaded = false
  /// Those the filter lets through; nil until somebody asks, as a search of the texts shows others.
  @ObservationIgnored private var passing: [NoteEntry]?
  private var passingRevision = 0
  package var filter = "" {
    didSet {
      guard filter != oldValue else { return }
      refilter()
      search.filterChanged()
    }
  }
  /// What of it is selected in its field.
  package var filterSelection: TextSelection?
  /// The notes that stand at the top of the list.
  package var pins: PinnedNotes {
    didSet { if pins != oldValue { refilter() } }
  }
  /// The entry the list's bar is on.
  package var selection: FileID? {
    didSet {
      guard selection != oldValue else { return }
      browser.reveal(selection?.path)
      preview.showSoon()
    }
  }
  @ObservationIgnored package var dates = DateWriter()
  @ObservationIgnored package private(set) lazy var order = ListOrder(self)
  @ObservationIgnored package private(set) lazy var browser = NoteBrowser(self)
  @ObservationIgnored package private(set) lazy var search = ListSearch(self)
  @ObservationIgnored package private(set) lazy var preview = ListPreview(self)
  @ObservationIgnored package private(set) lazy var reading = ListReading(self)
  @ObservationIgnored package private(set) lazy var bookmarks = Bookmarks(self)
  @ObservationIgnored unowned let context: any NoteListContext

  package init(_ context: any NoteListContext) {
    self.context = context
    let spelling = FolderSpelling(context.folder?.path)
    pins = context.folder == nil ? PinnedNotes() : .kept(in: context.places, spelling: spelling)
  }

  /// The notes, their order, the pins or the filter are others: the list shows what they make.
  func refilter() {
    passing = nil
    passingRevision += 1
    browser.contentChanged()
  }

  private var visibleEntries: [NoteEntry] {
    _ = passingRevision
    if let passing { return passing }
    let made = pins.ordered(NoteFilter(filter).passing(order.arranged))
    passing = made
    return made
  }

  /// What the list shows: a note that has no file yet first, then what the filter lets through, or the notes
  /// whose texts have what is looked for.
  package var shownEntries: [NoteEntry] {
    let found = search.current?.hits ?? visibleEntries
    guard let draft, filter.isEmpty else { return found }
    return [draft] + found
  }

  /// The open note as long as there is no file that could be listed.
  package var draft: NoteEntry? {
    guard let note = context.note, note.isNew, let folder = context.folder,
      note.path.hasPrefix(folder.path + "/")
    else { return nil }
    let home = note.path.parentFolder
    return NoteEntry(
      draftAt: note.path,
      in: home.isSamePath(as: folder.path) ? "" : home.below(folder.path) ?? "",
      titled: note.shownTitle, snippet: "not saved yet")
  }

  /// Selects the open note.
  package func selectOpenNote() {
    selection = context.note.map { FileID($0.path) } ?? selection
  }

  /// A note has another path.
  package func follow(_ path: String, to newPath: String) {
    var renamed = pins
    renamed.rename(path, to: newPath)
    keep(renamed)
    order.follow(path, to: newPath)
    if selection == FileID(path) { selection = FileID(newPath) }
  }

  // MARK: The filter

  /// Selects what was typed in the filter, before the focus goes there: what is typed now takes its place.
  package func selectFilter() {
    if context.place != .filter {
      filterSelection = .init(range: filter.startIndex..<filter.endIndex)
    }
  }

  /// Opens the first note that the filter lets through; where there is none, searches the texts.
  package func openFirstMatch() {
    if search.waitsForHit() { return }
    if let first = browser.shownNotes.first ?? shownEntries.first { return open(first) }
    guard search.current == nil, !filter.isEmpty, isLoaded else {
      return context.tell(.hint(emptyWords.replacing("\n", with: " ")))
    }
    search.start()
  }

  /// Opens a note of the list, at what was looked for in the texts.
  package func open(_ entry: NoteEntry) {
    guard entry.isNote else { return context.services.links.showPlace(of: entry.path) }
    let found = search.current
    if let found { KeptSearches(self).remember(found.query, found) }
    context.open(path: entry.path) { [weak self] in
      if let found { self?.preview.goToHit(of: found) }
    }
  }

  // MARK: Words

  /// How many notes are listed, in words.
  package var countWords: String {
    guard !filter.isEmpty else {
      return Numbers.words(shownEntries.count, "note") + (isLoaded ? "" : " so far")
    }
    guard let found = search.current else {
      return "\(Numbers.words(visibleEntries.count)) of \(Numbers.words(entries.count))"
    }
    return found.countWords(hasIndex: context.indexing?.readyIndex != nil)
  }

  /// What is said in the place of a list without entries.
  package var emptyWords: String {
    if !isLoaded { return "Reading…" }
    guard !filter.isEmpty else {
      return "No notes yet.\n\(context.wayTo(.newNote)) starts the first."
    }
    guard let found = search.current else {
      return "No title and no first line has “\(filter)”.\nEnter searches the texts."
    }
    return found.emptyWords
  }
}
