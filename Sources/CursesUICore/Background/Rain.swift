import TerminalCore
import Themes

/// Drops of light that fall, each with a tail that fades.
public struct Rain: BackgroundScene, Hashable {
  /// What the drops are drawn by lot from: the same seed is the same rain.
  public let seed: UInt64

  /// Rain of a seed.
  public init(seed: UInt64) { self.seed = seed }

  public var isAnimated: Bool { true }

  private struct Drop {
    var column: Int
    /// Where its lower end is, in samples.
    var head: Float
    var length: Float
    var strength: Float
    var color: Linear
  }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    let count = Int(Double(size.columns) * 0.42 * light.shape.number)
    let drops = (0..<count).map { drop($0, at: max(time, 0) * light.shape.speed, size, light) }
    drawRows(into: &field, light: light, mask: mask) { sums, row, columns in
      let here = Float(row) + 0.5
      for drop in drops where columns.contains(drop.column) {
        let behind = drop.head - here
        guard behind > -1, behind < drop.length else { continue }
        // The head comes in over one sample, so that it moves without jumps.
        let near = behind < 0 ? 1 + behind : 1 - behind / drop.length
        sums.add(near * near * drop.strength, of: drop.color, at: drop.column)
      }
    }
  }

  private func drop(
    _ number: Int, at time: Double, _ size: Size, _ light: BubbleLight
  ) -> Drop {
    var own = Chance(seed: seed, number: number, life: 0)
    let depth = own.next()
    let length = 5 + 11 * depth
    let rows = Double(2 * size.rows)
    let way = rows + length + 2
    let clock = time * (3.5 + 4.5 * depth) / way + own.next() * 7
    let fall = clock.rounded(.down)
    var chance = Chance(seed: seed, number: number, life: Int(fall) + 1)
    let column = Int(chance.next() * Double(size.columns))
    let color = light.colors[Int(chance.next() * Double(light.colors.count)) % light.colors.count]
    return Drop(
      column: min(column, max(0, size.columns - 1)), head: Float((clock - fall) * way),
      length: Float(length), strength: Float(0.25 + 0.75 * depth), color: Linear(color))
  }
}
