import CursesCLibrary

/// The bytes of a bracketed paste until `ESC[201~`, which may come in pieces.
struct PasteCollector: Sendable {
  enum Outcome { case more, full, ended }

  private var bytes: [UInt8] = []
  /// How many bytes of the end marker have been seen at the end of what came.
  private var matched = 0

  /// Whether the beginning of the end marker has come, and not its rest.
  var isWithinMarker: Bool { matched > 0 }

  private static let marker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// What has been collected; the collector is empty after it.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  mutating func collect(
    _ input: UnsafeRawBufferPointer, from start: Int, limit: Int
  ) -> (next: Int, outcome: Outcome) {
    var at = start
    while at < input.count {
      if matched == 0 {
        // What looked like the end of the paste may have filled it.
        if bytes.count >= limit { return (at, .full) }
        // Between two escapes everything is data: copied in one piece.
        let room = min(input.count, at + limit - bytes.count)
        let end = Self.escape(in: input, at..<room) ?? room
        reserve(end - at)
        bytes.append(contentsOf: input[at..<end])
        at = end
        if bytes.count >= limit { return (at, .full) }
        if at == input.count { break }
      }
      if match(input[at]) { return (at + 1, .ended) }
      at += 1
    }
    return (at, .more)
  }

  private static func escape(
    in input: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int? {
    guard let base = input.baseAddress, !range.isEmpty else { return nil }
    return memchr(base + range.lowerBound, 0x1B, range.count).map { base.distance(to: $0) }
  }

  /// Makes room for a megabyte as soon as much has come: what is not used is never touched, while each
  /// doubling would be, and copied.
  private mutating func reserve(_ count: Int) {
    guard bytes.count + count > Self.much, bytes.capacity < 1 << 20 else { return }
    bytes.reserveCapacity(1 << 20)
  }

  private static let much = 1 << 14

  /// Whether the byte completes the marker. The marker's first byte occurs in it only once, so after
  /// a mismatch what was held back is data and the byte may begin the marker again.
  private mutating func match(_ byte: UInt8) -> Bool {
    if byte == Self.marker[matched] {
      matched += 1
      if matched == Self.marker.count { return true }
      return false
    }
    bytes.append(contentsOf: Self.marker[..<matched])
    matched = byte == Self.marker[0] ? 1 : 0
    if matched == 0 { bytes.append(byte) }
    return false
  }
}
