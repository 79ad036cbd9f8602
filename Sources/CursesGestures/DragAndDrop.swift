import CursesCore
import CursesGeometry
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Makes the view one that can be dragged with the mouse to a `dropDestination` of the program.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// The same; the preview is not drawn: the view that would take the value says so itself.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { DraggableView(content: self, payload: payload) }

  /// Takes values of a type that are dragged to this view.
  ///
  /// - Parameters:
  ///   - payloadType: the type.
  ///   - action: takes the values, of which there is one, and the place in the view, in points; returns whether it
  ///     took them. What it does not take is for the views around it.
  ///   - isTargeted: told that the mouse is over the view with a value, and that it is not any more.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { DropView(content: self, action: action, isTargeted: isTargeted) }
}

struct DraggableView<Content: View>: View, PrimitiveView {
  let content: Content
  let payload: () -> any Transferable

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? DraggableNode ?? DraggableNode(context)
    node.payload = payload
    node.updateContent(content, context)
    return node
  }
}

/// The node of a view that can be dragged: a gesture beside those of the views within.
final class DraggableNode: GestureNode<DragGesture.Value> {
  var payload: (() -> any Transferable)?
  /// What is dragged, from the first step of the mouse on.
  private var dragged: (any Transferable)?
  private weak var target: (any DropTaking)?

  override init(_ context: ViewContext) {
    super.init(context)
    rank = .simultaneous
    let drag = _ActionGesture(
      base: DragGesture(minimumDistance: 1, coordinateSpace: .global),
      updated: { [weak self] in self?.move(to: $0.location) },
      ended: { [weak self] in self?.drop(at: $0.location) },
      over: { [weak self] in self?.aim(at: nil) })
    recognizer = drag._makeRecognizer(nil)
  }

  private func move(to place: CGPoint) {
    let payload = dragged ?? payload?()
    dragged = payload
    aim(at: payload.flatMap { destinations(at: place, of: $0).first })
  }

  private func drop(at place: CGPoint) {
    guard let payload = dragged else { return }
    dragged = nil
    for destination in destinations(at: place, of: payload)
    where destination.drop(payload, at: place) { return }
  }

  /// The views at a place that take a value, the innermost first.
  private func destinations(at place: CGPoint, of payload: any Transferable) -> [any DropTaking] {
    let point = Point(
      column: Int((place.x / PointScale.column).rounded(.down)),
      row: Int((place.y / PointScale.row).rounded(.down)))
    var node: Node = self
    while let parent = node.parent { node = parent }
    var found: [any DropTaking] = []
    while let next = node.children.reversed().first(where: { $0.hit(point) != nil }) {
      if let taking = next as? any DropTaking, taking.takes(payload) { found.append(taking) }
      node = next
    }
    return found.reversed()
  }

  private func aim(at next: (any DropTaking)?) {
    guard next !== target else { return }
    target?.target(false)
    next?.target(true)
    target = next
  }
}

struct DropView<Content: View, T: Transferable>: View, PrimitiveView {
  let content: Content
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? DropNode<T> ?? DropNode<T>(context)
    node.action = action
    node.isTargeted = isTargeted
    node.updateContent(content, context)
    return node
  }
}

/// The node of a view that takes what is dragged to it.
final class DropNode<T: Transferable>: LayoutWrapperNode, DropTaking {
  var action: ([T], CGPoint) -> Bool = { _, _ in false }
  var isTargeted: (Bool) -> Void = { _ in }

  override var passesLight: Bool { true }

  func takes(_ payload: any Transferable) -> Bool { payload is T && environment.isEnabled }

  func drop(_ payload: any Transferable, at place: CGPoint) -> Bool {
    guard let value = payload as? T else { return false }
    let rect = PointRect(frame)
    return action([value], CGPoint(x: place.x - rect.x, y: place.y - rect.y))
  }

  func target(_ isTargeted: Bool) { self.isTargeted(isTargeted) }
}
