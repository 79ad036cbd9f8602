/// HTML character references.
package enum Entities {
  /// The reference that starts with the `&` at `start`: its text, and what comes behind it.
  package static func entity(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (text: String, end: Int)? {
    let at = start + 1
    guard at < bytes.count else { return nil }
    if bytes[at] == Byte.hash { return numeric(bytes, at: at + 1) }
    var end = at
    while end < bytes.count, end - at < longestName, bytes[end].isAlphanumeric { end += 1 }
    guard end > at, end < bytes.count, bytes[end] == Byte.semicolon,
      let text = named[String(decoding: bytes[at..<end], as: UTF8.self)]
    else { return nil }
    return (text, end + 1)
  }

  /// The text of a range with its references resolved.
  package static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    var result: [UInt8] = []
    var at = 0
    while at < text.count {
      if text[at] == Byte.ampersand, let entity = entity(text, at: at) {
        result.append(contentsOf: entity.text.utf8)
        at = entity.end
      } else {
        result.append(text[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func numeric(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (text: String, end: Int)? {
    guard start < bytes.count else { return nil }
    let isHex = bytes[start].lowercased == 0x78
    let first = isHex ? start + 1 : start
    var at = first
    var value: UInt32 = 0
    while at < bytes.count, at - first < (isHex ? 6 : 7) {
      let byte = bytes[at]
      guard isHex ? byte.isHexDigit : byte.isDigit else { break }
      value = isHex ? value << 4 + hexValue(byte) : value * 10 + UInt32(byte - 0x30)
      at += 1
    }
    guard at > first, at < bytes.count, bytes[at] == Byte.semicolon else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(scalar ?? "\u{FFFD}"), at + 1)
  }

  private static func hexValue(_ byte: UInt8) -> UInt32 {
    UInt32(byte.isDigit ? byte - 0x30 : byte.lowercased - 0x61 + 10)
  }

  private static let longestName = 31

  /// Built when the first named reference is met.
  private static let named: [String: String] = {
    var table: [String: String] = [:]
    table.reserveCapacity(2_200)
    for entry in entityTable.utf8.split(separator: Byte.semicolon) {
      guard let equals = entry.firstIndex(of: Byte.equals) else { continue }
      var text = ""
      for code in entry[entry.index(after: equals)...].split(separator: Byte.plus) {
        guard let value = UInt32(Substring(code), radix: 16), let scalar = Unicode.Scalar(value)
        else { continue }
        text.unicodeScalars.append(scalar)
      }
      table[String(Substring(entry[..<equals]))] = text
    }
    return table
  }()
}
