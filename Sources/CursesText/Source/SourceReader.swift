extension SourceText {
  /// A reader that is quick at bytes near those it was asked for last.
  public func reader() -> SourceReader { SourceReader(self) }
}

/// Random access to the bytes of a text that remembers the chunk it read last.
public struct SourceReader: Sendable {
  /// What is read.
  public let text: SourceText
  /// The number of bytes in `text`.
  public let count: Int
  private var chunk: [UInt8] = []
  private var start = 0

  init(_ text: SourceText) {
    self.text = text
    count = text.count
  }

  /// The byte at `offset`, or `nil` where there is none.
  public mutating func byte(at offset: Int) -> UInt8? {
    if offset >= start && offset - start < chunk.count { return chunk[offset - start] }
    guard offset >= 0 && offset < count else { return nil }
    (chunk, start) = text.chunk(at: offset)
    return chunk[offset - start]
  }

  /// Whether the bytes from `offset` on begin with `bytes`.
  public mutating func matches(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + bytes.count <= count else { return false }
    var done = 0
    while done < bytes.count {
      guard byte(at: offset + done) != nil else { return false }
      let from = offset + done - start
      let length = min(chunk.count - from, bytes.count - done)
      let isSame = chunk.withUnsafeBufferPointer { chunk in
        chunk[from..<(from + length)].elementsEqual(bytes[done..<(done + length)])
      }
      guard isSame else { return false }
      done += length
    }
    return true
  }
}
