import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesText
import CursesUICore

/// The list of notes: what it shows, its filter, the search of texts, and the preview of what is selected.
extension Workspace {
  /// What the list shows: a note that has no file yet first, then what the filter lets through, or the notes
  /// whose texts have what is looked for.
  var listedEntries: [NoteEntry] {
    let found = textSearch?.hits ?? visibleEntries
    guard let draft, filter.isEmpty else { return found }
    return [draft] + found
  }

  /// The open note as long as there is no file that could be listed.
  var draft: NoteEntry? {
    guard let note, note.isNew, let folder, note.path.hasPrefix(folder.path + "/") else {
      return nil
    }
    return NoteEntry(
      draftAt: note.path, in: pathInNotebook(ofFolder: note.path.parentFolder) ?? "",
      titled: note.shownTitle, snippet: "not saved yet")
  }

  // MARK: Filter and search

  /// Starts the filter with a letter that was typed in the list.
  func filter(startingWith typed: String) {
    filter += typed
    focus(.filter)
  }

  /// Opens the first note that the filter lets through; where there is none, searches the texts.
  func openFirstMatch() {
    // What is found so far may be of what was typed before.
    if let textSearch, !textSearch.isDone, textSearch.hits.isEmpty || indexing?.readyIndex != nil {
      firstHit = FirstHit(self)
      return startTextSearch(after: 0, former: textSearch)
    }
    if let first = browser.shownNotes(in: self).first ?? listedEntries.first {
      return open(listed: first)
    }
    guard textSearch == nil, !filter.isEmpty, isListLoaded else {
      return tell(.hint(emptyListHint.replacing("\n", with: " ")))
    }
    searchTexts()
  }

  /// Searches the texts of all notes for what stands in the filter; without that, asks for it there.
  func searchTexts() {
    guard folder != nil else {
      return tell(.hint("A single note is open. \(wayTo(.find)) searches it."))
    }
    guard hasRoomForList || settings.isForScreenReader else { return askForTextSearch() }
    isListShown = true
    if isZen { toggleZen() }
    // A search that has been looked at is over: the next one begins with nothing.
    if textSearch != nil, place != .filter { filter = "" }
    selectFilter()
    focus(.filter)
    guard !TextSearch.isEmpty(filter) else {
      searchesTexts = true
      searchOffers.read(in: self)
      return tell(.hint("Type what to find in all notes."))
    }
    startTextSearch(after: 0)
  }

  /// Selects what was typed in the filter, before the focus goes there: what is typed now takes its place.
  func selectFilter() {
    if place != .filter { filterSelection = .init(range: filter.startIndex..<filter.endIndex) }
  }

  /// Searches the texts of all notes for a query, as if it had been typed.
  func searchTexts(for query: String) {
    guard hasRoomForList || settings.isForScreenReader else { return offerNotes(having: query) }
    endTextSearch()
    focus(.filter)
    filter = query
    searchTexts()
  }

  /// Starts the search again for what is typed now.
  func filterChanged() {
    if notice?.kind == .hint { notice = nil }
    let searches = textSearch != nil || searchesTexts
    guard searches, textSearch?.query != filter else { return }
    textSearch?.cancel()
    firstHit = nil
    let former = textSearch
    textSearch = nil
    // An empty field is still one of the search: Esc ends it.
    searchesTexts = searchesTexts || filter.isEmpty
    if filter.isEmpty { searchOffers.read(in: self) }
    if !TextSearch.isEmpty(filter) { startTextSearch(after: Self.typingPause, former: former) }
  }

  /// Looks again for what is searched: notes have changed. A look into all files that goes on is left to end, unless
  /// the index can be asked by now.
  func searchAgain() {
    guard let textSearch, textSearch.isDone || indexing?.readyIndex != nil else { return }
    startTextSearch(after: 0, former: textSearch)
  }

  /// Ends a search of the texts, so that the filter is about titles and first lines again.
  func endTextSearch() {
    guard textSearch != nil || searchesTexts else { return }
    textSearch?.cancel()
    textSearch = nil
    firstHit = nil
    searchesTexts = false
    filter = ""
    // The note that was there before comes back as it was.
    if place == .filter || place == .list { endShowingHits() }
    selection = note.map { FileID($0.path) } ?? selection
  }

  /// In milliseconds: while somebody types no file is read.
  private static let typingPause = 150

  private func startTextSearch(after milliseconds: Int, former: TextSearch? = nil) {
    textSearch?.cancel()
    let search = TextSearch(
      filter, in: entries, folder: folder?.path ?? "", index: searchedIndex,
      unlocked: tabs.notes.compactMap(\.unlocked), after: former)
    textSearch = search
    search.onFound = { [weak self] in self?.selectFound() }
    search.start(after: milliseconds, schedule: schedule) { [weak self] in self?.textSearchEnded() }
  }

  /// Marks what Enter opens, and shows it. In the list the selection is the user's.
  private func selectFound() {
    guard let textSearch else { return }
    if place == .filter || !textSearch.hits.contains(where: { $0.id == selection }) {
      selection = textSearch.hits.first?.id
    }
    previewSoon()
  }

  private func textSearchEnded() {
    guard textSearch != nil else { return }
    selectFound()
    if settings.isForScreenReader { tell(.hint(countHint)) }
    firstHit?.open()
    firstHit = nil
  }

  /// Where there is no room for the list: asks what to find, and offers the notes to choose from.
  private func askForTextSearch() {
    let question = TextQuestion(
      title: "Search all notes", label: "What to find", button: "Search",
      problem: { TextSearch.problem(with: $0) },
      submit: { [weak self] query in
        guard let self else { return }
        SearchCommands(self).remember(query)
        offerNotes(having: query)
      })
    question.other = (settings.keymap.keys(for: .replace), "Replace…", replaceFound)
    dialog = .ask(question)
  }

  /// Asks what takes the place of what is searched.
  private var replaceFound: (String) -> Void {
    { [weak self] query in if let self { NotebookReplacing(self).ask(for: query) } }
  }

  private func offerNotes(having query: String) {
    let search = TextSearch(
      query, in: entries, folder: folder?.path ?? "", index: searchedIndex,
      unlocked: tabs.notes.compactMap(\.unlocked))
    search.start(after: 0, schedule: schedule) { [weak self] in
      guard let self, dialog == nil else { return }
      guard !search.hits.isEmpty else { return tell(.hint("No note has “\(query)” in its text.")) }
      let hits = search.hits
      let items = hits.enumerated().map { index, hit in
        ItemPicker.Item(
          id: "\(index)", title: hit.titleWithFolder,
          detail: hit.isLocked && hit.snippet != "locked" ? "locked · \(hit.snippet)" : hit.snippet)
      }
      let picker = ItemPicker(
        title: "Notes with “\(query)”", prompt: "type a few letters", items: items
      ) { [weak self] item in
        self?.focus(.editor)
        guard let index = Int(item.id) else { return }
        self?.open(path: hits[index].path) { self?.goToHit(of: search) }
      }
      picker.actions = settings.keymap.keys(for: .replace).prefix(1).map { [replaceFound] key in
        PickerAction(key: key, words: "replace") { _ in replaceFound(query) }
      }
      dialog = .pick(picker)
    }
  }

  private var searchedIndex: SearchedIndex {
    SearchedIndex { [weak self] in
      self?.indexing?.readyIndex
    } wasOfNoUse: { [weak self] in
      self?.indexing?.wasOfNoUse()
    }
  }

  private var schedule: TextSearch.Schedule {
    { [shell] milliseconds, action in
      let action = shell.schedule(after: milliseconds, action)
      return { action.cancel() }
    }
  }

  // MARK: Opening

  /// Opens a note of the list, at what was looked for in the texts.
  func open(listed entry: NoteEntry) {
    guard entry.isNote else { return services.links.showPlace(of: entry.path) }
    let search = textSearch
    if let search { SearchCommands(self).remember(search.query, search) }
    open(path: entry.path) { [weak self] in
      if let search { self?.goToHit(of: search) }
    }
  }

  /// Goes to the line that was found, and in it to what was looked for, all of it or its first word. Ctrl+G
  /// finds the next.
  func goToHit(of search: TextSearch) {
    guard let note, let line = search.match(in: FileID(note.path))?.line else { return }
    go(to: .line(line, column: 1), in: note)
    let wanted = [NoteTitle.trimmed(search.query)] + (search.parsed?.words.prefix(8) ?? [])
    for words in wanted where (try? note.editor.find(words)) == true {
      // What stands on another line was found by others of the words.
      guard note.editor.editor.position.line == line else {
        go(to: .line(line, column: 1), in: note)
        continue
      }
      let state = FindState()
      state.query = words
      services.finder.last = state
      break
    }
    note.editor.endSearch()
    // Beside the list it is shown as selected; in the text nothing that is typed may take its place.
    if place != .list, place != .filter { note.editor.goToSelectionStart() }
  }

  // MARK: Preview

  /// In milliseconds: while an arrow key is held down no note is read.
  private static let previewPause = 60

  /// Shows the selected note beside the list soon.
  func previewSoon() {
    previewTimer?.cancel()
    previewTimer = nil
    guard previewsSelection else { return }
    previewTimer = shell.schedule(after: Self.previewPause) { [weak self] in self?.preview() }
  }

  /// Whether the selected note is shown beside: in the list, and where what was found is listed.
  private var previewsSelection: Bool {
    guard place == .filter else { return place == .list }
    return textSearch != nil && note?.isNew != true && hasRoomForList && !settings.isForScreenReader
  }

  /// Shows the selected note, and leaves the focus where it is. A note with changes stays where it is until
  /// it is saved, by itself or because another is opened.
  private func preview() {
    guard previewsSelection, dialog == nil, let selection else { return }
    if selection == note.map({ FileID($0.path) }) {
      if let textSearch { showHit(of: textSearch) }
      return
    }
    guard note?.needsSaving != true, note?.isSaving != true,
      // Gone from, an unlocked note would ask for its passphrase again.
      textSearch == nil || note?.isLocked != true,
      listedEntries.contains(where: { $0.id == selection })
    else { return }
    showBesideList(selection.path)
    if let textSearch { goToHit(of: textSearch) }
  }

  /// Shows the line that was found in the note beside the list; in the tab's own note until the search ends.
  func showHit(of search: TextSearch) {
    let tab = tabs.current
    if !opening.isPreview, tab.placeBefore == nil { tab.placeBefore = note?.editor.place }
    goToHit(of: search)
  }

  /// Shows the tab's own note again in the place of what was found.
  private func endShowingHits() {
    let tab = tabs.current
    if let place = tab.placeBefore {
      tab.placeBefore = nil
      note?.editor.go(to: place)
    } else if opening.isPreview || !opening.hasNote && tab.words != nil, let own = tab.waitingPath {
      showBesideList(own)
    }
  }

  /// The note that was shown beside the list has been gone to: it counts as opened from now on.
  func endPreview() {
    let tab = tabs.current
    if tab.placeBefore != nil {
      tab.placeBefore = nil
      note?.editor.goToSelectionStart()
    }
    if opening.isPreview, let note {
      note.isPreview = false
      if !note.editor.document.state.selection.main.isCaret { note.editor.goToSelectionStart() }
      tab.trail.shown(note.path)
      tab.waitingPath = nil
      TabCommands(self).keepSoon()
    } else if !opening.hasNote, tab.words != nil, let path = tab.waitingPath {
      // The tab's own note comes back, where it needs no passphrase.
      tab.words = nil
      if entries.first(where: { $0.id == FileID(path) })?.isLocked == false { load(path: path) }
    }
  }

  /// Shows a note without taking the focus, or says why it cannot be shown yet.
  func showBesideList(_ path: String) {
    let tab = tabs.current
    let own = note?.isNew == true ? nil : tab.path
    defer { tab.waitingPath = own }
    if let open = tabs.tab(at: path), open !== tab {
      closeNote()
      tab.words = "“\(open.title)” is open in another tab.\nEnter goes there."
      return
    }
    guard NotebookFolder.isNote(path.lastComponent) else {
      closeNote()
      tab.words = "“\(path.lastComponent)” is no note.\nEnter copies its path."
      return
    }
    guard let content = try? NoteContent.load(path, firstBytes: Workspace.firstBytes),
      case .plain(let text) = content.kind
    else {
      closeNote()
      let entry = entries.first { $0.id == FileID(path) }
      let title = entry?.shownTitle ?? NoteTitle.shownTitle(ofFileName: path.lastComponent)
      tab.words =
        entry?.isLocked == true
        ? "“\(title)” is locked.\nEnter asks for its passphrase."
        : "“\(title)” cannot be shown here.\nEnter says why."
      return
    }
    show(
      NoteFile(content, places: places), text: text, position: .unspecified, isPreview: true)
  }
}
