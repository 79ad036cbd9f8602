import CursesUI

extension Workspace {
  /// Opens the find bar, with the selected words in it.
  func showFind() {
    guard let note else { return }
    let state = find ?? FindState()
    state.queryChanged = { [weak self] in self?.search(for: $0) }
    find = state
    if let selected = note.editor.selectedText, !selected.isEmpty, !selected.contains("\n") {
      state.query = selected
    }
    focus(.find)
  }

  private func search(for query: String) {
    guard let note, let find else { return }
    find.count = note.editor.find(query)
    find.current = note.editor.currentMatch
  }

  /// Goes to the next match, round the end.
  func findNext(forward: Bool) {
    guard let find, let note, !find.query.isEmpty else { return showFind() }
    note.editor.goToMatch(forward: forward)
    find.count = note.editor.matchCount
    find.current = note.editor.currentMatch
    if find.count == 0 { tell(.hint("“\(find.query)” is not in this note.")) }
  }

  func closeFind() {
    note?.editor.endFind()
    find = nil
    focus(.editor)
  }
}
