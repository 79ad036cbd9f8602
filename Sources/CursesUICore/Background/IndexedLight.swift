import TerminalCore
import Themes

/// Light in the colours that a terminal of 256 has.
///
/// Where it is dark the cube has nothing between black and loud colours; so shadows are greys, of which
/// there are many, and hues come where it is light enough for muted ones. A sample between two steps is
/// now the one and now the other, by a fixed pattern of four by four: nothing flickers, since the
/// pattern stays where it is.
struct IndexedLight {
  private var known = [UInt32](repeating: IndexedLight.unknown, count: 1 << 15)
  private static let unknown: UInt32 = 0xFFFF_FFFF

  /// Bayer's matrix of 4 × 4, as offsets of half a step of the greys either way.
  private static let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
    ($0 * 2 - 15) / 3
  }

  /// The greys of the ramp, and the colours of the cube that are not loud.
  private static let candidates: [UInt32] = {
    let steps: [UInt32] = [95, 135, 175, 215, 255]
    var all = (0..<24).map { (8 + 10 * $0) * 0x01_01_01 as UInt32 }
    for red in steps {
      for green in steps { all += steps.map { red << 16 | green << 8 | $0 } }
    }
    return all
  }()

  /// Replaces every lit sample. Where text stands the light is `ground`, on which the theme has made
  /// it readable; so it is where there is no light, at `dark`.
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
    let nearest = nearest(to: (part(16) << 19 | part(8) << 11 | part(0) << 3) | 0x04_04_04)
    known[key] = nearest
    return nearest
  }

  /// By the eye's measure of brightness first, then by hue.
  private func nearest(to color: UInt32) -> UInt32 {
    func parts(_ color: UInt32) -> (Int, Int, Int) {
      (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    }
    let (red, green, blue) = parts(color)
    let brightness = 3 * red + 6 * green + blue
    return IndexedLight.candidates.min { one, other in
      func away(_ candidate: UInt32) -> Int {
        let (r, g, b) = parts(candidate)
        let bright = (3 * r + 6 * g + b - brightness) / 10
        return 3 * bright * bright + (r - red) * (r - red) + (g - green) * (g - green)
          + (b - blue) * (b - blue)
      }
      return away(one) < away(other)
    } ?? color
  }
}
