import CursesCore

/// The way of an event to the node that takes it.
extension ViewGraph {
  /// Delivers an event. Returns whether anyone took it.
  @discardableResult
  package func send(_ event: InputEvent) -> Bool {
    eventCount += 1
    switch event {
    case .key(let key): return sendKey(key, event)
    case .paste: return deliver(event)
    case .mouse(let mouse): return sendMouse(mouse, event)
    case .focus: return false
    case .resize(let size):
      resize(size)
      return true
    }
  }

  private func sendKey(_ key: Key, _ event: InputEvent) -> Bool {
    finishTransitions()
    if isTakenByShortcut(key, strong: true) || chrome.press(key) { return true }
    if keyWatchers > 0, !isQuitKey(key), isTakenByWatcher(key) { return true }
    if deliver(event) { return true }
    if isTakenByShortcut(key, strong: false) { return true }
    guard key.code == .tab, key.phase != .up, key.modifiers.isSubset(of: .shift) else {
      return false
    }
    focus.move(forward: !key.modifiers.contains(.shift))
    return true
  }

  /// The way out of the program is no key for `onKeyPress`, whatever that asks for.
  private func isQuitKey(_ key: Key) -> Bool { quitKey != nil && key.pressed == quitKey }

  private func isTakenByWatcher(_ key: Key) -> Bool {
    var next = focus.node
    while let here = next {
      if here.takesFirst(key) { return true }
      if here.isModal { return false }
      next = here.parent
    }
    return false
  }

  package func isTakenByShortcut(_ key: Key, strong: Bool) -> Bool {
    !shortcuts.isEmpty && shortcuts.reversed().contains { $0.press(key, strong: strong) }
  }

  /// The deepest node at a place, the foremost layer first.
  private func hit(_ point: Point) -> Node? {
    if let node = chrome.hit(point, inLayers: true) { return node }
    for layer in layers.reversed() {
      if let node = layer.hit(point) { return node }
    }
    return chrome.hit(point, inLayers: false) ?? root?.hit(point)
  }

  /// To the control with the focus and up from it; without one to the handlers, the foremost first.
  private func deliver(_ event: InputEvent) -> Bool {
    if let node = focus.node { return bubble(event, from: node) }
    var handlers: [Node] = []
    (focus.modal ?? root)?.walk { if $0.takesUnfocused { handlers.append($0) } }
    return handlers.reversed().contains { $0.handle(event) }
  }

  private func sendMouse(_ mouse: Mouse, _ event: InputEvent) -> Bool {
    switch mouse.action {
    case .press:
      if let popup = popup?.hit(mouse.position) {
        pressed = popup
        return bubble(event, from: popup)
      }
      guard let node = hit(mouse.position), focus.allows(node) else { return false }
      pressed = node
      if !node.environment.isInKeyBar { focus.focusNearest(node) }
      return bubble(event, from: node)
    case .drag, .release:
      defer { if case .release = mouse.action { pressed = nil } }
      return bubble(event, from: pressed ?? hit(mouse.position))
    default:
      guard let node = hit(mouse.position), focus.allows(node) else { return false }
      return bubble(event, from: node)
    }
  }

  private func bubble(_ event: InputEvent, from node: Node?) -> Bool {
    var next = node
    while let here = next {
      if here.handle(event) { return true }
      if here.isModal { return false }
      next = here.parent
    }
    return false
  }
}
