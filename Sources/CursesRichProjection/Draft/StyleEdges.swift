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
        freeSymbols(place - left.reversed().symbolBytes..<place, of: ending)
      }
      if let starting, left.last?.isSymbolic == false {
        freeSymbols(place..<place + right.symbolBytes, of: starting)
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

  /// Takes the symbols at an end of a style out of it, and of two brackets around all of it the other one, too.
  private mutating func freeSymbols(_ symbols: Range<Int>, of style: Int) {
    guard !symbols.isEmpty else { return }
    let all = range(of: style)
    free(symbols, of: style)
    let text = String(decoding: draft.text[all], as: UTF8.self)
    guard let opener = text.first, let closer = text.last, Self.closers[opener] == closer else {
      return
    }
    free(all.lowerBound..<all.lowerBound + String(opener).utf8.count, of: style)
    free(all.upperBound - String(closer).utf8.count..<all.upperBound, of: style)
  }

  private static let closers: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "“": "”", "‘": "’", "„": "“", "«": "»", "\"": "\"", "'": "'",
  ]

  private func range(of style: Int) -> Range<Int> {
    let before = draft.atoms.prefix { !$0.chain.contains(style) }
    let after = draft.atoms[before.count...].reversed().prefix { !$0.chain.contains(style) }
    func count(_ atoms: some Sequence<DraftAtom>) -> Int {
      atoms.reduce(0) { $0 + $1.visible.count }
    }
    return count(before)..<draft.count - count(after)
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
