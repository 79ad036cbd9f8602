/// Puts the bytes of one UTF-8 scalar together, as table 3-7 of the Unicode standard allows them.
struct ScalarAssembler: Sendable {
  enum Outcome {
    case more
    case scalar(Unicode.Scalar)
    /// The byte can begin nothing.
    case invalid
    /// What came before the byte is invalid; the byte itself begins anew.
    case invalidBefore
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func add(_ byte: UInt8) -> Outcome { missing == 0 ? begin(byte) : go(on: byte) }

  private mutating func begin(_ byte: UInt8) -> Outcome {
    allowed = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid
    }
    return .more
  }

  private mutating func go(on byte: UInt8) -> Outcome {
    guard allowed.contains(byte) else { return .invalidBefore }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
  }
}
