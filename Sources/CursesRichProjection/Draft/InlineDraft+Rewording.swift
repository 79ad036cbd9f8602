import CursesMarkdown

extension InlineDraft {
  /// Makes the words of `range` those of `text`, a single line. What both begin and end with stays as it
  /// is, with its styles; what is new between takes those of the character before it.
  package mutating func rewrite(_ range: Range<Int>, as text: String) {
    guard let change = change(in: range, to: text) else { return }
    let first = split(at: range.lowerBound)
    let start = split(at: change.range.lowerBound)
    let end = split(at: change.range.upperBound)
    let owner = start > first ? start - 1 : start
    let chain = atoms.indices.contains(owner) ? atoms[owner].chain : []
    atoms.removeSubrange(start..<max(start, end))
    insert(change.words, at: change.range.lowerBound, chain: chain)
  }

  /// The stretch that differs, widened to what can only be replaced as a whole.
  private func change(in range: Range<Int>, to text: String) -> (range: Range<Int>, words: [UInt8])?
  {
    let visible = self.text
    let old = Array(String(oneLine: visible[range]))
    let new = Array(text)
    let same = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let (oldRest, newRest) = (old[same...], new[same...])
    let tail = zip(oldRest.reversed(), newRest.reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    func bytes(_ characters: ArraySlice<Character>) -> Int {
      characters.reduce(0) { $0 + $1.utf8.count }
    }
    var lower = range.lowerBound + bytes(old[..<same])
    var upper = range.upperBound - bytes(oldRest.suffix(tail))
    var words = newRest.dropLast(tail).flatMap(\.utf8)
    if lower == upper, words.isEmpty { return nil }
    var end = 0
    for atom in atoms {
      let start = end
      end += atom.visible.count
      guard !atom.isLiteral else { continue }
      if start < lower, lower < end {
        words = visible[start..<lower] + words
        lower = start
      }
      if start < upper, upper < end {
        words += visible[upper..<end]
        upper = end
      }
    }
    return (lower..<upper, words)
  }
}

extension String {
  /// Text as it is edited in a field: line ends are spaces.
  package init(oneLine text: some Sequence<UInt8>) {
    self.init(decoding: text.map { $0.isLineEnd ? Byte.space : $0 }, as: UTF8.self)
  }
}
