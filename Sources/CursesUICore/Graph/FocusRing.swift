import TerminalCore

/// Which control has the focus, and the order in which Tab moves it.
@MainActor
final class FocusRing {
  unowned var graph: ViewGraph!
  private(set) var node: Node?
  /// The node that holds the focus within itself, as a dialog does.
  private(set) var modal: Node?
  private var order: [Node] = []
  private var bindings: [FocusBindingNode] = []
  /// Where the focus goes back to when a modal node has gone.
  private var suspended: [(modal: Node, focus: Node)] = []

  /// Brings the ring up to date with the tree: who can have the focus, who asked for it.
  func update(_ root: Node) {
    collect(root)
    settleModal()
    if let node, !order.contains(where: { $0 === node }) { set(nil) }
    takeRequests()
    if node == nil, let first = order.first { set(first) }
  }

  private func collect(_ root: Node) {
    var found: [Node] = []
    var foundBindings: [FocusBindingNode] = []
    var lastModal: Node?
    root.walk { node in
      if node.isModal { lastModal = node }
      if node.isFocusable { found.append(node) }
      if let binding = node as? FocusBindingNode { foundBindings.append(binding) }
    }
    newModal = lastModal
    order = lastModal.map { modal in found.filter { $0.isWithin(modal) } } ?? found
    bindings = foundBindings
  }

  private var newModal: Node?

  private func settleModal() {
    defer { modal = newModal }
    guard newModal !== modal else { return }
    if let newModal, !suspended.contains(where: { $0.modal === newModal }), let node {
      suspended.append((newModal, node))
    }
    let back = suspended.last { $0.modal === modal && newModal !== $0.modal }?.focus
    suspended.removeAll { entry in entry.modal === modal && newModal !== entry.modal }
    if let back, order.contains(where: { $0 === back }) { set(back) }
  }

  private func takeRequests() {
    for binding in bindings {
      switch binding.request() {
      case .focus:
        if let target = order.first(where: { $0.isWithin(binding) }) {
          binding.clearRequest()
          set(target)
        }
      case .blur:
        binding.clearRequest()
        if let node, node.isWithin(binding) { set(nil) }
      case .none: break
      }
    }
  }

  /// Gives the focus to a node, or to none.
  func set(_ new: Node?) {
    guard new !== node else { return }
    let old = node
    node = new
    old?.focusChanged(false)
    new?.focusChanged(true)
    graph.chrome.focusChanged()
    if new?.isScrolled == true { new?.reveal() }
    for binding in bindings {
      let had = old?.isWithin(binding) ?? false
      let has = new?.isWithin(binding) ?? false
      if had != has { binding.report(has) }
    }
    old.map { graph.invalidate(($0.ancestor(PanelNode.self) ?? $0).frame) }
    new.map { graph.invalidate(($0.ancestor(PanelNode.self) ?? $0).frame) }
  }

  /// Moves to the next or the previous control, round the end.
  func move(forward: Bool) {
    guard !order.isEmpty else { return }
    let here = node.flatMap { node in order.firstIndex { $0 === node } }
    let next = here.map { ($0 + (forward ? 1 : order.count - 1)) % order.count }
    set(order[next ?? (forward ? 0 : order.count - 1)])
  }

  /// Whether events may reach a node: not when it lies outside a modal one.
  func allows(_ node: Node) -> Bool { modal.map { node.isWithin($0) } ?? true }

  /// Focuses the nearest control that holds `node`.
  func focusNearest(_ node: Node) {
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
      for binding in bindings where gone.isWithin(binding) { binding.report(false) }
    }
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
