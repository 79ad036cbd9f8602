/// Finds where grapheme clusters start in UTF-8, on the bytes themselves.
enum CharacterBreaks {
  /// Calls `body` with the start of each character in order until it returns false.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Bool) {
    guard bytes.count > 0 else { return }
    var recognizer = Unicode._CharacterRecognizer()
    var offset = 0
    var isFirst = true
    while offset < bytes.count {
      let (scalar, length) = decode(bytes, at: offset)
      // The recognizer must see every scalar, the first one too, although a break before it is certain.
      let breaks = recognizer.hasBreak(before: scalar)
      if breaks || isFirst, !body(offset) { return }
      isFirst = false
      offset += length
    }
  }

  /// The scalar at an offset and its length; U+FFFD and 1 where the bytes are not UTF-8.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else {
      return ("\u{FFFD}", 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = bytes[offset + index]
      guard next & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= smallest[length], let scalar = Unicode.Scalar(value) else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, length)
  }
}
