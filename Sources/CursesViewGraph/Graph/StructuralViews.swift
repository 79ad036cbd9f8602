/// A view without content.
public struct EmptyView: View, PrimitiveView {
  /// Nothing, which takes no room.
  public init() {}
  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    node.refresh(context, kinds: []) { _, _ in preconditionFailure("an empty view has no child") }
    return node
  }
}

/// Several views side by side, for the container around them to lay out.
public struct TupleView<T>: View, PrimitiveView {
  /// The views, as a tuple.
  public let value: T
  private let views: [any View]

  /// `value` is a tuple of views.
  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  /// The same without reflection, which is slow.
  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    node.refresh(context, kinds: views.indices.map { .place($0) }) { index, slot in
      slot.resolveErased(views[index])
    }
    return node
  }
}

/// One of two views, each with an identity of its own.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Content {
    case first(First)
    case second(Second)
  }
  let content: Content

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    switch content {
    case .first(let view):
      node.refresh(context, kinds: [.branch(true)]) { _, slot in slot.resolve(view) }
    case .second(let view):
      node.refresh(context, kinds: [.branch(false)]) { _, slot in slot.resolve(view) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body of its own") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    switch self {
    case .some(let view):
      node.refresh(context, kinds: [.place(0)]) { _, slot in slot.resolve(view) }
    case .none:
      node.refresh(context, kinds: []) { _, _ in preconditionFailure("nothing has no child") }
    }
    return node
  }
}

/// Views that belong together without a layout of their own.
public struct Group<Content> {
  package let content: Content
  package init(grouping content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Views that the container around lays out as its own.
  public init(@ViewBuilder content: () -> Content) { self.init(grouping: content()) }
  public var body: Never { preconditionFailure("a group has no body: its content stands for it") }
  public func _makeNode(_ slot: _NodeSlot) -> _MadeNode { content._makeNode(slot) }
}

/// A view whose type is hidden. Its state is kept while the type within stays the same.
public struct AnyView: View, PrimitiveView {
  let view: any View
  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GroupNode ?? GroupNode(context)
    node.refresh(context, kinds: [.type(ObjectIdentifier(type(of: view)))]) { _, slot in
      slot.resolveErased(view)
    }
    return node
  }
}
