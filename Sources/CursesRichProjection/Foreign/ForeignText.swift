/// Text of another program, as bytes: a megabyte is not made a string for nothing.
public struct ForeignText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// UTF-8.
  public let bytes: [UInt8]

  /// A text of bytes, which should be UTF-8.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// A text that is a string.
  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// A text in the source of a program.
  public init(stringLiteral text: String) { self.init(text) }
}
