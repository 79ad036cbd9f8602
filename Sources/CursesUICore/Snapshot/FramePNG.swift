import PictureFont
import TerminalCore
import Themes

/// A composited frame as a PNG picture, drawn dot by dot with a console font of 9 by 18.
///
/// The font has Latin, Greek, Cyrillic and the signs of screens; another letter is an empty box, as on
/// a console. An SVG picture has them all.
public struct FramePNG: Sendable {
  /// What the terminal's own colours are taken to be.
  public var foreground: Color
  /// What the terminal's own ground is taken to be.
  public var background: Color

  /// A picture in these colours where a cell has the terminal's own.
  public init(
    foreground: Color = Color(hex: 0xE6E6F0), background: Color = Color(hex: 0x0B0B13)
  ) {
    self.foreground = foreground
    self.background = background
  }

  /// With the colours of a theme where the terminal's own would be.
  public init(theme: Theme) {
    self.init(
      foreground: theme.palette[0x05], background: theme.light.ground)
  }

  /// - Parameter caret: where a caret is drawn.
  public func bytes(_ frame: Frame, caret: Point? = nil) -> [UInt8] {
    let width = frame.size.columns * PictureFont.columns
    let height = frame.size.rows * PictureFont.rows
    // Each row of dots begins with the number of its filter: 0 is none.
    var dots = [UInt8](repeating: 0, count: height * (3 * width + 1))
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        draw(frame[column, row], column: column, row: row, width: width, into: &dots)
      }
    }
    if let caret { draw(caret, frame.size, width: width, into: &dots) }
    return PNGFile(width: width, height: height).bytes(rows: dots)
  }

  private func draw(
    _ cell: Cell, column: Int, row: Int, width: Int, into dots: inout [UInt8]
  ) {
    let (ink, ground) = colors(cell.style)
    let isHalf = cell.glyph == .upperHalf
    let scalar = cell.glyph.text.unicodeScalars.first ?? " "
    let isBlank = scalar == " " || cell.width == 0 || isHalf
    let glyph = isBlank ? nil : PictureFont.standard.glyph(scalar)
    let isBold = cell.style.attributes.contains(.bold)
    let lines = lineRows(cell.style.attributes)
    for y in 0..<PictureFont.rows {
      var at = (row * PictureFont.rows + y) * (3 * width + 1) + 1 + 3 * column * PictureFont.columns
      for x in 0..<PictureFont.columns {
        var isSet = isHalf ? y < PictureFont.rows / 2 : lines.contains(y)
        if let glyph, !isSet {
          isSet = glyph[x, y] || isBold && x > 0 && glyph[x - 1, y]
        } else if !isBlank, glyph == nil {
          isSet = isSet || isBox(x, y)
        }
        let color = isSet ? ink : ground
        dots[at] = color.red
        dots[at + 1] = color.green
        dots[at + 2] = color.blue
        at += 3
      }
    }
  }

  /// The outline that stands for a letter the font lacks.
  private func isBox(_ x: Int, _ y: Int) -> Bool {
    guard (1...7).contains(x), (4...13).contains(y) else { return false }
    return x == 1 || x == 7 || y == 4 || y == 13
  }

  private func lineRows(_ attributes: TextAttributes) -> [Int] {
    var rows: [Int] = []
    if !attributes.isDisjoint(with: [.underline, .undercurl]) { rows.append(15) }
    if attributes.contains(.strikethrough) { rows.append(9) }
    return rows
  }

  private func colors(_ style: Style) -> (ink: Color, ground: Color) {
    var ink = style.foreground.isTerminalDefault ? foreground : style.foreground
    var ground = style.background.laid(over: background)
    if ground.isTerminalDefault { ground = background }
    if style.attributes.contains(.reverse) { swap(&ink, &ground) }
    if style.attributes.contains(.dim) { ink = ink.mixed(with: ground, by: 0.4) }
    return (ink, ground)
  }

  private func draw(_ caret: Point, _ size: Size, width: Int, into dots: inout [UInt8]) {
    guard (0..<size.columns).contains(caret.column), (0..<size.rows).contains(caret.row) else {
      return
    }
    for y in 1..<PictureFont.rows - 1 {
      let at =
        (caret.row * PictureFont.rows + y) * (3 * width + 1) + 1
        + 3 * caret.column * PictureFont.columns
      for part in 0..<3 {
        let color = [foreground.red, foreground.green, foreground.blue][part]
        dots[at + part] = color
        dots[at + 3 + part] = color
      }
    }
  }
}

/// The frame of a PNG file: signature, sizes, one packed block, end.
struct PNGFile {
  let width: Int
  let height: Int

  func bytes(rows: [UInt8]) -> [UInt8] {
    // 8 bits a component, red green blue, no interlacing.
    let header = number(width) + number(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", Deflater.packed(rows)) + chunk("IEND", [])
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return number(body.count) + named + number(Int(PNGFile.checksum(named)))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
