/// How words are written in YAML: as they are where that is safe, else in quotation marks.
enum YAMLText {
  static func text(of value: YAMLValue, style: YAMLScalarStyle) -> String {
    switch value {
    case .word(let word): scalar(word, style: style)
    case .list(let words):
      "[" + words.map { scalar($0, style: .plain) }.joined(separator: ", ") + "]"
    }
  }

  static func key(_ name: String) -> String { scalar(name, style: .plain) }

  private static func scalar(_ word: String, style: YAMLScalarStyle) -> String {
    let isOneLine = !word.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || [0x85, 0x2028, 0x2029, 0xFEFF].contains($0.value)
    }
    if !isOneLine || style == .doubleQuoted { return doubleQuoted(word) }
    if style != .singleQuoted, isPlain(word) { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }

  /// Whether a word means itself without quotation marks, in brackets too.
  private static func isPlain(_ word: String) -> Bool {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": true
      default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
      }
    }
    guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last,
      isWord(first) || first == "/" || first == "~", last != " "
    else { return false }
    return word.unicodeScalars.allSatisfy { isWord($0) || " _./+-~".unicodeScalars.contains($0) }
  }

  private static func doubleQuoted(_ word: String) -> String {
    let escaped = word.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case let odd where odd.value < 0x20 || (0x7F...0x9F).contains(odd.value):
        return "\\x" + hex(odd.value, digits: 2)
      case let odd where [0x2028, 0x2029, 0xFEFF].contains(odd.value):
        return "\\u" + hex(odd.value, digits: 4)
      default: return String(Character(scalar))
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
