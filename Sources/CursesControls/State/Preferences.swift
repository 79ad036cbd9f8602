@_spi(Nodes) import CursesViewGraph

/// The key of a value that views hand up to those around them. After SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view within sets one.
  static var defaultValue: Value { get }
  /// Puts the value of a view together with that of the next one, in the order of the screen.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing, where no view within sets a value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up to the views around.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferenceView(content: self, key: key) { $0 = value }
  }

  /// Changes the value that the views within hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { PreferenceView(content: self, key: key, change: callback) }

  /// Runs an action when the value that the views within hand up is another one, and once at the start.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader(content: self, key: key, action: action)
  }
}

struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  let content: Content
  let key: Key.Type
  let change: (inout Key.Value) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PreferenceNode<Key> ?? PreferenceNode<Key>(context)
    node.change = change
    node.updateContent(content, context)
    node.tellReaders()
    return node
  }
}

/// The node of `preference`.
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  var change: (inout Key.Value) -> Void = { _ in }
  override var isStructural: Bool { true }

  /// Has those around read anew, once everything is up to date.
  func tellReaders() {
    var next = parent
    while let here = next {
      (here as? PreferenceReaderNode<Key>)?.readLater()
      next = here.parent
    }
  }

  override func detach() {
    tellReaders()
    super.detach()
  }
}

struct PreferenceReader<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PreferenceReaderNode<Key> ?? PreferenceReaderNode<Key>(context)
    var last: Key.Value?
    if let known = node.known as? Key.Value { last = known }
    node.read = { [unowned node] in
      let value = node.value(within: node)
      guard value != last else { return }
      last = value
      node.known = value
      action(value)
    }
    node.updateContent(content, context)
    node.readLater()
    return node
  }
}

/// The node of `onPreferenceChange`.
final class PreferenceReaderNode<Key: PreferenceKey>: WrapperNode {
  var read: () -> Void = {}
  /// The value that the action was last run with.
  var known: Any?
  private var isWaiting = false
  private var isGone = false
  override var isStructural: Bool { true }

  func readLater() {
    guard !isWaiting, !isGone else { return }
    isWaiting = true
    graph.afterUpdate(from: self) { [weak self] in
      guard let self, !self.isGone else { return }
      self.isWaiting = false
      self.read()
    }
  }

  /// What the views within a node hand up.
  func value(within node: Node) -> Key.Value { Self.reduced(node.children) ?? Key.defaultValue }

  private static func reduced(_ nodes: [Node]) -> Key.Value? {
    var whole: Key.Value?
    for node in nodes {
      guard let value = value(of: node) else { continue }
      if var known = whole {
        Key.reduce(value: &known) { value }
        whole = known
      } else {
        whole = value
      }
    }
    return whole
  }

  private static func value(of node: Node) -> Key.Value? {
    guard let preference = node as? PreferenceNode<Key> else { return reduced(node.children) }
    var value = reduced(node.children) ?? Key.defaultValue
    preference.change(&value)
    return value
  }

  override func detach() {
    isGone = true
    super.detach()
  }
}
