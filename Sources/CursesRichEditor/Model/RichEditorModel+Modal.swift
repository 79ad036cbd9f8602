import CursesCore
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What a modal keymap does with the rows in view and with the search, in places of the text. All else it does by
/// commands of the editor or of the document.
extension RichEditorModel {
  /// The rows of the page in view.
  package var rowCount: Int { view.size.rows }

  /// Why what was being done goes no further, in words; nil where it was not stopped.
  package var stopReason: String? { work.stop?.words }

  /// Shows the matches of another search, or of none.
  package func use(_ search: Search?) {
    self.search = search
    currentMatch = nil
    finder = nil
  }

  /// The place that a motion reaches from a source offset when it is done some times. The column is kept from one
  /// call to the next.
  package func place(_ motion: RowMotion, times count: Int, from offset: Int) -> RichPlace {
    var caret = pageCaret(at: offset)
    var goal = goal
    for _ in 0..<count where !stops() {
      let next = view.moved(caret, motion, goal: &goal)
      if next == caret { break }
      caret = next
    }
    self.goal = goal
    return caret.position.richPlace
  }

  /// Where a row in view begins, counted from its top or from its bottom; nil is the row in the middle.
  package func place(inRow row: Int?, fromBottom: Bool) -> RichPlace? {
    let rows = view.rowPlacesInView()
    guard !rows.isEmpty else { return nil }
    let wanted = row ?? rows.count / 2
    let index = fromBottom ? rows.count - 1 - wanted : wanted
    let caret = view.caret(atColumn: 0, in: rows[min(max(0, index), rows.count - 1)])
    return caret.position.richPlace
  }

  /// Scrolls, and returns the place that is then where the caret was on the screen; at the ends of the text it is
  /// as many rows further.
  package func scrollUnderCaret(by rows: Int) -> RichPlace {
    let point = view.point(of: caret) ?? Point(column: 0, row: 0)
    let scrolled = view.scroll(by: rows)
    let row = min(max(0, point.row + rows - scrolled), view.rowPlacesInView().count - 1)
    return view.caret(at: Point(column: point.column, row: row)).position.richPlace
  }

  /// Scrolls until the caret is in a row of the view.
  package func putCaret(inRow row: Int) {
    view.put(caret, atRow: row)
    noteState()
  }

  /// Scrolls. Where the caret would leave the view, `putCaret` is called with the place it has to go to.
  package func scroll(by rows: Int, putCaret: (RichPlace) -> Void) {
    view.scroll(by: rows)
    noteState()
    let shown = view.rowPlacesInView()
    let (place, column) = view.rowPlace(of: caret)
    guard let first = shown.first, let last = shown.last,
      place < first || last < place
    else { return }
    let moved = view.caret(atColumn: column, in: place < first ? first : last)
    let margin = view.scrollMargin
    view.scrollMargin = 0
    putCaret(moved.position.richPlace)
    view.scrollMargin = margin
  }
}
