import CursesUICore

extension Workspace {
  /// Opens the find bar, with the selected words in it.
  func showFind() {
    guard let note else { return }
    let state = find ?? FindState()
    state.queryChanged = { [weak self] in self?.search(for: $0) }
    find = state
    let selected = note.editor.document.selectedText
    if !selected.isEmpty, !selected.contains("\n") { state.query = selected }
    focus(.find)
  }

  private func search(for query: String) {
    guard let note, let find else { return }
    find.isFound = query.isEmpty || note.editor.find(query)
  }

  /// Goes to the next match, round the end.
  func findNext(forward: Bool) {
    guard let find, let note, !find.query.isEmpty else { return showFind() }
    note.editor.perform(forward ? .findNext : .findPrevious)
  }

  func closeFind() {
    note?.editor.endSearch()
    find = nil
    focus(.editor)
  }
}
