/// How much has happened to a program.
public struct EventCount: Sendable {
  /// The events, without the looks at what came of them.
  public private(set) var events = 0
  /// The keys, clicks, pastes and other sequences in them: a word that is typed is one event of several keys.
  public private(set) var inputs = 0
  /// The largest share of the processor time it may take that the program has taken between two rests: at 1
  /// it hangs.
  public private(set) var slowest = 0.0

  public init() {}

  mutating func add(share: Double) { slowest = max(slowest, share) }

  mutating func add(_ event: RandomEvent) {
    switch event {
    case .rest, .compare: return
    case .bytes(let bytes): inputs += Self.inputs(in: bytes)
    default: inputs += 1
    }
    events += 1
  }

  public static func += (one: inout EventCount, other: EventCount) {
    one.events += other.events
    one.inputs += other.inputs
    one.add(share: other.slowest)
  }

  /// Counts what a terminal sends in one piece: a character, or a sequence up to its end.
  private static func inputs(in bytes: [UInt8]) -> Int {
    if bytes.starts(with: Array("\u{1B}[200~".utf8)) { return 1 }
    var count = 0
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      // The other bytes of a character.
      if byte & 0xC0 == 0x80 { continue }
      count += 1
      guard byte == 0x1B, let kind = rest.popFirst() else { continue }
      switch kind {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        rest = rest.drop { !(0x40...0x7E ~= $0) }.dropFirst()
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): rest = []
      default: break
      }
    }
    return count
  }
}
