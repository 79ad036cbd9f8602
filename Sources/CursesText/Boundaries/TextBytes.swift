/// Bytes that can be asked for one at a time, in any order.
///
/// Boundaries of characters and words are found through it, in a rope and in an array alike.
public protocol TextBytes {
  /// The number of bytes.
  var count: Int { get }
  /// The byte at `offset`, or `nil` outside of the text.
  mutating func byte(at offset: Int) -> UInt8?
}

extension SourceReader: TextBytes {}

/// An array of bytes to read boundaries from.
public struct ByteReader: TextBytes, Sendable {
  private let bytes: [UInt8]

  /// Reads `bytes`.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// The byte at `offset`, or `nil` outside of the array.
  public func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }
}
