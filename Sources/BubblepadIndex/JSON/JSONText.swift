/// A text in some JSON with the place where it stands.
package struct JSONText: Sendable, Equatable {
  /// The keys that lead to it, the outermost first; places in arrays do not count.
  package let keys: [String]
  /// What it says.
  package let text: String
  /// Where it stands, its quotation marks too.
  package let range: Range<Int>

  package init(keys: [String], text: String, range: Range<Int>) {
    (self.keys, self.text, self.range) = (keys, text, range)
  }

  /// The texts of some bytes that are values of keys, in their order; nil where they are no JSON.
  package static func all(in bytes: [UInt8]) -> [JSONText]? { JSONReader.texts(in: bytes) }
}
