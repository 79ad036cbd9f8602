import CursesCore
import CursesThemes

extension ShapePainter {
  /// Draws a thin line round a rectangle as a box of line characters. Returns false where it is no
  /// rectangle. Text in the way is left alone.
  func drawBox(_ width: Double, in canvas: inout Canvas) -> Bool {
    guard case .rounded(let edge, let radius) = outline else { return false }
    let box = Rect(
      column: PointScale.columns(edge.x), row: PointScale.rows(edge.y),
      columns: max(1, PointScale.columns(edge.width)), rows: max(1, PointScale.rows(edge.height)))
    guard box.size.rows >= 2, box.size.columns >= 2 else {
      drawEnds(box, isRound: radius > 0, in: &canvas)
      return true
    }
    let glyphs = LineGlyphs(look: canvas.look, isRound: radius > 0, isHeavy: width >= 3)
    let (left, right) = (box.minColumn, box.maxColumn - 1)
    let (top, bottom) = (box.minRow, box.maxRow - 1)
    for row in [top, bottom] {
      // The line ends before a text in its row and goes on after it, not between its words.
      let texts = (left...right).filter { canvas.frame[$0, row].isText }
      let free = texts.first.map { ($0 - 1)...((texts.last ?? $0) + 1) }
      for column in (left + 1)..<max(left + 1, right) where free?.contains(column) != true {
        put(glyphs.horizontal, column, row, in: &canvas)
      }
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      put(glyphs.vertical, left, row, in: &canvas)
      put(glyphs.vertical, right, row, in: &canvas)
    }
    put(glyphs.topLeft, left, top, in: &canvas)
    put(glyphs.topRight, right, top, in: &canvas)
    put(glyphs.bottomLeft, left, bottom, in: &canvas)
    put(glyphs.bottomRight, right, bottom, in: &canvas)
    return true
  }

  /// A line round a single row: its two ends, where both are free.
  private func drawEnds(_ box: Rect, isRound: Bool, in canvas: inout Canvas) {
    let (left, right) = (box.minColumn, box.maxColumn - 1)
    guard box.size.columns >= 3, canvas.frame[left, box.minRow].glyph == .space,
      canvas.frame[right, box.minRow].glyph == .space
    else { return }
    put(isRound ? "(" : "[", left, box.minRow, in: &canvas)
    put(isRound ? ")" : "]", right, box.minRow, in: &canvas)
  }

  private func put(_ glyph: Character, _ column: Int, _ row: Int, in canvas: inout Canvas) {
    let cell = canvas.frame[column, row]
    guard cell.glyph == .space, cell.width == 1 else { return }
    canvas.frame.put(
      Glyph(glyph), width: 1, column: column, row: row,
      foreground: lineColor(column, row, in: canvas))
  }

  private func lineColor(_ column: Int, _ row: Int, in canvas: Canvas) -> Color {
    guard canvas.theme.depth > .none else { return .terminalDefault }
    let center = PointRect(Rect(column: column, row: row, columns: 1, rows: 1)).center
    let pigment = Pigment(brush.color(x: center.x, y: center.y, in: rect))
    let ground = canvas.solidGround(at: Point(column: column, row: row))
    // A line of glass is seen by its rim: lighter than what it stands on.
    if brush.hidesText {
      return ground.mixed(with: canvas.theme.isDark ? .white : .black, by: 0.35)
    }
    return pigment.color.over(ground, opacity: pigment.opacity)
  }

  /// Draws a line that is thinner than a row over a view, whose text it must not hide: by attributes of the text, which
  /// blanks have too; none above a text.
  func drawRule(_ area: Rect, _ place: VerticalAlignment, in canvas: inout Canvas) {
    for column in area.columns {
      let cell = canvas.frame[column, area.minRow]
      let isBlank = cell.glyph == .space && !cell.style.attributes.contains(.textBlank)
      if isBlank, place != .bottom {
        let line = canvas.look.symbol(place == .top ? "▔" : "─", ascii: "-")
        put(line, column, area.minRow, in: &canvas)
      }
      guard place == .bottom || place == .center && !isBlank else { continue }
      let color = lineColor(column, area.minRow, in: canvas)
      canvas.frame.modify(Rect(column: column, row: area.minRow, columns: 1, rows: 1)) {
        $0.style.attributes.insert(place == .center ? .strikethrough : .underline)
        if isBlank { $0.style.foreground = color }
      }
    }
  }

  /// Draws a thin curve with the dots of Braille characters, eight a cell.
  func drawDots(_ area: Rect, in canvas: inout Canvas) {
    for row in area.rows {
      for column in area.columns {
        let cell = canvas.frame[column, row]
        guard cell.glyph == .space, cell.width == 1 else { continue }
        let dots = dots(column, row)
        guard dots != 0, let scalar = Unicode.Scalar(0x2800 + dots) else { continue }
        canvas.frame.put(
          Glyph(scalar), width: 1, column: column, row: row,
          foreground: lineColor(column, row, in: canvas))
      }
    }
  }

  /// Which of the eight dots of a cell lie on the line, as Braille counts them.
  private func dots(_ column: Int, _ row: Int) -> UInt32 {
    var bits: UInt32 = 0
    let left = Double(column) * PointScale.column
    let top = Double(row) * PointScale.row
    let order: [(x: Double, y: Double, bit: UInt32)] = [
      (2, 2, 0), (2, 6, 1), (2, 10, 2), (6, 2, 3), (6, 6, 4), (6, 10, 5), (2, 14, 6), (6, 14, 7),
    ]
    for dot in order {
      let place = effects.unscaled(SIMD2(left + dot.x, top + dot.y))
      let edge = outline.distance(place.x, place.y)
      if abs(openStroke == nil ? edge + 2 : edge) <= 2 { bits |= 1 << dot.bit }
    }
    return bits
  }
}

extension Cell {
  /// Whether a character of a text stands here, and none that lines, blocks and dots are drawn with.
  fileprivate var isText: Bool {
    guard glyph != .space, let scalar = glyph.text.unicodeScalars.first else { return false }
    return !(0x2500...0x259F).contains(scalar.value) && !(0x2800...0x28FF).contains(scalar.value)
  }
}

/// The characters of a line round a box.
private struct LineGlyphs {
  let horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: Character

  init(look: Look, isRound: Bool, isHeavy: Bool) {
    let all: [Character] =
      !look.isUnicode
      ? ["-", "|", "+", "+", "+", "+"]
      : isRound
        ? ["─", "│", "╭", "╮", "╰", "╯"]
        : isHeavy ? ["━", "┃", "┏", "┓", "┗", "┛"] : ["─", "│", "┌", "┐", "└", "┘"]
    (horizontal, vertical, topLeft) = (all[0], all[1], all[2])
    (topRight, bottomLeft, bottomRight) = (all[3], all[4], all[5])
  }
}
