/// Base64 with padding (RFC 4648), for the clipboard and for terminfo entries.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var at = 0
    while at < bytes.count {
      let group = bytes[at..<min(at + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | (offset < group.count ? UInt32(group[at + offset]) : 0)
      }
      for digit in 0..<4 {
        let value = Int(bits >> (18 - 6 * UInt32(digit))) & 63
        out.append(digit <= group.count ? alphabet[value] : UInt8(ascii: "="))
      }
      at += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
