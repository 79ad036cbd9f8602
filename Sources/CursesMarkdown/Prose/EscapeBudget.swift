/// How much of a text may still be parsed to find out which backslashes it needs, so that a paste of
/// megabytes does not wait for it.
package final class EscapeBudget {
  package private(set) var bytes: Int

  package init(_ bytes: Int = 1 << 18) { self.bytes = bytes }

  /// What a parse costs besides its bytes, in bytes.
  private static let start = 64

  /// Takes what a parse costs. Returns false where not enough is left.
  package func spend(_ count: Int) -> Bool {
    guard bytes > 0 else { return false }
    bytes -= count + Self.start
    return true
  }
}
