import CursesMarkdown

extension InlineDraft {
  /// Lets the line ends in the text be followed by `start`, what a line of another place starts with.
  package mutating func useLineStart(_ start: String) {
    for index in atoms.indices where !atoms[index].isLiteral {
      guard let at = atoms[index].source.firstIndex(where: \.isLineEnd) else { continue }
      guard atoms[index].isWhitespace else { continue }
      atoms[index].source = Array(atoms[index].source[..<at]) + Array(start.utf8)
    }
  }
}
