/// The text of a leaf in one piece, and the way back to the source.
///
/// The segments are joined with their line ends. An offset into the text lies in one piece, and each
/// piece is a run of source bytes. When nothing has to be left out the text is the source itself.
struct LeafText {
  /// A run of source bytes.
  struct Piece {
    /// Where it starts in the text.
    var text: Int
    /// Where it starts in the source.
    var source: Int
    /// Whether a backslash before it was left out, which belongs to what starts here.
    var isEscaped = false
  }

  private let base: UnsafeBufferPointer<UInt8>
  /// The bytes, when they had to be put together.
  private var joined: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// Where the last piece ends in the source.
  let sourceEnd: Int
  /// The piece that was asked for last: the next place is near.
  private var lastPiece = 0

  /// - Parameter unescapesPipes: whether `\|` is `|`, as in a table's cells.
  init(
    _ source: UnsafeBufferPointer<UInt8>, _ segments: ArraySlice<SegmentRecord>,
    unescapesPipes: Bool = false
  ) {
    guard let first = segments.first, let last = segments.last else {
      base = UnsafeBufferPointer(start: nil, count: 0)
      sourceEnd = 0
      return
    }
    sourceEnd = Int(last.end)
    let lower = Int(first.start)
    if segments.count == 1, !unescapesPipes {
      base = UnsafeBufferPointer(rebasing: source[lower..<max(lower, sourceEnd)])
      pieces = [Piece(text: 0, source: lower)]
      return
    }
    base = UnsafeBufferPointer(start: nil, count: 0)
    join(source, segments, unescapesPipes: unescapesPipes)
  }

  private mutating func join(
    _ source: UnsafeBufferPointer<UInt8>, _ segments: ArraySlice<SegmentRecord>,
    unescapesPipes: Bool
  ) {
    joined.reserveCapacity(sourceEnd - Int(segments[segments.startIndex].start))
    for (index, segment) in zip(segments.indices, segments) {
      let isLast = index == segments.endIndex - 1
      let end = Int(isLast ? segment.end : segment.lineEnd)
      if unescapesPipes {
        joinCell(source, Int(segment.start), end)
      } else {
        add(source, Int(segment.start), end)
      }
    }
  }

  private mutating func add(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, isEscaped: Bool = false
  ) {
    guard start < end else { return }
    pieces.append(Piece(text: joined.count, source: start, isEscaped: isEscaped))
    joined.append(contentsOf: source[start..<end])
  }

  private mutating func joinCell(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var from = start
    var isEscaped = false
    var at = start
    while at < end {
      if source[at] == Byte.backslash, at + 1 < end, source[at + 1] == Byte.pipe {
        add(source, from, at, isEscaped: isEscaped)
        isEscaped = true
        from = at + 1
        at += 1
      }
      at += 1
    }
    add(source, from, end, isEscaped: isEscaped)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    joined.isEmpty ? try body(base) : try joined.withUnsafeBufferPointer(body)
  }

  /// The piece that holds an offset, the later one of two where they meet.
  private mutating func nextPiece(at offset: Int) -> Int {
    let next = lastPiece + 1
    if pieces[lastPiece].text <= offset, next == pieces.count || pieces[next].text > offset {
      return lastPiece
    }
    lastPiece = piece(at: offset)
    return lastPiece
  }

  /// The piece that holds an offset, the later one of two where they meet.
  func piece(at offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].text <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where the byte at an offset stands in the source, with the backslash that frees it.
  mutating func sourceStart(_ offset: Int) -> Int {
    guard !pieces.isEmpty else { return sourceEnd }
    let piece = pieces[nextPiece(at: offset)]
    let place = min(piece.source + offset - piece.text, sourceEnd)
    return piece.isEscaped && offset == piece.text ? place - 1 : place
  }

  /// Where the byte before an offset ends in the source.
  mutating func sourceEnd(_ offset: Int) -> Int {
    guard offset > 0, !pieces.isEmpty else { return sourceStart(0) }
    let piece = pieces[nextPiece(at: offset - 1)]
    return min(piece.source + offset - piece.text, sourceEnd)
  }

  mutating func span(_ range: Range<Int>) -> Span {
    let start = sourceStart(range.lowerBound)
    return Span(start, range.isEmpty ? start : sourceEnd(range.upperBound))
  }

  /// How many pieces, which are lines, a range of the text touches.
  func lineCount(from start: Int, to end: Int) -> Int {
    piece(at: max(start, end - 1)) - piece(at: start) + 1
  }
}
