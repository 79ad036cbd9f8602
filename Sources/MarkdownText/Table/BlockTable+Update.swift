import TextModel

extension BlockTable {
  /// Brings the table up to date after an edit.
  ///
  /// - Parameters:
  ///   - text: the text after the edit.
  ///   - edit: what was replaced, in offsets before the edit.
  ///   - newLength: the length of what stands there now.
  @discardableResult
  public mutating func update(
    _ text: SourceText, edit: Range<Int>, newLength: Int
  ) -> BlockTableChange {
    guard isComplete || edit.lowerBound <= parsedEnd else { return updateBehindEnd(text, edit) }
    guard let found = start(text, edit) else {
      self = BlockTable(text, options: options, revision: definitionsRevision + 1)
      return BlockTableChange(
        old: 0..<edit.upperBound, new: 0..<parsedEnd, definitionsChanged: true)
    }
    var update = BlockTableUpdate(
      table: self, edit: edit, delta: newLength - edit.count, first: found.index,
      start: found.start)
    update.run(text)
    apply(update)
    return BlockTableChange(
      old: update.start..<update.oldEnd, new: update.start..<update.newEnd,
      definitionsChanged: update.changesNames)
  }

  init(_ text: SourceText, options: MarkdownOptions, revision: Int) {
    self.options = options
    definitionsRevision = revision
    parseMore(text, budget: .max)
  }

  /// Whether the text starts as front matter does. Then an edit anywhere in the first part may make
  /// or unmake it.
  static func mayHaveFrontMatter(_ text: SourceText) -> Bool {
    let head = text.bytes(in: 0..<min(text.count, 6))
    let body = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let marker = body.prefix(3)
    return marker.count == 3
      && (marker.allSatisfy { $0 == Byte.hyphen } || marker.allSatisfy { $0 == Byte.plus })
  }

  /// Where parsing has to start for an edit: at the entry before the one that holds it.
  private func start(
    _ text: SourceText, _ edit: Range<Int>
  ) -> (index: BlockTableIndex, start: Int)? {
    guard let found = index(at: edit.lowerBound) else { return nil }
    let isNearStart = edit.lowerBound <= BlockParser.frontMatterLimit + 4
    if options.contains(.frontMatter), isNearStart, BlockTable.mayHaveFrontMatter(text) {
      return (BlockTableIndex(chunk: 0, entry: 0), 0)
    }
    guard let before = index(before: found.index) else { return (found.index, found.start) }
    return (before, found.start - Int(chunks[before.chunk].entries[before.entry].length))
  }

  /// An edit behind the parsed part matters only when it is in the line that ended it.
  private mutating func updateBehindEnd(
    _ text: SourceText, _ edit: Range<Int>
  ) -> BlockTableChange {
    let unchanged = BlockTableChange(
      old: parsedEnd..<parsedEnd, new: parsedEnd..<parsedEnd, definitionsChanged: false)
    var isInFirstLine = true
    text.forEachChunk(in: parsedEnd..<min(edit.lowerBound, text.count)) { bytes in
      // The edit may make `\r\n` of a line end right before it, which moves no line.
      isInFirstLine = !bytes.dropLast().contains(where: \.isLineEnd)
      return isInFirstLine
    }
    guard isInFirstLine || isNearFrontMatter(text, edit), let last = chunks.indices.last else {
      return unchanged
    }
    let entries = chunks[last].entries
    let dropped = entries[entries.count - 1]
    chunks.replaceSubrange(last..., with: BlockTableChunk.chunks(Array(entries.dropLast())))
    parsedEnd -= Int(dropped.length)
    pendingRestart = dropped.restart.restart
    if !dropped.names.isEmpty { collectDefinitions() }
    let change = parseMore(text, budget: Int(dropped.length))
    return BlockTableChange(
      old: change.old.lowerBound..<unchanged.old.upperBound, new: change.new,
      definitionsChanged: change.definitionsChanged || !dropped.names.isEmpty)
  }

  private func isNearFrontMatter(_ text: SourceText, _ edit: Range<Int>) -> Bool {
    options.contains(.frontMatter) && edit.lowerBound <= BlockParser.frontMatterLimit + 4
      && BlockTable.mayHaveFrontMatter(text)
  }

  private mutating func apply(_ update: BlockTableUpdate) {
    let first = update.first
    var entries = Array(chunks[first.chunk].entries[..<first.entry])
    entries += update.entries
    var lastChunk = update.next.chunk
    if lastChunk < chunks.count {
      entries += chunks[lastChunk].entries[update.next.entry...]
      lastChunk += 1
    }
    if entries.count < BlockTableChunk.maximum / 8, lastChunk < chunks.count {
      entries += chunks[lastChunk].entries
      lastChunk += 1
    }
    chunks.replaceSubrange(first.chunk..<lastChunk, with: BlockTableChunk.chunks(entries))
    parsedEnd = update.parsedEnd
    isComplete = update.isComplete
    pendingRestart = update.pendingRestart
    if update.changesNames { collectDefinitions() }
  }
}

/// One update while it runs: the new entries, and how far the old ones are used up.
struct BlockTableUpdate {
  let table: BlockTable
  let edit: Range<Int>
  let delta: Int
  /// The first entry that is replaced, and where it starts.
  let first: BlockTableIndex
  let start: Int
  private(set) var entries: [StoredEntry] = []
  /// The first old entry that stays, and where it started.
  private(set) var next: BlockTableIndex
  private(set) var oldEnd: Int
  private(set) var newEnd = 0
  private(set) var parsedEnd = 0
  private(set) var isComplete = false
  private(set) var pendingRestart = BlockRestart.fresh
  private(set) var changesNames = false

  init(table: BlockTable, edit: Range<Int>, delta: Int, first: BlockTableIndex, start: Int) {
    self.table = table
    self.edit = edit
    self.delta = delta
    self.first = first
    self.start = start
    next = first
    oldEnd = start
  }

  mutating func run(_ text: SourceText) {
    let restart = table.chunks[first.chunk].entries[first.entry].restart.restart
    var scanner = BlockScanner(
      text, options: table.options, start: start, restart: restart, window: 8_192)
    var cursor = self
    while let entry = scanner.next(isKnown: { cursor.isOldStart($0, $1) }) {
      entries.append(entry)
      cursor.skip(before: scanner.start)
      if cursor.isOldStart(scanner.start, scanner.restart) { break }
      let isBehindTable = cursor.next.chunk == table.chunks.count
      if isBehindTable, !table.isComplete, scanner.start >= edit.upperBound + delta { break }
    }
    cursor.skip(before: scanner.isAtEnd ? Int.max : scanner.start)
    finish(cursor, scanner, text)
  }

  private mutating func finish(
    _ cursor: BlockTableUpdate, _ scanner: BlockScanner, _ text: SourceText
  ) {
    next = cursor.next
    oldEnd = cursor.oldEnd
    newEnd = scanner.start
    let reachesEnd = next.chunk == table.chunks.count
    parsedEnd = reachesEnd ? scanner.start : table.parsedEnd + delta
    isComplete = reachesEnd ? scanner.isAtEnd : table.isComplete
    pendingRestart = reachesEnd ? scanner.restart : table.pendingRestart
    changesNames = oldNames != entries.flatMap(\.names)
  }

  private var oldNames: [DefinedName] {
    var names: [DefinedName] = []
    var index = first
    while index != next {
      names += table.chunks[index.chunk].entries[index.entry].names
      index = table.index(after: index)
    }
    return names
  }

  /// Goes on to the first old entry that starts at or behind a place of the new text and behind the
  /// edit.
  private mutating func skip(before place: Int) {
    while next.chunk < table.chunks.count,
      oldEnd < edit.upperBound || place == Int.max || oldEnd + delta < place
    {
      oldEnd += Int(table.chunks[next.chunk].entries[next.entry].length)
      next = table.index(after: next)
    }
  }

  /// Whether an old entry behind the edit started at this place of the new text in the same state.
  private mutating func isOldStart(_ place: Int, _ restart: BlockRestart) -> Bool {
    skip(before: place)
    guard oldEnd >= edit.upperBound, oldEnd + delta == place else { return false }
    guard next.chunk < table.chunks.count else {
      return !table.isComplete && table.pendingRestart == restart
    }
    return table.chunks[next.chunk].entries[next.entry].restart == StoredRestart(restart)
  }
}
