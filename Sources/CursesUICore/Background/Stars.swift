import Glibc
import TerminalCore
import Themes

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
    var color: Linear
  }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    let time = max(time, 0) * light.shape.speed
    var byRow: [[Star]] = Array(repeating: [], count: 2 * size.rows)
    for number in 0..<Int(Double(size.cellCount) / 22 * light.shape.number) {
      let star = star(number, at: time, size, light)
      if byRow.indices.contains(star.row) { byRow[star.row].append(star) }
    }
    let haze = haze(at: time, size, light)
    drawRows(into: &field, light: light, mask: mask) { sums, row, columns in
      for spot in haze { sums.add(spot, row: row, within: columns) }
      for star in byRow[row] {
        // Between two columns a star is shared by both.
        let left = Int(star.column.rounded(.down))
        let share = star.column - Float(left)
        if columns.contains(left) {
          sums.add(star.strength * (1 - share), of: star.color, at: left)
        }
        if columns.contains(left + 1) {
          sums.add(star.strength * share, of: star.color, at: left + 1)
        }
      }
    }
  }

  private func star(
    _ number: Int, at time: Double, _ size: Size, _ light: BubbleLight
  ) -> Star {
    var chance = Chance(seed: seed, number: number, life: 3)
    let magnitude = chance.next() * chance.next()
    let width = Double(size.columns) + 4
    let speed = 0.03 + 0.09 * magnitude
    let place = (chance.next() * width + time * speed).truncatingRemainder(dividingBy: width)
    let twinkle = 0.7 + 0.3 * sin(time * 2 * .pi / (5 + 8 * chance.next()) + chance.next() * 6.3)
    let row = Int(chance.next() * Double(2 * size.rows))
    let color = light.colors[Int(chance.next() * Double(light.colors.count)) % light.colors.count]
    return Star(
      column: Float(place - 2), row: row, strength: Float((0.15 + 2.2 * magnitude) * twinkle),
      color: Linear(color))
  }

  /// A few wide and faint bubbles.
  private func haze(at time: Double, _ size: Size, _ light: BubbleLight) -> [Spot] {
    var shape = light.shape
    shape.number = 0.25
    shape.sizes = 1.6...2.4
    let swarm = BubbleSwarm(
      seed: seed, size: size, colorCount: light.colors.count, shape: shape)
    return swarm.bubbles(at: time / 2).map { bubble in
      var faint = bubble
      faint.strength *= 0.16
      return Spot(faint, light)
    }
  }
}
