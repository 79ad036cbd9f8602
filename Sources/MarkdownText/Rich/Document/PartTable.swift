import TextModel

/// Where the top-level blocks of a document start, each with the blank lines after it.
struct PartTable: Sendable {
  /// The start of every part; the first is 0.
  private(set) var starts: [Int] = [0]
  private(set) var count = 0
  private(set) var definitions = LinkDefinitions()
  let options: MarkdownOptions

  init(_ text: SourceText, options: MarkdownOptions) {
    self.options = options
    parse(text)
  }

  var partCount: Int { starts.count }

  func range(of part: Int) -> Range<Int> {
    starts[part]..<(part + 1 < starts.count ? starts[part + 1] : count)
  }

  /// The part that holds `offset`; the last one holds the end.
  func part(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What was parsed anew by an update.
  struct Change {
    /// The same stretch of the document before and after.
    var old: Range<Int>
    var new: Range<Int>
    /// The parts that were in it, and those that are.
    var oldParts: Range<Int>
    var newParts: Range<Int>
    var changesDefinitions: Bool
  }

  /// Follows `transaction`, after which the document is `text`.
  mutating func update(_ transaction: Transaction, _ text: SourceText) -> Change {
    let before = self
    parse(text)
    let first = transaction.edits.first?.range.lowerBound ?? 0
    let last = transaction.edits.last?.range.upperBound ?? 0
    let growth = count - before.count
    var same = 0
    while same < min(starts.count, before.starts.count), starts[same] == before.starts[same],
      starts[same] <= first
    { same += 1 }
    let lower = max(0, same - 2)
    var tail = 0
    while tail < min(starts.count, before.starts.count) - lower - 1 {
      let old = before.starts[before.starts.count - 1 - tail]
      guard old > last, starts[starts.count - 1 - tail] == old + growth else { break }
      tail += 1
    }
    let oldEnd = before.starts.count - tail
    let newEnd = starts.count - tail
    return Change(
      old: before.starts[lower]..<(tail > 0 ? before.starts[oldEnd] : before.count),
      new: starts[lower]..<(tail > 0 ? starts[newEnd] : count), oldParts: lower..<oldEnd,
      newParts: lower..<newEnd, changesDefinitions: definitions != before.definitions)
  }

  private mutating func parse(_ text: SourceText) {
    let tree = MarkdownParser.parse(text.bytes, options: options, restart: .documentStart)
    count = text.count
    definitions = tree.definitions
    starts = [0]
    for child in tree.children(of: .document).dropFirst() {
      let place = tree.range(of: child).lowerBound
      let start = text.lineStart(containing: place)
      if start > starts[starts.count - 1] { starts.append(start) }
    }
  }

  /// The tree of a stretch of whole parts, with offsets from its start.
  func tree(of range: Range<Int>, in text: SourceText) -> MarkdownTree {
    MarkdownParser.parse(
      text.bytes(in: range), options: options,
      restart: range.lowerBound == 0 ? .documentStart : .fresh)
  }
}
