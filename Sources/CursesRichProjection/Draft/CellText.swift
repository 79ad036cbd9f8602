import CursesMarkdown

/// The text of a cell of a table, in which a tag stands for a line break.
package enum CellText {
  /// A line break of a cell, within the spans of `chain`.
  package static func breakAtom(within chain: [Int]) -> DraftAtom {
    DraftAtom(
      source: Array(LineBreakTag.text.utf8), visible: [Byte.lineFeed], isLiteral: false,
      chain: chain)
  }

  /// So many line breaks of a cell.
  package static func breaks(_ count: Int) -> InlineDraft {
    var draft = InlineDraft()
    draft.atoms = Array(repeating: breakAtom(within: []), count: count)
    return draft
  }

  /// A text with line ends.
  package static func draft(_ text: [UInt8]) -> InlineDraft {
    draft(lines: text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false))
  }

  /// Lines, each as it is written.
  package static func draft(lines: [ArraySlice<UInt8>]) -> InlineDraft {
    var draft = InlineDraft()
    for (index, line) in lines.enumerated() {
      if index > 0 { draft.atoms.append(breakAtom(within: [])) }
      draft.insert(Array(line), at: draft.count, chain: [])
    }
    return draft
  }

  /// The text as that of a paragraph, with line breaks.
  package static func paragraph(_ text: InlineDraft) -> InlineDraft {
    var draft = text
    draft.isTableRow = false
    for (index, atom) in text.atoms.enumerated() where isLineBreak(atom) {
      draft.atoms[index] = DraftAtom(
        source: [Byte.backslash, Byte.lineFeed], visible: [Byte.lineFeed], isLiteral: false,
        chain: atom.chain)
    }
    return draft
  }

  /// The text of a paragraph as that of a cell: a line end of the source that is no line break is a space in it, and a `|`
  /// of a link is written so that it ends no cell.
  package static func cell(_ text: InlineDraft) -> InlineDraft {
    var draft = text
    for (index, atom) in text.atoms.enumerated() where isLineBreak(atom) {
      draft.atoms[index] = breakAtom(within: atom.chain)
    }
    for index in draft.spans.indices where draft.spans[index].attributes == .link {
      escapeBars(&draft.spans[index].opener, as: "\\|")
      escapeBars(&draft.spans[index].closer, as: "%7C")
    }
    return line(draft)
  }

  /// The text in one line, as headings have theirs: spaces for the line ends of its source.
  package static func line(_ text: InlineDraft) -> InlineDraft {
    var draft = text
    for (index, atom) in text.atoms.enumerated() where atom.source.contains(where: \.isLineEnd) {
      draft.atoms[index].source = [Byte.space]
      draft.atoms[index].visible = [Byte.space]
      draft.atoms[index].isLiteral = true
    }
    return draft
  }

  private static func escapeBars(_ part: inout [UInt8], as bar: String) {
    guard part.contains(Byte.pipe) else { return }
    part = part.flatMap { $0 == Byte.pipe ? Array(bar.utf8) : [$0] }
  }

  private static func isLineBreak(_ atom: DraftAtom) -> Bool {
    if atom.visible == [Byte.lineFeed] { return true }
    guard atom.attributes.contains(.raw), atom.visible.first == Byte.less else { return false }
    return atom.visible.withUnsafeBufferPointer { LineBreakTag.begins($0) }
  }
}
