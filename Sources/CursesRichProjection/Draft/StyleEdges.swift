import CursesMarkdown

/// Where the styles of a draft begin and end beside its letters.
package struct StyleEdges {
  package private(set) var draft: InlineDraft

  package init(_ draft: InlineDraft) { self.draft = draft }

  /// Lets styles end before the symbols at their edge that stand beside a letter outside of them, where Markdown takes
  /// no delimiters: `**Note:**text` is not bold, `**Note**:text` is. Returns whether there were any.
  package mutating func freeSymbols() -> Bool {
    let old = draft
    let text = old.text
    var place = 0
    for (atom, next) in zip(old.atoms, old.atoms.dropFirst()) {
      place += atom.visible.count
      let (ending, starting) = (style(of: atom, outside: next), style(of: next, outside: atom))
      guard ending != nil || starting != nil else { continue }
      let left = String(decoding: text[..<place], as: UTF8.self)
      let right = String(decoding: text[place...], as: UTF8.self)
      if let ending, right.first?.isSymbolic == false {
        free(place - left.reversed().symbolBytes..<place, of: ending)
      }
      if let starting, left.last?.isSymbolic == false {
        free(place..<place + right.symbolBytes, of: starting)
      }
    }
    guard draft.atoms.map(\.chain) != old.atoms.map(\.chain) else { return false }
    draft.tidy()
    return true
  }

  /// The outermost style that an atom has and its neighbour has not.
  private func style(of atom: DraftAtom, outside other: DraftAtom) -> Int? {
    atom.chain.first { draft.spans[$0].isDelimited && !other.chain.contains($0) }
  }

  /// Takes a range of the text out of a style and of what is within that.
  private mutating func free(_ range: Range<Int>, of style: Int) {
    let first = draft.split(at: range.lowerBound)
    for index in first..<max(first, draft.split(at: range.upperBound)) {
      draft.atoms[index].chain = Array(draft.atoms[index].chain.prefix { $0 != style })
    }
  }
}

extension Character {
  /// Whether delimiters between it and a letter do not style the side that it is on.
  fileprivate var isSymbolic: Bool { isPunctuation || isSymbol || isWhitespace }
}

extension Sequence<Character> {
  /// How many bytes the symbols have that it begins with.
  fileprivate var symbolBytes: Int {
    prefix { $0.isSymbolic && !$0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
  }
}
