/// A two-way connection to a value that is kept elsewhere. After SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// A binding that reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  /// The binding itself, as a closure's parameter `$x` needs it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value; setting it writes where it is kept.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding that stays at a value: what is written is lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { getter()[keyPath: keyPath] },
      set: {
        var value = getter()
        value[keyPath: keyPath] = $0
        setter(value)
      })
  }
}

extension Binding {
  /// A binding to an optional's value, or nil when it has none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding {
  /// A binding to a value as an optional; nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// A binding to a value whose type is hidden; another type of value is not written.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in
        if let value = value.base as? Wrapped { base.wrappedValue = value }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

// As SwiftUI's: closures of other tasks hold them.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension State: @unchecked Sendable where Value: Sendable {}

extension Binding: CustomReflectable {
  /// The value under the name that SwiftUI's has, for styles that look into a field.
  public var customMirror: Mirror {
    Mirror(self, children: ["_value": getter()], displayStyle: .struct)
  }
}

/// Bindings to the properties of an observable object. After SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same, as a closure's parameter `$x` needs it.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  /// What makes bindings of properties: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
