import CursesCore
import CursesThemes

/// Coloured bubbles that drift, breathe and cross-fade: sharp in the gaps, frosted behind glass.
///
/// Where bubbles overlap their colours meet as the eye measures them, and neither loses its edge.
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
    let bubbles = swarm.bubbles(at: time).filter { $0.strength > 0.004 }
    for pass in LightPass.both(light) {
      let profile = BubbleProfile(pass)
      let spots = bubbles.map { Spot($0, pass, profile) }
      pass.draw(into: &field, mask: mask) { sums, down, columns in
        for spot in spots { sums.add(spot, down: down, within: columns) }
      }
    }
  }
}
