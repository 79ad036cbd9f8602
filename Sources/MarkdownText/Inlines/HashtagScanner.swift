/// Finds tags: a `#` and a word, as note programs write them.
///
/// The `#` stands at the start of a text, or after a space or an opening bracket or quotation mark. The
/// word is of letters, digits, `_`, `-` and `/`, and not of digits alone, so that `#12` stays a number.
enum HashtagScanner {
  /// Behind the tag whose `#` is at `at`; `nil` when it is none.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, at: Int, upTo limit: Int) -> Int? {
    guard at == 0 || canStand(after: bytes[at - 1]) else { return nil }
    var end = at + 1
    var hasLetter = false
    while end < limit {
      let byte = bytes[end]
      if byte >= 0x80 {
        guard CharacterClass.after(end, in: bytes) == .other else { break }
        hasLetter = true
        repeat { end += 1 } while end < limit && bytes[end] & 0xC0 == 0x80
        continue
      }
      let isWord = byte.isAlphanumeric || byte == Byte.underscore
      guard isWord || byte == Byte.hyphen || byte == Byte.slash else { break }
      hasLetter = hasLetter || (isWord && !byte.isDigit)
      end += 1
    }
    while end > at + 1, bytes[end - 1] == Byte.slash || bytes[end - 1] == Byte.hyphen { end -= 1 }
    return hasLetter && end > at + 1 ? end : nil
  }

  private static func canStand(after byte: UInt8) -> Bool {
    byte.isWhitespace || byte == Byte.openParen || byte == Byte.openBracket || byte == 0x22
      || byte == Byte.apostrophe
  }
}
