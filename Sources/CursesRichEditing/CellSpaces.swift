import CursesMarkdown
import CursesText

/// Spaces typed at an edge of a cell. They mean nothing there and Markdown drops them, but who types one sees
/// it: until the caret leaves the cell they stand in the source as entities.
/// The spaces at the edges of cells, which last as long as the caret is there.
package struct CellSpaces {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Remembers the space before each caret, which was just typed or has come back, if it is such an entity.
  package func noteCellSpaces() {
    for range in document.state.selection.ranges {
      var end = range.head
      while end > 0, document.state.text.byte(at: end - 1) == Byte.space { end -= 1 }
      let start = end - DraftAtom.spaceEntity.count
      if isSpaceEntity(start), !document.typing.cellSpaces.contains(start) {
        document.typing.cellSpaces.append(start)
      }
    }
  }

  /// Takes away the spaces of the cells that no caret is in, or of all cells: for a file to be without them.
  package func dropCellSpaces(ofAll isOfAll: Bool = false, tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    dropCellSpaces(ofAll: isOfAll)
  }

  package func dropCellSpaces(ofAll isOfAll: Bool = false) {
    for (index, start) in document.typing.cellSpaces.enumerated().reversed() {
      guard isSpaceEntity(start) else {
        document.typing.cellSpaces.remove(at: index)
        continue
      }
      let place = document.place(at: start)
      let row = document.paragraph(at: place)
      let cell = row.cells.first { $0.range.contains(place.visible) }
      if let cell, !isOfAll, hasCaret(in: cell, of: place) { continue }
      document.typing.cellSpaces.remove(at: index)
      if let cell { dropSpace(at: place.visible, in: cell, of: row) }
    }
  }

  /// The spaces at the edge of the cell that the one caret is in, which are written with an entity; nil where there are
  /// none.
  var cellSpaceHere: Range<Int>? {
    guard let first = document.typing.cellSpaces.first, document.carets == nil,
      document.state.selection.main.isCaret,
      document.state.selection.ranges.count == 1,
      document.typing.cellSpaces.allSatisfy(isSpaceEntity),
      case (let row, let place) = (document.target.first, document.place(at: first)),
      (place.block, place.paragraph) == (document.head.block, document.head.paragraph),
      let cell = row.cells.first(where: { $0.range.contains(place.visible) }),
      cell.range.lowerBound...cell.range.upperBound ~= document.head.visible,
      case let spaces = row.spaces(around: place.visible, in: cell),
      spaces.lowerBound == cell.range.lowerBound || spaces.upperBound == cell.range.upperBound
    else { return nil }
    let start = row.sourceOffset(spaces.lowerBound, affinity: .downstream)
    let end = row.sourceOffset(spaces.upperBound)
    let isAll = document.typing.cellSpaces.allSatisfy {
      start <= $0 && $0 + DraftAtom.spaceEntity.count <= end
    }
    return isAll ? start..<end : nil
  }

  private func isSpaceEntity(_ start: Int) -> Bool {
    let end = start + DraftAtom.spaceEntity.count
    return start >= 0 && end <= document.state.text.count
      && document.state.text.bytes(in: start..<end) == DraftAtom.spaceEntity
  }

  private func hasCaret(in cell: RichCell, of row: RichPlace) -> Bool {
    document.state.selection.ranges.contains { range in
      [range.anchor, range.head].contains { offset in
        let place = document.place(at: offset)
        return (place.block, place.paragraph) == (row.block, row.paragraph)
          && cell.range.lowerBound <= place.visible && place.visible <= cell.range.upperBound
      }
    }
  }

  private func dropSpace(at visible: Int, in cell: RichCell, of row: RichParagraph) {
    let range = row.spaces(around: visible, in: cell)
    let isAtEdge =
      range.lowerBound == cell.range.lowerBound || range.upperBound == cell.range.upperBound
    var draft = document.draft(of: row)
    if isAtEdge {
      draft.remove(range)
    } else {
      // What was typed behind it made it a space between words.
      guard draft.freeSpace(before: visible + 1) else { return }
    }
    draft.tidy()
    let whole = document.state.selection
    let steps = document.history.stepCount
    // It is none of the carets that this is done at: all of them stay with their text.
    document.carets = CaretRound(whole, steps: document.history.stepCount)
    document.carets?.go(to: whole.ranges.count)
    document.history.endGroup()
    let rewrite = InlineRewrite(paragraph: row, draft: draft, caret: 0, event: .format)
    let isDone = Acceptance(document: document).settleAsIs(rewrite)
    document.carets?.endTurn()
    let ranges = document.carets?.ranges ?? whole.ranges
    document.carets = nil
    guard isDone else { return }
    if steps > 0 { document.history.joinSteps(after: steps - 1) }
    document.setSelection(Selection(ranges, mainIndex: whole.mainIndex))
    document.snapSelection()
  }
}

extension RichParagraph {
  /// The spaces in a cell of it of which one stands at an offset.
  fileprivate func spaces(around visible: Int, in cell: RichCell) -> Range<Int> {
    let before = text[cell.range.lowerBound..<visible].reversed().prefix { $0 == Byte.space }
    let after = text[visible..<cell.range.upperBound].prefix { $0 == Byte.space }
    return visible - before.count..<visible + max(1, after.count)
  }
}
