import CursesViews

/// When the scopes of a search are shown. After SwiftUI's; here while something is searched for.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onSearchPresentation, onTextEntry
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The scopes below the search field; nil for none.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Where to search: one of several tags, chosen in a row below the search field of this view while something is
  /// searched for.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// The same; when the row is shown is accepted.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker(selection: scope, content: scopes) { EmptyView() }
          .pickerStyle(.segmented)
          .labelsHidden()))
  }
}
