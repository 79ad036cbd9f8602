import CursesViewGraph

/// Where a screen reader is. After SwiftUI's `AccessibilityFocusState`.
///
/// A screen reader in a terminal reads the screen itself and tells no program where: the value stays the one without
/// focus, and setting it does nothing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  /// Whether the reader is at a view.
  public init() where Value == Bool { none = false }

  /// Which view the reader is at; nil for none.
  public init<Name: Hashable>() where Value == Name? { none = nil }

  /// The value without focus; setting it does nothing.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  /// A binding to the place of the reader.
  public var projectedValue: Binding { Binding(none: none) }

  /// A binding to the place of the reader, which stays where it is.
  @propertyWrapper
  public struct Binding {
    let none: Value
    /// The value without focus; setting it does nothing.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Accepted: a screen reader in a terminal goes where the user sends it.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Accepted: a screen reader in a terminal goes where the user sends it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
