/// Changes bytes as files and lines are damaged and as an attacker would: single bits, cut ends, doubled
/// and moved parts, numbers at their limits, parts of other texts.
public struct ByteMutator {
  private var dice: SeededGenerator
  /// What is put in besides bytes: the words of a format.
  private let words: [[UInt8]]

  public init(seed: UInt64, words: [String] = []) {
    dice = SeededGenerator(seed: seed)
    self.words = words.map { Array($0.utf8) }
  }

  private static let limits: [[UInt8]] = [
    [0x00], [0xFF], [0x7F], [0x80], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF],
    [0x80, 0x00, 0x00, 0x00], Array("0".utf8), Array("-1".utf8), Array("65536".utf8),
    Array("4294967296".utf8), Array("9223372036854775807".utf8), Array("99999999999999999999".utf8),
    [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x1B], [0x0A], [0x0D, 0x0A],
  ]

  /// The bytes with some of them changed; `others` are texts to take parts from.
  public mutating func mutated(_ bytes: [UInt8], with others: [[UInt8]] = []) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) { change(&bytes, others) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
    let at = dice.below(bytes.count + 1)
    let end = min(bytes.count, at + dice.below(1 << dice.below(8)))
    switch dice.below(10) {
    case 0 where at < bytes.count: bytes[at] ^= 1 << UInt8(dice.below(8))
    case 1 where at < bytes.count: bytes[at] = UInt8(dice.below(256))
    case 2: bytes.removeSubrange(at..<end)
    case 3: bytes.insert(contentsOf: bytes[at..<end], at: dice.below(bytes.count + 1))
    case 4: bytes.removeSubrange(at...)
    case 5: bytes.replaceSubrange(at..<end, with: pick(Self.limits))
    case 6 where !others.isEmpty:
      let other = pick(others)
      let start = dice.below(other.count + 1)
      bytes.replaceSubrange(
        at..<end, with: other[start..<min(other.count, start + dice.below(200))])
    case 7 where end > at:
      bytes.insert(contentsOf: repeatElement(bytes[at], count: dice.below(300)), at: at)
    default:
      if !words.isEmpty { bytes.replaceSubrange(at..<end, with: pick(words)) }
    }
  }

  private mutating func pick(_ all: [[UInt8]]) -> [UInt8] { all[dice.below(all.count)] }
}
