import CursesText

/// What the bytes of a file say of it.
public enum TextProbe {
  /// Whether bytes at the start of a file are no text to edit: there is a NUL among them, and besides it
  /// what texts do not have. A text with a few NULs in it is a text.
  public static func isBinary(_ start: [UInt8]) -> Bool {
    guard start.contains(0) else { return false }
    if isUTF16(start) { return true }
    let zeros = start.count { $0 == 0 }
    guard zeros * 4 < start.count, !start.contains(where: isOdd) else { return true }
    // The last character may be cut.
    return (0...3).allSatisfy { String(validating: start.dropLast($0), as: UTF8.self) == nil }
  }

  /// Whether the bytes are UTF-8.
  ///
  /// - Parameter isCut: whether more of the file follows, so that the last character may lack bytes.
  public static func isUTF8(_ start: [UInt8], isCut: Bool) -> Bool {
    (0...(isCut ? 3 : 0)).contains { String(validating: start.dropLast($0), as: UTF8.self) != nil }
  }

  /// Whether a file starts with the mark of UTF-16.
  public static func isUTF16(_ start: [UInt8]) -> Bool {
    start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
  }

  /// The text of UTF-16 with its mark, as UTF-8 without one; nil where that would not be the same text.
  public static func converted(utf16 bytes: [UInt8]) -> SourceText? {
    guard isUTF16(bytes), bytes.count.isMultiple(of: 2) else { return nil }
    let isBig = bytes[0] == 0xFE
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for at in stride(from: 2, to: bytes.count, by: 2) {
      let (high, low) = isBig ? (bytes[at], bytes[at + 1]) : (bytes[at + 1], bytes[at])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    return String(validating: units, as: UTF16.self).map { SourceText($0) }
  }

  /// A control character that texts do not have: tabs, line and page ends, and escapes they do.
  private static func isOdd(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte < 0x20 && byte != 0 && !(0x08...0x0D).contains(byte) && byte != 0x1B
  }
}
