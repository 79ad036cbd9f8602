import CursesTerminal
import TerminalCore
import Themes

/// Light in the colours that a terminal of 256 has.
///
/// Their steps are coarse where it is dark, so a sample between two of them is now the one and now the
/// other, by a fixed pattern of four by four: from afar the eye mixes them, and nothing flickers, since
/// the pattern stays where it is.
struct IndexedLight {
  private var known = [UInt32](repeating: IndexedLight.unknown, count: 1 << 15)
  private static let unknown: UInt32 = 0xFFFF_FFFF

  /// How far the pattern moves a component either way.
  private static let spread = 22

  /// Bayer's matrix of 4 × 4, as offsets around 0.
  private static let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
    ($0 * 2 - 15) * spread / 15
  }

  /// Replaces every lit sample. Where text stands the light is `ground`, on which the theme has made it
  /// readable; so it is where there is no light, at `dark`.
  mutating func reduce(
    _ field: inout LightField, scene: Frame, mask: LightMask, from dark: Color, to ground: Color
  ) {
    let size = field.size
    guard scene.size == size, mask.size == size else { return }
    field.withSamples { samples in
      for row in 0..<2 * size.rows {
        for column in mask.columns[row / 2] {
          let at = row * size.columns + column
          let hasText = scene[column, row / 2].glyph != .space
          samples[at] =
            hasText || samples[at] == dark.hex
            ? ground.hex : shown(samples[at], column: column, row: row)
        }
      }
    }
  }

  private mutating func shown(_ sample: UInt32, column: Int, row: Int) -> UInt32 {
    let offset = IndexedLight.pattern[(row & 3) * 4 + (column & 3)]
    func part(_ shift: UInt32) -> UInt32 {
      UInt32(min(max(Int((sample >> shift) & 0xFF) + offset, 0), 255)) >> 3
    }
    let key = Int(part(16) << 10 | part(8) << 5 | part(0))
    if known[key] != IndexedLight.unknown { return known[key] }
    let color = Color(
      UInt8(part(16) << 3 | 4), UInt8(part(8) << 3 | 4), UInt8(part(0) << 3 | 4))
    let nearest = ColorIndex.color(ColorIndex.nearest256(to: color)).hex
    known[key] = nearest
    return nearest
  }
}
