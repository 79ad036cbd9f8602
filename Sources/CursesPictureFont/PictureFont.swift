import CCursesPictureFont

/// The font that PNG pictures are drawn with: outlines of DejaVu Sans Mono, and the lines and blocks of
/// screens, which fill their cells.
public struct PictureFont: Sendable {
  /// Dots across a cell.
  public static let columns = 10
  /// Dots down a cell.
  public static let rows = 20
  /// The font that is built in.
  public static let standard = PictureFont(
    letters: bytes(curses_letters), bold: bytes(curses_bold_letters))

  private let letters: TrueTypeFont
  private let bold: TrueTypeFont

  private static func bytes(_ read: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> [UInt8]
  {
    var count = 0
    return Array(UnsafeBufferPointer(start: read(&count), count: count))
  }

  init(letters: [UInt8], bold: [UInt8]) {
    self.letters = TrueTypeFont(letters)
    self.bold = TrueTypeFont(bold)
  }

  /// The dots of a letter in a cell; nil when the font has no such letter.
  ///
  /// - Parameters:
  ///   - isBold: whether the strokes are heavy, where the font has such ones.
  ///   - isItalic: whether it leans to the right.
  public func coverage(
    of scalar: Unicode.Scalar, isBold: Bool = false, isItalic: Bool = false
  ) -> Coverage? {
    if let shape = CellShape.coverage(scalar, columns: Self.columns, rows: Self.rows) {
      return shape
    }
    let font = isBold && bold.glyph(scalar) != nil ? bold : letters
    guard let glyph = font.glyph(scalar) else { return nil }
    // A letter is as wide as the cell; what is left above and below is shared.
    let scale = Double(Self.columns) / font.advance
    let height = (font.ascent - font.descent) * scale
    let base = (font.ascent * scale + (Double(Self.rows) - height) / 2).rounded()
    // About 11 degrees, around half the height of small letters.
    let lean = isItalic ? 0.2 : 0
    let axis = 0.27 * font.unitsPerEm
    var fill = OutlineFill(columns: Self.columns, rows: Self.rows)
    for contour in font.contours(glyph) {
      fill.add(
        contour.map {
          TrueTypeFont.Place(
            x: ($0.x + ($0.y - axis) * lean) * scale, y: base - $0.y * scale, isOn: $0.isOn)
        })
    }
    return fill.coverage()
  }
}
