import CursesCLibrary

/// A curve from (0, 0) to (1, 1): how fast time goes. A cubic Bézier, as CSS and SwiftUI have it.
struct UnitCurve: Hashable, Sendable {
  let p1x, p1y, p2x, p2y: Double

  init(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double) {
    self.p1x = min(max(p1x, 0), 1)
    self.p1y = p1y
    self.p2x = min(max(p2x, 0), 1)
    self.p2y = p2y
  }

  static let linear = UnitCurve(0, 0, 1, 1)
  static let easeIn = UnitCurve(0.42, 0, 1, 1)
  static let easeOut = UnitCurve(0, 0, 0.58, 1)
  static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// The height over a place from 0 to 1.
  func value(at place: Double) -> Double {
    if self == .linear { return place }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if UnitCurve.bezier(middle, p1x, p2x) < place { low = middle } else { high = middle }
    }
    return UnitCurve.bezier((low + high) / 2, p1y, p2y)
  }

  private static func bezier(_ t: Double, _ one: Double, _ two: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
  }
}

/// A spring pulled from 0 to 1, without speed at first.
struct SpringMotion: Hashable, Sendable {
  /// The period of the spring without damping, in seconds.
  let response: Double
  /// 1 comes to rest without overshooting; less swings.
  let dampingFraction: Double

  init(response: Double, dampingFraction: Double) {
    self.response = max(response, 0.01)
    self.dampingFraction = min(max(dampingFraction, 0.05), 4)
  }

  private var frequency: Double { 2 * .pi / response }

  /// When less than a thousandth is missing.
  var settlingDuration: Double {
    let zeta = dampingFraction
    let slowest = zeta <= 1 ? zeta : zeta - (zeta * zeta - 1).squareRoot()
    return 9.2 / (slowest * frequency)
  }

  func progress(at seconds: Double) -> Double {
    let (zeta, omega) = (dampingFraction, frequency)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let envelope = exp(-zeta * omega * seconds)
      return 1 - envelope * (cos(damped * seconds) + zeta * omega / damped * sin(damped * seconds))
    }
    if zeta == 1 { return 1 - exp(-omega * seconds) * (1 + omega * seconds) }
    let root = (zeta * zeta - 1).squareRoot()
    let (slow, fast) = (-omega * (zeta - root), -omega * (zeta + root))
    return 1 - (fast * exp(slow * seconds) - slow * exp(fast * seconds)) / (fast - slow)
  }
}
