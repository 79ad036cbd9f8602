import CursesViews

/// A length that follows the size of the text. After SwiftUI's; a terminal has one size of text, so that it is
/// the length as it is written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// A length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A length beside text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
