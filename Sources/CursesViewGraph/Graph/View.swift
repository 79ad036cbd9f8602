/// A piece of a user interface: a value that describes it, after SwiftUI's `View`.
///
/// A view is cheap and short-lived. What lives on between two evaluations of a body (state, focus, the
/// text of a field) is kept in the graph, by the view's place in the tree or its explicit identity.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// How the view becomes a node. The library's own: a program's views have a body.
  func _makeNode(_ slot: _NodeSlot) -> _MadeNode
}

extension View {
  /// Inlined where a view is declared: what its body is made of is known there, and need not be looked
  /// up by name while the program starts.
  @inlinable
  public func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    slot.fill(with: self) { view, place in
      place.install(view)
      place.show(place.watched { view.body })
    }
  }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that is drawn by the graph itself and has no body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// The node for this view: `old`, brought up to date, when it is of the right kind, else a new one.
  func resolve(_ old: Node?, _ context: ViewContext) -> Node
}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(type(of: self)) has no body: the graph draws it itself")
  }

  public func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    _MadeNode(node: resolve(slot.old, slot.context))
  }
}

/// What a view needs to know to become a node.
@MainActor
@_spi(Nodes) public struct ViewContext {
  package let graph: ViewGraph
  let parent: Node?
  package var environment: EnvironmentValues

  package init(graph: ViewGraph, parent: Node?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }

  package func child(of node: Node) -> ViewContext {
    ViewContext(graph: graph, parent: node, environment: environment)
  }

  /// How a lazy container around lays out the rows that stand here; nil where all are made at once.
  package var lazyLayout: StackLayout? {
    var next = parent
    while let here = next {
      if let layout = here.lazyLayout { return layout }
      guard here.passesRows else { return nil }
      next = here.parent
    }
    return nil
  }

  /// The node for a view, keeping `old` and its state where it describes the same kind of view.
  package func resolve<V: View>(_ view: V, _ old: Node?) -> Node {
    view._makeNode(_NodeSlot(old: old, context: self)).node
  }
}
