import CursesCore
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A field that wraps its value into rows.
extension FieldEditor where Storage == PlainStorage {
  /// Lays the value out for so many columns; one of them stays free for a caret at the end of a row.
  /// Returns the number of rows.
  mutating func layOutRows(columns: Int) -> Int {
    let width = max(1, columns - 1)
    if paragraph?.style.width != width || paragraph?.style.widths != widths {
      paragraph = ParagraphLayout(
        storage.text, style: ParagraphStyle(width: width, tabWidth: 1, widths: widths))
    }
    return paragraph?.rowCount() ?? 1
  }

  /// The row the caret is in.
  private var caretRow: Int {
    paragraph.map {
      var rows = $0
      return rows.rowIndex(of: head)
    } ?? 0
  }

  /// Moves the caret by rows and keeps its column. Returns false at the first and the last row.
  mutating func moveByRow(_ rows: Int, extending: Bool) -> Bool {
    guard var paragraph else { return false }
    let here = paragraph.rowIndex(of: head)
    guard let row = paragraph.row(at: here), let target = paragraph.row(at: here + rows) else {
      return false
    }
    let column = goalColumn ?? paragraph.column(of: head, in: row)
    head = line.boundary(atOrBefore: offset(at: column, in: target, of: paragraph))
    if !extending { anchor = head }
    endGroup()
    goalColumn = column
    return true
  }

  private func offset(at column: Int, in row: Row, of paragraph: ParagraphLayout) -> Int {
    let place = paragraph.place(atColumn: column, in: row)
    // At a soft wrap the end of a row is the start of the next: one character earlier stays in the row.
    return place.affinity == .upstream ? line.boundary(before: place.offset) : place.offset
  }

  /// Where a cell of the field is in the value.
  func offset(atColumn column: Int, row: Int) -> Int? {
    guard var paragraph else { return nil }
    let index = min(max(0, row + firstRow), paragraph.rowCount() - 1)
    return paragraph.row(at: index).map {
      offset(at: max(0, column - lead(of: $0)), in: $0, of: paragraph)
    }
  }

  /// The free cells before a row.
  private func lead(of row: Row) -> Int { alignment.lead(of: row.endColumn, in: rowColumns) }

  /// A press of the left button at a cell of the field. Two clicks take a word, three everything.
  mutating func press(atColumn column: Int, row: Int, clicks: Int, extending: Bool) {
    guard let offset = offset(atColumn: column, row: row) else { return }
    press(atShownColumn: line.column(of: offset), clicks: clicks, extending: extending)
  }

  /// The pointer moved with the button held.
  mutating func drag(toColumn column: Int, row: Int) {
    guard let offset = offset(atColumn: column, row: row) else { return }
    drag(toShownColumn: line.column(of: offset))
  }

  /// Draws the rows that fit and returns the caret's place, nil without focus.
  mutating func drawRows(
    into frame: inout Frame, rect: Rect, look: FieldLook, isFocused: Bool,
    placeholder: [FieldRun] = []
  ) -> Point? {
    guard !rect.isEmpty else { return nil }
    let count = layOutRows(columns: rect.size.columns)
    guard let paragraph else { return nil }
    rowColumns = rect.size.columns
    let caret = caretRow
    if isFocused {
      firstRow = max(min(firstRow, caret), caret - rect.size.rows + 1)
    } else {
      firstRow = 0
    }
    firstRow = max(0, min(firstRow, count - rect.size.rows))
    let field = self
    let isBare = isEmpty && placeholder.allSatisfy { $0.text.isEmpty }
    frame.withClip(rect) { frame in
      for shown in 0..<rect.size.rows {
        var pen = FieldPen(
          origin: Point(column: rect.minColumn, row: rect.minRow + shown), scroll: 0,
          widths: field.widths,
          below: rect.columns.map { frame[$0, rect.minRow + shown].style })
        if !isBare { pen.clear(columns: rect.size.columns, style: look.value, in: &frame) }
        if field.isEmpty, shown == 0 {
          pen.lead = field.alignment.lead(
            of: placeholder.reduce(0) { $0 + $1.columns(field.widths) }, in: rect.size.columns)
          pen.runs(placeholder, at: 0, in: &frame)
        } else if field.firstRow + shown < paragraph.rows.count {
          pen.lead = field.lead(of: paragraph.rows[field.firstRow + shown])
          field.drawRow(
            paragraph.rows[field.firstRow + shown], of: paragraph, pen, look: look,
            isFocused: isFocused, in: &frame)
        }
        pen.lead = 0
        let hides = field.firstRow > 0 && shown == 0
        let goesOn = shown == rect.size.rows - 1 && field.firstRow + shown + 1 < count
        if hides || goesOn {
          pen.put(
            hides ? look.signs.above : look.signs.below, at: rect.size.columns - 1,
            style: look.edge, in: &frame)
        }
      }
    }
    guard isFocused, caret < paragraph.rows.count else { return nil }
    let column =
      paragraph.column(of: head, in: paragraph.rows[caret]) + lead(of: paragraph.rows[caret])
    return Point(
      column: rect.minColumn + min(column, rect.size.columns - 1),
      row: rect.minRow + caret - firstRow)
  }

  private func drawRow(
    _ row: Row, of paragraph: ParagraphLayout, _ pen: FieldPen, look: FieldLook, isFocused: Bool,
    in frame: inout Frame
  ) {
    paragraph.forEachCluster(in: row) { cluster in
      guard cluster.column < pen.below.count else { return false }
      let character =
        String(decoding: paragraph.text[cluster.range], as: UTF8.self).first ?? " "
      let isSelected = isFocused && selection.contains(cluster.range.lowerBound)
      pen.put(
        character == "\t" ? " " : character, at: cluster.column,
        style: isSelected ? look.selection : look.value, in: &frame)
      return true
    }
  }
}
