/// Destinations of links as they are written.
package enum LinkDestination {
  /// Why something cannot be a destination; `nil` if it can.
  package static func reasonAgainst(_ destination: String) -> String? {
    if destination.isEmpty { return "Type the address of the link." }
    if destination.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "An address cannot contain line ends or control characters."
    }
    if destination.utf8.first == Byte.space || destination.utf8.last == Byte.space {
      return "An address cannot start or end with a space."
    }
    return nil
  }

  /// The title in what ends a link, with its quotation marks: `](address "title")`.
  package static func title(inCloser closer: [UInt8]) -> String? {
    var rest = closer.dropLast()[...]
    guard closer.last == Byte.closeParen, rest.popFirst() == Byte.closeBracket,
      rest.popFirst() == Byte.openParen
    else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    if rest.first == Byte.less {
      var isEscaped = false
      while let byte = rest.popFirst(), isEscaped || byte != Byte.greater {
        isEscaped = !isEscaped && byte == Byte.backslash
      }
    } else {
      rest = rest.drop { !$0.isWhitespace }
    }
    rest = rest.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  /// As it is written in a table, where a pipe would end the cell.
  package static func withoutPipes(_ destination: String) -> String {
    destination.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "%7C")
  }

  /// The destination as it stands between the parentheses: as it is where it can be, else in angle brackets.
  package static func written(_ destination: String) -> String {
    let bytes = Array(destination.utf8)
    if isBalanced(bytes), bytes.first != Byte.less, !bytes.contains(Byte.space) {
      return guarded(bytes, against: [], end: Byte.closeParen)
    }
    return bracketed(destination)
  }

  /// The destination in angle brackets, in which any can stand.
  package static func bracketed(_ destination: String) -> String {
    let marks = [Byte.less, Byte.greater]
    return "<" + guarded(Array(destination.utf8), against: marks, end: Byte.greater) + ">"
  }

  private static func isBalanced(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes where depth >= 0 {
      if byte == Byte.openParen { depth += 1 }
      if byte == Byte.closeParen { depth -= 1 }
    }
    return depth == 0
  }

  /// Bytes that are read as themselves: a backslash stands before those of `marks`, and before a backslash
  /// that would free what follows it; `&` is spelled out where it would begin a character reference.
  ///
  /// - Parameter end: what follows the last of them.
  private static func guarded(_ bytes: [UInt8], against marks: [UInt8], end: UInt8) -> String {
    var written: [UInt8] = []
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : end
        if byte == Byte.ampersand, Entities.entity(bytes, at: index) != nil {
          written += "&amp;".utf8
        } else {
          let isFreeing = byte == Byte.backslash && next.isPunctuation
          if isFreeing || marks.contains(byte) { written.append(Byte.backslash) }
          written.append(byte)
        }
      }
    }
    return String(decoding: written, as: UTF8.self)
  }
}
