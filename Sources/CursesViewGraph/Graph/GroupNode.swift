/// What a group knows one of its children by.
package enum ChildIdentity: Hashable {
  /// Its place among views that are written one after the other.
  case place(Int)
  /// Which of two views it is.
  case branch(Bool)
  /// What it is, where its type is hidden.
  case type(ObjectIdentifier)
  /// What it is called by the program.
  case id(AnyHashable)
}

/// A list of children, each known by an identity; it has no layout of its own.
@_spi(Nodes) open class GroupNode: Node, DepartureHost {
  private var identities: [ChildIdentity] = []
  package var leaving: [Node] = []

  open override var isStructural: Bool { true }

  /// Where a child is made: the child it replaces and the context it stands in.
  @MainActor
  package struct Slot {
    let old: Node?
    let context: ViewContext

    package init(old: Node?, context: ViewContext) {
      self.old = old
      self.context = context
    }
    package func resolve(_ view: some View) -> Node { context.resolve(view, old) }
    func resolveErased(_ view: any View) -> Node { context.resolve(view, old) }
  }

  /// Brings the children up to date: those whose identity is still there are kept with their state.
  package func refresh(
    _ context: ViewContext, kinds: [ChildIdentity], child: (Int, Slot) -> Node
  ) {
    environment = context.environment
    let inner = context.child(of: self)
    if kinds == identities {
      for index in children.indices {
        renew(index, child(index, Slot(old: children[index], context: inner)))
      }
      return
    }
    var old: [ChildIdentity: Node] = [:]
    for (identity, node) in zip(identities, children) { old[identity] = node }
    let before = children
    children = kinds.enumerated().map { index, identity in
      child(index, Slot(old: old[identity], context: inner))
    }
    identities = kinds
    if !before.isEmpty {
      let kept = Set(children.map(ObjectIdentifier.init))
      for node in before where !kept.contains(ObjectIdentifier(node)) { depart(node) }
    }
    graph.setNeedsLayout()
  }

  open override func draw(in canvas: inout Canvas) {
    drawChildren(in: &canvas)
    for node in leaving { node.draw(in: &canvas) }
  }

  open override func detach() {
    detachLeaving()
    super.detach()
  }

  private func renew(_ index: Int, _ node: Node) {
    guard node !== children[index] else { return }
    children[index].detach()
    children[index] = node
    graph.setNeedsLayout()
  }
}

/// A node whose children may go slowly: they are drawn until their transitions are over.
@MainActor
package protocol DepartureHost: Node {
  /// Nodes whose views have gone and that are still drawn.
  var leaving: [Node] { get set }
}

extension DepartureHost {
  /// Takes a child away, by its transition if the change is animated.
  package func depart(_ node: Node) {
    if let transition = node.transition, transition.leave(self) {
      leaving.append(transition)
      graph.motion.departures += 1
    } else {
      node.detach()
    }
  }

  func finishLeaving(_ node: Node) {
    graph.motion.departures -= 1
    leaving.removeAll { $0 === node }
    node.detach()
  }

  package func detachLeaving() {
    graph.motion.departures -= leaving.count
    for node in leaving { node.detach() }
    leaving = []
  }
}
