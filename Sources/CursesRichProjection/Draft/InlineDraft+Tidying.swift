import CursesMarkdown

extension InlineDraft {
  /// Makes the spans such that Markdown can write them: no spaces at the inside of delimiters, no two
  /// neighbours that could be one.
  ///
  /// - Parameter keepsParts: whether what only spaces part stays apart, as in what was written so.
  package mutating func tidy(keepsParts: Bool = false) {
    atoms.removeAll { $0.visible.isEmpty }
    joinNewSpans(keepsParts: keepsParts)
    // Each step frees one atom of a marker, so that there is an end to it.
    while trimOnce() {}
    atoms.removeAll { $0.visible.isEmpty }
  }

  /// A new span goes on with one of its kind that it touches, or that only spaces part it from.
  private mutating func joinNewSpans(keepsParts: Bool) {
    var last: Int?
    for index in atoms.indices where !atoms[index].isWhitespace {
      if let last, !keepsParts || index == last + 1 { join(last, index) }
      last = index
    }
  }

  /// Makes one of equal spans that meet at a visible offset: Markdown cannot write them side by side.
  package mutating func joinSpans(at visible: Int) {
    let index = split(at: visible)
    guard index > 0, index < atoms.count, !atoms[index - 1].isWhitespace, !atoms[index].isWhitespace
    else { return }
    for level in 0..<min(atoms[index - 1].chain.count, atoms[index].chain.count) {
      let (kept, gone) = (atoms[index - 1].chain[level], atoms[index].chain[level])
      if kept == gone { continue }
      guard spans[kept].attributes == spans[gone].attributes, spans[kept].link == spans[gone].link,
        spans[kept].isDelimited || spans[kept].attributes == .code
      else { return }
      for atom in index..<atoms.count {
        atoms[atom].chain = atoms[atom].chain.map { $0 == gone ? kept : $0 }
      }
    }
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let depth = min(atoms[left].chain.count, atoms[right].chain.count)
    var level = 0
    while level < depth, atoms[left].chain[level] == atoms[right].chain[level] { level += 1 }
    guard level < depth else { return }
    let (a, b) = (atoms[left].chain[level], atoms[right].chain[level])
    guard spans[a].attributes == spans[b].attributes, spans[a].isNew || spans[b].isNew,
      spans[a].isDelimited || spans[a].attributes == .code, spans[a].link == spans[b].link
    else { return }
    if spans[a].attributes == .code && right != left + 1 { return }
    let (kept, gone) = spans[a].isNew ? (b, a) : (a, b)
    for index in atoms.indices {
      atoms[index].chain = atoms[index].chain.map { $0 == gone ? kept : $0 }
    }
    for index in (left + 1)..<max(left + 1, right) where !atoms[index].chain.contains(kept) {
      guard atoms[index].chain.count == level else { continue }
      atoms[index].chain.append(kept)
    }
  }

  /// Moves spaces out of the first delimiters found that have them inside. Returns whether it did.
  private mutating func trimOnce() -> Bool {
    for index in atoms.indices {
      if trim(index, against: index - 1, atStart: true) { return true }
      if trim(index, against: index + 1, atStart: false) { return true }
    }
    return false
  }

  private mutating func trim(_ index: Int, against neighbour: Int, atStart: Bool) -> Bool {
    let chain = atoms[index].chain
    guard let innermost = chain.last, spans[innermost].isDelimited else { return false }
    let other = atoms.indices.contains(neighbour) ? atoms[neighbour].chain : []
    var common = 0
    while common < min(chain.count, other.count), chain[common] == other[common] { common += 1 }
    var kept = chain.count
    while kept > common, spans[chain[kept - 1]].isDelimited { kept -= 1 }
    guard kept < chain.count else { return false }
    let spaces = atStart ? leadingSpaces(index) : trailingSpaces(index)
    guard spaces > 0 else { return false }
    let shorter = Array(chain[..<kept])
    let length = atoms[index].visible.count
    guard spaces < length else {
      atoms[index].chain = shorter
      return true
    }
    var tail = atoms[index]
    let cut = atStart ? spaces : length - spaces
    tail.source.removeFirst(cut)
    tail.visible.removeFirst(cut)
    atoms[index].source.removeLast(length - cut)
    atoms[index].visible.removeLast(length - cut)
    if atStart { atoms[index].chain = shorter } else { tail.chain = shorter }
    atoms.insert(tail, at: index + 1)
    return true
  }

  private func leadingSpaces(_ index: Int) -> Int {
    if atoms[index].isWhitespace { return atoms[index].visible.count }
    return atoms[index].isLiteral ? atoms[index].visible.prefix { $0.isBlank }.count : 0
  }

  private func trailingSpaces(_ index: Int) -> Int {
    if atoms[index].isWhitespace { return atoms[index].visible.count }
    return atoms[index].isLiteral ? atoms[index].visible.reversed().prefix { $0.isBlank }.count : 0
  }
}

extension InlineDraft {
  package mutating func dropTrailingSpaces(keepingBreaks: Bool = false) {
    while let last = atoms.last, last.isWhitespace {
      if keepingBreaks, last.visible == [Byte.lineFeed] { return }
      atoms.removeLast()
    }
    guard let last = atoms.last, last.isLiteral else { return }
    let spaces = last.visible.reversed().prefix { $0.isBlank }.count
    atoms[atoms.count - 1].visible.removeLast(spaces)
    atoms[atoms.count - 1].source.removeLast(spaces)
  }

  package mutating func dropLeadingSpaces() {
    while let first = atoms.first, first.isWhitespace { atoms.removeFirst() }
    guard let first = atoms.first, first.isLiteral else { return }
    let spaces = first.visible.prefix { $0.isBlank }.count
    atoms[0].visible.removeFirst(spaces)
    atoms[0].source.removeFirst(spaces)
  }
}
