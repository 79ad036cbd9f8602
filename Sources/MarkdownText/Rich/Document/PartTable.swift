import TextModel

/// The parts of a document by number: the entries of a block table, of which an empty text has one too.
///
/// It is parsed as far as it is asked for.
struct PartTable: Sendable {
  private(set) var blocks: BlockTable
  /// The part looked up last: one key asks for the same some twenty times.
  private var last: (part: Int, range: Range<Int>)?
  /// How much is parsed at once, in bytes.
  private static let slice = 262_144

  init(_ text: SourceText, options: MarkdownOptions) {
    blocks = BlockTable(text, options: options, budget: PartTable.slice)
  }

  var definitions: LinkDefinitions { blocks.definitions }

  /// The number of parts known so far.
  var partCount: Int { max(1, blocks.count) }

  /// Whether there are no more parts to come.
  var isComplete: Bool { blocks.isComplete }

  /// Parses on, at least up to `offset`.
  mutating func parse(_ text: SourceText, to offset: Int) {
    while !blocks.isComplete, blocks.parsedEnd <= offset {
      blocks.parseMore(text, budget: max(PartTable.slice, offset - blocks.parsedEnd + 1))
      last = nil
    }
  }

  mutating func range(of part: Int) -> Range<Int> {
    if let last, last.part == part { return last.range }
    let range = findRange(of: part)
    last = (part, range)
    return range
  }

  private func findRange(of part: Int) -> Range<Int> {
    var left = part
    var start = 0
    for chunk in blocks.chunks {
      guard left < chunk.entries.count else {
        left -= chunk.entries.count
        start += chunk.length
        continue
      }
      for entry in chunk.entries[..<left] { start += Int(entry.length) }
      return start..<(start + Int(chunk.entries[left].length))
    }
    return start..<start
  }

  /// The part that holds `offset`; the last one holds the end.
  mutating func part(at offset: Int) -> Int {
    if let last, last.range.contains(offset) { return last.part }
    guard let found = blocks.index(at: offset) else { return 0 }
    var part = found.index.entry
    for index in 0..<found.index.chunk { part += blocks.chunks[index].entries.count }
    let length = blocks.chunks[found.index.chunk].entries[found.index.entry].length
    last = (part, found.start..<(found.start + Int(length)))
    return part
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

    /// The change with both stretches wide enough for `range`, whole parts before the update.
    func covering(_ range: Range<Int>, growth: Int) -> Change {
      var wider = self
      let lower = min(old.lowerBound, range.lowerBound)
      let upper = max(old.upperBound, range.upperBound)
      wider.old = lower..<upper
      wider.new = lower..<(upper + growth)
      return wider
    }
  }

  /// Follows `transaction`, after which the document is `text`.
  mutating func update(_ transaction: Transaction, _ text: SourceText) -> Change {
    let count = partCount
    last = nil
    let first = transaction.edits.first?.range.lowerBound ?? 0
    let end = transaction.edits.last?.range.upperBound ?? 0
    let growth = transaction.growth
    let found = blocks.update(
      text, edit: first..<end, newLength: end - first + growth)
    let old = found.old.lowerBound..<max(found.old.lowerBound, found.new.upperBound - growth)
    let lower = part(at: found.new.lowerBound)
    let reachesEnd = found.new.upperBound >= blocks.parsedEnd
    let upper = reachesEnd ? partCount : part(at: found.new.upperBound)
    return Change(
      old: old, new: found.new, oldParts: lower..<max(lower, upper + count - partCount),
      newParts: lower..<max(lower, upper), changesDefinitions: found.definitionsChanged)
  }

  /// The tree of a stretch of whole parts, with offsets from its start.
  func tree(of range: Range<Int>, in text: SourceText) -> MarkdownTree {
    let restart = blocks.entry(at: range.lowerBound)?.restart ?? .documentStart
    return MarkdownParser.parse(
      text.bytes(in: range), options: blocks.options, restart: restart)
  }
}
