import TerminalCore
import Themes

/// Coloured bubbles that drift, breathe and cross-fade, blurred at their edges.
///
/// Where bubbles overlap their colours are averaged by weight and cover more of the ground, so the
/// mixture is never brighter than the brightest of them.
///
///     let scene = BubbleField(seed: 7)
///     scene.draw(into: &field, at: seconds, light: theme.light, mask: LightMask(scene: frame))
public struct BubbleField: BackgroundScene, Hashable {
  /// What the bubbles are drawn by lot from: the same seed is the same field.
  public let seed: UInt64

  /// A field of a seed.
  public init(seed: UInt64) { self.seed = seed }

  public var isAnimated: Bool { true }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    let swarm = BubbleSwarm(
      seed: seed, size: field.size, colorCount: light.colors.count, shape: light.shape)
    let spots = swarm.bubbles(at: time).map { Spot($0, light) }.filter { $0.strength > 0.004 }
    drawRows(into: &field, light: light, mask: mask) { sums, row, columns in
      switch light.shape.blend {
      case .mix: for spot in spots { sums.add(spot, row: row, within: columns) }
      case .glow: for spot in spots { sums.raise(spot, row: row, within: columns) }
      }
    }
  }
}
