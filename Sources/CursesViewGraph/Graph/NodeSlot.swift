/// A place in the tree that a view is to fill. The library's own.
@MainActor
public struct _NodeSlot {
  package let old: Node?
  package let context: ViewContext

  /// The node of a view with a body. `show` evaluates the body, at once and whenever it is to be evaluated again.
  public func fill<V: View>(
    with view: V, show: @escaping @MainActor (V, _BodyPlace) -> Void
  ) -> _MadeNode {
    guard let node = old as? CompositeNode<V> else {
      return _MadeNode(node: CompositeNode(view, context, show))
    }
    node.update(view, context)
    return _MadeNode(node: node)
  }
}

/// What a view has become. The library's own.
@MainActor
public struct _MadeNode {
  let node: Node

  package init(node: Node) {
    self.node = node
  }
}

/// Where the body of a view is shown. The library's own.
@MainActor
public struct _BodyPlace {
  let node: BodyNode
  let context: ViewContext

  /// Connects the dynamic properties of a view, or of what it stands for.
  public func install<Owner>(_ owner: Owner) {
    node.properties.install(into: owner, host: node)
  }

  /// Evaluates a body, and again when a value that it has read changes.
  public func watched<Body>(_ body: () -> Body) -> Body {
    node.watch.reading(body) { [weak node] in
      onMainActor { node?.setNeedsUpdate() }
    }
  }

  /// Brings what the place shows up to date.
  public func show<Body: View>(_ body: Body) { node.updateContent(body, context) }
}
