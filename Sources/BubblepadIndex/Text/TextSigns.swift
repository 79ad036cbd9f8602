/// The signs of ASCII that a text has, such as `[` and `#`: one that is not in it is in no word of it.
struct TextSigns: OptionSet, Sendable {
  let rawValue: UInt32

  /// Every sign there is, of a text of which not all is known.
  static let all = TextSigns(rawValue: .max)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Those of some bytes.
  init(_ bytes: some Sequence<UInt8>) {
    var value: UInt32 = 0
    for byte in bytes { value |= Self.bits[Int(byte)] }
    rawValue = value
  }

  /// The bit of each byte: there are 32 signs.
  private static let bits: [UInt32] = {
    var bits = [UInt32](repeating: 0, count: 256)
    for (place, byte) in (UInt8(0x21)...0x7E).filter(isSign).enumerated() {
      bits[Int(byte)] = 1 << UInt32(place)
    }
    return bits
  }()

  /// Whether a byte is a sign: printable, and no letter or digit.
  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    default: (0x21...0x7E).contains(byte)
    }
  }
}
