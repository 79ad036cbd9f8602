import CursesCore
import CursesThemes

/// Drops of light that fall, each with a bright head and a tail that fades.
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
    /// What its colour is drawn by lot from.
    var hue: Double
  }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    let count = Int(Double(size.columns) * 0.42 * light.shape.number)
    let drops = (0..<count).map { drop($0, at: max(time, 0) * light.shape.speed, size) }
    for pass in LightPass.both(light) {
      // Behind glass a drop is a broad and faint streak.
      let shares: [Float] = pass.isFrosted ? [0.1, 0.28, 0.4, 0.28, 0.1] : [1]
      let colored = drops.map { (drop: $0, tone: pass.tone(chance: $0.hue)) }
      pass.draw(into: &field, mask: mask) { sums, down, columns in
        for (drop, tone) in colored {
          let behind = drop.head - down
          guard behind > -1, behind < drop.length else { continue }
          // The head comes in over one sample, so that it moves without jumps.
          let near = behind < 0 ? 1 + behind : 1 - behind / drop.length
          let part = near * (0.4 + 0.6 * near) * drop.strength
          for (index, share) in shares.enumerated() {
            let column = drop.column + index - shares.count / 2
            guard columns.contains(column) else { continue }
            sums.add(part * share, of: tone, tone.chroma, at: column)
          }
          if !pass.isFrosted, behind < 1.6, columns.contains(drop.column) {
            sums.shine(0.5 * drop.strength * (1.6 - max(behind, 0)) / 1.6 * near, at: drop.column)
          }
        }
      }
    }
  }

  private func drop(_ number: Int, at time: Double, _ size: Size) -> Drop {
    var own = Chance(seed: seed, number: number, life: 0)
    let depth = own.next()
    let length = 6 + 15 * depth
    let rows = Double(2 * size.rows)
    let way = rows + length + 2
    let clock = time * (3.5 + 4.5 * depth) / way + own.next() * 7
    let fall = clock.rounded(.down)
    var chance = Chance(seed: seed, number: number, life: Int(fall) + 1)
    let column = Int(chance.next() * Double(size.columns))
    return Drop(
      column: min(column, max(0, size.columns - 1)), head: Float((clock - fall) * way),
      length: Float(length), strength: Float(0.35 + 0.65 * depth), hue: chance.next())
  }
}
