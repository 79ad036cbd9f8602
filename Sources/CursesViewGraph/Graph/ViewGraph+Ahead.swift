import CursesCore

/// What is on the screen before, or beside, what the views draw there.
extension ViewGraph {
  /// Draws a typed letter where it will be shown, before anything has taken the key, and returns its row;
  /// nil, with nothing drawn, where that is not known beforehand. The row is drawn anew with the next
  /// frame: whatever becomes of the key, it shows the truth then.
  package func echo(_ key: Key) -> Int? {
    guard keyWatchers == 0, layers.isEmpty, popup == nil, scrollers == 0, !needsFrame,
      let caret = cursor, let echo = focus.node?.echo(of: key), echo.place == caret.point
    else { return nil }
    var cell = scene[caret.point.column - 1, caret.point.row]
    guard cell.width == 1, !cell.style.attributes.contains(.underline) else { return nil }
    cell.glyph = echo.glyph
    let (column, row) = (caret.point.column, caret.point.row)
    guard scene.insert(cell, column: column, row: row, movingUpTo: echo.end) else { return nil }
    cursor?.point.column += 1
    invalidate(Rect(column: column, row: row, columns: echo.end + 1 - column, rows: 1))
    return row
  }

  /// Draws an editor with the focus before there are views, on a pane of glass that covers the window.
  package func drawAhead(_ editor: any DrawnAhead, in area: Rect) {
    var canvas = Canvas(frame: scene, look: look)
    scene = Frame(size: .zero)
    canvas.layGlass(Rect(origin: .zero, size: size), surface: .panel)
    canvas.surface = .panel
    cursor = editor.drawAhead(in: &canvas, area)
    scene = canvas.frame
  }

  /// Draws over what is shown, outside of any frame: the next one draws the area as the views have it.
  package func overdraw(_ area: Rect, _ draw: (inout Canvas) -> Void) {
    var canvas = Canvas(frame: scene, look: look)
    scene = Frame(size: .zero)
    canvas.clipped(to: area, draw)
    scene = canvas.frame
    invalidate(area)
  }
}
