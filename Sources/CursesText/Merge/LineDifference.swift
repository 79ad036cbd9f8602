/// Where two texts differ, in whole lines, or in words where they are cut into those.
struct LineChange: Equatable, Sendable {
  /// Lines of the old text, and what the new one has in their place.
  var old: Range<Int>
  var new: Range<Int>
}

/// A text cut into lines, each with its line end.
struct LineTable {
  let bytes: [UInt8]
  /// The start of each line, and the end of the last.
  let starts: [Int]

  init(_ text: SourceText) {
    bytes = text.bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    if starts[starts.count - 1] != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// The same for words: each with what follows it up to the next.
  init(wordsOf bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    var starts = [0]
    var wasWord = true
    for (index, byte) in bytes.enumerated() {
      let isWord = byte >= 0x80 || WordKind(Unicode.Scalar(byte)).isWord
      if isWord, !wasWord { starts.append(index) }
      wasWord = isWord
    }
    if starts[starts.count - 1] != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  func range(_ lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  func line(_ index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1]] }
}

/// Finds what has changed between two texts, by the algorithm of Myers.
struct LineDifference {
  let old: LineTable
  let new: LineTable
  /// How many lines are the same at the start.
  private var start = 0
  /// The lines from there to those that are the same at the end, as numbers: equal ones have the same.
  private var oldKeys: [Int] = []
  private var newKeys: [Int] = []

  /// With more lines than this that differ, everything between the first and the last is one change.
  private static let mostChanges = 800

  init(_ old: SourceText, _ new: SourceText) {
    self.init(LineTable(old), LineTable(new))
  }

  init(_ old: LineTable, _ new: LineTable) {
    self.old = old
    self.new = new
    let shorter = min(old.count, new.count)
    while start < shorter, old.line(start) == new.line(start) { start += 1 }
    var end = 0
    while end < shorter - start, old.line(old.count - 1 - end) == new.line(new.count - 1 - end) {
      end += 1
    }
    var keys: [ArraySlice<UInt8>: Int] = [:]
    func key(_ line: ArraySlice<UInt8>) -> Int {
      if let known = keys[line] { return known }
      keys[line] = keys.count
      return keys.count - 1
    }
    for index in start..<(old.count - end) { oldKeys.append(key(old.line(index))) }
    for index in start..<(new.count - end) { newKeys.append(key(new.line(index))) }
  }

  /// The changes in order, none touching another.
  func changes() -> [LineChange] {
    let (a, b) = (oldKeys, newKeys)
    if a.isEmpty && b.isEmpty { return [] }
    let whole = LineChange(old: 0..<a.count, new: 0..<b.count)
    let found = a.isEmpty || b.isEmpty ? [whole] : LineDifference.script(a, b) ?? [whole]
    return found.map { change in
      LineChange(
        old: (change.old.lowerBound + start)..<(change.old.upperBound + start),
        new: (change.new.lowerBound + start)..<(change.new.upperBound + start))
    }
  }

  private static func script(_ a: [Int], _ b: [Int]) -> [LineChange]? {
    let limit = min(a.count + b.count, mostChanges)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    let middle = limit + 1
    for distance in 0...limit {
      trace.append(reach)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
        var x = goesDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] {
          x += 1
          y += 1
        }
        reach[middle + diagonal] = x
        if x >= a.count, y >= b.count {
          return changes(back(trace, a.count, b.count, middle), a.count, b.count)
        }
      }
    }
    return nil
  }

  /// The pairs of equal lines, in order.
  private static func back(
    _ trace: [[Int]], _ aCount: Int, _ bCount: Int, _ middle: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var x = aCount
    var y = bCount
    for distance in stride(from: trace.count - 1, through: 0, by: -1) {
      let reach = trace[distance]
      let diagonal = x - y
      let goesDown =
        diagonal == -distance
        || (diagonal != distance && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let fromX = distance == 0 ? 0 : reach[middle + before]
      let fromY = distance == 0 ? 0 : fromX - before
      while x > max(fromX, 0), y > max(fromY, 0), x > 0, y > 0,
        distance == 0 || (goesDown ? x > fromX : x > fromX + 1)
      {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      if distance > 0 {
        x = fromX
        y = fromY
      }
    }
    return pairs.reversed()
  }

  private static func changes(
    _ pairs: [(Int, Int)], _ aCount: Int, _ bCount: Int
  ) -> [LineChange] {
    var changes: [LineChange] = []
    var a = 0
    var b = 0
    for (x, y) in pairs + [(aCount, bCount)] {
      if x > a || y > b { changes.append(LineChange(old: a..<x, new: b..<y)) }
      a = x + 1
      b = y + 1
    }
    return changes
  }
}
