/// Eight bytes of a text, of which something is found out at once.
package struct ByteWord {
  private let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops = ones &* 0x80

  /// The eight bytes from a place on, which must be there.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    bits = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// Whether none is a control character of ASCII or begins one of U+0080 to U+00BF. Line feeds and tabs
  /// are controls here.
  package var hasNoControl: Bool {
    let isLow = (bits &- Self.ones &* 0x20) & ~bits
    return (isLow | isAny(0x7F) | isAny(0xC2)) & Self.tops == 0
  }

  /// Whether all are letters, spaces, or parts of characters beyond ASCII.
  package var isOfWords: Bool {
    let ascii = bits & ~Self.tops
    let lower = ascii | Self.ones &* 0x20
    // No byte carries into the next: each is below 0x80, and so are the sums but for their highest bits.
    let isLetter = (lower &+ Self.ones &* 0x1F) & ~(lower &+ Self.ones &* 0x05)
    let isSpace = ~((ascii ^ Self.ones &* 0x20) &+ Self.ones &* 0x7F)
    return (bits | isLetter | isSpace) & Self.tops == Self.tops
  }

  /// Has the highest bit of a byte set if one is this; others may be set too, but only then.
  private func isAny(_ byte: UInt64) -> UInt64 {
    let other = bits ^ Self.ones &* byte
    return (other &- Self.ones) & ~other
  }
}
