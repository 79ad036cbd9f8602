import CursesCore
import CursesText
@_spi(Nodes) import CursesViewGraph

/// A drag with the mouse: what it selects by, and what was selected when it began.
struct TextEditorDrag: Hashable {
  enum Unit: Hashable { case character, word, line }
  var unit: Unit
  var origin: Dated<Range<Int>>
}

extension TextEditorModel {
  /// The rows that one turn of the wheel scrolls.
  private static var wheelRows: Int { 3 }

  /// Takes what the mouse does, in the coordinates of the frame; `rect` is where the text was drawn.
  func handle(_ mouse: Mouse, in rect: Rect, tick: Int) -> TextEditorEffect {
    let point = Point(
      column: mouse.position.column - rect.minColumn, row: mouse.position.row - rect.minRow)
    switch mouse.action {
    case .press(.left, let clicks):
      press(at: point, clicks: clicks, isExtending: mouse.modifiers.contains(.shift), tick: tick)
    case .drag(.left) where drag != nil: dragTo(point, tick: tick)
    case .release(.left): drag = nil
    case .wheelUp, .wheelDown:
      let rows = mouse.action == .wheelUp ? -Self.wheelRows : Self.wheelRows
      // At the end of the text the wheel is that of the views around.
      guard view.scroll(by: rows) != 0 else { return .unhandled }
      noteTop()
    default: return .unhandled
    }
    return TextEditorEffect()
  }

  private func press(at point: Point, clicks: Int, isExtending: Bool, tick: Int) {
    let caret = view.caret(at: Point(column: point.column, row: max(0, point.row)))
    let offset = state.text.offset(of: caret.position)
    switch clicks {
    case 1:
      select(caret, extending: isExtending, tick: tick)
      let anchor = state.selection.main.anchor
      drag = drag(by: .character, from: anchor..<anchor)
    default:
      let unit: TextEditorDrag.Unit = clicks == 2 ? .word : .line
      let range = range(of: unit, at: offset)
      drag = drag(by: unit, from: range)
      select(anchor: range.lowerBound, head: range.upperBound, tick: tick)
    }
    settleWithoutScrolling(rowAffinity: caret.rowAffinity)
  }

  /// A click is in view already: nothing may move under the pointer.
  private func settleWithoutScrolling(rowAffinity: Affinity) {
    let margin = view.scrollMargin
    view.scrollMargin = 0
    settle(rowAffinity: rowAffinity)
    view.scrollMargin = margin
  }

  private func range(of unit: TextEditorDrag.Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: return offset..<offset
    case .word: return state.text.wordRange(at: offset)
    case .line: return state.text.lineContentRange(state.text.line(at: offset))
    }
  }

  private func drag(by unit: TextEditorDrag.Unit, from range: Range<Int>) -> TextEditorDrag {
    TextEditorDrag(unit: unit, origin: Dated(range, at: version))
  }

  /// Where a drag began. Where the text has become another since, it goes on from the selection's anchor,
  /// which has been carried along.
  private func origin(of drag: TextEditorDrag) -> Range<Int> {
    if let range = drag.origin.value(at: version) { return range }
    let range = range(of: drag.unit, at: state.selection.main.anchor)
    self.drag = self.drag(by: drag.unit, from: range)
    return range
  }

  private func dragTo(_ point: Point, tick: Int) {
    guard let drag else { return }
    let origin = origin(of: drag)
    // Held above or below the text it scrolls, a row for each report of the terminal.
    if point.row < 0 { view.scroll(by: -1) }
    if point.row >= view.size.rows { view.scroll(by: 1) }
    let row = min(max(0, point.row), view.size.rows - 1)
    let caret = view.caret(at: Point(column: point.column, row: row))
    let here = range(of: drag.unit, at: state.text.offset(of: caret.position))
    if here.lowerBound < origin.lowerBound {
      select(anchor: origin.upperBound, head: here.lowerBound, tick: tick)
    } else {
      select(
        anchor: origin.lowerBound, head: max(here.upperBound, origin.upperBound), tick: tick)
    }
    settleWithoutScrolling(rowAffinity: caret.rowAffinity)
  }
}
