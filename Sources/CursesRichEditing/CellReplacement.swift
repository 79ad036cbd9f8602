import CursesMarkdown
import CursesText

/// Replaces what is selected over several cells of a table.
struct CellReplacement {
  let document: RichDocument

  /// Empties the selected cells of a table, and puts text into the first of them. Returns nil where no
  /// line between two cells is selected, or the whole table is, which goes as a whole.
  func replaceCells(
    _ target: RichTarget, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome? {
    guard target.first.isTableRow, target.last.isTableRow, target.first.base == target.last.base,
      target.first.leafStart == target.last.leafStart
    else { return nil }
    let isWhole =
      target.from.visible == 0 && target.first.kind == .tableRow(isHeader: true)
      && target.upTo.visible == target.last.text.count && document.isLastOfBlock(target.upTo)
      && bytes.isEmpty
    guard !isWhole else { return nil }
    let stretches = selectedCells(target)
    guard stretches.count > 1 else { return nil }
    document.history.endGroup()
    let steps = document.history.stepCount
    let former = document.moment
    // From the last to the first, by their offsets: a long table may be cut elsewhere after each of them.
    for (index, (start, range)) in stretches.enumerated().reversed() {
      let text = index == 0 ? bytes : []
      if range.isEmpty && text.isEmpty { continue }
      let outcome = Replacement(document: document).replaceInline(
        document.paragraph(at: document.place(at: start)), range, with: text, event: event)
      guard case .refused = outcome else { continue }
      document.goBack(to: former)
      return outcome
    }
    document.history.joinSteps(after: steps)
    document.history.endGroup()
    let row = document.paragraph(at: document.place(at: stretches[0].start))
    let visible = min(target.from.visible + bytes.count, row.text.count)
    document.setSelection(Selection(caret: row.sourceOffset(visible)))
    document.snapSelection()
    return .changed
  }

  /// Writes a row whose first or last cell has no text any more with a pipe outside of it: without one it would be none.
  func settleEmptied(_ rewrite: InlineRewrite) -> Bool {
    guard rewrite.paragraph.isTableRow else { return false }
    let (text, pipe) = (rewrite.draft.written(), [Byte.pipe])
    return [pipe + text, text + pipe, pipe + text + pipe].contains {
      Acceptance(document: document).settle(rewrite, as: $0)
    }
  }

  /// The selected text of each cell, row by row.
  private func selectedCells(_ target: RichTarget) -> [(start: Int, range: Range<Int>)] {
    document.selectedParagraphs.flatMap { place, row in
      let isFirst = (place.block, place.paragraph) == (target.from.block, target.from.paragraph)
      let isLast = (place.block, place.paragraph) == (target.upTo.block, target.upTo.paragraph)
      let from = isFirst ? target.from.visible : 0
      let upTo = isLast ? target.upTo.visible : row.text.count
      let start = row.contentRange.lowerBound
      return row.cells.compactMap { cell -> (start: Int, range: Range<Int>)? in
        guard cell.range.upperBound >= from, cell.range.lowerBound <= upTo else { return nil }
        return (start, cell.range.clamped(to: from..<max(from, upTo)))
      }
    }
  }
}
