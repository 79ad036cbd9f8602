/// Chance that can be repeated: the same seed gives the same numbers in every run, on every machine
/// (xorshift64*).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    // Seeds beside one another give runs that have nothing in common. It must not be 0.
    let varied = seed &+ TestVariation.seed &* 0xD1B5_4A32_D192_ED03
    state = varied &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 up to a limit, without it; 0 where the limit leaves nothing.
  public mutating func below(_ limit: Int) -> Int {
    Int(next() >> 11) % max(limit, 1)
  }
}
