import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The marks shown for a secret whose length is hidden.
private let fixedMarks = 8

/// What of a line fits in a row, and the signs that there is more.
struct FieldWindow: Hashable, Sendable {
  var scroll: Int
  var width: Int
  /// The cells of the line.
  var columns: Int

  /// Narrow rows have no room for signs.
  var showsSigns: Bool { width >= 4 }
  var hasMoreLeft: Bool { scroll > 0 }
  var hasMoreRight: Bool { columns > scroll + width }

  /// The window moved as little as shows a caret beside the signs, and without empty cells that text
  /// could fill.
  func revealing(caret: Int) -> FieldWindow {
    var window = self
    let sign = showsSigns ? 1 : 0
    // One cell stays free for a caret at the end.
    window.scroll = max(0, min(scroll, columns + 1 - width))
    if caret < window.scroll + (window.scroll > 0 ? sign : 0) {
      window.scroll = max(0, caret - sign)
      if window.scroll == 1, caret == 1 { window.scroll = 0 }
    }
    if caret > window.lastCaret(sign) {
      window.scroll = caret - width + 1
      if window.hasMoreRight { window.scroll += sign }
    }
    return window
  }

  private func lastCaret(_ sign: Int) -> Int {
    scroll + width - 1 - (hasMoreRight ? sign : 0)
  }
}

extension FieldEditor {
  private var shownColumns: Int {
    guard isMasked, mask == .fixed else { return line.columns }
    return isEmpty ? 0 : fixedMarks * maskWidth
  }

  private func shownColumn(of offset: Int) -> Int {
    guard isMasked, mask == .fixed else { return line.column(of: offset) }
    return offset == 0 ? 0 : shownColumns
  }

  /// The caret nearest to a cell of the line as it is shown.
  func offset(atShownColumn column: Int) -> Int {
    guard isMasked, mask == .fixed else { return line.offset(atColumn: column) }
    return column * 2 < fixedMarks * maskWidth ? 0 : line.byteCount
  }

  /// Draws the field into the first row of `rect` and returns the caret's column in the frame, `nil`
  /// without focus. It scrolls so that the caret is seen.
  ///
  /// `ghost` is drawn after the value while the caret is at its end.
  @discardableResult
  public mutating func draw(
    into frame: inout Frame, rect: Rect, look: FieldLook, isFocused: Bool, placeholder: String = "",
    ghost: String = ""
  ) -> Int? {
    draw(
      into: &frame, rect: rect, look: look, isFocused: isFocused,
      placeholder: [FieldRun(text: placeholder, style: look.placeholder)], ghost: ghost)
  }

  /// The same with a placeholder of several looks.
  mutating func draw(
    into frame: inout Frame, rect: Rect, look: FieldLook, isFocused: Bool,
    placeholder: [FieldRun], ghost: String = ""
  ) -> Int? {
    guard !rect.isEmpty else { return nil }
    let width = rect.size.columns
    let caret = shownColumn(of: head)
    // Out of focus the start of the value is what people look for.
    let window = FieldWindow(scroll: isFocused ? scroll : 0, width: width, columns: shownColumns)
      .revealing(caret: isFocused ? caret : 0)
    scroll = window.scroll
    let shown = isEmpty ? placeholder.reduce(0) { $0 + $1.columns(widths) } : window.columns
    lead = alignment.lead(of: shown, in: width)
    let field = self
    let below = rect.columns.map { frame[$0, rect.minRow].style }
    let pen = FieldPen(
      origin: rect.origin, scroll: window.scroll, lead: lead, widths: widths, below: below)
    frame.withClip(Rect(origin: rect.origin, size: Size(columns: width, rows: 1))) { frame in
      // What lies behind a field without a prompt is seen until something is typed, as a label that floats.
      if shown > 0 { pen.clear(columns: width, style: look.value, in: &frame) }
      if field.isEmpty {
        pen.runs(placeholder, at: 0, in: &frame)
      } else {
        field.drawValue(pen, window, look: look, isFocused: isFocused, in: &frame)
      }
      if isFocused, !field.hasSelection, field.head == field.line.byteCount, !field.isEmpty {
        pen.text(ghost, at: window.columns, style: look.ghost, in: &frame)
      }
      pen.signs(window, look: look, in: &frame)
    }
    // An empty field has its caret before the placeholder.
    return isFocused ? rect.minColumn + min(lead + caret - window.scroll, width - 1) : nil
  }

  private func drawValue(
    _ pen: FieldPen, _ window: FieldWindow, look: FieldLook, isFocused: Bool,
    in frame: inout Frame
  ) {
    if isMasked {
      drawMarks(pen, window, look: look, isFocused: isFocused, in: &frame)
      return
    }
    storage.withUTF8 { bytes in
      var index = line.character(atColumn: window.scroll)
      while index < line.characterCount {
        let cells = line.cells(ofCharacter: index)
        if cells.lowerBound >= window.scroll + window.width { break }
        let range = line.range(ofCharacter: index)
        let isSelected = isFocused && selection.contains(range.lowerBound)
        let character = String(decoding: bytes[range], as: UTF8.self).first ?? " "
        pen.put(
          character, at: cells.lowerBound, style: isSelected ? look.selection : look.value,
          in: &frame)
        index += 1
      }
    }
  }

  /// Draws marks from nothing but their number: no byte of the secret is looked at.
  private func drawMarks(
    _ pen: FieldPen, _ window: FieldWindow, look: FieldLook, isFocused: Bool,
    in frame: inout Frame
  ) {
    let selected = shownColumn(of: selection.lowerBound)..<shownColumn(of: selection.upperBound)
    let first = window.scroll - window.scroll % maskWidth
    let end = min(window.columns, window.scroll + window.width)
    for column in stride(from: first, to: end, by: maskWidth) {
      let isSelected = isFocused && selected.contains(column)
      pen.put(
        look.signs.mask, at: column, style: isSelected ? look.selection : look.mask,
        in: &frame)
    }
  }
}

/// Draws into one row of a frame, in columns of a scrolled line.
struct FieldPen {
  let origin: Point
  let scroll: Int
  /// The cells before the line, where its text stands elsewhere than at the left.
  var lead = 0
  let widths: WidthModel
  /// The styles of the row before anything was drawn: the background of every style is laid over theirs.
  let below: [Style]

  @discardableResult
  func put(
    _ character: Character, at column: Int, style: Style, in frame: inout Frame
  ) -> Int {
    let index = column - scroll + lead
    var style = style
    style.background = style.background.laid(over: ground(at: index).background)
    return frame.write(
      character, column: origin.column + index, row: origin.row, style: style, widths: widths)
      - origin.column + scroll - lead
  }

  /// Returns the column after the text.
  @discardableResult
  func text(_ text: String, at start: Int, style: Style, in frame: inout Frame) -> Int {
    var column = start
    for character in text {
      if origin.column + column - scroll + lead >= frame.clip.maxColumn { break }
      column = put(character, at: column, style: style, in: &frame)
    }
    return column
  }

  func runs(_ runs: [FieldRun], at start: Int, in frame: inout Frame) {
    var column = start
    for run in runs { column = text(run.text, at: column, style: run.style, in: &frame) }
  }

  /// Blanks have no lines but those of the ground, which is known by them where there is no colour.
  func clear(columns: Int, style: Style, in frame: inout Frame) {
    var blank = style
    let lines: TextAttributes = [.underline, .undercurl, .strikethrough]
    for column in 0..<columns {
      blank.attributes.subtract(lines)
      blank.attributes.formUnion(ground(at: column).attributes.intersection(lines))
      put(" ", at: scroll + column - lead, style: blank, in: &frame)
    }
  }

  private func ground(at index: Int) -> Style { below[min(max(0, index), below.count - 1)] }

  func signs(_ window: FieldWindow, look: FieldLook, in frame: inout Frame) {
    guard window.showsSigns else { return }
    if window.hasMoreLeft {
      put(look.signs.left, at: scroll, style: look.edge, in: &frame)
    }
    if window.hasMoreRight {
      put(look.signs.right, at: scroll + window.width - 1, style: look.edge, in: &frame)
    }
  }
}
