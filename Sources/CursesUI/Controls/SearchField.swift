import CursesControls
import CursesTextFields
import CursesViewGraph

/// A view below its search field.
struct Searchable<Content: View>: View {
  let content: Content
  @Binding var text: String
  /// Whether the field has the focus, where the program keeps that.
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  @FocusState private var isFocused: Bool
  /// Whether the scopes have the focus.
  @FocusState private var isChoosingScope: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus

  init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.content = content
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass")
        if let tokens { SearchTokenRow(tokens: tokens) }
        if let focus { focus.follow(AnyView(field)) } else { field }
      }
      if let scopes, isSearching { scopes.focused($isChoosingScope) }
      content
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction(action: dismiss))
    }
    .onChange(of: isFocused) { _, isOn in
      if let isPresented, isPresented.wrappedValue != isOn { isPresented.wrappedValue = isOn }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isWanted in
      guard let isWanted, isWanted != isFocused else { return }
      if isWanted { isFocused = true } else { dismiss() }
    }
  }

  private var isSearching: Bool { isFocused || isChoosingScope || !text.isEmpty }

  @ViewBuilder private var field: some View {
    let field = TextField("Search", text: $text, prompt: prompt)
      .textFieldStyle(.plain)
      .environment(\.submitTrigger, .search)
      .environment(\.waitsForFocus, isPresented?.wrappedValue == false)
      .focused($isFocused)
      .onKey { key in
        guard key.code == .escape, key.modifiers.isEmpty, !text.isEmpty else { return false }
        dismiss()
        return true
      }
    if let tokens {
      tokenField(field, tokens)
    } else if let suggestions {
      field.textInputSuggestions { suggestions }
    } else {
      field
    }
  }

  private func tokenField(_ field: some View, _ tokens: SearchTokens) -> some View {
    let offered = suggestions ?? tokens.suggested
    return Group {
      if let offered { field.textInputSuggestions { offered } } else { field }
    }
    .environment(\.addSearchToken, tokens.add)
    .onKeyPress(.delete) {
      guard text.isEmpty, !tokens.shown.isEmpty else { return .ignored }
      tokens.remove(tokens.shown.count - 1)
      return .handled
    }
  }

  private func dismiss() {
    text = ""
    isFocused = false
  }
}

/// Ends a search: empties its field and takes the focus from it. After SwiftUI's type.
public struct DismissSearchAction {
  let action: () -> Void
  /// Ends the search around the view.
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DismissSearchKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = DismissSearchAction(action: {})
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Whether the search field around has the focus or a text.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search around.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// A search field above this view, whose focus the program can read and set.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// What could be searched for, in a list below the search field of this view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// What choosing this suggestion puts into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    textInputCompletion(completion)
  }
}
