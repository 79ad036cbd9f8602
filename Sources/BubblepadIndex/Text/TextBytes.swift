/// Searches in bytes.
package enum TextBytes {
  /// Whether a text has a word in small letters of ASCII, whatever the case there.
  package static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      for start in 0...(text.count - word.count) where small(text[start]) == first {
        if zip(text[start..<start + word.count], word).allSatisfy({ small($0) == $1 }) {
          return true
        }
      }
      return false
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
