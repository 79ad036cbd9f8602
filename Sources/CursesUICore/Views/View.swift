/// A piece of a user interface: a value that describes it, after SwiftUI's `View`.
///
/// A view is cheap and short-lived. What lives on between two evaluations of a body (state, focus, the
/// text of a field) is kept in the graph, by the view's place in the tree or its explicit identity.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that is drawn by the graph itself and has no body.
@MainActor
protocol PrimitiveView {
  /// The node for this view: `old`, brought up to date, when it is of the right kind, else a new one.
  func resolve(_ old: Node?, _ context: ViewContext) -> Node
}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(type(of: self)) has no body: the graph draws it itself")
  }
}

/// What a view needs to know to become a node.
@MainActor
struct ViewContext {
  let graph: ViewGraph
  let parent: Node?
  var environment: EnvironmentValues

  func child(of node: Node) -> ViewContext {
    ViewContext(graph: graph, parent: node, environment: environment)
  }

  /// The node for a view, keeping `old` and its state where it describes the same kind of view.
  func resolve<V: View>(_ view: V, _ old: Node?) -> Node {
    // Asking a type for a protocol walks through every conformance of the program the first time: a
    // view with a body need not be asked.
    if V.Body.self == Never.self {
      if let primitive = view as? any PrimitiveView { return primitive.resolve(old, self) }
      if let control = view as? any ControlView { return control.resolveControl(old, self) }
    }
    if let node = old as? CompositeNode<V> {
      node.update(view, self)
      return node
    }
    return CompositeNode(view, self)
  }
}
