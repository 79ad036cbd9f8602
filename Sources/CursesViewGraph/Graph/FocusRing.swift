import CursesCore

/// Which control has the focus, and the order in which Tab moves it.
@MainActor
package final class FocusRing {
  unowned var graph: ViewGraph!
  package private(set) var node: Node?
  /// The node that holds the focus within itself, as a dialog does.
  private(set) var modal: Node?
  private var order: [Node] = []
  private var bindings: [FocusBindingNode] = []
  /// What the user has gone to by key, or the program has given the focus.
  private weak var chosen: Node?
  /// Where the focus goes back to when a modal node has gone, and whether it was chosen.
  private var suspended: [(modal: Node, focus: Node, isChosen: Bool)] = []
  /// The control that the program has taken the focus from: as long as it is on the screen no other gets
  /// the focus by itself.
  private weak var relieved: Node?
  /// The same below a dialog, for when that has gone.
  private weak var relievedBelow: Node?
  /// What a field has moved the selection of, and where its caret was then.
  private weak var movedFromField: Node?
  private var fieldCaret: CaretMark?

  /// Brings the ring up to date with the tree: who can have the focus, who asked for it.
  func update(_ root: Node) {
    settle(collect(root))
    if let node, !order.contains(where: { $0 === node }) { set(nil) }
    takeRequests()
    if node == nil, relieved == nil, let first = firstInOrder { set(first) }
  }

  /// Notes that the selection of a node was moved by a field that has the focus.
  package func noteMoved(_ node: Node) { movedFromField = node }

  /// What somebody who hears the screen reads next: what a field has moved the selection of, until something is typed
  /// in the field; else what has the focus.
  var nodeToRead: Node? {
    let caret = node?.caretMark
    if caret != fieldCaret || node?.isField != true { movedFromField = nil }
    fieldCaret = caret
    guard let moved = movedFromField, moved.isVisible(moved.readingPoint) else { return node }
    return moved
  }

  /// Finds who can have the focus. Returns the modal nodes.
  private func collect(_ root: Node) -> [Node] {
    var found: [Node] = []
    var foundBindings: [FocusBindingNode] = []
    var modals: [Node] = []
    root.walk { node in
      if node.isModal { modals.append(node) }
      if node.isFocusable { found.append(node) }
      if let binding = node as? FocusBindingNode { foundBindings.append(binding) }
    }
    order = modals.last.map { modal in found.filter { $0.isWithin(modal) } } ?? found
    bindings = foundBindings
    return modals
  }

  /// - Parameter modals: those there are, the one in front last.
  private func settle(_ modals: [Node]) {
    let newModal = modals.last
    defer { modal = newModal }
    guard newModal !== modal else { return }
    if modal == nil { relievedBelow = relieved }
    relieved = newModal == nil ? relievedBelow : nil
    if let newModal, !suspended.contains(where: { $0.modal === newModal }), let node {
      suspended.append((newModal, node, isChosen(node)))
    }
    // One that another covers, as a menu covers its dialog, has not gone.
    let gone = suspended.filter { entry in !modals.contains { $0 === entry.modal } }
    suspended.removeAll { entry in gone.contains { $0.modal === entry.modal } }
    if let back = gone.first, order.contains(where: { $0 === back.focus }) {
      set(back.focus, isChosen: back.isChosen)
    }
  }

  /// Who has the focus at the start: in a dialog the button that Enter means, unless there is something to
  /// type. No dialog starts at what destroys.
  private var firstInOrder: Node? {
    guard let layer = modal as? LayerNode, !order.contains(where: { $0.isField }) else {
      return order.first { !$0.environment.waitsForFocus }
    }
    let chosen = layer.asks ? layer.defaultButton : layer.chosenButton
    if let chosen, let found = order.first(where: { $0 === chosen }) { return found }
    return layer.asks
      ? order.first { ($0 as? PressNode)?.role != .destructive } : order.first
  }

  private func takeRequests() {
    // Several views share one focus state: each is asked before any of them takes the request for done.
    let blurring = bindings.filter { $0.request() == .blur }
    if let node, blurring.contains(where: { node.isWithin($0) }) {
      set(nil)
      relieved = node
    }
    for binding in blurring { binding.clearRequest() }
    for binding in bindings {
      switch binding.request() {
      case .focus:
        if let target = order.first(where: { $0.isWithin(binding) }) {
          binding.clearRequest()
          set(target, isChosen: true)
        }
      case .blur, .none: break
      }
    }
  }

  /// Whether a node has the focus because it was chosen, and not as the first there is or by a click.
  func isChosen(_ node: Node) -> Bool { node === self.node && node === chosen }

  /// Gives the focus to a node, or to none.
  package func set(_ new: Node?, isChosen: Bool = false) {
    if isChosen { chosen = new }
    guard new !== node else { return }
    if !isChosen { chosen = nil }
    let old = node
    node = new
    if new != nil { relieved = nil }
    old?.focusChanged(false)
    new?.focusChanged(true)
    graph.chrome.focusChanged()
    if new?.isScrolled == true { new?.reveal() }
    for binding in bindings {
      let had = old?.isWithin(binding) ?? false
      let has = new?.isWithin(binding) ?? false
      if had != has { binding.report(has) }
    }
    old.map { graph.invalidate($0.focusArea) }
    new.map { graph.invalidate($0.focusArea) }
  }

  /// Moves to the next or the previous control, round the end.
  package func move(forward: Bool) {
    guard !order.isEmpty else { return }
    let here = node.flatMap { node in order.firstIndex { $0 === node } }
    let next = here.map { ($0 + (forward ? 1 : order.count - 1)) % order.count }
    set(order[next ?? (forward ? 0 : order.count - 1)], isChosen: true)
  }

  /// Whether events may reach a node: not when it lies outside a modal one.
  func allows(_ node: Node) -> Bool { modal.map { node.isWithin($0) } ?? true }

  /// Focuses the nearest control that holds `node`.
  package func focusNearest(_ node: Node) {
    var next: Node? = node
    while let here = next {
      if here.isFocusable {
        set(here)
        return
      }
      next = here.parent
    }
  }

  func forget(_ gone: Node) {
    if node === gone {
      node = nil
      // The panel around it stays, and had its border in the colour of the focus.
      graph.invalidate(gone.focusArea)
      for binding in bindings where gone.isWithin(binding) { binding.report(false) }
    }
    if relieved === gone { relieved = nil }
    order.removeAll { $0 === gone }
    bindings.removeAll { $0 === gone }
    suspended.removeAll { $0.focus === gone }
  }
}

extension View {
  /// Ties the focus of the view to a value of `@FocusState`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusBindingView(content: self, binding: binding, value: value)
  }

  /// Ties the focus of the view to a `@FocusState` that is a `Bool`.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
    FocusBindingView(content: self, binding: binding, value: true)
  }

  /// Keeps the focus and the keys within this view while it is shown, as a dialog does.
  public func modal() -> some View { ModalView(content: self) }
}

struct FocusBindingView<Content: View, Value: Hashable>: View, PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FocusBindingNode ?? FocusBindingNode(context)
    let (link, value) = (binding.link, value)
    node.request = {
      guard let wanted = link.box.request else { return .none }
      if wanted == value { return .focus }
      return wanted == link.box.empty ? .blur : .none
    }
    node.clearRequest = { link.box.request = nil }
    node.report = { hasFocus in
      let box = link.box
      let before = box.value
      if hasFocus { box.value = value } else if box.value == value { box.value = box.empty }
      if box.value != before { box.host?.setNeedsUpdate() }
    }
    node.updateContent(content, context)
    return node
  }
}

/// Tells a focus state about the controls below, and them about it.
final class FocusBindingNode: WrapperNode {
  enum Request { case focus, blur, none }
  var request: () -> Request = { .none }
  var clearRequest: () -> Void = {}
  var report: (Bool) -> Void = { _ in }
  override var isStructural: Bool { true }
}

struct ModalView<Content: View>: View, PrimitiveView {
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ModalNode ?? ModalNode(context)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `modal()`.
final class ModalNode: LayoutWrapperNode {
  override var isModal: Bool { true }
}
