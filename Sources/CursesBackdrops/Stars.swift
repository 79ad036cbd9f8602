import CursesCLibrary
import CursesCore
import CursesThemes

/// A night of stars that twinkle and drift, before a faint haze.
public struct Stars: BackgroundScene, Hashable {
  /// What the stars are drawn by lot from: the same seed is the same sky.
  public let seed: UInt64

  /// A sky of a seed.
  public init(seed: UInt64) { self.seed = seed }

  public var isAnimated: Bool { true }

  private struct Star {
    var column: Float
    var row: Int
    var strength: Float
    /// How bright it is among the stars, 0 to 1.
    var magnitude: Float
    /// What its colour is drawn by lot from.
    var hue: Double
  }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    let time = max(time, 0) * light.shape.speed
    let count = Int(Double(size.cellCount) / 14 * light.shape.number)
    let stars = (0..<count).map { star($0, at: time, size) }
    let haze = haze(at: time, size, light)
    for pass in LightPass.both(light) {
      let wide = BubbleProfile(pass, softness: 1.3)
      var spots = haze.map { Spot($0, pass, wide, isShiny: false) }
      if pass.isFrosted {
        // Behind glass only the bright ones are seen, as soft lights.
        spots += stars.filter { $0.magnitude > 0.45 }.map { star in
          let glow = Bubble(
            column: star.column + 0.5, row: Float(star.row) + 0.5, radius: 1.6 + 2 * star.magnitude,
            strength: 0.75 * min(star.strength, 1), hue: Float(star.hue * Double(pass.tones.count)))
          return Spot(glow, pass, wide)
        }
      }
      draw(stars, spots, pass, into: &field, mask: mask)
    }
  }

  private func draw(
    _ stars: [Star], _ spots: [Spot], _ pass: LightPass, into field: inout LightField,
    mask: LightMask
  ) {
    var byRow: [[Star]] = Array(repeating: [], count: 2 * field.size.rows)
    for star in stars where !pass.isFrosted && byRow.indices.contains(star.row) {
      byRow[star.row].append(star)
    }
    pass.draw(into: &field, mask: mask) { sums, down, columns in
      for spot in spots { sums.add(spot, down: down, within: columns) }
      for star in byRow[Int(down)] {
        let tone = pass.tone(chance: star.hue)
        // Between two columns a star is shared by both.
        let left = Int(star.column.rounded(.down))
        let share = star.column - Float(left)
        for (column, part) in [(left, 1 - share), (left + 1, share)]
        where columns.contains(column) {
          sums.add(min(star.strength * part, 1), of: tone, tone.chroma, at: column)
          sums.shine(min(star.strength * part * star.magnitude, 0.8), at: column)
        }
      }
    }
  }

  private func star(_ number: Int, at time: Double, _ size: Size) -> Star {
    var chance = Chance(seed: seed, number: number, life: 3)
    let magnitude = chance.next() * chance.next()
    let width = Double(size.columns) + 4
    let speed = 0.03 + 0.09 * magnitude
    let place = (chance.next() * width + time * speed).truncatingRemainder(dividingBy: width)
    let twinkle = 0.7 + 0.3 * sin(time * 2 * .pi / (5 + 8 * chance.next()) + chance.next() * 6.3)
    let row = Int(chance.next() * Double(2 * size.rows))
    return Star(
      column: Float(place - 2), row: row, strength: Float((0.3 + 1.6 * magnitude) * twinkle),
      magnitude: Float(magnitude), hue: chance.next())
  }

  /// A few wide and faint bubbles.
  private func haze(at time: Double, _ size: Size, _ light: BubbleLight) -> [Bubble] {
    var shape = light.shape
    shape.number = 0.4
    shape.sizes = 1.6...2.4
    let swarm = BubbleSwarm(
      seed: seed, size: size, colorCount: light.colors.count, shape: shape)
    return swarm.bubbles(at: time / 2).map { bubble in
      var faint = bubble
      faint.strength *= 0.4
      return faint
    }
  }
}
