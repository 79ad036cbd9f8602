import TextModel

/// The top-level blocks of a text, kept up to date edit by edit.
///
/// It holds lengths, not offsets, in chunks with sums, so that an edit costs what is parsed anew and
/// not what is shifted. An edit parses from the entry before it until an entry's old start is met
/// again. After any edits the table is what a new one would be, but for where long blocks are cut.
///
/// It can be parsed in slices: what lies behind `parsedEnd` is not in it yet. Ask for an offset beyond
/// with `parse(_:to:)`, which parses on (about 10 ms a megabyte); there is no start in the middle, since
/// a fence anywhere before could change the meaning of what follows.
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
  public let options: MarkdownOptions
  /// The entries cover the bytes before this offset.
  public internal(set) var parsedEnd = 0
  /// Whether the entries cover the whole text.
  public internal(set) var isComplete = false
  /// Counts the changes of `definitions`.
  public internal(set) var definitionsRevision = 0
  /// What the parsed part defines.
  public internal(set) var definitions = LinkDefinitions()
  var chunks: [BlockTableChunk] = []
  /// What is open at `parsedEnd`.
  var pendingRestart = BlockRestart.documentStart

  /// Parses a text, or the start of it.
  public init(_ text: SourceText, options: MarkdownOptions = .note, budget: Int = .max) {
    self.options = options
    parseMore(text, budget: budget)
  }

  /// The number of entries.
  public var count: Int { chunks.reduce(0) { $0 + $1.entries.count } }

  /// The number of lines in the parsed part.
  public var lineCount: Int { chunks.reduce(0) { $0 + $1.lines } }

  /// Parses on for at least so many bytes, if there are so many; returns what came.
  @discardableResult
  public mutating func parseMore(_ text: SourceText, budget: Int) -> BlockTableChange {
    let start = parsedEnd
    let revision = definitionsRevision
    var scanner = BlockScanner(
      text, options: options, start: start, restart: pendingRestart, window: 65_536)
    while scanner.start - start < budget, let entry = scanner.next() { append(entry) }
    parsedEnd = scanner.start
    pendingRestart = scanner.restart
    isComplete = scanner.isAtEnd
    return BlockTableChange(
      old: start..<start, new: start..<parsedEnd,
      definitionsChanged: definitionsRevision != revision)
  }

  /// Parses on until the entry at an offset is there.
  public mutating func parse(_ text: SourceText, to offset: Int) {
    while !isComplete, parsedEnd <= offset {
      parseMore(text, budget: offset - parsedEnd + 1)
    }
  }

  private mutating func append(_ entry: StoredEntry) {
    if let last = chunks.last, last.entries.count < BlockTableChunk.maximum / 2 {
      chunks[chunks.count - 1].append(entry)
    } else {
      chunks.append(BlockTableChunk([entry]))
    }
    if !entry.names.isEmpty { define(entry.names) }
  }

  private mutating func define(_ names: [DefinedName]) {
    definitionsRevision += 1
    for name in names {
      switch name {
      case .link(let definition): definitions.add(definition)
      case .footnote(let label): definitions.add(footnote: label)
      }
    }
  }

  /// Collects the definitions anew.
  mutating func collectDefinitions() {
    definitions = LinkDefinitions()
    for chunk in chunks where chunk.hasNames {
      for entry in chunk.entries where !entry.names.isEmpty { define(entry.names) }
    }
    definitionsRevision += 1
  }

  // MARK: Looking up

  /// The entry that holds an offset, or the last one for the end of the text; nil when it is not
  /// parsed yet or there is none.
  public func entry(at offset: Int) -> BlockTableEntry? {
    guard offset < parsedEnd || (offset == parsedEnd && isComplete), let place = index(at: offset)
    else { return nil }
    return entry(place.index, start: place.start, line: nil)
  }

  /// The entries that touch a range, in order.
  public func entries(in range: Range<Int>) -> [BlockTableEntry] {
    guard range.lowerBound <= parsedEnd, var (index, start, _) = index(at: range.lowerBound) else {
      return []
    }
    var result: [BlockTableEntry] = []
    while index.chunk < chunks.count {
      if start >= range.upperBound, !result.isEmpty { break }
      let entry = entry(index, start: start, line: nil)
      result.append(entry)
      start = entry.range.upperBound
      index = self.index(after: index)
    }
    return result
  }

  /// All entries, in order.
  public var entries: [BlockTableEntry] { entries(in: 0..<max(parsedEnd, 1)) }

  /// The line, from 0, at which the entry that holds an offset starts.
  public func firstLine(ofEntryAt offset: Int) -> Int? {
    index(at: offset)?.line
  }

  /// Parses the blocks of an entry.
  public func tree(of entry: BlockTableEntry, in text: SourceText) -> MarkdownTree {
    MarkdownParser.parse(
      text.bytes(in: entry.range), options: options, offset: entry.range.lowerBound,
      restart: entry.restart)
  }

  private func entry(_ index: BlockTableIndex, start: Int, line: Int?) -> BlockTableEntry {
    let stored = chunks[index.chunk].entries[index.entry]
    return BlockTableEntry(
      range: start..<start + Int(stored.length), lineCount: Int(stored.lines), kind: stored.kind,
      restart: stored.restart.restart)
  }

  /// The entry that holds an offset, with its start and first line; the last one at or behind the end.
  func index(at offset: Int) -> (index: BlockTableIndex, start: Int, line: Int)? {
    var start = 0
    var line = 0
    for (number, chunk) in chunks.enumerated() {
      let isLast = number == chunks.count - 1
      guard offset < start + chunk.length || isLast else {
        start += chunk.length
        line += chunk.lines
        continue
      }
      for (position, entry) in chunk.entries.enumerated() {
        if offset < start + Int(entry.length) || (isLast && position == chunk.entries.count - 1) {
          return (BlockTableIndex(chunk: number, entry: position), start, line)
        }
        start += Int(entry.length)
        line += Int(entry.lines)
      }
    }
    return nil
  }

  func index(after index: BlockTableIndex) -> BlockTableIndex {
    index.entry + 1 < chunks[index.chunk].entries.count
      ? BlockTableIndex(chunk: index.chunk, entry: index.entry + 1)
      : BlockTableIndex(chunk: index.chunk + 1, entry: 0)
  }

  func index(before index: BlockTableIndex) -> BlockTableIndex? {
    if index.entry > 0 { return BlockTableIndex(chunk: index.chunk, entry: index.entry - 1) }
    guard index.chunk > 0 else { return nil }
    return BlockTableIndex(
      chunk: index.chunk - 1, entry: chunks[index.chunk - 1].entries.count - 1)
  }
}
