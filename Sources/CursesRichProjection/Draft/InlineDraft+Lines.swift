import CursesMarkdown

/// How line ends and bars of a draft are written where it goes.
extension InlineDraft {
  /// Lets the line ends in the text be followed by `start`, what a line of another place starts with.
  package mutating func useLineStart(_ start: String) {
    for index in atoms.indices where !atoms[index].isLiteral {
      guard let at = atoms[index].source.firstIndex(where: \.isLineEnd) else { continue }
      guard atoms[index].isWhitespace else { continue }
      atoms[index].source = Array(atoms[index].source[..<at]) + Array(start.utf8)
    }
  }

  /// Makes spaces of the line ends, where there can be none.
  package mutating func flattenBreaks() {
    for index in atoms.indices where atoms[index].source.contains(where: \.isLineEnd) {
      atoms[index].source = [Byte.space]
      atoms[index].visible = [Byte.space]
      atoms[index].isLiteral = true
    }
  }

  /// Writes the `|` of links as it is written in a table, where it would end the cell.
  package mutating func escapeBars() {
    let written: [(bar: String, part: WritableKeyPath<DraftSpan, [UInt8]>)] = [
      ("\\|", \.opener), ("%7C", \.closer),
    ]
    for index in spans.indices where spans[index].attributes == .link {
      for (bar, part) in written where spans[index][keyPath: part].contains(Byte.pipe) {
        spans[index][keyPath: part] = spans[index][keyPath: part].flatMap {
          $0 == Byte.pipe ? Array(bar.utf8) : [$0]
        }
      }
    }
  }
}
