import CursesSeededRandom

extension SeededGenerator {
  /// A stretch of at most 40 among so many.
  mutating func range(in count: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<(start + below(min(count - start, 40) + 1))
  }

  /// Bytes among which line ends and broken characters are frequent.
  mutating func bytes(upTo limit: Int) -> [UInt8] {
    let interesting: [UInt8] = [0x0A, 0x0D, 0x00, 0xC3, 0xA9, 0xFF, 0xE2, 0x80, 0x41, 0x20, 0x2A]
    return (0..<below(limit + 1)).map { _ in interesting[below(interesting.count)] }
  }
}
