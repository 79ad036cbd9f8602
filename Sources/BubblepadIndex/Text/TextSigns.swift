/// The signs and letters of ASCII that a text has once it is folded, such as `[` and `g`: one that is not in it is in no
/// word of it.
struct TextSigns: OptionSet, Sendable {
  let rawValue: UInt64

  /// Every sign there is, of a text of which not all is known.
  static let all = TextSigns(rawValue: .max)

  /// The signs alone: letters tell of few notes that they have not got a word.
  var withoutLetters: TextSigns { TextSigns(rawValue: rawValue & 0xFFFF_FFFF) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Those of some bytes, which are folded.
  init(_ bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0
    for byte in bytes { value |= Self.bits[Int(byte)] }
    rawValue = value
  }

  /// The bit of each byte: there are 32 signs and 26 letters.
  private static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 256)
    let all = (UInt8(0x21)...0x7E).filter(isSign) + Array(0x61...0x7A)
    for (place, byte) in all.enumerated() { bits[Int(byte)] = 1 << UInt64(place) }
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
