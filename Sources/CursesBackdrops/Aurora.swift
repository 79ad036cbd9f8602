import CursesCLibrary
import CursesCore
import CursesThemes

/// Curtains of light that wave slowly: bright at their lower edge, fading upwards.
public struct Aurora: BackgroundScene, Hashable {
  /// What the curtains are drawn by lot from: the same seed is the same sky.
  public let seed: UInt64

  /// A sky of a seed.
  public init(seed: UInt64) { self.seed = seed }

  public var isAnimated: Bool { true }

  /// One curtain at one moment: for each column its lower edge, its height, its brightness and a place
  /// in the list of colours.
  private struct Curtain {
    var edge: [Float] = []
    var height: Float
    var brightness: [Float] = []
    var hues: [Float] = []
  }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let size = field.size
    let curtains = (0..<3).map { curtain($0, at: max(time, 0) * light.shape.speed, size) }
    for pass in LightPass.both(light) {
      // Sharp, a curtain ends in a crisp hem; behind glass the hem is soft.
      let hem: Float = pass.isFrosted ? 4 : 9
      let tones = curtains.map { $0.hues.map(pass.tone) }
      pass.draw(into: &field, mask: mask) { sums, down, columns in
        for (curtain, tones) in zip(curtains, tones) {
          for column in columns {
            // Above the edge a long slope, below it a short one.
            let above = (curtain.edge[column] - down) / curtain.height
            let near = above >= 0 ? 1 - above : 1 + above * hem
            guard near > 0 else { continue }
            let part = near * near * (3 - 2 * min(near, 1)) * curtain.brightness[column]
            sums.add(min(part, 1), of: tones[column], tones[column].chroma, at: column)
            if !pass.isFrosted, near > 0.9 {
              sums.shine((near - 0.9) * 2.5 * curtain.brightness[column], at: column)
            }
          }
        }
      }
    }
  }

  private func curtain(_ number: Int, at time: Double, _ size: Size) -> Curtain {
    var chance = Chance(seed: seed, number: number, life: 0)
    let rows = Double(2 * size.rows)
    let home = rows * (0.42 + 0.22 * Double(number) + 0.1 * (chance.next() - 0.5))
    let phases = (0..<6).map { _ in chance.next() * 2 * .pi }
    let wave = { (x: Double, length: Double, period: Double, phase: Double) in
      sin(x / length + time * 2 * .pi / period + phase)
    }
    var curtain = Curtain(height: Float(max(rows * 0.5, 1)))
    for column in 0..<size.columns {
      let x = Double(column)
      curtain.edge.append(
        Float(
          home + rows * 0.1 * wave(x, 31, 61, phases[0]) + rows * 0.05 * wave(x, 13, 37, phases[1])
        ))
      let fold = 0.5 + 0.5 * wave(x, 7.5, 29, phases[2]) * wave(x, 19, 43, phases[3])
      let breath = 0.75 + 0.25 * sin(time * 2 * .pi / 23 + phases[4])
      curtain.brightness.append(Float((0.2 + 0.75 * fold) * breath))
      curtain.hues.append(Float(Double(number) + 0.8 * (1 + wave(x, 47, 83, phases[5]))))
    }
    return curtain
  }
}
