/// Base64 as age wants it: one spelling for each value, everything else refused (RFC 4648 §3.5).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The letters for some bytes.
  static func encode(_ bytes: some Collection<UInt8>, isPadded: Bool = false) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        letters.append(alphabet[Int(bits >> UInt32(count)) & 63])
      }
    }
    if count > 0 { letters.append(alphabet[Int(bits << UInt32(6 - count)) & 63]) }
    while isPadded, letters.count % 4 != 0 { letters.append(UInt8(ascii: "=")) }
    return letters
  }

  /// The bytes that letters without padding stand for; nil if that is not their only spelling.
  static func decode(_ letters: some Collection<UInt8>) -> [UInt8]? {
    guard letters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    for letter in letters {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return bytes
  }

  /// As `decode`, for letters that are padded to a multiple of four.
  static func decodePadded(_ letters: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard letters.count % 4 == 0 else { return nil }
    let padding = letters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    return decode(letters.dropLast(padding))
  }
}
