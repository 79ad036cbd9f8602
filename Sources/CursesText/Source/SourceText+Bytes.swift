extension SourceText {
  /// All bytes. For a large text prefer `forEachChunk`, which copies nothing.
  public var bytes: [UInt8] { bytes(in: 0..<count) }

  /// All of the text as a string; see `string(in:)`.
  public var string: String { string(in: 0..<count) }

  /// A copy of the bytes in `range`.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      forEachChunk(in: range) { piece in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
        _ = rest.initialize(fromContentsOf: piece)
        initialized += piece.count
        return true
      }
    }
  }

  /// The bytes in `range` as a string. Bytes that are not UTF-8 become U+FFFD: this is for showing.
  public func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The text in which `bytes` stand in the place of the bytes in `range`.
  public func replacingSubrange(_ range: Range<Int>, with bytes: [UInt8]) -> SourceText {
    var copy = self
    copy.replaceSubrange(range, with: bytes)
    return copy
  }
}

extension SourceText {
  /// Where that ends in which this text differs from another: behind it both have the same bytes.
  public func endOfDifference(from other: SourceText) -> Int {
    let (mine, theirs) = (bytes, other.bytes)
    let most = min(mine.count, theirs.count)
    var start = 0
    while start < most, mine[start] == theirs[start] { start += 1 }
    var end = 0
    while end < most - start, mine[mine.count - 1 - end] == theirs[theirs.count - 1 - end] {
      end += 1
    }
    return mine.count - end
  }
}
