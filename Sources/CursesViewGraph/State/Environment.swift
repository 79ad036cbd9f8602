/// The key of a value that is handed down the tree of views. After SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a view finds around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The values that keys have where nothing was set.
  public init() {}

  /// The value of a key, its default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object handed down by its type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
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

  private var link = Link()
  private let read: (EnvironmentValues) -> Value

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object that was handed down by its type.
  ///
  /// - Precondition: there is one around the view; `init(_:)` with an optional type asks without.
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

  /// The value around the view, as of the last evaluation of its body.
  public var wrappedValue: Value { link.value ?? read(EnvironmentValues()) }

  /// Whether the property is what tells of the focus.
  package var tellsOfFocus: Bool {
    func value(_ isFocused: Bool) -> Bool? {
      var values = EnvironmentValues()
      values.isFocused = isFocused
      return read(values) as? Bool
    }
    return Value.self == Bool.self && value(true) == true && value(false) == false
  }

  package func separated() -> Environment {
    var copy = self
    copy.link = Link()
    return copy
  }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    link.value = read(host.environment)
    return nil
  }
}
