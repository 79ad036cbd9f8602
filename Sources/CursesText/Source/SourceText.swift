import CursesCLibrary
internal import CursesRope

/// The bytes of a text, in a rope: any bytes, kept exactly.
///
/// Offsets are byte offsets from 0 to `count`. Nothing is repaired or normalised: invalid UTF-8, NUL,
/// every kind of line end and a missing last line end come back as they went in. A copy costs nothing
/// and shares its chunks with the original, an edit costs about a microsecond at any size.
///
/// This is the only file that knows the rope.
public struct SourceText: Sendable {
  private var rope: Rope<TextChunk>

  /// A text without bytes.
  public init() {
    rope = Rope()
  }

  /// The UTF-8 of `string`.
  public init(_ string: String) {
    var string = string
    self = string.withUTF8 { SourceText(copying: UnsafeRawBufferPointer($0)) }
  }

  /// The text that has these bytes.
  public init(bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { SourceText(copying: $0) }
  }

  /// A copy of the bytes in `buffer`, about 1.3 ms per megabyte.
  public init(copying buffer: UnsafeRawBufferPointer) {
    rope = Rope(TextChunk.pieces(of: buffer))
  }

  private init(rope: Rope<TextChunk>) {
    self.rope = rope
  }

  /// The number of bytes.
  public var count: Int { rope.count(in: TextChunk.ByteMetric()) }

  /// Whether there is no byte.
  public var isEmpty: Bool { rope.isEmpty }

  /// The number of line feeds. A lone carriage return is a byte in a line, not an end of it.
  public var newlineCount: Int { rope.count(in: TextChunk.NewlineMetric()) }

  /// Whether both are the same storage, which takes no time to find out. Equal texts may answer `false`.
  public func isIdentical(to other: SourceText) -> Bool {
    rope.isIdentical(to: other.rope)
  }
}

// MARK: - Reading

extension SourceText {
  /// The byte at `offset`, which must be less than `count`. `reader()` is quicker for neighbours.
  public func byte(at offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "offset out of bounds")
    let (place, remaining) = place(at: offset)
    return rope[place].bytes[remaining]
  }

  /// The chunk around `offset` (less than `count`) and the offset at which the chunk starts.
  func chunk(at offset: Int) -> (bytes: [UInt8], start: Int) {
    precondition(offset >= 0 && offset < count, "offset out of bounds")
    let (place, remaining) = place(at: offset)
    return (rope[place].bytes, offset - remaining)
  }

  /// The chunk around an offset less than `count`, and how far after its start the offset is.
  private func place(at offset: Int) -> (place: Rope<TextChunk>.Place, remaining: Int) {
    guard let found = rope.find(at: offset, in: TextChunk.ByteMetric(), preferEnd: false) else {
      preconditionFailure("offset out of bounds")
    }
    return found
  }

  /// Calls `body` with the bytes of `range` in order, piece by piece, until it returns `false`.
  ///
  /// The pointer is valid during the call only. Returns whether all pieces were visited.
  @discardableResult
  public func forEachChunk(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    guard !range.isEmpty else { return true }
    var left = range.count
    var isStopped = false
    rope.forEach(from: range.lowerBound) { chunk, from in
      let upTo = min(chunk.bytes.count, from + left)
      left -= upTo - from
      let goesOn = chunk.bytes.withUnsafeBufferPointer { bytes in
        body(UnsafeBufferPointer(rebasing: bytes[from..<upTo]))
      }
      isStopped = !goesOn
      return goesOn && left > 0
    }
    return !isStopped
  }

  /// Calls `body` with the bytes of `range` in one piece, copied only where they cross a chunk.
  public func withBytes<R>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    guard !range.isEmpty else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let (bytes, start) = chunk(at: range.lowerBound)
    if range.upperBound <= start + bytes.count {
      return try bytes.withUnsafeBufferPointer { bytes in
        try body(
          UnsafeBufferPointer(
            rebasing: bytes[(range.lowerBound - start)..<(range.upperBound - start)]))
      }
    }
    return try self.bytes(in: range).withUnsafeBufferPointer(body)
  }
}

// MARK: - Changing

extension SourceText {
  /// Puts `bytes` in the place of the bytes in `range`.
  public mutating func replaceSubrange(_ range: Range<Int>, with bytes: [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    if range.isEmpty && bytes.isEmpty { return }
    if replaceInChunk(range, with: bytes) { return }
    rope.replace(range, with: bytes.withUnsafeBytes { TextChunk.pieces(of: $0) })
  }

  /// Puts `text` in the place of the bytes in `range`; a long text's chunks are shared, not copied.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: SourceText) {
    if text.count <= TextChunk.maximum {
      replaceSubrange(range, with: text.bytes)
      return
    }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    rope.replace(range, with: text.rope)
  }

  /// The bytes of `range` as a text of its own, sharing the chunks.
  public func extracting(_ range: Range<Int>) -> SourceText {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    if range.isEmpty { return SourceText() }
    // To cut the rope at both ends takes longer than to copy so little.
    if range.count <= TextChunk.minimum / 4 { return SourceText(bytes: bytes(in: range)) }
    return SourceText(rope: rope.extract(range))
  }

  /// The usual case, an edit that fits into one chunk: about ten times quicker than splitting the rope.
  private mutating func replaceInChunk(_ range: Range<Int>, with bytes: [UInt8]) -> Bool {
    guard
      let (place, remaining) = rope.find(
        at: range.lowerBound, in: TextChunk.ByteMetric(), preferEnd: range.isEmpty)
    else { return false }
    let old = rope[place].bytes.count
    let new = old - range.count + bytes.count
    let hasRoom = new <= TextChunk.maximum && new > 0
    let isLarge = new >= TextChunk.minimum || new >= old
    guard remaining + range.count <= old, hasRoom, isLarge else { return false }
    rope.update(at: place) { $0.replace(remaining..<(remaining + range.count), with: bytes) }
    return true
  }
}

// MARK: - Lines

extension SourceText {
  /// The number of line feeds before `offset`, which is the number of its line, from 0.
  public func line(at offset: Int) -> Int {
    precondition(offset >= 0 && offset <= count, "offset out of bounds")
    guard offset > 0,
      let (place, remaining) = rope.find(at: offset, in: TextChunk.ByteMetric(), preferEnd: true)
    else { return 0 }
    let before = rope.offset(of: place, in: TextChunk.NewlineMetric())
    return before + rope[place].newlines(before: remaining)
  }

  /// The offset at which line `line` (from 0, at most `newlineCount`) starts.
  public func lineStart(_ line: Int) -> Int {
    precondition(line >= 0 && line <= newlineCount, "line out of bounds")
    guard line > 0,
      let (place, remaining) = rope.find(at: line, in: TextChunk.NewlineMetric(), preferEnd: true)
    else { return 0 }
    let before = rope.offset(of: place, in: TextChunk.ByteMetric())
    return before + rope[place].offset(afterNewline: remaining)
  }
}

extension SourceText: Equatable {
  /// Whether both have the same bytes, however they are cut into chunks.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    if left.isIdentical(to: right) { return true }
    guard left.count == right.count else { return false }
    var reader = right.reader()
    var offset = 0
    return left.forEachChunk(in: 0..<left.count) { piece in
      let isSame = reader.matches(piece, at: offset)
      offset += piece.count
      return isSame
    }
  }
}

// MARK: - The rope's element

/// Up to two kibibytes of a text, with the number of line feeds in them.
private struct TextChunk: RopeElement {
  static let maximum = 2048
  static let minimum = 1024

  private(set) var bytes: [UInt8]
  private(set) var newlines: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    newlines = bytes.withUnsafeBufferPointer { countNewlines($0) }
  }

  /// Cuts `buffer` into chunks of nearly equal, allowed size.
  static func pieces(of buffer: UnsafeRawBufferPointer) -> [TextChunk] {
    let pieces = (buffer.count + maximum - 1) / maximum
    var start = 0
    return (0..<pieces).map { piece in
      let end = start + (buffer.count - start) / (pieces - piece)
      defer { start = end }
      return TextChunk([UInt8](buffer[start..<end]))
    }
  }

  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    newlines -= bytes.withUnsafeBufferPointer { countNewlines(.init(rebasing: $0[range])) }
    newlines += new.withUnsafeBufferPointer { countNewlines($0) }
    bytes.replaceSubrange(range, with: new)
  }

  func newlines(before offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { countNewlines(.init(rebasing: $0[..<offset])) }
  }

  /// The offset behind the `number`th line feed, counted from 1.
  func offset(afterNewline number: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      var offset = 0
      for _ in 0..<number {
        guard let feed = memchr(start + offset, 0x0A, bytes.count - offset) else {
          return bytes.count
        }
        offset = start.distance(to: feed) + 1
      }
      return offset
    }
  }

  // What follows is what a rope asks of its elements.

  struct Summary: RopeSummary {
    static var zero: Summary { Summary(bytes: 0, newlines: 0) }

    var bytes: Int
    var newlines: Int

    var length: Int { bytes }

    mutating func add(_ other: Summary) {
      bytes += other.bytes
      newlines += other.newlines
    }

    mutating func subtract(_ other: Summary) {
      bytes -= other.bytes
      newlines -= other.newlines
    }
  }

  struct ByteMetric: RopeMetric {
    typealias Element = TextChunk
    func size(of summary: Summary) -> Int { summary.bytes }
  }

  struct NewlineMetric: RopeMetric {
    typealias Element = TextChunk
    func size(of summary: Summary) -> Int { summary.newlines }
  }

  var summary: Summary { Summary(bytes: bytes.count, newlines: newlines) }
  var isUndersized: Bool { bytes.count < Self.minimum }

  static func joined(_ left: TextChunk, _ right: TextChunk) -> [TextChunk] {
    (left.bytes + right.bytes).withUnsafeBytes { pieces(of: $0) }
  }

  mutating func split(at index: Int) -> TextChunk {
    let tail = TextChunk(Array(bytes[index...]))
    self = TextChunk(Array(bytes[..<index]))
    return tail
  }
}

/// The number of line feeds in `bytes`.
private func countNewlines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var count = 0
  for byte in bytes where byte == 0x0A { count &+= 1 }
  return count
}
