import CursesCore
import CursesThemes

/// Light in the colours that a terminal of 256 has.
///
/// Where it is dark the cube has nothing between black and loud colours; so shadows are greys, of which
/// there are many, and hues come where they are nearest to the eye. A sample between two greys is now the
/// one and now the other, by a fixed pattern of four by four: nothing flickers, since the pattern stays
/// where it is. Between a grey and a hue there is an edge: a pattern of the two would be seen as stripes.
package struct IndexedLight {
  private var known = [UInt32](repeating: IndexedLight.unknown, count: 1 << 15)
  private static let unknown: UInt32 = 0xFFFF_FFFF

  /// Bayer's matrix of 4 × 4, as offsets of half a step of the greys either way.
  private static let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
    ($0 * 2 - 15) / 3
  }

  /// The greys of the ramp, then the colours of the cube.
  private static let candidates: [UInt32] = {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var all = (0..<24).map { (8 + 10 * $0) * 0x01_01_01 as UInt32 }
    for red in steps {
      for green in steps { all += steps.map { red << 16 | green << 8 | $0 } }
    }
    return all
  }()
  private static let tones = candidates.map { Tone(Color(hex: $0)) }

  /// Knows no colour yet.
  package init() {}

  /// Replaces every lit sample. Behind text and glass the light is `ground`, on which the theme has made
  /// text readable; so it is where there is no light, at `dark`.
  package mutating func reduce(
    _ field: inout LightField, mask: LightMask, from dark: Color, to ground: Color
  ) {
    let size = field.size
    guard mask.size == size else { return }
    field.withLayers { samples, frost in
      for row in 0..<2 * size.rows {
        for column in mask.columns[row / 2] {
          let at = row * size.columns + column
          samples[at] =
            samples[at] == dark.hex ? ground.hex : shown(samples[at], column: column, row: row)
        }
      }
      frost.update(repeating: ground.hex)
    }
  }

  private mutating func shown(_ sample: UInt32, column: Int, row: Int) -> UInt32 {
    let nearest = knownNearest(to: sample)
    let isGrey = nearest >> 16 == nearest & 0xFF && nearest >> 8 & 0xFF == nearest & 0xFF
    guard isGrey, let darkest = IndexedLight.candidates.first else { return nearest }
    func part(_ shift: UInt32) -> Int { Int(sample >> shift & 0xFF) }
    let offset = IndexedLight.pattern[(row & 3) * 4 + (column & 3)]
    let brightness = (3 * part(16) + 6 * part(8) + part(0)) / 10 + offset
    let step = min(max((brightness - Int(darkest & 0xFF) + 5) / 10, 0), 23)
    return IndexedLight.candidates[step]
  }

  private mutating func knownNearest(to sample: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 { (sample >> shift & 0xFF) >> 3 }
    let key = Int(part(16) << 10 | part(8) << 5 | part(0))
    if known[key] != IndexedLight.unknown { return known[key] }
    let nearest = nearest(to: (part(16) << 19 | part(8) << 11 | part(0) << 3) | 0x04_04_04)
    known[key] = nearest
    return nearest
  }

  /// The nearest to the eye.
  private func nearest(to color: UInt32) -> UInt32 {
    let wanted = Tone(Color(hex: color))
    var (best, least) = (color, Float.infinity)
    for (candidate, tone) in zip(Self.candidates, Self.tones) {
      let light = tone.light - wanted.light
      let (green, blue) = (tone.green - wanted.green, tone.blue - wanted.blue)
      let away = light * light + green * green + blue * blue
      if away < least { (best, least) = (candidate, away) }
    }
    return best
  }
}
