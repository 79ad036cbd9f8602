import TextModel

/// How long entries of a block table are, in bytes.
struct BlockLimits: Hashable, Sendable {
  /// Blocks are not cut before they are this long, and pieces are up to twice as long.
  var part = 4_096
  /// Tables are cut less finely: their columns are as wide as the first part asks for.
  var tablePart = 8_192
  /// Quotes are cut less finely, since their parts show.
  var quotePart = 16_384
  /// A paragraph or a line that is as long is cut into pieces.
  var text = 32_768
}

/// Cuts a text into entries of a block table, from a place where one starts.
///
/// It reads a window of the text, and a larger one when an entry does not end in it.
struct BlockScanner {
  private let text: SourceText
  let limits: BlockLimits
  private var parser: BlockParser
  private var window: [UInt8] = []
  private var windowStart = 0
  private let firstWindow: Int
  /// Where the next entry starts, and what is open there.
  private(set) var start: Int
  private(set) var restart: BlockRestart

  /// Where an entry ends that is not yet there.
  struct Boundary {
    var end: Int
    var restart: BlockRestart
    var lines: Int
    var isPiece = false
  }

  init(
    _ text: SourceText, options: MarkdownOptions, limits: BlockLimits, start: Int,
    restart: BlockRestart, window: Int
  ) {
    self.text = text
    self.limits = limits
    self.start = start
    self.restart = restart
    firstWindow = window
    parser = BlockParser(options: options, keepsSegments: false)
  }

  var isAtEnd: Bool { start >= text.count }

  /// The next entry; nil at the end.
  ///
  /// - Parameter isKnown: whether a cut at a place, with what is open there, is wanted in any case.
  mutating func next(isKnown: (Int, BlockRestart) -> Bool = { _, _ in false }) -> StoredEntry? {
    guard !isAtEnd else { return nil }
    while true {
      if let boundary = scan(isKnown) {
        defer {
          start = boundary.end
          restart = boundary.restart
        }
        return entry(boundary)
      }
      grow()
    }
  }

  private mutating func grow() {
    let have = windowStart + window.count - start
    var length = max(firstWindow, have * 2)
    if restart == .documentStart, parser.options.contains(.frontMatter), startsWithMarker {
      length = max(length, BlockParser.frontMatterLimit * 2)
    }
    window = text.bytes(in: start..<min(text.count, start + length))
    windowStart = start
  }

  private var startsWithMarker: Bool { BlockTable.mayHaveFrontMatter(text) }

  private func entry(_ boundary: Boundary) -> StoredEntry {
    guard !boundary.isPiece else {
      return StoredEntry(
        length: Int32(boundary.end - start), lines: Int32(boundary.lines), number: 0,
        tag: .paragraph, detail: 0, isSetext: false, isPiece: true,
        restart: StoredRestart(restart), names: [])
    }
    let first = parser.blocks[0].firstChild
    let record = first < 0 ? parser.blocks[0] : parser.blocks[Int(first)]
    var names = parser.defined.map(DefinedName.link)
    names += parser.footnotes.map(DefinedName.footnote)
    return StoredEntry(
      length: Int32(boundary.end - start), lines: Int32(boundary.lines), number: record.number,
      tag: record.tag, detail: record.detail, isSetext: record.flags.contains(.setext),
      restart: StoredRestart(restart), names: names)
  }

  /// Parses from the entry's start on; nil when the window ends before it does.
  private mutating func scan(_ isKnown: (Int, BlockRestart) -> Bool) -> Boundary? {
    guard !window.isEmpty, start >= windowStart else { return nil }
    return window.withUnsafeBufferPointer { window in
      let bytes = UnsafeBufferPointer(rebasing: window[(start - windowStart)...])
      let isWhole = windowStart + window.count >= text.count
      return scan(bytes, isWhole: isWhole, isKnown)
    }
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    if restart == .paragraph || restart == .line { return piece(bytes, isWhole: isWhole, isKnown) }
    if case .fenceLine = restart {
      return linePiece(bytes, from: (0, 0, restart), isWhole: isWhole, isKnown)
    }
    parser.source = bytes
    defer { parser.source = UnsafeBufferPointer(start: nil, count: 0) }
    parser.begin(restart)
    var at = 0
    if restart == .documentStart { at = parser.parseFrontMatter() }
    // The last place where the block could be cut.
    var cut: Boundary?
    while at < bytes.count {
      var ends = parser.lineEnds(from: at)
      let open = parser.openRestart
      // Far into a block of another kind a long text is parsed as it is, however long that takes: an
      // edit must not have to look for the start of a piece too far back.
      let mayBePieces = open == nil && at < limits.text * 2
      let isLong = mayBePieces && ends.end - at >= limits.text
      if case .fence? = open, ends.end - at >= limits.text {
        let lines = Int(parser.line) + 1
        // A part without a line of code would show an empty one.
        guard at == 0 || parser.hasJustOpenedFence(behind: restart) else {
          return Boundary(end: start + at, restart: open ?? .fresh, lines: lines)
        }
        let place = (at, lines, open ?? .fresh)
        return linePiece(bytes, from: place, isWhole: isWhole, isKnown)
      }
      if !isWhole, !isLong, ends.next == bytes.count { return nil }
      // What such a line starts with says what it is.
      if isLong { ends = (at + limits.text, at + limits.text) }
      let quote = parser.idleQuote
      let table = parser.openColumns
      parser.parseLine(at, ends.end, ends.next)
      if at > 0, parser.hasStartedBlock {
        return Boundary(end: start + at, restart: .fresh, lines: Int(parser.line))
      }
      if at > 0, let item = parser.startedItem {
        cut = Boundary(end: start + at, restart: item, lines: Int(parser.line))
        if at >= limits.part || isKnown(start + at, item) { return cut }
      }
      if at > 0, let quote, parser.isOpen(quote) {
        cut = Boundary(end: start + at, restart: .quote, lines: Int(parser.line))
        if at >= limits.quotePart || isKnown(start + at, .quote) { return cut }
      }
      if at > 0, let open, parser.openRestart == open,
        at >= limits.part || isKnown(start + at, open)
      {
        return Boundary(end: start + at, restart: open, lines: Int(parser.line))
      }
      if at > 0, let table, parser.openColumns == table {
        cut = Boundary(end: start + at, restart: .table(table), lines: Int(parser.line))
        if at >= limits.tablePart || isKnown(start + at, .table(table)) { return cut }
      }
      if isLong || mayBePieces && parser.textLength >= limits.text {
        if let end = parser.endOfDefinitions(), end.offset > 0 {
          return Boundary(end: start + end.offset, restart: .fresh, lines: end.lines)
        }
        return cut ?? piece(bytes, isWhole: isWhole, isKnown)
      }
      at = ends.next
    }
    guard isWhole else { return nil }
    parser.finish()
    return Boundary(end: start + bytes.count, restart: .fresh, lines: Int(parser.line) + 1)
  }
}

extension BlockParser {
  /// The labels of the footnotes that are closed, in order.
  var footnotes: [LinkLabel] {
    definitions.footnotes.isEmpty ? [] : definitions.footnotes.sorted { $0.text < $1.text }
  }

  /// Whether the last line started a top-level block that is not the first, so that parsing can
  /// start there.
  var hasStartedBlock: Bool {
    let last = blocks[0].lastChild
    return last >= 0 && last != blocks[0].firstChild && !hasSplit
      && blocks[Int(last)].startLine == line
  }

  /// Whether the line read last was the opening one of the fence that is open.
  func hasJustOpenedFence(behind restart: BlockRestart) -> Bool {
    if case .fence = restart { return false }
    return leaf >= 0 && blocks[Int(leaf)].startLine == line
  }

  /// The columns of the top-level table that is open.
  var openColumns: TableColumns? {
    guard leaf >= 0, open.count == 1, blocks[Int(leaf)].tag == .table else { return nil }
    return tableColumns
  }

  /// The bytes of the paragraph, or of the table with too many columns, that is open.
  var textLength: Int {
    guard leaf >= 0 else { return 0 }
    let record = blocks[Int(leaf)]
    guard record.tag == .paragraph || record.tag == .table && openColumns == nil else { return 0 }
    return record.span.upper - record.span.lower
  }

  /// Takes the definitions off the paragraph that is open: of a long list of them none is lost. Returns
  /// where they end and how many lines they have; nil when it starts with none.
  mutating func endOfDefinitions() -> (offset: Int, lines: Int)? {
    guard leaf >= 0, open.count == 1, blocks[Int(leaf)].tag == .paragraph else { return nil }
    let before = defined.count
    resolveDefinitions()
    guard defined.count > before else { return nil }
    var rest = leaf
    if rest < 0 {
      // The last one may go on in the next line.
      guard defined.count > before + 1 else { return nil }
      defined.removeLast()
      rest = blocks[0].lastChild
    }
    let record = blocks[Int(rest)]
    return (Int(segments[record.segments.lower].lineStart), Int(record.startLine))
  }

  /// What has to be known to go on in a top-level leaf at the next line.
  var openRestart: BlockRestart? {
    guard leaf >= 0, open.count == 1 else { return nil }
    let record = blocks[Int(leaf)]
    switch record.tag {
    case .fencedCode:
      return .fence(marker: record.detail, length: Int(record.number), indent: Int(record.indent))
    case .htmlBlock: return .html(type: Int(record.detail))
    default: return nil
    }
  }

  /// The top-level quote that is open with nothing open in it.
  var idleQuote: Int32? {
    guard leaf < 0, open.count == 2, blocks[Int(open[1])].tag == .blockQuote else { return nil }
    return open[1]
  }

  /// Whether the last line belongs to a top-level container, not as a blank line behind it.
  func isOpen(_ container: Int32) -> Bool { open.count > 1 && open[1] == container }

  /// What has to be known to go on in a top-level list at the last line, when it started an item.
  var startedItem: BlockRestart? {
    let list = blocks[0].lastChild
    guard list >= 0, blocks[Int(list)].tag == .list else { return nil }
    let item = blocks[Int(list)].lastChild
    guard item >= 0, item != blocks[Int(list)].firstChild,
      blocks[Int(item)].startLine == line
    else { return nil }
    return .list(marker: blocks[Int(list)].detail)
  }
}
