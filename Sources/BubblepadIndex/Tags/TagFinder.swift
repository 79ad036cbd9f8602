import BubblepadNotebook

/// Looks for a tag in files.
package enum TagFinder {
  /// In bytes: what of a file is looked at.
  private static let most = 1 << 20

  /// Whether a note has a tag. Letters of ASCII are found whatever their case.
  package static func has(_ tag: String, inFileAt path: String) -> Bool {
    guard let content = try? NoteContent.load(path, firstBytes: most),
      case .plain(let text) = content.kind
    else { return false }
    return has(Array(tag.utf8), in: text.bytes(in: 0..<min(most, text.count)))
  }

  /// Whether a tag, with its `#`, is in a text as a tag of its own.
  package static func has(_ tag: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= tag.count else { return false }
    for start in 0...(text.count - tag.count) where text[start] == tag[0] {
      let end = start + tag.count
      guard start == 0 || !isPart(text[start - 1]), end == text.count || !isPart(text[end]) else {
        continue
      }
      if zip(text[start..<end], tag).allSatisfy({ small($0) == small($1) }) { return true }
    }
    return false
  }

  /// The tag as a regular expression.
  package static func pattern(_ tag: String) -> String {
    tag.map { $0.isLetter || $0.isNumber ? String($0) : "\\" + String($0) }.joined()
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let sign = UnicodeScalar(byte)
    return byte >= 0x80 || sign == "-" || sign == "_" || sign == "/" || sign == "#"
      || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(small(byte))
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
