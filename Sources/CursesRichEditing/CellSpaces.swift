import CursesMarkdown
import CursesText

/// Spaces typed at an edge of a cell. They mean nothing there and Markdown drops them, but who types one sees
/// it: until the caret leaves the cell they stand in the source as entities.
extension RichDocument {
  /// Remembers the space before each caret, which was just typed or has come back, if it is such an entity.
  package func noteCellSpaces() {
    for range in state.selection.ranges {
      var end = range.head
      while end > 0, state.text.byte(at: end - 1) == Byte.space { end -= 1 }
      let start = end - DraftAtom.spaceEntity.count
      if isSpaceEntity(start), !typing.cellSpaces.contains(start) {
        typing.cellSpaces.append(start)
      }
    }
  }

  /// Takes away the spaces of the cells that no caret is in, or of all cells: for a file to be without them.
  public func dropCellSpaces(ofAll isOfAll: Bool = false, tick: Int) {
    begin(at: tick)
    defer { end() }
    dropCellSpaces(ofAll: isOfAll)
  }

  package func dropCellSpaces(ofAll isOfAll: Bool = false) {
    for (index, start) in typing.cellSpaces.enumerated().reversed() {
      guard isSpaceEntity(start) else {
        typing.cellSpaces.remove(at: index)
        continue
      }
      let place = place(at: start)
      let row = paragraph(at: place)
      let cell = row.cells.first { $0.range.contains(place.visible) }
      if let cell, !isOfAll, hasCaret(in: cell, of: place) { continue }
      typing.cellSpaces.remove(at: index)
      if let cell { dropSpace(at: place.visible, in: cell, of: row) }
    }
  }

  /// The spaces at the edge of the cell that the one caret is in, which are written with an entity; nil where there are
  /// none.
  var cellSpaceHere: Range<Int>? {
    guard let first = typing.cellSpaces.first, carets == nil, state.selection.main.isCaret,
      state.selection.ranges.count == 1, typing.cellSpaces.allSatisfy(isSpaceEntity),
      case (let row, let place) = (target.first, place(at: first)),
      (place.block, place.paragraph) == (head.block, head.paragraph),
      let cell = row.cells.first(where: { $0.range.contains(place.visible) }),
      cell.range.lowerBound...cell.range.upperBound ~= head.visible,
      case let spaces = row.spaces(around: place.visible, in: cell),
      spaces.lowerBound == cell.range.lowerBound || spaces.upperBound == cell.range.upperBound
    else { return nil }
    let start = row.sourceOffset(spaces.lowerBound, affinity: .downstream)
    let end = row.sourceOffset(spaces.upperBound)
    let isAll = typing.cellSpaces.allSatisfy {
      start <= $0 && $0 + DraftAtom.spaceEntity.count <= end
    }
    return isAll ? start..<end : nil
  }

  private func isSpaceEntity(_ start: Int) -> Bool {
    let end = start + DraftAtom.spaceEntity.count
    return start >= 0 && end <= state.text.count
      && state.text.bytes(in: start..<end) == DraftAtom.spaceEntity
  }

  private func hasCaret(in cell: RichCell, of row: RichPlace) -> Bool {
    state.selection.ranges.contains { range in
      [range.anchor, range.head].contains { offset in
        let place = place(at: offset)
        return (place.block, place.paragraph) == (row.block, row.paragraph)
          && cell.range.lowerBound <= place.visible && place.visible <= cell.range.upperBound
      }
    }
  }

  private func dropSpace(at visible: Int, in cell: RichCell, of row: RichParagraph) {
    let range = row.spaces(around: visible, in: cell)
    let isAtEdge =
      range.lowerBound == cell.range.lowerBound || range.upperBound == cell.range.upperBound
    var draft = draft(of: row)
    if isAtEdge {
      draft.remove(range)
    } else {
      // What was typed behind it made it a space between words.
      guard draft.freeSpace(before: visible + 1) else { return }
    }
    draft.tidy()
    let whole = state.selection
    let steps = history.stepCount
    // It is none of the carets that this is done at: all of them stay with their text.
    carets = CaretRound(whole, steps: history.stepCount)
    carets?.go(to: whole.ranges.count)
    history.endGroup()
    let rewrite = InlineRewrite(paragraph: row, draft: draft, caret: 0, event: .format)
    let isDone = settleAsIs(rewrite)
    carets?.endTurn()
    let ranges = carets?.ranges ?? whole.ranges
    carets = nil
    guard isDone else { return }
    if steps > 0 { history.joinSteps(after: steps - 1) }
    setSelection(Selection(ranges, mainIndex: whole.mainIndex))
    snapSelection()
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
