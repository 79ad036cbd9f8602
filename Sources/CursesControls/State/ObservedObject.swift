@_spi(Nodes) import CursesViewGraph

/// Follows an object: the view is evaluated again whenever the object says that it changes.
final class ObjectSubscription<Object: ObservableObject> {
  let object: Object
  /// The node that is evaluated again: another one once the view's row was away and came back.
  private weak var host: (any PropertyHost)?
  private var cancellable: AnyCancellable?

  init(_ object: Object, host: any PropertyHost) {
    self.object = object
    self.host = host
    cancellable = object.objectWillChange.subscribe { [weak self] _ in
      // The object changes after this; the body is evaluated before the next frame, later than that.
      guard let host = self?.host else { return }
      onMainActor { host.setNeedsUpdate() }
    }
  }

  /// The same subscription for a node.
  func following(for host: any PropertyHost) -> ObjectSubscription {
    if self.host !== host { self.host = host }
    return self
  }
}

/// Bindings to the properties of an observed object.
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: AnyObject> {
  let object: Object

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that was handed to the view and that it follows. After SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty {
  /// What `$model` is: it makes bindings of properties.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object, as the parent handed it over.
  public var wrappedValue: ObjectType

  /// Follows an object that somebody else keeps.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Follows an object that somebody else keeps.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings of properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    if let kept = slot as? ObjectSubscription<ObjectType>, kept.object === wrappedValue {
      return kept.following(for: host)
    }
    return ObjectSubscription(wrappedValue, host: host)
  }
}

/// An object that the view makes once and keeps as long as it is on the screen. After SwiftUI's
/// `StateObject`.
///
/// The expression is evaluated at the first use: what the parent gives later is left alone.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, InstallableProperty {
  /// What `$model` is: it makes bindings of properties.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  final class Link {
    let initial: () -> ObjectType
    var object: ObjectType?
    init(_ initial: @escaping () -> ObjectType) { self.initial = initial }
    var current: ObjectType {
      if let object { return object }
      let fresh = initial()
      object = fresh
      return fresh
    }
  }

  let link: Link

  /// Keeps the object that the expression makes at its first use.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { link = Link(thunk) }

  private init(link: Link) { self.link = link }

  package func separated() -> StateObject { StateObject(link: Link(link.initial)) }

  /// The object, made at the first use.
  public var wrappedValue: ObjectType { link.current }
  /// Makes bindings of properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: link.current) }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    if let kept = slot as? ObjectSubscription<ObjectType> {
      link.object = kept.object
      return kept.following(for: host)
    }
    return ObjectSubscription(link.current, host: host)
  }
}

/// An object that a view further out has put into the environment with `environmentObject(_:)`. After
/// SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty,
  InstallableProperty
{
  /// What `$model` is: it makes bindings of properties.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  final class Link {
    var object: ObjectType?
  }

  let link = Link()

  package func separated() -> EnvironmentObject { EnvironmentObject() }

  /// Follows the object of this type that is nearest.
  public init() {}

  /// The object.
  ///
  /// - Precondition: a view around has `environmentObject(_:)` with one of this type.
  public var wrappedValue: ObjectType {
    guard let object = link.object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: add .environmentObject(_:) above this view")
    }
    return object
  }

  /// Makes bindings of properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    guard let object = host.environment[object: ObjectType.self] else { return nil }
    link.object = object
    if let kept = slot as? ObjectSubscription<ObjectType>, kept.object === object {
      return kept.following(for: host)
    }
    return ObjectSubscription(object, host: host)
  }
}

extension View {
  /// Hands an observable object to the views within, found by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  /// Runs an action with every value that a publisher sends while the view is on the screen.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceiverView(content: self, publisher: publisher, action: action)
  }
}

struct ReceiverView<Content: View, Source: Publisher>: View, PrimitiveView {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ReceiverNode<Source.Output> ?? ReceiverNode<Source.Output>(context)
    node.action = action
    node.updateContent(content, context)
    if let one = publisher as? any OneValuePublisher {
      // Another value each time: heard when the views are up to date, as one that is sent.
      guard let value = one.value as? Source.Output, node.isNew(value) else { return node }
      node.last = value
      context.graph.afterUpdate(from: node) { [weak node] in node?.action(value) }
    } else if node.cancellable == nil {
      node.cancellable = publisher.subscribe { [weak node] in node?.action($0) }
    }
    return node
  }
}

/// The node of `onReceive`: subscribed as long as it is there.
final class ReceiverNode<Value>: WrapperNode {
  // Called on whatever thread the publisher sends from.
  nonisolated(unsafe) var action: (Value) -> Void = { _ in }
  var cancellable: AnyCancellable?
  /// What was received last of a publisher of one value.
  var last: Value?
  override var isStructural: Bool { true }
  override var changeDescription: String { "the \(Value.self) of an onReceive" }

  /// Whether a value is another than the last; of what cannot be compared each is.
  func isNew(_ value: Value) -> Bool {
    func isLast<One: Equatable>(_ one: One) -> Bool { (last as? One) == one }
    return (value as? any Equatable).map { !isLast($0) } ?? true
  }

  override func detach() {
    cancellable = nil
    super.detach()
  }
}
