import CursesUICore
import Observation
import TerminalCore
import Themes

/// A search under way.
@Observable @MainActor
final class FindState {
  var query = "" {
    didSet { if query != oldValue { queryChanged(query) } }
  }
  /// Whether there is a match; true while nothing is searched for.
  var isFound = true
  @ObservationIgnored var queryChanged: (String) -> Void = { _ in }
}

/// The row in which one types what to find.
struct FindBar: View {
  let find: FindState
  let workspace: Workspace
  let focus: FocusState<Place?>.Binding

  var body: some View {
    HStack {
      Text("Find").role(.dim)
      TextField("a word or more…", text: Bindable(find).query)
        .focused(focus, equals: .find)
        .onSubmit { workspace.findNext(forward: true) }
      if !find.isFound { Text("✗ not found").role(.error).layoutPriority(1) }
    }
    .padding(columns: 1)
    .frame(maxColumns: .max)
  }
}
