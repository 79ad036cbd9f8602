import CursesSecrets
@_spi(Nodes) import CursesViewGraph

/// The bytes of a field's value. Offsets are UTF-8 byte offsets between grapheme clusters.
public protocol FieldStorage: Sendable {
  /// Whether the value is a secret: masked, never copied, without history.
  static var isSecret: Bool { get }
  var count: Int { get }
  /// Lends the bytes; no pointer to them may be kept.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>)
}

/// An ordinary value.
public struct PlainStorage: FieldStorage, Hashable {
  /// The value.
  public private(set) var text: String

  public static var isSecret: Bool { false }

  /// A value in ordinary memory.
  public init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
  }

  /// In bytes of UTF-8.
  public var count: Int { text.utf8.count }

  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  /// Puts bytes in place of a range of bytes. What is no UTF-8 becomes U+FFFD.
  public mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    text.replaceSubrange(start..<end, with: String(decoding: bytes, as: UTF8.self))
    text.makeContiguousUTF8()
  }
}

/// A secret value, in the locked memory of a `SecretBytes`. Copies of the storage share the secret.
public struct SecretStorage: FieldStorage {
  /// The locked memory, shared with whoever else holds it.
  public let secret: SecretBytes

  public static var isSecret: Bool { true }

  /// A value in locked memory.
  public init(_ secret: SecretBytes = SecretBytes()) { self.secret = secret }

  /// In bytes of UTF-8.
  public var count: Int { secret.count }

  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    secret.withBytes { body($0.assumingMemoryBound(to: UInt8.self)) }
  }

  /// Puts bytes in place of a range of bytes, in locked memory all the way.
  public mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    secret.replace(range, with: bytes)
  }
}
