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
      if let ending, right.first?.isSymbolic == false { freeEnd(of: ending, before: place, left) }
      if let starting, left.last?.isSymbolic == false { freeStart(of: starting, at: place, right) }
    }
    guard draft.atoms.map(\.chain) != old.atoms.map(\.chain) else { return false }
    draft.tidy()
    return true
  }

  /// The outermost style that an atom has and its neighbour has not.
  private func style(of atom: DraftAtom, outside other: DraftAtom) -> Int? {
    atom.chain.first { draft.spans[$0].isDelimited && !other.chain.contains($0) }
  }

  /// Takes the symbols out of a style that it ends with, and with a closing bracket the opening one that it begins with.
  private mutating func freeEnd(of style: Int, before place: Int, _ left: String) {
    guard case let count = left.reversed().symbolBytes, count > 0 else { return }
    let start = self.start(of: style)
    free(place - count..<place, of: style)
    guard start < place, case let text = String(decoding: draft.text[start..<place], as: UTF8.self),
      let opener = text.first, Self.closers[opener] == text.last
    else { return }
    free(start..<start + String(opener).utf8.count, of: style)
  }

  /// The same with those that it begins with.
  private mutating func freeStart(of style: Int, at place: Int, _ right: String) {
    guard case let count = right.symbolBytes, count > 0, case let end = self.end(of: style) else {
      return
    }
    free(place..<place + count, of: style)
    guard place < end, case let text = String(decoding: draft.text[place..<end], as: UTF8.self),
      let opener = text.first, let closer = text.last, Self.closers[opener] == closer
    else { return }
    free(end - String(closer).utf8.count..<end, of: style)
  }

  private static let closers: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "“": "”", "‘": "’", "„": "“", "«": "»", "\"": "\"", "'": "'",
  ]

  private func start(of style: Int) -> Int {
    draft.atoms.prefix { !$0.chain.contains(style) }.reduce(0) { $0 + $1.visible.count }
  }

  private func end(of style: Int) -> Int {
    let after = draft.atoms.reversed().prefix { !$0.chain.contains(style) }
    return draft.count - after.reduce(0) { $0 + $1.visible.count }
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
