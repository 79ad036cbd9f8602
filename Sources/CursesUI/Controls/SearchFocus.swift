import CursesViews

/// The focus of a program that follows the search field.
struct SearchFocus {
  let follow: (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  /// The focus that follows the search field; nil for none.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Whether the search field of this view has the focus; it can be set too.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// The value that a focus has while the search field of this view has it; it can be set too.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
