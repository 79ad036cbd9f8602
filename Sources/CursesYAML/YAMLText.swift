extension YAMLValue {
  /// The value as it is written after a key.
  package var written: String { YAMLText.text(of: self) }
}

/// How words are written in YAML: as they are where that is safe, else in quotation marks.
enum YAMLText {
  /// - Parameters:
  ///   - style: that of the value before.
  ///   - isInBrackets: whether it stands in brackets, where a comma ends a word.
  static func text(
    of value: YAMLValue, style: YAMLScalarStyle = .plain, isInBrackets: Bool = false
  ) -> String {
    switch value {
    case .nothing: return ""
    case .word(let word): return scalar(word, style: style, isInBrackets: isInBrackets)
    case .text(let word):
      return scalar(
        word, style: style == .singleQuoted ? style : .doubleQuoted, isInBrackets: isInBrackets)
    case .list(let words):
      return "[" + words.map { scalar($0, isInBrackets: true) }.joined(separator: ", ") + "]"
    }
  }

  static func key(_ name: String) -> String {
    isSimple(name) || isPlain(name, within: "", ": x", as: .key) ? name : quoted(name)
  }

  private static func scalar(
    _ word: String, style: YAMLScalarStyle = .plain, isInBrackets: Bool
  ) -> String {
    let isOneLine = !word.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || [0x85, 0x2028, 0x2029, 0xFEFF].contains($0.value)
    }
    if !isOneLine || style == .doubleQuoted { return doubleQuoted(word) }
    if style == .singleQuoted { return quoted(word) }
    if isSimple(word) { return word }
    let isPlain =
      isInBrackets
      ? isPlain(word, within: "[", "]", as: .item) : isPlain(word, within: "k: ", "", as: .value)
    return isPlain ? word : quoted(word)
  }

  /// Whether a word is sure to mean itself without quotation marks.
  private static func isSimple(_ word: String) -> Bool {
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

  /// Where a word stands that is read again.
  private enum Spot { case key, value, item }

  /// Whether a word means itself without quotation marks where it stands: it is read again. Some readers know
  /// `=` and `<<` as words of their own.
  private static func isPlain(
    _ word: String, within opening: String, _ closing: String, as spot: Spot
  ) -> Bool {
    guard word != "=", word != "<<", let root = try? YAMLReader().root(of: opening + word + closing)
    else { return false }
    let node: YAMLNode? =
      switch spot {
      case .key: root.mapping?.count == 1 ? root.mapping?.first?.key : nil
      case .value: root.mapping?["k"]
      case .item: root.sequence?.count == 1 ? root.sequence?.first : nil
      }
    return node?.content == .scalar(word, .plain)
  }

  private static func quoted(_ word: String) -> String {
    "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
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
