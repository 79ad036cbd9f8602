@_spi(Nodes) import CursesViewGraph

/// Hands its content a proxy that scrolls to views by their identity. After SwiftUI's
/// `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// - Parameter content: gets what scrolls the views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ScrollReaderNode ?? ScrollReaderNode(context)
    node.updateContent(Scrolled(proxy: ScrollViewProxy(node: node), content: content), context)
    return node
  }

  /// A view of its own, so that what its body reads is watched.
  private struct Scrolled: View {
    let proxy: ScrollViewProxy
    let content: (ScrollViewProxy) -> Content
    var body: some View { content(proxy) }
  }
}

/// The node of `ScrollViewReader`.
final class ScrollReaderNode: WrapperNode {
  override var isStructural: Bool { true }
}

/// Scrolls to views within a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  weak var node: ScrollReaderNode?

  /// Scrolls so that the view with an identity is seen, after the next layout; in a lazy container one
  /// that is not made yet too.
  ///
  /// - Parameter anchor: where in the scrolling view it is to stand; nil scrolls as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: Alignment? = nil) {
    let wanted = AnyHashable(id)
    node?.graph.afterUpdate { [weak node] in node?.reveal(wanted, anchor) }
  }
}

extension Node {
  /// Scrolls so that a view within is seen, made or not.
  func reveal(_ wanted: AnyHashable, _ anchor: Alignment?) {
    var found: Node?
    var lazy: (rows: LazyRowsNode, index: Int)?
    walk { node in
      if found == nil, node.identity == wanted { found = node }
      guard lazy == nil, let rows = node as? LazyRowsNode else { return }
      lazy = rows.source.index(wanted, 0).map { (rows, $0) }
    }
    if let lazy { return lazy.rows.reveal(lazy.index, anchor: anchor) }
    guard let place = found?.layoutNodes.first else { return }
    if let anchor {
      place.ancestor(ScrollNode.self)?.reveal(place.frame, at: anchor)
    } else {
      place.reveal()
    }
  }
}

extension View {
  /// Gives the view an identity: with another one it is a new view with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// A value that a picker or a list selects the view by.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: tag)
  }
}

struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    node.refresh(context, kinds: [.id(AnyHashable(id))]) { _, slot in slot.resolve(content) }
    node.children.first?.identity = AnyHashable(id)
    return node
  }
}

struct TagView<Content: View, Value: Hashable>: View, PrimitiveView {
  let content: Content
  let tag: Value

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TagNode ?? TagNode(context)
    if node.tag != AnyHashable(tag) { context.graph.setNeedsLayout() }
    node.tag = AnyHashable(tag)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `tag`.
final class TagNode: WrapperNode {
  var tag: AnyHashable?
  override var isStructural: Bool { true }
}

extension Node {
  /// What a container within `self` knows one of its views by: its tag, else its `ForEach` identity.
  func tag(of node: Node) -> AnyHashable? {
    var next: Node? = node
    var identity: AnyHashable?
    while let here = next, here !== self {
      if let tag = (here as? TagNode)?.tag { return tag }
      if identity == nil { identity = here.identity }
      next = here.parent
    }
    return identity
  }
}
