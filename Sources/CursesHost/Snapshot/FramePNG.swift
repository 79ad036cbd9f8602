import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A composited frame as a PNG picture, drawn with an outline font in cells of 10 by 20 dots.
///
/// The font has Latin, Greek, Cyrillic and the signs of screens; another letter is an empty box. An SVG
/// picture has them all, in the fonts of whoever looks at it.
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
    let pixels = pixels(frame, caret: caret)
    let rows = PNGRows.filtered(pixels.bytes, width: pixels.width, bytesPerPixel: 3)
    return PNGFile(width: pixels.width, height: pixels.height).bytes(rows: rows)
  }

  /// The picture without a file around it.
  package func pixels(_ frame: Frame, caret: Point? = nil) -> FramePixels {
    FramePixels(frame, caret: caret, foreground: foreground, background: background)
  }
}

/// The rows of a PNG picture, each as the difference to its neighbours that packs best.
package enum PNGRows {
  /// Puts the number of a filter before each row: none, the dot to the left, or the dot above.
  package static func filtered(_ bytes: [UInt8], width: Int, bytesPerPixel: Int) -> [UInt8] {
    let length = width * bytesPerPixel
    guard length > 0 else { return [] }
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count + bytes.count / length)
    for start in stride(from: 0, to: bytes.count, by: length) {
      let row = bytes[start..<start + length]
      let left = row.indices.map { at in
        at - start < bytesPerPixel ? row[at] : row[at] &- row[at - bytesPerPixel]
      }
      let above = start == 0 ? Array(row) : row.indices.map { row[$0] &- bytes[$0 - length] }
      let kinds = [(UInt8(0), Array(row)), (1, left), (2, above)]
      // The fewer bytes of a row differ from the one before, the better it packs.
      let best = kinds.min { changes($0.1) < changes($1.1) } ?? kinds[0]
      rows.append(best.0)
      rows += best.1
    }
    return rows
  }

  private static func changes(_ row: [UInt8]) -> Int {
    var (count, last) = (0, UInt8(0))
    for byte in row {
      if byte != last { count += 1 }
      last = byte
    }
    return count
  }
}

/// The frame of a PNG file: signature, sizes, one packed block, end.
struct PNGFile {
  let width: Int
  let height: Int

  /// - Parameter rows: each begins with the number of its filter.
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
