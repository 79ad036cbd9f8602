import CursesCore

/// What a pressed control shows of its state.
package struct PressState: Hashable {
  package var isPressed = false
  package var isFocused = false
}

/// Something that acts when it is pressed: by Enter, Space, a click or its shortcut.
///
/// The content is built anew when it is pressed and when the focus comes or goes.
package struct Pressable<Content: View>: View, PrimitiveView {
  var role: ButtonRole?
  let action: () -> Void
  /// Whether Enter is left to the default button, where there is one, wherever the focus came from.
  var yieldsEnter = false
  /// Other keys than Enter and Space.
  var otherKeys: (Key) -> Bool = { _ in false }
  let content: (PressState) -> Content

  package init(
    role: ButtonRole? = nil, yieldsEnter: Bool = false, action: @escaping () -> Void,
    otherKeys: @escaping (Key) -> Bool = { _ in false }, content: @escaping (PressState) -> Content
  ) {
    self.role = role
    self.yieldsEnter = yieldsEnter
    self.action = action
    self.otherKeys = otherKeys
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PressableNode<Content> ?? PressableNode(context, content)
    node.role = role
    node.yieldsEnter = yieldsEnter
    node.action = action
    node.otherKeys = otherKeys
    node.update(content, context)
    return node
  }
}

/// A node that can be pressed.
package class PressNode: LayoutWrapperNode {
  package var role: ButtonRole?
  var yieldsEnter = false
  var action: () -> Void = {}
  var otherKeys: (Key) -> Bool = { _ in false }
  fileprivate(set) var state = PressState()

  /// Rows of the key bar leave the focus in the field: they are pressed by click and shortcut.
  package override var isFocusable: Bool { environment.isEnabled && !environment.isInKeyBar }

  func stateChanged() {}

  package func press() {
    action()
    environment.buttonWasPressed()
  }

  package override func focusChanged(_ isFocused: Bool) {
    super.focusChanged(isFocused)
    state.isFocused = isFocused
    stateChanged()
  }

  package override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up: return handle(key)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, key.code == .enter || key.code == .character(" ") else {
      return otherKeys(key)
    }
    // A button that the user has gone to by key is what Enter means. Space always is for what has the focus.
    if key.code == .enter, yieldsEnter || !graph.focus.isChosen(self),
      graph.isTakenByShortcut(key, strong: false)
    {
      return true
    }
    press()
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .press(.left, _):
      setPressed(true)
      return true
    case .drag(.left): setPressed(frame.contains(mouse.position))
    case .release(.left):
      let isPressed = state.isPressed
      setPressed(false)
      if isPressed, frame.contains(mouse.position) { press() }
    default: return false
    }
    return true
  }

  private func setPressed(_ isPressed: Bool) {
    guard state.isPressed != isPressed else { return }
    state.isPressed = isPressed
    stateChanged()
  }
}

/// The node of `Pressable`.
package final class PressableNode<Content: View>: PressNode, Reevaluable {
  private let watch = BodyWatch()
  private var builder: (PressState) -> Content

  init(_ context: ViewContext, _ builder: @escaping (PressState) -> Content) {
    self.builder = builder
    super.init(context)
  }

  func update(_ builder: @escaping (PressState) -> Content, _ context: ViewContext) {
    self.builder = builder
    if environment.isEnabled != context.environment.isEnabled { graph.setNeedsFocusUpdate() }
    environment = context.environment
    reevaluate()
  }

  override func stateChanged() { setNeedsUpdate() }

  package func reevaluate() {
    graph.evaluated(self)
    let content = watch.reading {
      builder(state)
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    let outer = environment
    var inner = outer
    inner.isFocused = state.isFocused
    updateContent(content, ViewContext(graph: graph, parent: parent, environment: inner))
    environment = outer
  }
}

enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

enum IsInKeyBarKey: EnvironmentKey {
  static let defaultValue = false
}

enum ButtonWasPressedKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  /// Whether the nearest control around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the view stands in the bar of keys below a field.
  package var isInKeyBar: Bool {
    get { self[IsInKeyBarKey.self] }
    set { self[IsInKeyBarKey.self] = newValue }
  }

  /// Called after a button has acted: closes the dialog or the menu around it.
  package var buttonWasPressed: () -> Void {
    get { self[ButtonWasPressedKey.self] }
    set { self[ButtonWasPressedKey.self] = newValue }
  }
}
