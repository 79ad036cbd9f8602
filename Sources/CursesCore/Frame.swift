/// A grid of cells: one complete picture of the screen.
///
/// Drawing outside the clip is dropped without a word. A wide cluster is drawn whole or not at all:
/// where only half of it fits, and where one half of an older one is overwritten, blanks are left.
public struct Frame: Hashable, Sendable {
  /// In cells, never negative.
  public let size: Size
  /// Row by row; see `index(column:row:)`.
  public private(set) var cells: [Cell]
  /// What may be drawn on; within the frame.
  public private(set) var clip: Rect

  /// A frame full of one cell, with all of it open to drawing.
  public init(size: Size, filledWith cell: Cell = .blank) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: cell, count: self.size.cellCount)
    clip = Rect(origin: .zero, size: self.size)
  }

  /// All of it, from (0, 0).
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Where a cell lies in `cells`; the place has to be within the frame.
  @inlinable public func index(column: Int, row: Int) -> Int { row * size.columns + column }

  /// The cell at a place; a blank outside the frame.
  public subscript(column: Int, row: Int) -> Cell {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return .blank }
    return cells[index(column: column, row: row)]
  }

  /// Narrows what may be drawn on to `rect` and returns the clip before, to be set again with
  /// `restoreClip`.
  public mutating func narrowClip(to rect: Rect) -> Rect {
    let outer = clip
    clip = outer.intersection(rect)
    return outer
  }

  /// Sets a clip that `narrowClip(to:)` has returned.
  public mutating func restoreClip(_ rect: Rect) {
    clip = rect.intersection(bounds)
  }

  /// Draws within `rect` only, then has the earlier clip again.
  public mutating func withClip(_ rect: Rect, _ draw: (inout Frame) -> Void) {
    let outer = narrowClip(to: rect)
    if !clip.isEmpty { draw(&self) }
    restoreClip(outer)
  }

  /// Changes every cell of the clip that lies in `rect`.
  public mutating func modify(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    cells.withUnsafeMutableBufferPointer { cells in
      for row in area.rows {
        let start = row * size.columns
        for column in area.columns { change(&cells[start + column]) }
      }
    }
  }

  /// Copies the cells of a row over those of another.
  mutating func copyRow(_ source: Int, to target: Int) {
    cells.copyRow(source, to: target, columns: size.columns)
  }

  /// Fills with one cell of width 1. Wide clusters that are cut lose their other half.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
      mendEdge(column: area.minColumn, row: row)
      mendEdge(column: area.maxColumn, row: row)
    }
    modify(area) { $0 = cell }
  }

  /// Takes the text out of a rectangle and keeps its backgrounds.
  public mutating func clearText(_ rect: Rect) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
      mendEdge(column: area.minColumn, row: row)
      mendEdge(column: area.maxColumn, row: row)
    }
    modify(area) { cell in
      cell = Cell(style: Style(background: cell.style.background))
    }
  }

  /// Draws one cluster of the given width and returns the column after it.
  ///
  /// The background of `style` is blended by the caller; `background: nil` keeps what is there.
  @discardableResult
  public mutating func put(
    _ glyph: Glyph, width: Int, column: Int, row: Int, foreground: Color,
    background: Color? = nil, attributes: TextAttributes = [], link: Link = .none
  ) -> Int {
    let end = column + width
    guard width > 0, clip.rows.contains(row) else { return end }
    guard column >= clip.minColumn, end <= clip.maxColumn else {
      // Half of a wide cluster at the edge: blanks in its colours, for the part that shows.
      for at in column..<end where clip.contains(Point(column: at, row: row)) {
        put(
          .space, width: 1, column: at, row: row, foreground: foreground, background: background,
          attributes: attributes, link: link)
      }
      return end
    }
    mendEdge(column: column, row: row)
    mendEdge(column: end, row: row)
    for offset in 0..<width {
      let at = index(column: column + offset, row: row)
      cells[at].glyph = offset == 0 ? glyph : .space
      cells[at].width = offset == 0 ? UInt8(width) : 0
      cells[at].style.foreground = foreground
      if let background { cells[at].style.background = background }
      cells[at].style.attributes = attributes
      cells[at].style.link = link
    }
    return end
  }

  /// Draws a glyph of one cell: what `put` with a width does, for the most of all text.
  public mutating func put(_ glyph: Glyph, style: Style, column: Int, row: Int) {
    guard clip.contains(Point(column: column, row: row)) else { return }
    let at = index(column: column, row: row)
    if cells[at].width != 1 {
      mendEdge(column: column, row: row)
      mendEdge(column: column + 1, row: row)
    }
    cells[at] = Cell(glyph: glyph, width: 1, style: style)
  }

  /// Puts a cell in a row and moves what stands from there to `end` right by one, over the cell at `end`.
  ///
  /// Returns false, with nothing changed, where that is no blank to be overwritten.
  public mutating func insert(_ cell: Cell, column: Int, row: Int, movingUpTo end: Int) -> Bool {
    guard column >= 0, column <= end, end < size.columns, row >= 0, row < size.rows else {
      return false
    }
    let start = index(column: 0, row: row)
    let last = cells[start + end]
    guard last.glyph == .space, last.width == 1, cells[start + column].width > 0 else {
      return false
    }
    for at in stride(from: start + end, to: start + column, by: -1) { cells[at] = cells[at - 1] }
    cells[start + column] = cell
    return true
  }

  /// Turns a wide cluster that straddles the left edge of `column` into blanks.
  private mutating func mendEdge(column: Int, row: Int) {
    guard column > 0, column < size.columns else { return }
    let at = index(column: column, row: row)
    guard cells[at].width == 0 else { return }
    var first = column - 1
    while first > 0, cells[index(column: first, row: row)].width == 0 { first -= 1 }
    var last = column
    while last < size.columns, cells[index(column: last, row: row)].width == 0 { last += 1 }
    for at in first..<last {
      cells[index(column: at, row: row)].glyph = .space
      cells[index(column: at, row: row)].width = 1
    }
  }
}

extension Frame {
  /// Draws text in a row, each cluster by its width, and returns the column after it.
  ///
  /// What has no width of its own is drawn as a stand-in; see `CellWidth`. Where a terminal counts each
  /// scalar, a cluster of several cells is drawn as several, which is what that terminal shows.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, foreground: Color,
    background: Color? = nil, attributes: TextAttributes = [], link: Link = .none,
    widths: WidthModel = .perScalar
  ) -> Int {
    let style = Style(
      foreground: foreground, background: background ?? .clear, attributes: attributes, link: link)
    var at = column
    if background != nil, let end = writePlain(text, column: column, row: row, style: style) {
      return end
    }
    var blank = style
    if background == nil { blank.attributes.insert(.textBlank) }
    for character in text {
      if at >= clip.maxColumn { break }
      at = write(
        character, column: at, row: row, style: character == " " ? blank : style,
        keepsBackground: background == nil, widths: widths)
    }
    return at
  }

  /// Draws text that is all printable ASCII, a cell each; nil for any other, which is left undrawn.
  private mutating func writePlain(
    _ text: some StringProtocol, column: Int, row: Int, style: Style
  ) -> Int? {
    let end = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.allSatisfy({ $0 &- 0x20 < 0x5F }) else { return nil }
      var at = column
      for byte in bytes {
        if at >= clip.maxColumn { break }
        put(Glyph(Unicode.Scalar(byte)), style: style, column: at, row: row)
        at += 1
      }
      return at
    }
    return end ?? nil
  }

  /// Draws one character and returns the column after it; see the text's `write`.
  ///
  /// `keepsBackground` leaves the background that is there and takes only the rest of `style`.
  @discardableResult
  public mutating func write(
    _ character: Character, column: Int, row: Int, style: Style, keepsBackground: Bool = false,
    widths: WidthModel = .perScalar
  ) -> Int {
    func put(_ glyph: Glyph, _ width: Int, at column: Int, in frame: inout Frame) -> Int {
      frame.put(
        glyph, width: width, column: column, row: row, foreground: style.foreground,
        background: keepsBackground ? nil : style.background, attributes: style.attributes,
        link: style.link)
    }
    let shown = CellWidth.drawn(character)
    let width = CellWidth.of(shown, in: widths)
    let scalars = shown.unicodeScalars
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle || width == 1 || widths == .perCluster {
      return put(Glyph(shown), width, at: column, in: &self)
    }
    let isWhole = column >= clip.minColumn && column + width <= clip.maxColumn
    guard isWhole else { return put(.space, width, at: column, in: &self) }
    return CellWidth.split(shown).reduce(column) { put($1.glyph, $1.width, at: $0, in: &self) }
  }

  /// The characters of a row, as a test or a snapshot reads them.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    return (0..<size.columns).reduce(into: "") { text, column in
      let cell = self[column, row]
      if cell.width > 0 { text += cell.glyph.text }
    }
  }
}

extension Array {
  /// Copies a row over another, in an array of rows of so many columns.
  mutating func copyRow(_ source: Int, to target: Int, columns: Int) {
    for column in 0..<columns { self[target * columns + column] = self[source * columns + column] }
  }
}
