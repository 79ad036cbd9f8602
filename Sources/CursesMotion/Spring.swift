import CursesAnimation
import CursesCLibrary

/// A spring that draws a value to a target. After SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// About how long it takes, in seconds.
  public var duration: Double
  /// How far it goes beyond the target: 0 for not at all, towards 1 for a long swing.
  public var bounce: Double

  /// A spring by how long it takes and how much it bounces.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = max(duration, 0.001)
    self.bounce = min(max(bounce, 0), 0.99)
  }

  /// Without a bounce.
  public static let smooth = Spring()
  /// With a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// With a bounce that is seen.
  public static let bouncy = Spring(bounce: 0.3)

  /// How long it takes until nothing is seen to move any more, in seconds.
  public var settlingDuration: Double { log(1000.0) / ((1 - bounce) * frequency) }

  private var frequency: Double { 2 * Double.pi / duration }

  /// How much of the way is done after a time, in seconds: 0 at the beginning, beyond 1 in a bounce.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let damping = 1 - bounce
    let decay = exp(-damping * frequency * time)
    let swing = frequency * max(1 - damping * damping, 0).squareRoot()
    guard swing > 0 else { return 1 - (1 + frequency * time) * decay }
    return 1 - decay * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
  }
}

extension Animation {
  /// A movement as a spring makes it.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// A movement as a spring makes it; it begins at rest.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }
}
