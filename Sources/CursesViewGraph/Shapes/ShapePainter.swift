import CursesCLibrary
import CursesCore
import CursesThemes

/// Draws a shape into cells: two square samples a cell, soft edges as shades, half blocks where no
/// text lies, boxes where a thin line goes round a rectangle.
@MainActor
struct ShapePainter {
  let outline: Outline
  let part: ShapePart
  let brush: Brush
  /// The rectangle a gradient runs over.
  let rect: PointRect
  let effects: ShapeEffects

  /// The cells that can be touched.
  private var cells: Rect {
    let reach = 3 * effects.blur + (openStroke ?? 0) / 2
    let bounds = effects.placed(outline.bounds).inset(by: -reach)
    let left = Int(max(bounds.x / PointScale.column, -10_000).rounded(.down))
    let top = Int(max(bounds.y / PointScale.row, -10_000).rounded(.down))
    let right = (bounds.x + bounds.width) / PointScale.column
    let bottom = (bounds.y + bounds.height) / PointScale.row
    return Rect(
      column: left, row: top, columns: Int(min(right, 10_000).rounded(.up)) - left,
      rows: Int(min(bottom, 10_000).rounded(.up)) - top)
  }

  func draw(in canvas: inout Canvas) {
    let area = cells.intersection(canvas.frame.clip)
    guard !area.isEmpty else { return }
    if drawDot(in: &canvas) { return }
    if effects.isThin, let place = effects.place, cells.size.rows == 1 {
      return drawRule(area, place, in: &canvas)
    }
    if canvas.theme.depth == .none { return drawGlyphs(area, in: &canvas) }
    if case .stroke(let width, _) = part, effects.blur == 0, effects.scale == [1, 1] {
      if width < ShapeEffects.bandWidth, drawBox(width, in: &canvas) { return }
      if width < ShapeEffects.bandWidth, canvas.look.isUnicode {
        return drawDots(area, in: &canvas)
      }
    }
    for row in area.rows { drawRow(row, area.columns, in: &canvas) }
    notePaper(in: &canvas)
  }

  /// Draws what is round and lies within one cell as a dot. Returns whether it is that: not what text may lie on.
  private func drawDot(in canvas: inout Canvas) -> Bool {
    guard case .fill = part, case .ellipse = outline, effects.blur == 0, !effects.isBehind,
      !brush.hidesText, canvas.look.isUnicode, cells.size == Size(columns: 1, rows: 1)
    else { return false }
    let point = cells.origin
    let pigment = Pigment(brush.color(x: rect.center.x, y: rect.center.y, in: rect))
    guard pigment.opacity > 0.03 else { return true }
    let color = pigment.color.over(canvas.solidGround(at: point), opacity: pigment.opacity)
    canvas.frame.put(
      Glyph("●" as Unicode.Scalar), width: 1, column: point.column, row: point.row,
      foreground: canvas.theme.depth == .none ? .terminalDefault : color)
    return true
  }

  /// The width of a line with two ends, which lies on both sides of its path; nil for one around a figure, which stays
  /// within that.
  var openStroke: Double? {
    guard case .stroke(let width, _) = part, outline.isOpen else { return nil }
    return width
  }

  // MARK: Samples

  /// How much of a sample is covered, 0 to 1.
  func coverage(_ x: Double, _ y: Double, sample: Double = PointScale.column) -> Double {
    let place = effects.unscaled(SIMD2(x, y))
    let edge = outline.distance(place.x, place.y)
    let away = (openStroke.map { abs(edge) - $0 / 2 } ?? part.distance(edge)) * effects.growth
    if effects.blur > 0 { return 0.5 * erfc(away / (1.414 * effects.blur)) }
    return min(max(0.5 - away / sample, 0), 1)
  }

  private func drawRow(_ row: Int, _ columns: Range<Int>, in canvas: inout Canvas) {
    let top = Double(row) * PointScale.row
    let half = PointScale.row / 2
    for column in columns {
      let x = (Double(column) + 0.5) * PointScale.column
      let upper = coverage(x, top + half / 2)
      let lower = coverage(x, top + half * 1.5)
      guard max(upper, lower) > 0.03 else { continue }
      var above = brush.color(x: x, y: top + half / 2, in: rect)
      var below = brush.color(x: x, y: top + half * 1.5, in: rect)
      above.w *= upper
      below.w *= lower
      let point = Point(column: column, row: row)
      let differs = abs(upper - lower) > 0.15 || ShapePainter.isFar(above, below)
      if differs, canvas.look.isUnicode, canvas.theme.depth > .ansi16,
        canvas.frame[column, row].glyph == .space || max(above.w, below.w) > 0.6
      {
        canvas.paintHalves(point, above: Pigment(above), below: Pigment(below))
      } else {
        canvas.paint(
          point, with: Pigment(above * 0.5 + below * 0.5), hidesText: brush.hidesText)
      }
    }
  }

  private static func isFar(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Bool {
    let apart = (one - other)
    return (apart * apart).sum() > 0.01
  }

  /// Lets text that names no colour know what it will stand on.
  private func notePaper(in canvas: inout Canvas) {
    guard case .fill = part, effects.blur < 4 else { return }
    let covered = Alignment.center.rect(of: cells.size, in: cells)
    let middle = rect.center
    if brush.hidesText {
      let glass = Pigment(brush.color(x: middle.x, y: middle.y, in: rect)).glass()
      canvas.papers.append(Paper(rect: covered, ground: .glass(glass)))
      return
    }
    let color = Pigment(brush.color(x: middle.x, y: middle.y, in: rect))
    guard color.opacity > 0.15 else { return }
    let center = Point(
      column: (covered.minColumn + covered.maxColumn) / 2,
      row: (covered.minRow + covered.maxRow) / 2)
    canvas.papers.append(
      Paper(
        rect: covered, ground: .color(canvas.solidGround(at: center)), isOfTheme: brush.isOfTheme))
  }

  // MARK: Without colour

  /// Blocks in the terminal's own colour. What lies behind other views is left out: it would hide their text.
  private func drawGlyphs(_ area: Rect, in canvas: inout Canvas) {
    if case .stroke(let width, _) = part {
      if !drawBox(width, in: &canvas), canvas.look.isUnicode { drawDots(area, in: &canvas) }
      return
    }
    guard !effects.isBehind, effects.blur == 0, !brush.hidesText else { return }
    for row in area.rows {
      for column in area.columns {
        let x = (Double(column) + 0.5) * PointScale.column
        let top = Double(row) * PointScale.row
        let upper = coverage(x, top + 4) >= 0.5
        let lower = coverage(x, top + 12) >= 0.5
        guard upper || lower else { continue }
        let block: Character = upper && lower ? "█" : upper ? "▀" : "▄"
        let glyph = canvas.look.symbol(block, ascii: upper && lower ? "#" : upper ? "\"" : "_")
        canvas.frame.put(
          Glyph(glyph), width: 1, column: column, row: row, foreground: .terminalDefault)
      }
    }
  }
}

extension Canvas {
  /// Lays a colour over a cell; text under a colour that hides more than half is taken away.
  mutating func paint(_ point: Point, with pigment: Pigment, hidesText: Bool) {
    let area = Rect(origin: point, size: Size(columns: 1, rows: 1))
    if hidesText || pigment.opacity > 0.5, frame[point.column, point.row].glyph != .space {
      frame.clearText(area)
    }
    let glass = pigment.glass()
    frame.modify(area) { cell in
      cell.style.background = glass.laid(over: cell.style.background)
      if cell.glyph != .space, !cell.style.foreground.isTerminalDefault {
        cell.style.foreground = glass.laid(over: cell.style.foreground)
      }
    }
  }

  /// Lays one colour over the upper half of a cell and another over the lower.
  mutating func paintHalves(_ point: Point, above: Pigment, below: Pigment) {
    let cell = frame[point.column, point.row]
    // A half block from an earlier shape: its two colours are what lies below.
    let isHalf = cell.glyph == .upperHalf || cell.glyph == ShapePainter.lowerHalf
    let (front, back) = (cell.style.foreground, cell.style.background)
    let upperBelow = isHalf && cell.glyph == .upperHalf ? front : back
    let lowerBelow = isHalf && cell.glyph != .upperHalf ? front : back
    let upper = above.glass().laid(over: upperBelow)
    let lower = below.glass().laid(over: lowerBelow)
    // The character's own colour cannot let light through: where both halves do, the whole cell gets
    // their mean.
    if min(upper.transmission, lower.transmission) > Canvas.leastLight {
      return paint(
        point, with: Pigment(above.vector * 0.5 + below.vector * 0.5), hidesText: false)
    }
    let isUpper = upper.transmission <= lower.transmission
    let dense = (isUpper ? upper : lower).laid(over: opaqueBackdrop)
    frame.put(
      isUpper ? .upperHalf : ShapePainter.lowerHalf, width: 1, column: point.column,
      row: point.row, foreground: dense, background: isUpper ? lower : upper)
  }
}

extension Canvas {
  /// Colours that let more light through than this are not drawn with characters.
  static let leastLight: UInt8 = 24
}

extension ShapePainter {
  static let lowerHalf = Glyph("▄" as Unicode.Scalar)
}
