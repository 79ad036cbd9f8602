import CursesMarkdown

/// Blanks beside a word that goes: where a line or a cell begins with them Markdown shows none.
package enum DraftBlanks {
  /// Takes the blanks away that stood behind a range of a paragraph which is gone from its draft, where a line or a cell
  /// begins with it and goes on behind them. Returns them.
  package static func take(
    behind range: Range<Int>, of paragraph: RichParagraph, from draft: inout InlineDraft
  ) -> [DraftAtom] {
    let (start, text) = (range.lowerBound, paragraph.text)
    guard start > 0 || paragraph.isTableRow else { return takeLeading(from: &draft) }
    let cell = paragraph.cells.first { $0.range.lowerBound == start }
    guard cell != nil || !paragraph.isTableRow && text[start - 1] == Byte.lineFeed else {
      return []
    }
    let rest = text[range.upperBound..<(cell?.range.upperBound ?? text.count)]
    let count = rest.prefix { $0.isBlank }.count
    guard count > 0, count < rest.count, !rest[rest.startIndex + count].isLineEnd else { return [] }
    let (from, upTo) = (draft.split(at: start), draft.split(at: start + count))
    defer { draft.atoms.removeSubrange(from..<upTo) }
    return Array(draft.atoms[from..<upTo])
  }

  /// Takes away what a paragraph would begin with and not show. Returns it, where text follows.
  package static func takeLeading(from draft: inout InlineDraft) -> [DraftAtom] {
    var copy = draft
    let start = copy.split(at: copy.text.prefix { $0.isWhitespace }.count)
    draft.dropLeadingSpaces()
    return draft.atoms.isEmpty ? [] : Array(copy.atoms[..<start])
  }

  /// Lets the blank at the end of a cell stay of which the last word has gone: as one that was typed there. Returns whether
  /// there is one.
  package static func keep(
    before range: Range<Int>, of row: RichParagraph, in draft: inout InlineDraft
  ) -> Bool {
    let start = range.lowerBound
    guard start > 0, row.text[start - 1] == Byte.space,
      row.cells.contains(where: {
        $0.range.lowerBound < start - 1 && $0.range.upperBound == range.upperBound
      })
    else { return false }
    draft.remove(start - 1..<start)
    draft.insert([Byte.space], at: start - 1, chain: [])
    return true
  }

  /// Takes the spaces away with which a cell of a row begins or ends, and which Markdown does not show there. Those that are
  /// written as entities stay.
  package static func dropAtEdges(ofCellsIn draft: inout InlineDraft) {
    guard draft.isTableRow else { return }
    var cells: [Range<Int>] = []
    var isSpace: [Bool] = []
    var start = 0
    for atom in draft.atoms {
      if atom.attributes.contains(.separator) {
        cells.append(start..<isSpace.count)
        start = isSpace.count + atom.visible.count
      }
      isSpace += atom.visible.map { $0 == Byte.space && atom.isLiteral }
    }
    for cell in (cells + [start..<isSpace.count]).reversed() {
      let text = isSpace[cell]
      let end = text.lastIndex(of: false).map { $0 + 1 } ?? cell.lowerBound
      let first = text.firstIndex(of: false) ?? end
      draft.remove(end..<cell.upperBound)
      draft.remove(cell.lowerBound..<first)
    }
  }

  /// Takes the blanks away that stand beside a line end of the source, where Markdown shows none, and with a line of which
  /// nothing is left its line end.
  package static func dropAtLineEnds(in draft: inout InlineDraft) {
    guard draft.atoms.contains(where: \.isLineEnd) else { return }
    var atoms: [DraftAtom] = []
    for var atom in draft.atoms {
      let isFree = atom.isLiteral && !draft.attributes(of: atom.chain).contains(.code)
      if isFree, atoms.last?.isLineEnd == true {
        let blanks = atom.visible.prefix { $0.isBlank }.count
        atom = atom.part(blanks..<atom.visible.count)
        if atom.visible.isEmpty { continue }
      }
      if atom.isLineEnd {
        while let last = atoms.last, last.isLiteral,
          !draft.attributes(of: last.chain).contains(.code)
        {
          let blanks = last.visible.reversed().prefix { $0.isBlank }.count
          guard blanks > 0 else { break }
          atoms.removeLast()
          guard blanks == last.visible.count else {
            atoms.append(last.part(0..<last.visible.count - blanks))
            break
          }
        }
        // Of two that meet, the one stays that is shown.
        if let last = atoms.last, last.isLineEnd {
          if last.visible != [Byte.lineFeed] { atoms[atoms.count - 1] = atom }
          continue
        }
      }
      atoms.append(atom)
    }
    while atoms.last?.isLineEnd == true { atoms.removeLast() }
    draft.atoms = atoms
  }

  /// Puts blanks back at a visible offset.
  package static func put(
    _ blanks: [DraftAtom], into draft: inout InlineDraft, at visible: Int
  ) {
    guard !blanks.isEmpty else { return }
    draft.atoms.insert(contentsOf: blanks, at: draft.split(at: visible))
  }
}

extension DraftAtom {
  /// Whether it is a line end of the source, shown as one or as a space.
  fileprivate var isLineEnd: Bool {
    !isLiteral && isWhitespace && source.contains { $0.isLineEnd }
  }
}
