import CursesCore
import CursesPictureFont
import CursesThemes

/// The pixels of a composited frame: red, green and blue bytes, row by row from the upper left corner.
package struct FramePixels {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// Three bytes a pixel.
  package private(set) var bytes: [UInt8]
  private let foreground: Color
  private let background: Color
  private var letters: [LetterKey: Coverage?] = [:]

  /// A letter as it is drawn.
  private struct LetterKey: Hashable {
    var scalar: Unicode.Scalar
    var isBold: Bool
    var isItalic: Bool
  }

  /// Draws a frame, with colours where a cell has the terminal's own.
  package init(_ frame: Frame, caret: Point?, foreground: Color, background: Color) {
    width = frame.size.columns * PictureFont.columns
    height = frame.size.rows * PictureFont.rows
    self.foreground = foreground
    self.background = background
    bytes = [UInt8](repeating: 0, count: 3 * width * height)
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        fill(frame[column, row], column: column, row: row)
      }
    }
    // A wide letter lies over the cell after it.
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        write(frame[column, row], column: column, row: row)
      }
    }
    if let caret, Rect(origin: .zero, size: frame.size).contains(caret) { draw(caret) }
  }

  private func colors(_ style: Style) -> (ink: Color, ground: Color) {
    var ink = style.foreground.isTerminalDefault ? foreground : style.foreground
    var ground = style.background.laid(over: background)
    if ground.isTerminalDefault { ground = background }
    if style.attributes.contains(.reverse) { swap(&ink, &ground) }
    if style.attributes.contains(.dim) { ink = ink.mixed(with: ground, by: 0.4) }
    return (ink, ground)
  }

  private mutating func fill(_ cell: Cell, column: Int, row: Int) {
    let (_, ground) = colors(cell.style)
    let left = column * PictureFont.columns
    for y in row * PictureFont.rows..<(row + 1) * PictureFont.rows {
      for x in left..<left + PictureFont.columns { set(x, y, ground) }
    }
  }

  private mutating func write(_ cell: Cell, column: Int, row: Int) {
    guard cell.width > 0 else { return }
    let (ink, ground) = colors(cell.style)
    let attributes = cell.style.attributes
    let origin = (x: column * PictureFont.columns, y: row * PictureFont.rows)
    for scalar in cell.glyph.text.unicodeScalars where scalar != " " && scalar.value != 0xFE0F {
      let key = LetterKey(
        scalar: scalar, isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic))
      if let coverage = letter(key) {
        lay(coverage, ink, ground, at: origin)
      } else if !scalar.properties.isGraphemeExtend {
        drawBox(ink, cells: Int(cell.width), at: origin)
        break
      }
    }
    drawLines(attributes, ink, cells: Int(cell.width), at: origin)
  }

  private mutating func letter(_ key: LetterKey) -> Coverage? {
    if let known = letters[key] { return known }
    let coverage = PictureFont.standard.coverage(
      of: key.scalar, isBold: key.isBold, isItalic: key.isItalic)
    letters[key] = .some(coverage)
    return coverage
  }

  private mutating func lay(
    _ coverage: Coverage, _ ink: Color, _ ground: Color, at origin: (x: Int, y: Int)
  ) {
    for y in 0..<coverage.rows {
      for x in 0..<coverage.columns {
        let part = coverage[x, y]
        guard part > 0 else { continue }
        let color = part == 255 ? ink : ground.mixed(with: ink, by: Double(part) / 255)
        set(origin.x + x, origin.y + y, color)
      }
    }
  }

  /// The outline that stands for a letter the font lacks, as wide as its cells.
  private mutating func drawBox(_ ink: Color, cells: Int, at origin: (x: Int, y: Int)) {
    let (left, right) = (origin.x + 1, origin.x + cells * PictureFont.columns - 2)
    let (top, bottom) = (origin.y + 4, origin.y + 15)
    for x in left...right {
      set(x, top, ink)
      set(x, bottom, ink)
    }
    for y in top...bottom {
      set(left, y, ink)
      set(right, y, ink)
    }
  }

  private mutating func drawLines(
    _ attributes: TextAttributes, _ ink: Color, cells: Int, at origin: (x: Int, y: Int)
  ) {
    for x in origin.x..<origin.x + cells * PictureFont.columns {
      if attributes.contains(.underline) { set(x, origin.y + 17, ink) }
      // Up and down by a dot, two dots at a time.
      if attributes.contains(.undercurl) { set(x, origin.y + 17 + x / 2 % 2, ink) }
      if attributes.contains(.strikethrough) { set(x, origin.y + 10, ink) }
    }
  }

  private mutating func draw(_ caret: Point) {
    let x = caret.column * PictureFont.columns
    for y in caret.row * PictureFont.rows + 1..<(caret.row + 1) * PictureFont.rows - 1 {
      set(x, y, foreground)
      set(x + 1, y, foreground)
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let at = 3 * (y * width + x)
    bytes[at] = color.red
    bytes[at + 1] = color.green
    bytes[at + 2] = color.blue
  }
}
