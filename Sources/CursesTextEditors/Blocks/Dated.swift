@_spi(Nodes) import CursesViewGraph

/// A value that was taken from a version of a text and holds for that one only: a place in it, a range.
///
/// What comes between two events, be it keys, another program or the rest of a file that is read on, may
/// take a place away. Whoever wants the value says which version it is to hold for.
package struct Dated<Value: Hashable & Sendable>: Hashable, Sendable {
  private let value: Value
  private let version: Int

  package init(_ value: Value, at version: Int) { (self.value, self.version) = (value, version) }

  /// The value; nil where the text has become another since.
  package func value(at version: Int) -> Value? { version == self.version ? value : nil }
}
