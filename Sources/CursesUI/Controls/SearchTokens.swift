import CursesTextFields
import CursesViewGraph

/// The tokens of a search, whatever their type.
struct SearchTokens {
  /// The tokens that are there, in order.
  let shown: [AnyView]
  /// Takes one out.
  let remove: (Int) -> Void
  /// Puts one at the end; what is no token of this search is left alone.
  let add: (Any) -> Void
  /// The tokens that could be added; nil for none.
  var suggested: AnyView?
}

private enum AddSearchTokenKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Puts a token into the search field around; nil where it has none.
  var addSearchToken: ((Any) -> Void)? {
    get { self[AddSearchTokenKey.self] }
    set { self[AddSearchTokenKey.self] = newValue }
  }
}

/// A suggestion that stands for a token.
private struct TokenSuggestion<Content: View, Token>: View {
  let content: Content
  let token: Token
  @Environment(\.addSearchToken) private var add

  init(content: Content, token: Token) {
    self.content = content
    self.token = token
  }

  var body: some View {
    let (add, token) = (add, token)
    content.onSuggestion { add?(token) }
  }
}

/// The tokens before the text of a search field, each taken out by a click.
struct SearchTokenRow: View {
  let tokens: SearchTokens

  var body: some View {
    ForEach(Array(tokens.shown.indices), id: \.self) { index in
      Button {
        tokens.remove(index)
      } label: {
        HStack(spacing: 8) {
          tokens.shown[index]
          Text(verbatim: "×")
        }
      }
      .buttonStyle(.bordered)
      .focusable(false)
    }
  }
}

extension View {
  /// A search field above this view, with tokens before its text. Backspace takes the last one out while there is no
  /// text, a click any of them.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchField(text, tokens, nil, nil, prompt, token)
  }

  /// The same with a prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// The same, whose focus the program can read and set.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchField(text, tokens, nil, isPresented, prompt, token)
  }

  /// The same, whose focus the program can read and set, with a prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// The same, with those that could be added in a list below it.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchField(text, tokens, suggestedTokens, nil, prompt, token)
  }

  /// The same, with those that could be added in a list below it, with a prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// The same, whose focus the program can read and set, with those that could be added in a list below it.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchField(text, tokens, suggestedTokens, isPresented, prompt, token)
  }

  /// The same, whose focus the program can read and set, with those that could be added in a list below it, with a prompt.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  private func searchField<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>?,
    _ isPresented: Binding<Bool>?, _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    var own = SearchTokens(tokens, token)
    if let suggested {
      let used = Set(tokens.wrappedValue.map(\.id))
      let others = suggested.wrappedValue.filter { !used.contains($0.id) }
      own.suggested = AnyView(
        ForEach(Array(others)) { TokenSuggestion(content: token($0), token: $0) })
    }
    return Searchable(
      content: self, text: text, isPresented: isPresented, prompt: prompt, tokens: own)
  }

  /// The token that choosing this suggestion puts into the search field.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    TokenSuggestion(content: self, token: token)
  }
}

extension SearchTokens {
  @MainActor init<C, T: View>(_ tokens: Binding<C>, _ token: (C.Element) -> T)
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    shown = tokens.wrappedValue.map { AnyView(token($0)) }
    remove = { index in
      var now = tokens.wrappedValue
      guard index < now.count else { return }
      now.remove(at: now.index(now.startIndex, offsetBy: index))
      tokens.wrappedValue = now
    }
    add = { token in
      guard let token = token as? C.Element,
        !tokens.wrappedValue.contains(where: { $0.id == token.id })
      else { return }
      tokens.wrappedValue.append(token)
    }
  }
}
