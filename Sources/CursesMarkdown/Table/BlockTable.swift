import CursesText

/// The top-level blocks of a text, kept up to date edit by edit.
///
/// It holds lengths, not offsets, in a rope with sums, so that an edit costs what is parsed anew and
/// not what is shifted. An edit parses from the entry before it until an entry's old start is met
/// again. After any edits the table is what a new one would be, but for where long blocks are cut.
///
/// It can be parsed in slices: what lies behind `parsedEnd` is not in it yet. Ask for an offset beyond
/// with `parse(_:to:)`, which parses on (about 10 ms a megabyte); there is no start in the middle, since
/// a fence anywhere before could change the meaning of what follows. It is a value: a copy can be parsed
/// on elsewhere, and an update can be told to stop after some bytes and leave the rest to slices.
///
///     var table = BlockTable(text, budget: 100_000)            // the first screen
///     for entry in table.entries(in: shown) {
///       let tree = table.tree(of: entry, in: text)
///       // tree.inlines(of: leaf, definitions: table.definitions)
///     }
///     table.parseMore(text, budget: 1_000_000)                  // when there is time
///     text.replaceSubrange(edit, with: bytes)
///     let change = table.update(text, edit: edit, newLength: bytes.count)
public struct BlockTable: Sendable {
  /// Which of the extensions are known.
  public let options: MarkdownOptions
  package let limits: BlockLimits
  /// The entries cover the bytes before this offset.
  public internal(set) var parsedEnd = 0
  /// Whether the entries cover the whole text.
  public internal(set) var isComplete = false
  /// Counts the changes of `definitions`.
  public internal(set) var definitionsRevision = 0
  /// What the parsed part defines; while a long text is parsed anew behind an edit, also what the rest
  /// did before.
  public internal(set) var definitions = LinkDefinitions()
  package var stored = EntryRope()
  /// What is open at `parsedEnd`.
  var pendingRestart = BlockRestart.documentStart
  /// What was known of the text behind `parsedEnd`, or of a part of it.
  package var former: FormerEntries?
  /// Whether `definitions` has some that nothing in the parsed part may define any more.
  var hasFormerDefinitions = false
  /// Whether text came behind the end since the last entries were parsed.
  var isReopened = false
  /// Whether any text came since then, in which front matter may come to its end.
  private var hasGrown = false

  /// Parses a text, or the start of it.
  public init(_ text: SourceText, options: MarkdownOptions = .note, budget: Int = .max) {
    self.init(text, options: options, limits: BlockLimits(), budget: budget)
  }

  package init(
    _ text: SourceText, options: MarkdownOptions, limits: BlockLimits, budget: Int = .max
  ) {
    self.options = options
    self.limits = limits
    parseMore(text, budget: budget)
  }

  /// The number of entries.
  public var count: Int { stored.count }

  /// The number of lines in the parsed part.
  public var lineCount: Int { stored.lines }

  // MARK: Parsing on

  /// Parses on for at least so many bytes, if there are so many; returns what came.
  @discardableResult
  public mutating func parseMore(_ text: SourceText, budget: Int) -> BlockTableChange {
    let end = parsedEnd
    let revision = definitionsRevision
    if hasGrown, mayBecomeFrontMatter(text) { isReopened = true }
    hasGrown = false
    dropReopened()
    let start = parsedEnd
    var scanner = BlockScanner(
      text, options: options, limits: limits, start: start, restart: pendingRestart,
      window: 65_536)
    var known = former?.cursor(from: start)
    var isMet = known?.isStart(start, pendingRestart) ?? false
    var batch: [StoredEntry] = []
    while !isMet, scanner.start - start < budget,
      let entry = scanner.next(isKnown: { known?.isStart($0, $1) ?? false })
    {
      batch.append(entry)
      if !entry.names.isEmpty { define(entry.names) }
      isMet = known?.isStart(scanner.start, scanner.restart) ?? false
      if batch.count == BlockTable.batch {
        stored.append(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    stored.append(batch)
    parsedEnd = scanner.start
    pendingRestart = scanner.restart
    isComplete = scanner.isAtEnd
    if isComplete { former = nil }
    if isMet, let known { adoptFormer(from: known.number) }
    settleDefinitions()
    return BlockTableChange(
      old: start..<end, new: start..<parsedEnd,
      definitionsChanged: definitionsRevision != revision, isOpenEnded: true)
  }

  private static let batch = 4_096

  /// Parses on until the entry at an offset is there.
  public mutating func parse(_ text: SourceText, to offset: Int) {
    while !isComplete, parsedEnd <= offset {
      parseMore(text, budget: offset - parsedEnd + 1)
    }
  }

  /// Says that more text stands behind what was the end. Nothing is parsed: the last entries, which may
  /// go on in it, are parsed again by the next slice.
  public mutating func reopen() {
    former?.reopen()
    isReopened = isReopened || isComplete
    hasGrown = true
    isComplete = false
  }

  /// Whether the text starts as front matter does that had no end in the part that was there.
  private func mayBecomeFrontMatter(_ text: SourceText) -> Bool {
    options.contains(.frontMatter) && parsedEnd <= BlockParser.frontMatterLimit * 2
      && stored.place(ofEntry: 0)?.entry.tag != .frontMatter && BlockTable.mayHaveFrontMatter(text)
  }

  /// The last entry may go on in what came, and with it be one with the entry before; front matter may
  /// come to its end.
  private mutating func dropReopened() {
    guard isReopened else { return }
    isReopened = false
    let mayStillStart = parsedEnd <= BlockParser.frontMatterLimit * 2
    let number = mayStillStart ? stored.count : min(2, stored.count)
    guard let first = stored.place(ofEntry: stored.count - number) else { return }
    let names = stored.names
    stored.removeLast(number)
    if stored.names != names { collectDefinitions() }
    parsedEnd = first.start
    pendingRestart = first.entry.restart.restart
  }

  /// Takes the former entries from a number on: they start where the parsed part ends.
  mutating func adoptFormer(from number: Int) {
    guard let former else { return }
    stored.append(former.entries.extracting(number..<former.entries.count))
    parsedEnd = former.end
    pendingRestart = former.pendingRestart
    isComplete = former.isComplete
    isReopened = former.isReopened
    self.former = nil
  }

  // MARK: Looking up

  /// The entry that holds an offset, or the last one for the end of the text; nil when it is not
  /// parsed yet or there is none.
  public func entry(at offset: Int) -> BlockTableEntry? {
    guard offset < parsedEnd || (offset == parsedEnd && isComplete) else { return nil }
    return stored.place(atOffset: offset).map { BlockTableEntry($0.entry, start: $0.start) }
  }

  /// The entries that touch a range, in order.
  public func entries(in range: Range<Int>) -> [BlockTableEntry] {
    guard range.lowerBound <= parsedEnd, let place = stored.place(atOffset: range.lowerBound) else {
      return []
    }
    var cursor = EntryCursor(stored, at: place.number, start: place.start)
    var result: [BlockTableEntry] = []
    while let entry = cursor.entry {
      if cursor.start >= range.upperBound, !result.isEmpty { break }
      result.append(BlockTableEntry(entry, start: cursor.start))
      cursor.advance()
    }
    return result
  }

  /// All entries, in order.
  public var entries: [BlockTableEntry] { entries(in: 0..<max(parsedEnd, 1)) }

  /// The line, from 0, at which the entry that holds an offset starts.
  public func firstLine(ofEntryAt offset: Int) -> Int? {
    stored.place(atOffset: offset)?.line
  }

  /// Parses the blocks of an entry.
  public func tree(of entry: BlockTableEntry, in text: SourceText) -> MarkdownTree {
    MarkdownParser.parse(
      text.bytes(in: entry.range), options: options, offset: entry.range.lowerBound,
      restart: entry.restart)
  }
}
