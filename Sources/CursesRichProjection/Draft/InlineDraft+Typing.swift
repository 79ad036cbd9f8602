import CursesMarkdown

extension InlineDraft {
  /// Takes the line breaks away that stand before a place behind which there is no text. Returns whether
  /// there were any.
  package mutating func dropBreak(before visible: Int) -> Bool {
    let bytes = text
    guard visible > 0, bytes[visible...].allSatisfy(\.isBlank),
      let start = bytes[..<visible].lastIndex(where: { !$0.isWhitespace }).map({ $0 + 1 }),
      bytes[start..<visible].contains(Byte.lineFeed)
    else { return false }
    remove(start..<bytes.count)
    return true
  }

  /// Takes the line end of the source away that is shown as a space at the end of all text, before a place. Returns
  /// whether there was one.
  package mutating func dropLineEnd(before visible: Int) -> Bool {
    guard visible == count, let last = atoms.last, !last.isLiteral,
      last.source.contains(where: \.isLineEnd)
    else { return false }
    atoms.removeLast()
    return true
  }

  /// The spans of text that takes the place of `range`: those of the first character replaced.
  ///
  /// - Parameter isInLink: whether text typed at the end of a link is part of it.
  package func chain(toReplace range: Range<Int>, isInLink: Bool) -> [Int] {
    guard !range.isEmpty else {
      return typingChain(at: range.lowerBound, keepsLinks: isInLink)
    }
    let first = extracting(range).atoms.first
    // More of an address in angle brackets follows: it stays one.
    let next = typingChain(at: range.upperBound)
    return first?.chain.filter {
      !spans[$0].isAutomatic || !spans[$0].opener.isEmpty && next.contains($0)
    } ?? []
  }

  /// Whether a link that is written ends at a visible offset.
  package func endsLink(at visible: Int) -> Bool {
    typingChain(at: visible, keepsLinks: true).contains {
      spans[$0].attributes == .link && !spans[$0].isAutomatic
    } && !typingChain(at: visible).contains { spans[$0].attributes == .link }
  }

  /// The runs of text without any attribute.
  package static func plainRuns(_ text: [UInt8]) -> [RichShape.Run] {
    guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return [] }
    return [RichShape.Run(end: end + 1, attributes: [], link: nil)]
  }
}

extension InlineDraft {
  /// Underscores do not close beside a letter; stars do. Returns whether there were any.
  package mutating func useStarsBesideNew() -> Bool {
    var isChanged = false
    for index in atoms.indices where atoms[index].isNew {
      let near = (max(0, index - 1)...min(atoms.count - 1, index + 1)).flatMap { atoms[$0].chain }
      for span in near where spans[span].opener.first == Byte.underscore {
        let stars = [UInt8](repeating: Byte.star, count: spans[span].opener.count)
        (spans[span].opener, spans[span].closer) = (stars, stars)
        isChanged = true
      }
    }
    return isChanged
  }

  /// Takes the spaces away that are all of a callout's title above its text, where Markdown would lose them.
  /// Returns how many of them stood before a place.
  package mutating func dropEmptyTitle(before visible: Int) -> Int {
    guard let word = atoms.first, word.attributes.contains(.callout),
      let end = atoms.firstIndex(where: { $0.visible == [Byte.lineFeed] }), end > 1,
      atoms[1..<end].allSatisfy(\.isWhitespace)
    else { return 0 }
    let count = atoms[1..<end].reduce(0) { $0 + $1.visible.count }
    atoms.removeSubrange(1..<end)
    return min(max(0, visible - word.visible.count), count)
  }

  /// A space typed beside a line end of the source would be lost: the line end becomes a space too.
  package mutating func flattenBreaksBesideSpaces() {
    for index in atoms.indices where atoms[index].isNew {
      for neighbour in [index - 1, index + 1] where atoms.indices.contains(neighbour) {
        let isBreak =
          atoms[neighbour].visible == [Byte.space] && !atoms[neighbour].isLiteral
          && atoms[neighbour].source.contains { $0.isLineEnd }
        let isBeside =
          neighbour < index
          ? atoms[index].visible.first == Byte.space : atoms[index].visible.last == Byte.space
        guard isBreak, isBeside else { continue }
        atoms[neighbour].source = [Byte.space]
        atoms[neighbour].isLiteral = true
      }
    }
  }
}
