import CursesCore

extension View {
  /// Handles keys that the view with the focus and those within did not take.
  ///
  /// - Parameter action: returns whether it took the key.
  public func onKey(_ action: @escaping (Key) -> Bool) -> some View {
    onInput { event in
      guard case .key(let key) = event, key.phase != .up else { return false }
      return action(key)
    }
  }

  /// Handles any event that nothing within took.
  public func onInput(_ action: @escaping (InputEvent) -> Bool) -> some View {
    InputHandlerView(content: self, action: action)
  }

  /// Runs an action when the view comes onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, appear: action ?? {}, disappear: {})
  }

  /// Runs an action when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, appear: {}, disappear: action ?? {})
  }

  /// Runs a task from when the view comes onto the screen until it has gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// Runs a task, and anew when a value has changed; the one before is cancelled.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { TaskView(content: self, value: value, priority: priority, action: action) }

  /// Runs an action with the new value when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: false) { action($1) }
  }

  /// Runs an action with the old and the new value when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// The same for a change whose values do not matter.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Makes the controls of this view inert and dim.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets a value of the environment for this view and those within.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object to the views within, found by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }
}

package struct EnvironmentView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? EnvironmentNode ?? EnvironmentNode(context)
    var inner = context
    change(&inner.environment)
    node.updateContent(content, inner)
    return node
  }
}

/// A wrapper that changes only what the views within find around them.
final class EnvironmentNode: WrapperNode {
  override var isStructural: Bool { true }
}

struct InputHandlerView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (InputEvent) -> Bool

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? InputHandlerNode ?? InputHandlerNode(context)
    node.action = action
    node.updateContent(content, context)
    return node
  }
}

final class InputHandlerNode: WrapperNode {
  var action: (InputEvent) -> Bool = { _ in false }
  override var isStructural: Bool { true }
  override var takesUnfocused: Bool { true }
  override func handle(_ event: InputEvent) -> Bool { action(event) }
}

struct LifetimeView<Content: View>: View, PrimitiveView {
  let content: Content
  let appear: () -> Void
  let disappear: () -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let isNew = !(old is LifetimeNode)
    let node = old as? LifetimeNode ?? LifetimeNode(context)
    node.disappear = disappear
    node.updateContent(content, context)
    if isNew { context.graph.afterUpdate(appear) }
    return node
  }
}

final class LifetimeNode: WrapperNode {
  var disappear: () -> Void = {}
  override var isStructural: Bool { true }
  override func detach() {
    graph.afterUpdate(disappear)
    super.detach()
  }
}

struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let kept = old as? ChangeNode<Value>
    let node = kept ?? ChangeNode(value, context)
    node.updateContent(content, context)
    let before = node.value
    node.value = value
    let (value, action) = (value, action)
    if kept == nil ? initial : before != value {
      context.graph.afterUpdate(from: node) { action(before, value) }
    }
    return node
  }
}

struct TaskView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let value: Value
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TaskNode<Value> ?? TaskNode<Value>(context)
    node.updateContent(content, context)
    guard node.value != value else { return node }
    node.value = value
    let (priority, action) = (priority, action)
    context.graph.afterUpdate { [weak node] in
      node?.task?.cancel()
      node?.task = Task(priority: priority) { @MainActor in await action() }
    }
    return node
  }
}

/// The node of `task`: cancels it when the view goes.
final class TaskNode<Value: Equatable>: WrapperNode {
  var value: Value?
  var task: Task<Void, Never>?
  override var isStructural: Bool { true }
  override func detach() {
    task?.cancel()
    super.detach()
  }

  // A window that is let go detaches nothing.
  deinit { task?.cancel() }
}

/// Remembers the last value that an `onChange` has seen.
final class ChangeNode<Value: Equatable>: WrapperNode {
  var value: Value
  init(_ value: Value, _ context: ViewContext) {
    self.value = value
    super.init(context)
  }
  override var isStructural: Bool { true }
  override var changeDescription: String { "the \(Value.self) of an onChange" }
}

enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls take input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
