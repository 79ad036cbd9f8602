import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesUICore

/// Searches that are kept: those that were run last, and those that were saved under a name.
@MainActor
package struct KeptSearches {
  private let list: NoteList
  private var context: any NoteListContext { list.context }

  package init(_ list: NoteList) { self.list = list }

  private var notebook: String? { context.folder?.path }
  private var file: StateFile<RecentSearches> { RecentSearches.file(in: context.places) }

  /// What was searched last, the last search first.
  var recent: [String] { notebook.flatMap { file.read()?[$0] } ?? [] }

  /// The searches among the bookmarks.
  var saved: [Bookmark] {
    guard let notebook else { return [] }
    let store = BookmarkStore(notebook: notebook, places: context.places)
    return ((try? store.read())?.bookmarks ?? []).filter { $0.query != nil }
  }

  /// Runs a search as if it had been typed.
  package func run(_ query: String) {
    list.search.start(for: query)
    remember(query)
  }

  /// Keeps what was searched. What was found in a locked note is known to nobody else: then it is not kept.
  func remember(_ query: String, _ search: TextSearch? = nil) {
    guard let notebook, search?.hasUnlockedHit != true, !TextSearch.isEmpty(query),
      context.note?.isLocked != true
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
    context.tell(.hint("A single note is open. Searches are kept for a notebook."))
    return false
  }

  // MARK: The list

  /// Lists the saved searches and the recent ones.
  package func show() {
    guard isInNotebook() else { return }
    let (saved, recent) = (saved, recent)
    guard !saved.isEmpty || !recent.isEmpty else {
      return context.tell(
        .hint("Nothing was searched yet. \(context.wayTo(.searchTexts)) searches all notes."))
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
          list.bookmarks.remove(bookmark)
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
    context.present(picker)
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
    if let search = list.search.current { return search.query }
    if list.search.isWanted, !list.filter.isEmpty { return list.filter }
    return recent.first
  }

  /// Asks for the name under which the search that is shown, or the last one, is saved.
  package func askToSave() {
    guard isInNotebook() else { return }
    guard let query = current, !TextSearch.isEmpty(query) else {
      return context.tell(
        .hint("Search first, with \(context.wayTo(.searchTexts)); then save what you searched."))
    }
    ask(toSave: query, named: nil)
  }

  /// - Parameter bookmark: the saved search that is to get another name.
  private func ask(toSave query: String, named bookmark: Bookmark?) {
    let names = Set(saved.filter { $0 != bookmark }.map(\.name))
    context.present(
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
        list.bookmarks.change("The search “\(name)” is saved. “Searches…” runs it.") {
          if let bookmark { return $0.rename(bookmark, to: name) }
          $0.add(.search(query), titled: name, now: TextSearch.now / 1_000_000)
          return true
        }
      })
  }

  // MARK: Explaining

  /// Says in words what the search that is shown looks for; asks for one where there is none.
  package func explain() {
    if let query = current, !TextSearch.isEmpty(query) { return explain(query) }
    context.present(
      TextQuestion(
        title: "Explain search", label: "A search, such as tag:#work -done",
        button: "Explain",
        problem: { TextSearch.problem(with: $0) }
      ) { explain($0) })
  }

  private func explain(_ text: String) {
    do throws(QueryProblem) {
      let query = try SearchQuery(text)
      context.present(
        Confirmation(
          title: "What is searched", words: text, lines: query.explanation,
          answers: [
            .init(words: "Search", letter: "s") { run(text) },
            .init(words: "Save…", letter: "a") { ask(toSave: text, named: nil) },
          ], cancelWords: "close"))
    } catch {
      context.tell(.hint(error.sentence))
    }
  }
}
