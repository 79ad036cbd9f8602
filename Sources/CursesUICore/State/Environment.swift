/// The key of a value that is handed down the tree of views. After SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a view finds around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object handed down by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value of the environment, read by a view. After SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, InstallableProperty {
  final class Link {
    var value: Value?
  }

  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment: add .environment(_:) above this view")
      }
      return object
    }
  }

  /// An object that may not be there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  public var wrappedValue: Value { link.value ?? read(EnvironmentValues()) }

  @MainActor
  func install(slot: AnyObject?, host: any Reevaluable) -> AnyObject? {
    link.value = read(host.environment)
    return nil
  }
}
