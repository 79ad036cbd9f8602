/// The key of a value that comes from the view with the focus. After SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view with the focus and those around it hand to the rest of the window.
///
/// A value is named by a property in an extension, with a key of its own or with `@Entry`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public init() {}

  /// The value of a key; nil where the focus is in no view that has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` has made; its default where the focus is in no view that has one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object handed out by its type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// What can be compared of the values: of a binding what is bound, of the rest that it is there.
  var traits: [ObjectIdentifier: AnyHashable] {
    values.mapValues { value in
      let bound = (value as? any BoundValue)?.boundValue ?? value
      return bound as? AnyHashable ?? AnyHashable(ObjectIdentifier(type(of: value)))
    }
  }
}

/// A binding of any type.
private protocol BoundValue {
  var boundValue: Any { get }
}

extension Binding: BoundValue {
  fileprivate var boundValue: Any { wrappedValue }
}

/// A value of the view with the focus, read anywhere in the window: nil while the focus is elsewhere. After
/// SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, InstallableProperty {
  final class Link {
    var value: Value?
  }

  private var link = Link()
  private let read: (FocusedValues) -> Value?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[object: objectType] }
  }

  /// The value, as of the last evaluation of the body.
  public var wrappedValue: Value? { link.value }

  package func separated() -> FocusedValue {
    var copy = self
    copy.link = Link()
    return copy
  }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    guard let keeper = (host as? Node)?.graph.focusedValues else { return nil }
    keeper.add(reader: host)
    link.value = read(keeper.current)
    return nil
  }
}

/// What a binding of the view with the focus is bound to. After SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let focused: FocusedValue<Binding<Value>>

  /// Reads a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The value that is bound; nil while the focus is elsewhere, where setting it does nothing.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { focused.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value, which is nil while the focus is elsewhere.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension View {
  /// Hands a value to the rest of the window while the focus is in this view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isOfScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Hands a value that may be missing to the rest of the window while the focus is in this view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Hands an object, known by its type, to the rest of the window while the focus is in this view.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isOfScene: false) { $0[object: Object.self] = object }
  }

  /// Hands a value to the whole window as long as the view is on the screen, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isOfScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Hands a value that may be missing to the whole window as long as the view is on the screen.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfScene: true) { $0[keyPath: keyPath] = value }
  }
}

struct FocusedValueView<Content: View>: View, PrimitiveView {
  let content: Content
  let isOfScene: Bool
  let apply: (inout FocusedValues) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FocusedValueNode ?? FocusedValueNode(context)
    node.isOfScene = isOfScene
    node.apply = apply
    node.updateContent(content, context)
    node.graph.focusedValues.isStale = true
    return node
  }
}

/// The node of `focusedValue` and `focusedSceneValue`.
final class FocusedValueNode: WrapperNode {
  var isOfScene = false
  var apply: (inout FocusedValues) -> Void = { _ in }
  override var isStructural: Bool { true }

  override func detach() {
    graph.focusedValues.isStale = true
    super.detach()
  }
}

/// The focused values of a window, and the bodies that have read them.
@MainActor
final class FocusedValueKeeper {
  private struct Reader {
    weak var node: (any PropertyHost)?
  }

  private(set) var current = FocusedValues()
  private var traits: [ObjectIdentifier: AnyHashable] = [:]
  private var readers: [ObjectIdentifier: Reader] = [:]
  private weak var lastFocus: Node?
  /// Whether a view that has values came, changed or went.
  var isStale = false

  func add(reader: any PropertyHost) {
    readers[ObjectIdentifier(reader)] = Reader(node: reader)
  }

  /// Finds the values anew where the focus or a view has changed, and has the bodies that read them
  /// evaluated again where they are others.
  func refresh(in graph: ViewGraph) {
    let focus = graph.focus.node
    guard isStale || focus !== lastFocus else { return }
    isStale = false
    lastFocus = focus
    guard !readers.isEmpty else { return }
    current = values(graph.root, focus)
    let traits = current.traits
    guard traits != self.traits else { return }
    self.traits = traits
    readers = readers.filter { $0.value.node != nil }
    for reader in readers.values { reader.node?.setNeedsUpdate() }
  }

  /// Those of the scene, then those around the focus from the outermost on: the nearest wins.
  private func values(_ root: Node?, _ focus: Node?) -> FocusedValues {
    var values = FocusedValues()
    root?.walk { node in
      if let node = node as? FocusedValueNode, node.isOfScene { node.apply(&values) }
    }
    var around: [FocusedValueNode] = []
    var next = focus
    while let here = next {
      if let node = here as? FocusedValueNode { around.append(node) }
      next = here.parent
    }
    for node in around.reversed() { node.apply(&values) }
    return values
  }
}
