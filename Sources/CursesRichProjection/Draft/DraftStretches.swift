import CursesMarkdown

/// Stretches of the visible text of a draft that other text takes the place of, all in one pass.
package struct DraftStretches {
  /// The stretches, in order, none overlapping.
  package let ranges: [Range<Int>]
  /// For each of them the text that takes its place.
  package let texts: [[UInt8]]

  package init(_ ranges: [Range<Int>], texts: [[UInt8]]) {
    (self.ranges, self.texts) = (ranges, texts)
  }

  /// Puts the texts in, each with the styles and links of the first character it takes the place of, or between two
  /// characters with those that both have.
  package func replace(in draft: inout InlineDraft) {
    let edges = cut(&draft)
    var atoms: [DraftAtom] = []
    atoms.reserveCapacity(draft.atoms.count + texts.count)
    var end = 0
    for (number, text) in texts.enumerated() {
      let (start, upTo) = edges[number]
      atoms += draft.atoms[end..<max(end, start)]
      if !text.isEmpty {
        let chain = chain(of: start..<max(start, upTo), in: draft)
        atoms.append(
          DraftAtom(source: text, visible: text, isLiteral: true, chain: chain, isNew: true))
      }
      end = max(end, start, upTo)
    }
    draft.atoms = atoms + draft.atoms[end...]
  }

  /// The styles and links of text in the place of some atoms, less those that Markdown makes of the text alone.
  private func chain(of gone: Range<Int>, in draft: InlineDraft) -> [Int] {
    let atoms = draft.atoms
    var chain: [Int] = []
    if !gone.isEmpty {
      let before = gone.lowerBound > 0 ? atoms[gone.lowerBound - 1].chain : []
      let after = gone.upperBound < atoms.count ? atoms[gone.upperBound].chain : []
      return atoms[gone.lowerBound].chain.filter {
        !draft.spans[$0].isAutomatic
          || draft.spans[$0].isAddress && (before.contains($0) || after.contains($0))
      }
    } else if gone.lowerBound > 0, gone.lowerBound < atoms.count {
      let (left, right) = (atoms[gone.lowerBound - 1].chain, atoms[gone.lowerBound].chain)
      chain = zip(left, right).prefix { $0 == $1 }.map(\.0)
    }
    return chain.filter { !draft.spans[$0].isAutomatic }
  }

  /// Cuts the atoms where stretches begin and end. Returns the indices of the atoms that then stand there; what cannot
  /// be cut is left or taken as a whole.
  private func cut(_ draft: inout InlineDraft) -> [(Int, Int)] {
    let places = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    var indices: [Int] = []
    var atoms: [DraftAtom] = []
    var end = 0
    for atom in draft.atoms {
      let start = end
      end += atom.visible.count
      var from = start
      while indices.count < places.count, places[indices.count] < max(end, start + 1) {
        let place = places[indices.count]
        if place > from, atom.isLiteral {
          atoms.append(atom.part(from - start..<place - start))
          from = place
        }
        let isNearerToItsEnd =
          !atom.isLiteral && (place - start) * 2 >= end - start && place > start
        indices.append(atoms.count + (isNearerToItsEnd ? 1 : 0))
      }
      atoms.append(from == start ? atom : atom.part(from - start..<end - start))
    }
    draft.atoms = atoms
    indices += Array(repeating: atoms.count, count: places.count - indices.count)
    return stride(from: 0, to: indices.count, by: 2).map { (indices[$0], indices[$0 + 1]) }
  }
}
