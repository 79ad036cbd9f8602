import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// Finding and replacing in the note.
extension Workspace {
  func showFind() {
    guard let note else { return }
    let state = find ?? FindState()
    state.changed = { [weak self] in self?.search() }
    find = state
    let selected = note.editor.document.selectedText
    if !selected.isEmpty, !selected.contains("\n") { state.query = selected }
    state.selectQuery()
    focus(.find)
  }

  func showReplace() {
    guard let note else { return }
    guard !note.isReadOnly else {
      return tell(.hint(words(forRefusal: RichDocument.readOnlyWords, in: note)))
    }
    let hadQuery = find?.query.isEmpty == false
    showFind()
    find?.isReplacing = true
    if hadQuery { focus(.replace) }
  }

  /// Searches for what the bar says now.
  func search() {
    guard let note, let find else { return }
    find.isFound = true
    do {
      try note.editor.beginFind(find.query, options: find.options)
      find.problem = nil
    } catch {
      find.problem = error.reason
    }
    searchOn()
  }

  private func countMatches() {
    note?.editor.beginCounting()
    searchOn()
  }

  /// What the bar counts is counted again a moment after the text has changed under it.
  func recountSoon() {
    guard let find, !find.query.isEmpty, find.problem == nil, !find.isSearching else { return }
    searchTimer?.cancel()
    searchTimer = shell.schedule(after: 200) { [weak self] in self?.countMatches() }
  }

  /// Goes on with the search a little at a time: keys come between, and Esc, which closes the bar, ends it.
  private func searchOn() {
    searchTimer?.cancel()
    guard let note, let find else { return }
    let progress = note.editor.searchOn()
    if let isFound = progress.isFound { find.isFound = isFound }
    if let count = progress.count { find.isFound = count.total > 0 }
    find.isSearching = !progress.isDone
    find.count =
      progress.count.flatMap { count in
        guard !find.query.isEmpty else { return nil }
        return count.current.map { "\($0) of \(count.total)" } ?? "\(count.total)"
      } ?? ""
    guard !progress.isDone else { return }
    searchTimer = shell.schedule(after: 0) { [weak self] in self?.searchOn() }
  }

  /// Leaves a search where it is; a tab that is shown again counts its matches anew.
  func stopSearching() {
    searchTimer?.cancel()
    find?.isSearching = false
  }

  func changeFind(_ change: (inout SearchOptions) -> Void) -> Bool {
    guard let find, place == .find || place == .replace else { return false }
    change(&find.options)
    return true
  }

  func findNext(forward: Bool) {
    guard let note else { return }
    guard let find else {
      guard let lastFind else { return showFind() }
      return findAgain(lastFind, in: note, forward: forward)
    }
    guard !find.query.isEmpty else { return showFind() }
    guard note.editor.isWhole else {
      note.editor.perform(forward ? .findNext : .findPrevious)
      return countMatches()
    }
    note.editor.beginFindAgain(forward: forward)
    searchOn()
  }

  /// Goes to the next place of what was looked for last; nothing else is marked.
  private func findAgain(_ last: FindState, in note: OpenNote, forward: Bool) {
    let document = note.editor.document
    let start = document.state.selection.main.range
    guard (try? note.editor.find(last.query, options: last.options)) == true else {
      note.editor.endSearch()
      return tell(.hint("“\(last.query)” was not found in this note."))
    }
    let isThere = document.state.selection.main.range == start
    if isThere || !forward { note.editor.perform(forward ? .findNext : .findPrevious) }
    note.editor.endSearch()
  }

  func replaceOne() {
    guard let find, let note, !find.query.isEmpty, find.problem == nil else { return }
    note.editor.replaceCurrent(with: find.replacement)
    find.hasReplaced = true
    countMatches()
  }

  /// Replaces every match; where nothing is to be replaced, puts a caret at each.
  func replaceAll() -> Bool {
    guard let find, let note, !find.query.isEmpty, find.problem == nil else { return false }
    guard find.isReplacing else {
      selectAllOccurrences()
      return true
    }
    note.editor.replaceAll(with: find.replacement)
    find.hasReplaced = true
    countMatches()
    return true
  }

  /// A caret at each match while something is looked for, else at each place like the selection.
  func selectAllOccurrences() {
    guard let note else { return }
    if find?.query.isEmpty == false {
      note.editor.perform(.selectMatches)
      find = nil
      note.editor.endSearch()
      focus(.editor)
    } else {
      guard !note.editor.perform(.edit(.selectAllOccurrences)), notice == nil else { return }
      tell(.hint("There is no word here to select."))
    }
  }

  func closeFind() {
    note?.editor.endSearch()
    find = nil
    focus(.editor)
  }
}
