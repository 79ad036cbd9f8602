@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// What could stand in a field, as views, each with the text it completes to.
struct FieldSuggestions {
  let content: AnyView
}

extension View {
  /// Offers texts in a list below the fields of this view, while one types in them.
  ///
  /// What each view stands for is said by `textInputCompletion`. Up and Down choose, Enter or Tab takes,
  /// Escape closes. The first that goes on from what is typed is also shown behind the caret, where
  /// Right or End takes it.
  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    environment(
      \.fieldTraits.suggestions, FieldSuggestions(content: AnyView(suggestions())))
  }

  /// Offers a text for each element of a collection.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Offers a text for each element of a collection.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// The text that a suggestion stands for.
  public func textInputCompletion(_ completion: String) -> some View {
    CompletionView(content: self, completion: completion)
  }

  /// Where the texts submitted in the fields of this view are kept, and gone back to with Up and Down.
  public func textInputHistory(_ history: TextInputHistory?) -> some View {
    environment(\.fieldTraits.history, history)
  }
}

extension View {
  /// What choosing this suggestion does, in place of the text that was typed.
  package func onSuggestion(_ action: @escaping () -> Void) -> some View {
    CompletionView(content: self, completion: "", action: action)
  }
}

struct CompletionView<Content: View>: View, PrimitiveView {
  let content: Content
  let completion: String
  var action: (() -> Void)?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? CompletionNode ?? CompletionNode(context)
    node.completion = completion
    node.action = action
    node.updateContent(content, context)
    return node
  }
}

/// The node of `textInputCompletion`: one row of the list.
final class CompletionNode: LayoutWrapperNode {
  var completion = ""
  /// What is done beside putting the completion into the field.
  var action: (() -> Void)?
}

/// What was submitted in a field, for going back to it. The newest is last.
@MainActor
public final class TextInputHistory {
  /// The texts, the newest last.
  public private(set) var entries: [String]
  /// The most that is kept.
  public let limit: Int

  /// A history of texts, the newest last, of which at most `limit` are kept.
  public nonisolated init(_ entries: [String] = [], limit: Int = 100) {
    self.entries = entries
    self.limit = limit
  }

  /// Adds a text; what is empty or was added last is not added again.
  public func add(_ text: String) {
    guard !text.isEmpty, text != entries.last else { return }
    entries.append(text)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }
}
