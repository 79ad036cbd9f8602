import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesThemes
import CursesUICore
import Observation

/// The saved and recent searches that the list offers while nothing is typed to be searched.
@Observable @MainActor
final class SearchOffers {
  /// A search that can be run.
  struct Offer: Identifiable, Equatable {
    let query: String
    /// The name it was saved under; nil for a recent one.
    let name: String?
    let id: Int
  }

  private(set) var offers: [Offer] = []
  var selection: Int?

  /// More saved ones are found by “Searches…”.
  private static let most = 40

  /// Reads what there is to be offered.
  func read(in workspace: Workspace) {
    let commands = SearchCommands(workspace)
    let saved = commands.saved.map { ($0.query ?? "", $0.name) }
    let queries = Set(saved.map(\.0))
    let recent = commands.recent.filter { !queries.contains($0) }
    let all: [(String, String?)] =
      saved.prefix(Self.most).map { ($0, $1) } + recent.map { ($0, nil) }
    offers = all.enumerated().map { Offer(query: $1.0, name: $1.1, id: $0) }
    selection = nil
  }

  /// Whether they stand in the place of the notes.
  func areShown(in workspace: Workspace) -> Bool {
    workspace.searchesTexts && workspace.textSearch == nil && workspace.filter.isEmpty
      && !offers.isEmpty
  }

  /// Goes to the first of them in the list. Returns false where they are not shown.
  func goToFirst(in workspace: Workspace) -> Bool {
    guard areShown(in: workspace) else { return false }
    selection = offers.first?.id
    // A command for the selected note must not be about one that is not seen.
    workspace.selection = nil
    workspace.focus(.list)
    return true
  }

  /// Runs a search.
  func run(_ offer: Offer, in workspace: Workspace) {
    SearchCommands(workspace).run(offer.query)
  }
}

/// The list of them.
struct SearchOfferList: View {
  let workspace: Workspace
  let focus: FocusState<Place?>.Binding

  private var offers: SearchOffers { workspace.searchOffers }

  var body: some View {
    SelectionList(
      offers.offers, selection: Bindable(offers).selection, clicks: 1,
      activate: { offers.run($0, in: workspace) },
      row: { offer, row, canvas in
        SearchOfferRow(query: offer.query, name: offer.name).draw(row, in: &canvas)
      }
    )
    .focused(focus, equals: .list)
    .onKey { workspace.handleListKey($0) }
    .frame(maxColumns: .max, maxRows: .max, alignment: .top)
  }
}

/// Searches that are kept: those that were run last, and those that were saved under a name.
@MainActor
struct SearchCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var notebook: String? { workspace.folder?.path }
  private var file: StateFile<RecentSearches> { RecentSearches.file(in: workspace.places) }

  /// What was searched last, the last search first.
  var recent: [String] { notebook.flatMap { file.read()?[$0] } ?? [] }

  /// The searches among the bookmarks.
  var saved: [Bookmark] {
    guard let notebook else { return [] }
    let store = BookmarkStore(notebook: notebook, places: workspace.places)
    return ((try? store.read())?.bookmarks ?? []).filter { $0.query != nil }
  }

  /// Runs a search as if it had been typed.
  func run(_ query: String) {
    workspace.searchTexts(for: query)
    remember(query)
  }

  /// Keeps what was searched. What was found in a locked note is known to nobody else: then it is not kept.
  func remember(_ query: String, _ search: TextSearch? = nil) {
    guard let notebook, search?.hasUnlockedHit != true, !TextSearch.isEmpty(query),
      workspace.note?.isLocked != true
    else { return }
    var all = file.read() ?? RecentSearches()
    guard all[notebook].first != query else { return }
    all.searched(query, in: notebook)
    file.write(all)
  }

  private func forget(_ query: String) {
    guard let notebook, var all = file.read() else { return }
    all.remove(query, of: notebook)
    file.write(all)
  }

  private func isInNotebook() -> Bool {
    guard notebook == nil else { return true }
    workspace.tell(.hint("A single note is open. Searches are kept for a notebook."))
    return false
  }

  // MARK: The list

  /// Lists the saved searches and the recent ones.
  func show() {
    guard isInNotebook() else { return }
    let (saved, recent) = (saved, recent)
    guard !saved.isEmpty || !recent.isEmpty else {
      return workspace.tell(
        .hint("Nothing was searched yet. \(workspace.wayTo(.searchTexts)) searches all notes."))
    }
    let savedItems = saved.enumerated().map { index, bookmark in
      item("saved \(index)", bookmark.name, bookmark.query ?? "")
    }
    let recentItems = recent.enumerated().map { index, query in
      item("recent \(index)", query, query)
    }
    let picker = ItemPicker(
      title: "Searches", prompt: "type a few letters of a search", items: savedItems + recentItems
    ) { item in run(item.words) }
    picker.pickWords = "search"
    func bookmark(of item: ItemPicker.Item?) -> Bookmark? {
      savedItems.firstIndex { $0.id == item?.id }.map { saved[$0] }
    }
    picker.actions = [
      PickerAction(key: .alt("s"), words: "save") { item in
        if let item { ask(toSave: item.words, named: bookmark(of: item)) }
      },
      PickerAction(key: .alt("d"), words: "remove") { item in
        guard let item else { return }
        if let bookmark = bookmark(of: item) {
          BookmarkCommands(workspace).remove(bookmark)
        } else {
          forget(item.words)
        }
        if self.saved.isEmpty && self.recent.isEmpty { return }
        show()
      },
    ]
    picker.show(
      start: (savedItems.isEmpty ? [] : [.init(heading: "Saved")] + savedItems)
        + (recentItems.isEmpty ? [] : [.init(heading: "Recent")] + recentItems))
    workspace.dialog = .pick(picker)
  }

  private func item(_ id: String, _ title: String, _ query: String) -> ItemPicker.Item {
    let words = (try? SearchQuery(query))?.explanation.joined(separator: " ")
    return ItemPicker.Item(
      id: id, title: title, detail: title == query ? "" : query, words: query,
      help: words.map { $0.split(separator: " ").joined(separator: " ") } ?? "This is no query.")
  }

  // MARK: Saving

  /// The search that is shown, else what is typed, else the last one.
  private var current: String? {
    if let search = workspace.textSearch { return search.query }
    if workspace.searchesTexts, !workspace.filter.isEmpty { return workspace.filter }
    return recent.first
  }

  /// Asks for the name under which the search that is shown, or the last one, is saved.
  func askToSave() {
    guard isInNotebook() else { return }
    guard let query = current, !TextSearch.isEmpty(query) else {
      return workspace.tell(
        .hint("Search first, with \(workspace.wayTo(.searchTexts)); then save what you searched."))
    }
    ask(toSave: query, named: nil)
  }

  /// - Parameter bookmark: the saved search that is to get another name.
  private func ask(toSave query: String, named bookmark: Bookmark?) {
    let names = Set(saved.filter { $0 != bookmark }.map(\.name))
    workspace.dialog = .ask(
      TextQuestion(
        title: bookmark == nil ? "Save search" : "Rename search", label: "A name for “\(query)”",
        text: bookmark?.name ?? "", button: "Save",
        problem: { name in
          let name = NoteTitle.trimmed(name)
          if name.isEmpty { return "Type a name." }
          return names.contains(name) ? "There is a search “\(name)” already." : nil
        }
      ) { name in
        let name = NoteTitle.trimmed(name)
        BookmarkCommands(workspace).change("The search “\(name)” is saved. “Searches…” runs it.") {
          if let bookmark { return $0.rename(bookmark, to: name) }
          $0.add(.search(query), titled: name, now: TextSearch.now / 1_000_000)
          return true
        }
      })
  }

  // MARK: Explaining

  /// Says in words what the search that is shown looks for; asks for one where there is none.
  func explain() {
    if let query = current, !TextSearch.isEmpty(query) { return explain(query) }
    workspace.dialog = .ask(
      TextQuestion(
        title: "Explain search", label: "A search, such as tag:#work -done",
        button: "Explain",
        problem: { query in
          TextSearch.isEmpty(query)
            ? "Type a word or more." : TextSearch(query, in: [], folder: "").problem
        }
      ) { explain($0) })
  }

  private func explain(_ text: String) {
    do throws(QueryProblem) {
      let query = try SearchQuery(text)
      workspace.dialog = .confirm(
        Confirmation(
          title: "What is searched", words: text, lines: query.explanation,
          answers: [
            .init(words: "Search", letter: "s") { run(text) },
            .init(words: "Save…", letter: "a") { ask(toSave: text, named: nil) },
          ], cancelWords: "close"))
    } catch {
      workspace.tell(.hint(error.sentence))
    }
  }
}
