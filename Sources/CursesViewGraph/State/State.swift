/// A value that a view owns: it lives as long as the view is on the screen. After SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty, InstallableProperty {
  /// The value itself, held by the view's node.
  final class Box {
    var value: Value
    weak var host: (any PropertyHost)?
    init(_ value: Value) { self.value = value }
  }

  /// What a view's copies share: the box, once the view is on the screen.
  final class Link {
    let initial: () -> Value
    var box: Box?
    init(_ initial: @escaping () -> Value) { self.initial = initial }
    var current: Box {
      if let box { return box }
      let fresh = Box(initial())
      box = fresh
      return fresh
    }
  }

  let link: Link

  /// A value to begin with, made each time the view is, as SwiftUI does; that of the first time counts.
  ///
  /// So a property without a value of its own can be set in `init`: `self.name = name`.
  public init(wrappedValue: Value) { link = Link { wrappedValue } }
  /// A value to begin with, made when the view is first shown.
  public init(initialValue: @autoclosure @escaping () -> Value) { link = Link(initialValue) }

  /// The value; setting it, from any thread, has the view evaluated before the next frame.
  public var wrappedValue: Value {
    get { link.current.value }
    nonmutating set { State.set(newValue, in: link.current) }
  }

  /// A binding to the value, for controls.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.current.value }, set: { State.set($0, in: link.current) })
  }

  private init(link: Link) { self.link = link }

  package func separated() -> State { State(link: Link(link.initial)) }

  private static func set(_ value: Value, in box: Box) {
    box.value = value
    guard let host = box.host else { return }
    onMainActor { host.setNeedsUpdate() }
  }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    let box = slot as? Box ?? link.current
    box.host = host
    link.box = box
    return box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nil to begin with.
  public init() { self.init(wrappedValue: nil) }
}

extension State: CustomReflectable {
  /// The value under the name that SwiftUI's has, for styles that look into a field.
  public var customMirror: Mirror {
    Mirror(self, children: ["_value": link.box?.value ?? link.initial()], displayStyle: .struct)
  }
}
