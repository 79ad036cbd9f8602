import CursesUI
import Observation
import TerminalCore
import Themes

/// A search under way.
@Observable @MainActor
final class FindState {
  var query = "" {
    didSet { if query != oldValue { queryChanged(query) } }
  }
  /// Which match the caret is at, from 1, and how many there are.
  var current = 0
  var count = 0
  @ObservationIgnored var queryChanged: (String) -> Void = { _ in }

  var hint: String {
    if query.isEmpty { return "" }
    return count == 0 ? "not found" : current == 0 ? "\(count) found" : "\(current) of \(count)"
  }
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
      Text(find.hint).role(find.count == 0 && !find.query.isEmpty ? .error : .dim)
        .layoutPriority(1)
    }
    .padding(columns: 1)
    .frame(maxColumns: .max)
  }
}
