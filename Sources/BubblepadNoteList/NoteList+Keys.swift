import BubblepadNotebook
import CursesCore

/// Keys of the list and of its filter.
extension NoteList {
  /// Handles a key before the field of the filter does.
  package func handleFilterKey(_ key: Key) -> Bool {
    guard !context.isAsking else { return false }
    guard key.modifiers.isEmpty, key.code == .down else {
      return context.handleFilterCommand(key)
    }
    if search.offers.goToFirst() { return true }
    guard let first = browser.shownNotes.first else { return true }
    if !shownEntries.contains(where: { $0.id == selection }) { selection = first.id }
    context.focus(.list)
    preview.showSoon()
    return true
  }

  /// Handles a key that the list has no use for: what is typed there filters it.
  package func handleKey(_ key: Key) -> Bool {
    if !search.offers.areShown, browser.handle(key) { return true }
    guard !context.isAsking, key.modifiers.subtracting(.shift).isEmpty, let typed = key.typed,
      typed != " " || !filter.isEmpty
    else { return false }
    filter += String(typed)
    context.focus(.filter)
    return true
  }
}
