/// Where the lines of a source start.
struct LineStarts {
  private var starts = [0]

  init(_ source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    }
  }

  var count: Int { starts.count }

  /// The line that holds an offset, from 0.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its end.
  func range(of line: Int, in source: [UInt8]) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : source.count
    if end > start, source[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func end(ofLineAt offset: Int, in source: [UInt8]) -> Int {
    max(offset, range(of: line(of: offset), in: source).upperBound)
  }
}
