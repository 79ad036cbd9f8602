import CursesCLibrary

/// The kinds of a scalar that guesses depend on: ASCII's, since the lists and keyboards are of it.
extension UInt32 {
  var isLower: Bool { (0x61...0x7A).contains(self) }
  var isUpper: Bool { (0x41...0x5A).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var lowered: UInt32 { isUpper ? self + 0x20 : self }
}

extension Double {
  static func log2(_ value: Double) -> Double { CursesCLibrary.log2(value) }

  /// The number of ways to choose some of a number of things.
  static func choose(_ some: Int, of all: Int) -> Double {
    guard some <= all else { return 0 }
    var ways = 1.0
    for step in 0..<some { ways = ways * Double(all - step) / Double(step + 1) }
    return ways
  }

  /// The ways to vary a pattern of two sorts of characters in up to as many places as the rarer sort has.
  static func variations(_ first: Int, _ second: Int) -> Double {
    var ways = 0.0
    for places in 0..<min(first, second) { ways += choose(places + 1, of: first + second) }
    return ways
  }
}
