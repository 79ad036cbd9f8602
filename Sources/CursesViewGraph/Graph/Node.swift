import CursesCore

/// What stands behind a view as long as it is on the screen: its place, its children, its state.
@MainActor
@_spi(Nodes) open class Node {
  package unowned let graph: ViewGraph
  private let windowLife: WindowLife
  package private(set) weak var parent: Node?
  let depth: Int
  package var environment: EnvironmentValues
  package var children: [Node] = []
  /// Where the node lies on the screen, set by the last layout.
  package private(set) var frame: Rect = .zero
  /// What was asked in this pass, two or three proposals as a rule: looked through, not hashed.
  private var sizes: [(proposal: ProposedSize, size: Size)] = []
  private var sizesPass = -1

  /// A node below the one that the context names, with its environment.
  public init(_ context: ViewContext) {
    graph = context.graph
    windowLife = context.graph.life
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// Whether the graph is no more, while something else still holds this node.
  package final var windowIsGone: Bool { windowLife.isOver }

  /// Whether the node has no layout of its own: a container lays out its children in its stead.
  open var isStructural: Bool { false }

  /// The nodes a container lays out for this one.
  package final var layoutNodes: [Node] {
    var nodes: [Node] = []
    addLayoutNodes(to: &nodes)
    return nodes
  }

  /// The nodes that this one lays out.
  package final var content: [Node] {
    var nodes: [Node] = []
    for child in children { child.addLayoutNodes(to: &nodes) }
    return nodes
  }

  /// Adds the nodes that a container lays out for this one.
  func addLayoutNodes(to nodes: inout [Node]) {
    guard isStructural else { return nodes.append(self) }
    for child in children { child.addLayoutNodes(to: &nodes) }
  }

  /// How willingly the node gives and takes room in a stack; the higher is served first.
  open var layoutPriority: Double {
    isStructural || children.count != 1 ? 0 : children[0].layoutPriority
  }

  /// Where a line for its alignment lies in the node, in points, where a view says so.
  func explicitGuide(_ guide: AlignmentGuide, _ size: Size) -> Double? {
    isStructural && children.count == 1 ? children[0].explicitGuide(guide, size) : nil
  }

  // MARK: Layout

  private static let mostSizes = 32

  /// The size the node chooses for a proposal. Asked once a pass and proposal.
  package final func size(for proposal: ProposedSize) -> Size {
    if sizesPass != graph.layoutPass {
      sizes.removeAll(keepingCapacity: true)
      sizesPass = graph.layoutPass
    }
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    if sizes.count == Node.mostSizes { sizes.removeAll(keepingCapacity: true) }
    sizes.append((proposal, size))
    return size
  }

  /// A proposal for which the node has chosen a size in this pass. A container shares out its place among its
  /// children as when it was asked: what it may have left over then is missing in the place it got.
  package final func proposal(answeredBy size: Size) -> ProposedSize? {
    guard sizesPass == graph.layoutPass else { return nil }
    return sizes.last { $0.size == size }?.proposal
  }

  /// What `size(for:)` remembers. Children that are laid out over each other: the largest.
  open func measure(_ proposal: ProposedSize) -> Size {
    layoutNodes.filter { $0 !== self }.reduce(.zero) { size, node in
      let one = node.size(for: proposal)
      return Size(columns: max(size.columns, one.columns), rows: max(size.rows, one.rows))
    }
  }

  /// Puts the node at a place; what it covered and what it covers now is drawn again if it moved.
  package final func place(in rect: Rect) {
    if rect != frame {
      graph.invalidate(frame)
      graph.invalidate(rect)
      frame = rect
    }
    placeChildren(in: rect)
  }

  /// Puts the children into the place of the node, which it has by now.
  open func placeChildren(in rect: Rect) {
    for node in content { node.place(in: rect) }
  }

  // MARK: Drawing

  /// Draws the node and what is below it.
  open func draw(in canvas: inout Canvas) { drawChildren(in: &canvas) }

  package final func drawChildren(in canvas: inout Canvas) {
    // What goes may lie outside the area that its group has left.
    let isEach = graph.hasDepartures
    for child in children where isEach || child.isStructural || child.touches(canvas.frame.clip) {
      child.draw(in: &canvas)
    }
  }

  /// Whether drawing the node can change anything in an area.
  open func touches(_ area: Rect) -> Bool { holdsMoved || !frame.intersection(area).isEmpty }

  /// Whether a view below has been moved by an offset, and so may lie outside the node's own cells.
  private var holdsMoved = false

  /// Lets all around know that this view may lie outside their cells.
  final func moveOut() {
    var next = parent
    while let here = next, !here.holdsMoved {
      here.holdsMoved = true
      next = here.parent
    }
  }

  /// Draws the node's area again in the next frame.
  package final func invalidate() { graph.invalidate(frame) }

  /// Whether the node draws nothing itself, so that the light behind may be gathered through it.
  open var passesLight: Bool { isStructural }

  /// Gathers the shapes that are drawn as light. Returns false at what is drawn in cells.
  func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    passesLight ? gatherChildren(children, space, into: &list) : false
  }

  /// The place of the node in a pile: the higher, the nearer to the front.
  var zIndex: Double { isStructural && children.count == 1 ? children[0].zIndex : 0 }

  // MARK: Events

  /// Takes an event or hands it on to the parent.
  open func handle(_ event: InputEvent) -> Bool { false }

  /// Takes a key before the control with the focus does, which is below.
  func takesFirst(_ key: Key) -> Bool { false }
  /// Whether the node takes events while nothing has the focus.
  var takesUnfocused: Bool { false }
  /// Whether the node is drawn otherwise while the focus is within.
  var showsFocus: Bool { false }

  /// Whether the focus can stand here.
  open var isFocusable: Bool { false }
  /// Whether nothing outside this node may have the focus while it is on the screen.
  var isModal: Bool { false }
  /// Whether the node scrolls, or fills what does: the focus there scrolls nothing.
  open var fillsScroller: Bool { false }
  /// Scrolls what the node shows so that a place is seen. Returns whether anything moved.
  open func scrollToShow(_ rect: Rect) -> Bool { false }
  /// Called when the focus has come or gone.
  open func focusChanged(_ isFocused: Bool) {}
  /// Whether something is typed here, in a field.
  open var isField: Bool { false }
  /// What a key will have changed on the screen, where that is known before it is handled.
  open func echo(of key: Key) -> Echo? { nil }
  /// The caret the node shows while it has the focus.
  open var caretMark: CaretMark? { nil }
  /// Where somebody who hears the screen begins to read while the focus is here.
  open var readingPoint: Point { frame.origin }

  /// The deepest node at a place, last drawn first.
  open func hit(_ point: Point) -> Node? {
    for child in children.reversed() {
      if let node = child.hit(point) { return node }
    }
    return !isStructural && frame.contains(point) ? self : nil
  }

  /// Every node of the tree below and with this one, in the order they are drawn.
  package final func walk(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.walk(body) }
  }

  /// What the node is called in a report about endless changes.
  open var changeDescription: String { "a value" }
  /// The name of the view that the node evaluates.
  var viewName: String? { nil }
  /// What a `ForEach` knows the node by.
  package var identity: AnyHashable?
  /// The part of the screen that the node's views can be seen in; nil for all of it.
  open var viewport: Rect? { nil }
  /// How the rows of a `ForEach` lie that are made only when they come into view; nil where all views
  /// are made at once.
  open var lazyLayout: StackLayout? { nil }
  /// Whether what lies within is laid out in rows as what lies around is.
  open var passesRows: Bool { isStructural }

  /// Whether no view that scrolls hides a place of this node.
  final func isVisible(_ point: Point) -> Bool {
    var next: Node? = self
    while let here = next {
      if let viewport = here.viewport, !viewport.contains(point) { return false }
      next = here.parent
    }
    return true
  }

  /// Asks for a layout when a value that the place or the size depends on is another one now.
  package final func layOut<Value: Equatable>(ifNew value: Value, _ old: Value) {
    if value != old { graph.setNeedsLayout() }
  }

  /// Asks for a layout if the node would choose another size now than it did in the last one.
  final func layOutIfResized() {
    let isMeasured = sizesPass == graph.layoutPass && !sizes.isEmpty
    if !isMeasured || sizes.contains(where: { measure($0.proposal) != $0.size }) {
      graph.setNeedsLayout()
    }
  }

  /// Called when the view is gone for good. Overrides call `super` last.
  open func detach() {
    graph.forget(self)
    graph.invalidate(frame)
    for child in children { child.detach() }
  }
}

extension Node {
  /// What is drawn otherwise once the focus comes to this node or leaves it.
  var focusArea: Rect {
    var node: Node? = self
    while let here = node {
      if here.showsFocus { return here.frame }
      node = here.parent
    }
    return frame
  }

  /// The nearest node of a kind, this one included, on the way up.
  package func ancestor<N: Node>(_ kind: N.Type) -> N? {
    var node: Node? = self
    while let here = node {
      if let found = here as? N { return found }
      node = here.parent
    }
    return nil
  }

  /// What is found first in this node and those below, in the order they are drawn; nil where `find` has nothing of any.
  package func first<Found>(_ find: (Node) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for child in children {
      if let found = child.first(find) { return found }
    }
    return nil
  }

  /// Whether a node is this one or below it.
  package func holds(where isWanted: (Node) -> Bool) -> Bool {
    first { isWanted($0) ? $0 : nil } != nil
  }

  package func isWithin(_ other: Node) -> Bool {
    var node: Node? = self
    while let here = node {
      if here === other { return true }
      node = here.parent
    }
    return false
  }
}

/// A node around one content view. Without a layout of its own unless a subclass has one.
@_spi(Nodes) open class WrapperNode: Node {
  /// Brings the content up to date under the given environment.
  package func updateContent(_ view: some View, _ context: ViewContext) {
    environment = context.environment
    let inner = context.child(of: self)
    let node = inner.resolve(view, children.first)
    if let old = children.first, old !== node { old.detach() }
    if children.first !== node {
      children = [node]
      graph.setNeedsLayout()
    }
  }
}

/// A wrapper that lays out its content: as one node, several below each other.
@_spi(Nodes) open class LayoutWrapperNode: WrapperNode {
  open override var layoutPriority: Double { content.first?.layoutPriority ?? 0 }

  package func measureContent(_ proposal: ProposedSize) -> Size {
    let nodes = content
    if nodes.count == 1 { return nodes[0].size(for: proposal) }
    return StackLayout(axis: .vertical, spacing: 0, alignment: .center).measure(nodes, proposal)
  }

  package func placeContent(in rect: Rect) {
    let nodes = content
    if nodes.count == 1 { return nodes[0].place(in: rect) }
    StackLayout(axis: .vertical, spacing: 0, alignment: .center).place(nodes, in: rect)
  }

  open override func measure(_ proposal: ProposedSize) -> Size { measureContent(proposal) }
  open override func placeChildren(in rect: Rect) { placeContent(in: rect) }
}
