/// Tells whether two values of a view say the same.
enum ViewComparison {
  /// Compares the stored properties; those whose values the graph keeps do not count. What cannot be
  /// compared, as closures cannot, is never the same.
  static func isSame<V>(_ one: V, _ other: V) -> Bool {
    let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
    return zip(first.children, second.children).allSatisfy { isSameValue($0.value, $1.value) }
  }

  private static func isSameValue(_ one: Any, _ other: Any) -> Bool {
    if one is any DynamicProperty { return !(one is any BindingProperty) }
    guard let first = one as? any Equatable else { return false }
    return isEqual(first, other)
  }

  private static func isEqual<E: Equatable>(_ one: E, _ other: Any) -> Bool {
    one == other as? E
  }
}

/// A property whose value comes from outside the view, and may be another without the graph's knowledge.
protocol BindingProperty {}

extension Binding: BindingProperty {}
