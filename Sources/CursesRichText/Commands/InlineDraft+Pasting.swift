import CursesMarkdown
import CursesText

extension InlineDraft {
  /// Puts another draft in at `visible`, within the spans of `chain`. What these say already is not said
  /// again, and no link lies in a link.
  mutating func insert(_ other: InlineDraft, at visible: Int, within chain: [Int]) {
    var index = split(at: visible)
    let around = attributes(of: chain)
    let shift = spans.count
    spans += other.spans.map { span in
      var span = span
      span.isNew = true
      return span
    }
    let new = other.atoms.map { atom in
      var atom = atom
      let own = atom.chain.filter { span in
        let attributes = other.spans[span].attributes
        return attributes.isEmpty || !attributes.isSubset(of: around)
      }
      atom.chain = chain + own.map { $0 + shift }
      atom.isNew = true
      return atom
    }
    atoms.insert(contentsOf: new, at: index)
    for _ in 0..<2 where !new.isEmpty {
      joinLinks(at: index)
      index += new.count
    }
  }

  /// Makes one of two links side by side that lead to the same place: they are the parts of one.
  private mutating func joinLinks(at index: Int) {
    guard index > 0, index < atoms.count,
      let kept = atoms[index - 1].chain.first(where: { spans[$0].attributes == .link }),
      let gone = atoms[index].chain.first(where: { spans[$0].attributes == .link }), kept != gone,
      spans[kept].link == spans[gone].link, spans[kept].opener == spans[gone].opener,
      !spans[kept].isAutomatic, !spans[gone].isAutomatic
    else { return }
    let outer = (
      atoms[index - 1].chain.prefix { $0 != kept }, atoms[index].chain.prefix { $0 != gone }
    )
    guard outer.0 == outer.1 else { return }
    for atom in atoms.indices {
      atoms[atom].chain = atoms[atom].chain.map { $0 == gone ? kept : $0 }
    }
  }

  mutating func addSpaces(before: [UInt8], after: [UInt8]) {
    if !before.isEmpty {
      atoms.insert(
        DraftAtom(source: before, visible: before, isLiteral: true, chain: []), at: 0)
    }
    guard !after.isEmpty else { return }
    atoms.append(DraftAtom(source: after, visible: after, isLiteral: true, chain: []))
  }
}
