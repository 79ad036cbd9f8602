import CursesMarkdown
import CursesText

/// The parts of a document by number: the entries of a block table, of which an empty text has one too.
///
/// It is parsed as far as it is asked for.
package struct PartTable: Sendable {
  package private(set) var blocks: BlockTable
  /// The part looked up last: one key asks for the same some twenty times.
  private var last: (part: Int, range: Range<Int>)?
  /// The first part of the list that was asked for last, and the number that comes behind it.
  package var listHead: (range: Range<Int>, next: Int?)?
  /// What was found of ordered lists in ordered lists.
  package var innerNumbers = InnerNumbers()
  /// What happened to the document since somebody began to read ahead; nil when nobody does.
  private var missed: [MissedChange]?
  /// What may be the last reference to many entries; see `DiscardedBlocks`.
  private var discarded: [BlockTable] = []
  /// How much is parsed at once, in bytes: at first a few screens, then what no key notices.
  private static let firstSlice = 16_384
  private static let slice = 262_144
  /// How far an edit is followed at once where it changes all that stands behind it.
  private static let reach = 32_768

  /// So many entries are let go of in half a millisecond.
  private static let many = 1 << 16

  /// What one who reads ahead has not seen.
  private enum MissedChange: Sendable {
    case edit(Range<Int>, newLength: Int, text: SourceText)
    case growth
  }

  package init(_ text: SourceText, options: MarkdownOptions, limits: BlockLimits = BlockLimits()) {
    blocks = BlockTable(text, options: options, limits: limits, budget: PartTable.firstSlice)
  }

  package var definitions: LinkDefinitions { blocks.definitions }

  /// The number of parts known so far.
  package var partCount: Int { max(1, blocks.count) }

  /// Whether there are no more parts to come.
  package var isComplete: Bool { blocks.isComplete }

  /// Parses on, at least up to `offset`.
  package mutating func parse(_ text: SourceText, to offset: Int) {
    while !blocks.isComplete, blocks.parsedEnd <= offset {
      blocks.parseMore(text, budget: max(PartTable.slice, offset - blocks.parsedEnd + 1))
      last = nil
    }
  }

  package mutating func range(of part: Int) -> Range<Int> {
    if let last, last.part == part { return last.range }
    let place = blocks.stored.place(ofEntry: part)
    let range = place.map { $0.start..<$0.end } ?? blocks.parsedEnd..<blocks.parsedEnd
    last = (part, range)
    return range
  }

  /// The part that holds `offset`; the last one holds the end.
  package mutating func part(at offset: Int) -> Int {
    if let last, last.range.contains(offset) { return last.part }
    guard let place = blocks.stored.place(atOffset: offset) else { return 0 }
    last = (place.number, place.start..<place.end)
    return place.number
  }

  /// What was parsed anew by an update.
  package struct Change {
    /// The same stretch of the document before and after.
    package var old: Range<Int>
    package var new: Range<Int>
    /// The parts that were in it, and those that are; to the last where all behind them has changed.
    package var oldParts: Range<Int>
    package var newParts: Range<Int>
    package var changesDefinitions: Bool

    /// The change with both stretches wide enough for `range`, whole parts before the update.
    package func covering(_ range: Range<Int>, growth: Int) -> Change {
      var wider = self
      let lower = min(old.lowerBound, range.lowerBound)
      let upper = max(old.upperBound, range.upperBound)
      wider.old = lower..<upper
      wider.new = lower..<(upper + growth)
      return wider
    }
  }

  /// Follows `transaction`, after which the document is `text`.
  package mutating func update(_ transaction: Transaction, _ text: SourceText) -> Change {
    let count = partCount
    last = nil
    let first = transaction.edits.first?.range.lowerBound ?? 0
    if let head = listHead, first <= head.range.upperBound { listHead = nil }
    let end = transaction.edits.last?.range.upperBound ?? 0
    let growth = transaction.growth
    let newLength = end - first + growth
    missed?.append(.edit(first..<end, newLength: newLength, text: text))
    let former = blocks
    let found = blocks.update(
      text, edit: first..<end, newLength: newLength, budget: PartTable.reach)
    innerNumbers.forget(behind: found.old.lowerBound)
    if found.isOpenEnded { discard(former, from: found.old.lowerBound) }
    let old = found.old.lowerBound..<max(found.old.lowerBound, found.new.upperBound - growth)
    let lower = part(at: found.new.lowerBound)
    let reachesEnd = found.isOpenEnded || found.new.upperBound >= blocks.parsedEnd
    let upper = reachesEnd ? partCount : part(at: found.new.upperBound)
    return Change(
      old: old, new: found.new,
      oldParts: lower..<max(lower, reachesEnd ? count : upper + count - partCount),
      newParts: lower..<max(lower, upper), changesDefinitions: found.definitionsChanged)
  }

  /// The tree of a stretch of whole parts, with offsets from its start.
  package func tree(
    of range: Range<Int>, in text: SourceText, restart: BlockRestart? = nil
  ) -> MarkdownTree {
    let restart = restart ?? blocks.entry(at: range.lowerBound)?.restart ?? .documentStart
    return MarkdownParser.parse(
      text.bytes(in: range), options: blocks.options, restart: restart)
  }

  /// The part in which the table begins that a part goes on with; nil when it goes on with none.
  package func tableHead(ofPart part: Int) -> Int? {
    var head = part
    while let place = blocks.stored.place(ofEntry: head), place.entry.restart.restart.table != nil {
      head -= 1
    }
    return head == part ? nil : head
  }

  /// Whether the part behind one goes on with code, or with a long line of it.
  package func goesOnInCode(behindPart part: Int) -> Bool {
    switch blocks.stored.place(ofEntry: part + 1)?.entry.restart.restart {
    case .inside(_, .fence), .inside(_, .indentedCode), .line(_, .fence), .line(_, .indentedCode):
      true
    default: false
    }
  }

  /// How many containers a part goes on with.
  package func openDepth(ofPart part: Int) -> Int {
    blocks.stored.place(ofEntry: part)?.entry.restart.restart.containers.depth ?? 0
  }

  /// Whether one of the parts in a stretch is a piece of a text that is too long to be shown rich.
  package func hasPieces(in range: Range<Int>) -> Bool {
    guard var place = blocks.stored.place(atOffset: range.lowerBound) else { return false }
    while true {
      if place.entry.isPiece { return true }
      guard place.end < range.upperBound, let next = blocks.stored.place(ofEntry: place.number + 1)
      else { return false }
      place = next
    }
  }
}

// MARK: - Reading ahead

extension PartTable {
  /// Text came behind what was the end.
  package mutating func grow() {
    missed?.append(.growth)
    listHead = nil
    innerNumbers = InnerNumbers()
    blocks.reopen()
  }

  /// Begins to note what somebody who reads ahead will have missed.
  package mutating func startReadingAhead() { missed = [] }

  /// Takes a table that was parsed on meanwhile, unless this one has come further.
  ///
  /// - Returns: whether the parts are now others than those that were known, and not just more.
  package mutating func take(_ found: BlockTable) -> Bool {
    guard let missed else { return false }
    self.missed = nil
    var ahead = found
    for change in missed {
      switch change {
      case .edit(let range, let newLength, let text):
        ahead.update(text, edit: range, newLength: newLength, budget: PartTable.reach)
      case .growth: ahead.reopen()
      }
    }
    if !missed.isEmpty { discard(found) }
    guard ahead.parsedEnd > blocks.parsedEnd || ahead.isComplete else { return false }
    let isSame =
      missed.isEmpty && ahead.definitionsRevision == blocks.definitionsRevision
      && ahead.count >= blocks.count
    if !isSame || blocks.former != nil && ahead.former == nil { discard(blocks) }
    blocks = ahead
    last = nil
    listHead = nil
    innerNumbers = InnerNumbers()
    return !isSame
  }

  /// Keeps a table of before, of which many entries from an offset on may be nowhere else.
  private mutating func discard(_ table: BlockTable, from offset: Int = 0) {
    let kept = table.stored.place(atOffset: offset)?.number ?? 0
    let lost = table.stored.count - kept + (table.former?.entries.count ?? 0)
    if lost >= PartTable.many { discarded.append(table) }
  }

  /// What was discarded since it was taken last.
  package mutating func takeDiscarded() -> [BlockTable] {
    defer { discarded = [] }
    return discarded
  }
}
