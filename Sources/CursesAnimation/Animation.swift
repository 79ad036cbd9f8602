import CursesCLibrary

/// How a change of values takes its time. After SwiftUI's `Animation`.
///
/// An animation is a pure function from seconds to progress: 0 is the old value, 1 the new. Springs
/// go beyond.
public struct Animation: Hashable, Sendable {
  indirect enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(SpringMotion)
    case delayed(Course, by: Double)
    case sped(Course, by: Double)
    case repeated(Course, count: Double, autoreverses: Bool)
  }

  let course: Course

  init(_ course: Course) { self.course = course }

  private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(.curve(curve, duration: max(0, duration)))
  }

  /// The one that is used when none is named: a smooth spring.
  public static let `default` = Animation.spring()

  /// At the same speed all the way. Durations are in seconds.
  public static func linear(duration: Double) -> Animation { curve(.linear, duration) }
  /// At one speed, for 0.35 seconds.
  public static let linear = Animation.linear(duration: 0.35)

  /// Slow at first.
  public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }
  /// Starting slowly, for 0.35 seconds.
  public static let easeIn = Animation.easeIn(duration: 0.35)

  /// Slow at last.
  public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }
  /// Ending slowly, for 0.35 seconds.
  public static let easeOut = Animation.easeOut(duration: 0.35)

  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }
  /// Starting and ending slowly, for 0.35 seconds.
  public static let easeInOut = Animation.easeInOut(duration: 0.35)

  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    curve(UnitCurve(p1x, p1y, p2x, p2y), duration)
  }

  /// A spring that takes about `duration` seconds; `bounce` from -1 (sluggish) to 1 (never at rest).
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringMotion(response: duration, dampingFraction: 1 - bounce)))
  }

  /// A spring by its period in seconds and its damping: 1 does not overshoot.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SpringMotion(response: response, dampingFraction: dampingFraction)))
  }
  /// A spring of SwiftUI's usual response and damping.
  public static let spring = Animation.spring()

  /// A spring for what follows a hand: quick.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }
  /// A quick spring, for what follows a hand.
  public static let interactiveSpring = Animation.interactiveSpring()

  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
    return .spring(
      response: 2 * .pi / frequency, dampingFraction: damping / (2 * max(mass, 0.001) * frequency))
  }

  /// A spring without overshoot.
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring without overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small overshoot.
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring with a little overshoot.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that overshoots visibly.
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
  /// A spring with much overshoot.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Starts so many seconds later.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(course, by: max(0, delay))) }

  /// Runs so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(course, by: max(0, speed)))
  }

  /// Runs so many times; there and back unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      .repeated(course, count: Double(max(1, repeatCount)), autoreverses: autoreverses))
  }

  /// Runs until the value changes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: .infinity, autoreverses: autoreverses))
  }
}

extension Animation {
  /// Seconds until the new value is reached for good; infinite for one that repeats for ever.
  public var duration: Double { course.duration }

  /// How far the value is after so many seconds.
  public func progress(at seconds: Double) -> Double { course.progress(at: seconds) }
}

extension Animation.Course {
  var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingDuration
    case .delayed(let inner, let delay): inner.duration + delay
    case .sped(let inner, let speed): speed > 0 ? inner.duration / speed : .infinity
    case .repeated(let inner, let count, _):
      count.isInfinite ? .infinity : inner.duration * count
    }
  }

  func progress(at seconds: Double) -> Double {
    if seconds >= duration { return 1 }
    guard seconds > 0 else { return 0 }
    switch self {
    case .curve(let curve, let duration): return curve.value(at: seconds / duration)
    case .spring(let spring): return spring.progress(at: seconds)
    case .delayed(let inner, let delay): return inner.progress(at: seconds - delay)
    case .sped(let inner, let speed): return inner.progress(at: seconds * speed)
    case .repeated(let inner, _, let autoreverses):
      let cycle = inner.duration
      guard cycle > 0, cycle.isFinite else { return inner.progress(at: seconds) }
      let turn = (seconds / cycle).rounded(.down)
      let within = seconds - turn * cycle
      let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
      return inner.progress(at: isBack ? cycle - within : within)
    }
  }
}
