import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesText
import CursesUICore
import Observation

/// The search of the texts of all notes for what stands in the filter.
@Observable @MainActor
package final class ListSearch {
  /// The search that is shown in the list; nil where that is about titles and first lines.
  package private(set) var current: TextSearch?
  /// Whether what is typed into the filter next is searched in all texts.
  package private(set) var isWanted = false
  /// The searches that are offered while nothing is typed to be searched.
  @ObservationIgnored package let offers: SearchOffers
  /// The notes as searches go through them; nil until one begins after they have changed.
  @ObservationIgnored private var notes: SearchedNotes?
  @ObservationIgnored private var firstHit: FirstHit? { didSet { oldValue?.giveUp() } }
  @ObservationIgnored private unowned let list: NoteList
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) {
    self.list = list
    offers = SearchOffers(list)
  }

  /// Whether the list is about the texts.
  package var isShown: Bool { current != nil || isWanted }

  /// The same, read past observation: see `Arrangement.textRect(in:)`.
  package var isShownUnobserved: Bool { _current != nil || _isWanted }

  // MARK: Beginning

  /// Searches the texts of all notes for what stands in the filter; without that, asks for it there.
  package func start() {
    guard context.folder != nil else {
      return context.tell(.hint("A single note is open. \(context.wayTo(.find)) searches it."))
    }
    let arrangement = context.arrangement
    guard arrangement.hasRoomForList || context.settings.isForScreenReader else { return ask() }
    arrangement.panels.isListShown = true
    if arrangement.isZen { arrangement.toggleZen() }
    // A search that has been looked at is over: the next one begins with nothing.
    if current != nil, context.place != .filter { list.filter = "" }
    list.selectFilter()
    context.focus(.filter)
    guard !TextSearch.isEmpty(list.filter) else {
      isWanted = true
      offers.read()
      return context.tell(.hint("Type what to find in all notes."))
    }
    begin(after: 0)
  }

  /// Searches the texts of all notes for a query, as if it had been typed.
  package func start(for query: String) {
    guard context.arrangement.hasRoomForList || context.settings.isForScreenReader else {
      return offerNotes(having: query)
    }
    end()
    context.focus(.filter)
    list.filter = query
    start()
  }

  /// Looks again for what is searched: notes have changed. A look into all files that goes on is left to end, unless
  /// the index can be asked by now.
  package func startAgain() {
    guard let current, current.isDone || context.indexing?.readyIndex != nil else { return }
    begin(after: 0, former: current)
  }

  /// Waits for what the search finds first, to open it. Returns false where that is known.
  func waitsForHit() -> Bool {
    // What is found so far may be of what was typed before.
    guard let current, !current.isDone,
      current.hits.isEmpty || context.indexing?.readyIndex != nil
    else { return false }
    firstHit = FirstHit(list)
    begin(after: 0, former: current)
    return true
  }

  /// What was typed in the filter has changed: a search of the texts begins again for what is typed now.
  func filterChanged() {
    if context.notice?.kind == .hint { context.notice = nil }
    guard isShown, current?.query != list.filter else { return }
    current?.cancel()
    firstHit = nil
    let former = current
    current = nil
    // An empty field is still one of the search: Esc ends it.
    isWanted = isWanted || list.filter.isEmpty
    if list.filter.isEmpty { offers.read() }
    if !TextSearch.isEmpty(list.filter) { begin(after: Self.typingPause, former: former) }
  }

  /// In milliseconds: while somebody types no file is read.
  private static let typingPause = 150

  private func begin(after milliseconds: Int, former: TextSearch? = nil) {
    current?.cancel()
    let search = makeSearch(list.filter, after: former)
    current = search
    search.onFound = { [weak self] in self?.selectFound() }
    search.start(after: milliseconds, schedule: schedule) { [weak self] in self?.ended() }
  }

  // MARK: Ending

  /// Marks what Enter opens, and shows it. In the list the selection is the user's.
  private func selectFound() {
    guard let current else { return }
    if context.place == .filter || !current.hits.contains(where: { $0.id == list.selection }) {
      list.selection = current.hits.first?.id
    }
    list.preview.showSoon()
  }

  private func ended() {
    guard current != nil else { return }
    selectFound()
    if context.settings.isForScreenReader { context.tell(.hint(list.countWords)) }
    firstHit?.open()
    firstHit = nil
  }

  /// Ends the search, so that the filter is about titles and first lines again.
  package func end() {
    guard isShown else { return }
    current?.cancel()
    current = nil
    firstHit = nil
    isWanted = false
    list.filter = ""
    // The note that was there before comes back as it was.
    if context.place == .filter || context.place == .list { list.preview.endShowingHits() }
    list.selectOpenNote()
  }

  // MARK: Without the list

  /// Where there is no room for the list: asks what to find, and offers the notes to choose from.
  private func ask() {
    let question = TextQuestion(
      title: "Search all notes", label: "What to find", button: "Search",
      problem: { TextSearch.problem(with: $0) },
      submit: { [weak self] query in
        guard let self else { return }
        KeptSearches(list).remember(query)
        offerNotes(having: query)
      })
    question.other = (context.settings.keymap.keys(for: .replace), "Replace…", replaceFound)
    context.present(question)
  }

  /// Asks what takes the place of what is searched.
  private var replaceFound: (String) -> Void {
    { [weak self] query in self?.context.services.replacing.ask(for: query) }
  }

  private func offerNotes(having query: String) {
    let search = makeSearch(query)
    search.start(after: 0, schedule: schedule) { [weak self] in
      guard let self, !context.isAsking else { return }
      let hits = search.hits
      guard !hits.isEmpty else {
        return context.tell(.hint("No note has “\(query)” in its text."))
      }
      let items = hits.enumerated().map { index, hit in
        ItemPicker.Item(
          id: "\(index)", title: hit.titleWithFolder,
          detail: hit.isLocked && hit.snippet != "locked" ? "locked · \(hit.snippet)" : hit.snippet)
      }
      let picker = ItemPicker(
        title: "Notes with “\(query)”", prompt: "type a few letters", items: items
      ) { [weak self] item in
        guard let self, let index = Int(item.id) else { return }
        context.focus(.editor)
        context.open(path: hits[index].path) { [weak self] in
          self?.list.preview.goToHit(of: search)
        }
      }
      picker.actions = context.settings.keymap.keys(for: .replace).prefix(1).map {
        [replaceFound] key in
        PickerAction(key: key, words: "replace") { _ in replaceFound(query) }
      }
      context.present(picker)
    }
  }

  // MARK: The index and the clock

  private func makeSearch(_ query: String, after former: TextSearch? = nil) -> TextSearch {
    let index = SearchedIndex { [weak self] in
      self?.context.indexing?.readyIndex
    } wasOfNoUse: { [weak self] in
      self?.context.indexing?.wasOfNoUse()
    }
    return TextSearch(
      query, in: searchedNotes, folder: context.folder?.path ?? "", index: index,
      unlocked: context.openNotes.compactMap(\.unlocked), after: former)
  }

  private var searchedNotes: SearchedNotes {
    if let notes { return notes }
    let made = SearchedNotes(list.entries)
    notes = made
    return made
  }

  /// There are other notes: those that are shown and are gone are dropped, and the next search goes through the new.
  func notesChanged() {
    notes = nil
    current?.keep(thoseIn: list.entries)
  }

  private var schedule: TextSearch.Schedule {
    { [weak context] milliseconds, action in
      let action = context?.schedule(after: milliseconds, action)
      return { action?.cancel() }
    }
  }
}
