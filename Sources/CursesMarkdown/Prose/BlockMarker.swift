/// Which characters at the start of a paragraph make a block.
package enum BlockMarker {
  package static func isMarker(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if ["-", "*", "+"].contains(text) || isQuote(text) { return true }
    if isHeading(text) { return true }
    guard let end = bytes.last, end == Byte.dot || end == Byte.closeParen else { return false }
    return (2...10).contains(bytes.count) && bytes.dropLast().allSatisfy { $0.isDigit }
  }

  /// Whether it begins a heading.
  package static func isHeading(_ text: String) -> Bool {
    (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { $0 == Byte.hash }
  }

  /// Whether it begins an item of a list.
  package static func isItem(_ text: String) -> Bool {
    isMarker(text) && !isQuote(text) && text.utf8.first != Byte.hash
  }

  /// Whether it begins a quotation, or several within one another.
  package static func isQuote(_ text: String) -> Bool {
    (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { $0 == Byte.greater }
  }

  /// Whether it is the box of a task, open or done.
  package static func isBox(_ text: String) -> Bool { ["[ ]", "[x]", "[X]"].contains(text) }

  /// Whether it is a box with a sign in it: `[-]`, `[/]`. Between brackets a letter or a digit that is typed
  /// is mostly a reference or one of several answers.
  package static func isStatusBox(_ text: String) -> Bool {
    guard text.count == 3, text.first == "[", text.last == "]",
      let mark = text.dropFirst().first
    else { return false }
    return !mark.isLetter && !mark.isNumber && !mark.isWhitespace && !"[]\\".contains(mark)
  }

  /// Whether it begins a footnote: `[^label]:`.
  package static func isFootnote(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count > 4, bytes.starts(with: Array("[^".utf8)), bytes.last == Byte.colon,
      bytes[bytes.count - 2] == Byte.closeBracket
    else { return false }
    return bytes[2..<(bytes.count - 2)].allSatisfy {
      !$0.isWhitespace && $0 != Byte.openBracket && $0 != Byte.closeBracket
    }
  }
}
