import CursesUICore
import Observation

/// What is looked for in the note.
@Observable @MainActor
package final class FindState {
  package var query = "" {
    didSet { if query != oldValue { ask() } }
  }
  /// What of it is selected in its field.
  package var selection: TextSelection?
  package var options = SearchOptions() {
    didSet { if options != oldValue { ask() } }
  }
  package var isReplacing = false
  package var replacement = ""
  package var isFound = true
  /// Whether something was replaced since the query was typed.
  package var hasReplaced = false
  /// Whether the search is still going on.
  package var isSearching = false
  /// Why a regular expression is none.
  package var problem: String?
  /// Which match of how many: `3 of 12`.
  package var count = ""
  @ObservationIgnored package var changed: () -> Void = {}

  package init() {}

  private func ask() {
    hasReplaced = false
    changed()
  }

  /// Selects all of the query, so that typing takes its place.
  package func selectQuery() { selection = TextSelection(range: query.startIndex..<query.endIndex) }
}
