import BubblepadPanels
import BubblepadSettings
import CursesRichText
import CursesText
import CursesUICore

/// What finding needs besides the notes.
@MainActor
package protocol FindContext: NoteContext {
  /// What a note refuses in words, and what to do.
  func words(forRefusal words: String, in note: OpenNote?) -> String
}

/// Finding and replacing in the note of the current tab.
@MainActor
package final class NoteFinder {
  private let tabs: NoteTabs
  private unowned let context: any FindContext
  private var timer: (any ScheduledAction)?
  /// What was looked for last, to be found again while the bar is not shown.
  package var last: FindState?

  package init(_ tabs: NoteTabs, _ context: any FindContext) {
    (self.tabs, self.context) = (tabs, context)
  }

  /// The find bar, while it is shown.
  package var state: FindState? {
    get { tabs.current.find }
    set {
      if let old = tabs.current.find, !old.query.isEmpty { last = old }
      tabs.current.find = newValue
    }
  }

  private var note: OpenNote? { tabs.current.note }

  package func show() {
    guard let note else { return }
    let state = self.state ?? FindState()
    state.changed = { [weak self] in self?.search() }
    self.state = state
    let selected = Copies(document: note.editor.document).selectedText
    if !selected.isEmpty, !selected.contains("\n") { state.query = selected }
    state.selectQuery()
    context.focus(.find)
  }

  package func showReplacing() {
    guard let note else { return }
    guard !note.isReadOnly else {
      return context.tell(.hint(context.words(forRefusal: RichDocument.readOnlyWords, in: note)))
    }
    let hadQuery = state?.query.isEmpty == false
    show()
    state?.isReplacing = true
    if hadQuery { context.focus(.replace) }
  }

  /// Searches for what the bar says now.
  package func search() {
    guard let note, let find = state else { return }
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
  package func recountSoon() {
    guard let find = state, !find.query.isEmpty, find.problem == nil, !find.isSearching else {
      return
    }
    timer?.cancel()
    timer = context.schedule(after: 200) { [weak self] in self?.countMatches() }
  }

  /// Goes on with the search a little at a time: keys come between, and Esc, which closes the bar, ends it.
  private func searchOn() {
    timer?.cancel()
    guard let note, let find = state else { return }
    let progress = note.editor.searchOn()
    if let isFound = progress.isFound { find.isFound = isFound }
    if let count = progress.count { find.isFound = count.total > 0 }
    find.isSearching = !progress.isDone
    find.count =
      progress.count.flatMap { count in
        guard !find.query.isEmpty else { return nil }
        let all = "\(count.total)" + (note.isReading ? "…" : "")
        return count.current.map { "\($0) of \(all)" } ?? all
      } ?? ""
    guard !progress.isDone else { return }
    timer = context.schedule(after: 0) { [weak self] in self?.searchOn() }
  }

  /// Leaves a search where it is; a tab that is shown again counts its matches anew.
  package func stop() {
    timer?.cancel()
    state?.isSearching = false
  }

  package func change(_ change: (inout SearchOptions) -> Void) -> Bool {
    guard let find = state, context.place == .find || context.place == .replace else {
      return false
    }
    change(&find.options)
    return true
  }

  package func goToNext(forward: Bool) {
    guard let note else { return }
    guard let find = state else {
      guard let last else { return show() }
      return findAgain(last, in: note, forward: forward)
    }
    guard !find.query.isEmpty else { return show() }
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
      return context.tell(.hint("“\(last.query)” was not found in this note."))
    }
    let isThere = document.state.selection.main.range == start
    if isThere || !forward { note.editor.perform(forward ? .findNext : .findPrevious) }
    note.editor.endSearch()
  }

  package func replaceOne() {
    guard let find = state, let note, !find.query.isEmpty, find.problem == nil else { return }
    note.editor.replaceCurrent(with: find.replacement)
    find.hasReplaced = true
    countMatches()
  }

  /// Replaces every match; where nothing is to be replaced, puts a caret at each.
  package func replaceAll() -> Bool {
    guard let find = state, let note, !find.query.isEmpty, find.problem == nil else { return false }
    guard find.isReplacing else {
      selectAllOccurrences()
      return true
    }
    let action: @MainActor () -> Void = { [weak self] in
      note.editor.replaceAll(with: find.replacement)
      find.hasReplaced = true
      self?.countMatches()
    }
    if !waits(for: note, find, action) { action() }
    return true
  }

  /// Puts off what means the text to its end, as long as a file is read. What is looked for otherwise meanwhile, or
  /// elsewhere, gives it up. Returns whether it did.
  private func waits(
    for note: OpenNote, _ find: FindState, _ action: @escaping @MainActor () -> Void
  ) -> Bool {
    guard note.isReading else { return false }
    context.tell(.hint(LongWork.waiting))
    let wanted = (find.query, find.options, find.replacement)
    note.whenRead { [weak self, weak note] isWhole in
      guard isWhole, let self, self.note === note, state === find,
        wanted == (find.query, find.options, find.replacement)
      else { return }
      action()
    }
    return true
  }

  /// A caret at each match while something is looked for, else at each place like the selection.
  package func selectAllOccurrences() {
    guard let note else { return }
    if let find = state, !find.query.isEmpty {
      let action: @MainActor () -> Void = { [weak self] in
        note.editor.perform(.selectMatches)
        self?.close()
      }
      if !waits(for: note, find, action) { action() }
    } else {
      guard !note.editor.perform(.edit(.selectAllOccurrences)), context.notice == nil else {
        return
      }
      context.tell(.hint("There is no word here to select."))
    }
  }

  package func close() {
    note?.editor.endSearch()
    state = nil
    context.focus(.editor)
  }
}
