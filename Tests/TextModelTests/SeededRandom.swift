/// A repeatable source of chance for the laws: the same seed gives the same cases on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ limit: Int) -> Int {
    Int(next() >> 11) % max(limit, 1)
  }

  mutating func range(in count: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<(start + below(min(count - start, 40) + 1))
  }

  mutating func bytes(upTo limit: Int) -> [UInt8] {
    let interesting: [UInt8] = [0x0A, 0x0D, 0x00, 0xC3, 0xA9, 0xFF, 0xE2, 0x80, 0x41, 0x20, 0x2A]
    return (0..<below(limit + 1)).map { _ in interesting[below(interesting.count)] }
  }
}
