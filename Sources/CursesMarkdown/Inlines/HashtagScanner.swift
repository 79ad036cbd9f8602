/// Finds tags: a `#` and a word, as note programs write them.
///
/// The `#` stands at the start of a text, or after a space or an opening bracket or quotation mark. The
/// word is of letters, digits, symbols such as emoji, `_`, `-` and `/`, ends in none of the last
/// two, and is not of digits alone, so that `#12` stays a number and `#2026-11` is a tag.
package enum HashtagScanner {
  /// Behind the tag whose `#` is at `at`; `nil` when it is none.
  package static func end(in bytes: UnsafeBufferPointer<UInt8>, at: Int, upTo limit: Int) -> Int? {
    guard at == 0 || canStand(after: bytes[at - 1]) else { return nil }
    var end = at + 1
    while end < limit {
      let byte = bytes[end]
      if byte >= 0x80 {
        guard isPart(scalarAt: end, in: bytes) else { break }
        repeat { end += 1 } while end < limit && bytes[end] & 0xC0 == 0x80
        continue
      }
      let isWord = byte.isAlphanumeric || byte == Byte.underscore
      guard isWord || byte == Byte.hyphen || byte == Byte.slash else { break }
      end += 1
    }
    while end > at + 1, bytes[end - 1] == Byte.slash || bytes[end - 1] == Byte.hyphen { end -= 1 }
    return bytes[at + 1..<end].contains { !$0.isDigit } ? end : nil
  }

  /// Whether a character beyond ASCII is no space and no punctuation.
  private static func isPart(scalarAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch CharacterClass.after(start, in: bytes) {
    case .space: false
    case .other: true
    case .punctuation: CharacterClass.isSymbol(at: start, in: bytes)
    }
  }

  private static func canStand(after byte: UInt8) -> Bool {
    byte.isWhitespace || byte == Byte.openParen || byte == Byte.openBracket || byte == 0x22
      || byte == Byte.apostrophe
  }
}
