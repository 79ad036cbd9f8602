import CursesCore
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Runs an action with what is made of the view's place and size, at first and whenever it is something else.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { action($1) }
  }

  /// Runs an action with what was and what is made of the view's place and size.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

struct GeometryChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GeometryChangeNode<Value> ?? GeometryChangeNode<Value>(context)
    node.transform = transform
    node.action = action
    node.updateContent(content, context)
    return node
  }
}

/// The node of `onGeometryChange`.
final class GeometryChangeNode<Value: Equatable>: LayoutWrapperNode {
  var transform: ((GeometryProxy) -> Value)?
  var action: (Value, Value) -> Void = { _, _ in }
  private var value: Value?

  override var passesLight: Bool { true }

  override func placeChildren(in rect: Rect) {
    super.placeChildren(in: rect)
    let screen = Rect(origin: .zero, size: graph.size)
    let proxy = GeometryProxy(
      rect: PointRect(rect), screen: PointRect(screen), spaces: environment.namedSpaces)
    guard let new = transform?(proxy), new != value else { return }
    let old = value ?? new
    value = new
    graph.afterUpdate(from: self) { [weak self] in self?.action(old, new) }
  }

  override var changeDescription: String { "the \(Value.self) of an onGeometryChange" }
}
