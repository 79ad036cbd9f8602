import CursesText

/// How long entries of a block table are, in bytes.
package struct BlockLimits: Hashable, Sendable {
  /// Blocks are not cut before they are this long, and pieces are up to twice as long.
  var part: Int
  /// Tables are cut less finely: their columns are as wide as the first part asks for.
  var tablePart: Int
  /// The same within quotes and items.
  var quotePart: Int
  /// Blank lines are cut more finely: each shows as a paragraph. Parts are up to twice as long.
  var blankPart: Int
  /// A paragraph or a line that is as long is cut into pieces.
  package var text: Int
  /// No piece is longer; a line that is as long is cut.
  var piece: Int

  /// Those of a text that is no Markdown: it shows as its lines, so that a short part shows as many paragraphs as
  /// a long one of rich text.
  package static let lines = BlockLimits(
    part: 1_024, tablePart: 1_024, quotePart: 1_024, text: 2_048, piece: 8_192)

  package init(
    part: Int = 4_096, tablePart: Int = 8_192, quotePart: Int = 4_096, blankPart: Int = 512,
    text: Int = 32_768, piece: Int? = nil
  ) {
    self.part = part
    self.tablePart = tablePart
    self.quotePart = quotePart
    self.blankPart = blankPart
    self.text = text
    self.piece = piece ?? part * 2
  }
}

/// Cuts a text into entries of a block table, from a place where one starts.
///
/// It reads a window of the text, and a larger one when an entry does not end in it.
struct BlockScanner {
  private let text: SourceText
  let limits: BlockLimits
  var parser: BlockParser
  private var window: [UInt8] = []
  private var windowStart = 0
  private let firstWindow: Int
  /// What is defined by what goes on behind the entry.
  private var openNames: [DefinedName] = []
  /// Where the next entry starts, and what is open there.
  private(set) var start: Int
  private(set) var restart: BlockRestart

  /// Where an entry ends that is not yet there.
  struct Boundary {
    var end: Int
    var restart: BlockRestart
    var lines: Int
    var isPiece = false
    /// Whether the entry is a paragraph that was not parsed; see `plainParagraph`.
    var isPlain = false
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
    guard !boundary.isPiece, !boundary.isPlain else {
      let items = boundary.isPiece ? items(before: boundary.lines) : nil
      return StoredEntry(
        length: Int32(boundary.end - start), lines: Int32(boundary.lines), number: items ?? 0,
        tag: .paragraph, detail: 0, isSetext: false, isPiece: boundary.isPiece,
        restart: StoredRestart(restart), names: [])
    }
    // The block that ends a part of blank lines has begun, and is not in it.
    let first = parser.blocks[0].firstChild
    let hasBlock = first >= 0 && parser.blocks[Int(first)].startLine < boundary.lines
    let record = parser.blocks[hasBlock ? Int(first) : 0]
    var names = openNames
    if !parser.defined.isEmpty || !parser.definitions.footnotes.isEmpty {
      names =
        parser.defined.map(DefinedName.link) + parser.footnotes.map(DefinedName.footnote) + names
    }
    return StoredEntry(
      length: Int32(boundary.end - start), lines: Int32(boundary.lines),
      number: items(before: boundary.lines) ?? record.number,
      tag: record.tag, detail: record.detail, isSetext: record.flags.contains(.setext),
      restart: StoredRestart(restart), names: names)
  }

  /// Parses from the entry's start on; nil when the window ends before it does.
  private mutating func scan(_ isKnown: (Int, BlockRestart) -> Bool) -> Boundary? {
    guard !window.isEmpty, start >= windowStart else { return nil }
    let isWhole = windowStart + window.count >= text.count
    // Taken out while it is read, so that it is not copied.
    let bytes = window
    return bytes.withUnsafeBufferPointer { window in
      let rest = UnsafeBufferPointer(rebasing: window[(start - windowStart)...])
      parser.reader.source = rest
      defer { parser.reader.source = UnsafeBufferPointer(start: nil, count: 0) }
      guard let boundary = scan(rest, isWhole: isWhole, isKnown) else { return nil }
      openNames = []
      if !boundary.isPiece, case .inside = boundary.restart {
        openNames = parser.openFootnotes(before: boundary.lines).map(DefinedName.footnote)
      }
      return boundary
    }
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    switch restart {
    case .inside(let around, .text), .line(let around, .text):
      return piece(bytes, in: around, isWhole: isWhole, isKnown)
    case .line(let around, let leaf):
      return linePiece(bytes, LongLine(0, 0, in: around, leaf), isWhole: isWhole, isKnown)
    case .fresh:
      if let paragraph = plainParagraph(bytes) { return paragraph }
    default: break
    }
    parser.begin(restart)
    var at = 0
    if restart == .documentStart { at = parser.parseFrontMatter() }
    // The last place where the block could be cut.
    var cut: Boundary?
    // Where the blank lines begin that the last line is one of, and where they are cut if nothing was known
    // of a later place.
    var blankStart: Int?
    var blankCut: Boundary?
    // What is open in all of them that are empty.
    var openInEmpty: BlockRestart?
    while at < bytes.count {
      if let run = blankStart, isOneMoreEmptyLine(bytes, at), isWhole || at + 1 < bytes.count {
        parser.skipEmptyLine(at: at)
        if at - run >= limits.blankPart / 2, let open = openInEmpty ?? restartInBlankLines {
          openInEmpty = open
          let end = run + limits.blankPart * 2
          let boundary = Boundary(end: start + at, restart: open, lines: Int(parser.line))
          if isKnown(boundary.end, boundary.restart) { return boundary }
          if at >= end { return blankCut ?? boundary }
          if blankCut == nil, at >= end - limits.blankPart { blankCut = boundary }
        }
        at += 1
        continue
      }
      openInEmpty = nil
      var ends = parser.reader.lineEnds(from: at)
      let before = ScannedLeaf(parser)
      // Far into a block of another kind a long text is parsed as it is, however long that takes: an
      // edit must not have to look for the start of a piece too far back.
      let isLong = ends.end - at >= limits.text && (at < limits.text * 2 || before.goesOn != nil)
      if !isWhole, !isLong, ends.next == bytes.count { return nil }
      // What such a line starts with says what it is.
      if isLong { ends = (at + limits.text, at + limits.text) }
      let known = parser.blocks.count
      parser.parseLine(at, ends.end, ends.next)
      if isLong, let long = longLine(before, at: at) {
        if at == 0 { return linePiece(bytes, long, isWhole: isWhole, isKnown) }
        // A part without a line of code would show an empty one.
        if before.isFenceJustOpened {
          return cut ?? linePiece(bytes, long, isWhole: isWhole, isKnown)
        }
        return Boundary(
          end: start + at, restart: .inside(long.around, long.leaf), lines: long.lines)
      }
      blankStart = parser.reader.isBlank && parser.leaf < 0 ? blankStart ?? at : nil
      if blankStart == nil, let blankCut { return blankCut }
      if at > 0 {
        if parser.hasStartedBlock || startsBlockBehindBlankLines {
          return Boundary(end: start + at, restart: .fresh, lines: Int(parser.line))
        }
        if let found = place(at: at, since: known, before, blankStart, bytes) {
          let boundary = Boundary(
            end: start + at, restart: found.restart, lines: Int(parser.line))
          if isKnown(start + at, found.restart) { return boundary }
          if found.isWanted(at) { return blankCut ?? boundary }
          if found.isBlank, blankCut == nil, at >= found.limit - limits.blankPart {
            blankCut = boundary
          }
          if found.startsBlock || found.restart.table != nil { cut = boundary }
        }
      }
      if isLong || at < limits.text * 2 && parser.textLength >= limits.text {
        if let end = parser.endOfDefinitions(), end.offset > 0 {
          return Boundary(end: start + end.offset, restart: .fresh, lines: end.lines)
        }
        return cut ?? endBeforeDeepText(bytes, line: at)
          ?? firstPiece(bytes, isWhole: isWhole, isKnown)
      }
      at = ends.next
    }
    guard isWhole else { return nil }
    if let blankCut { return blankCut }
    parser.finish()
    return Boundary(end: start + bytes.count, restart: .fresh, lines: Int(parser.line) + 1)
  }

  /// Whether an empty line follows one that was empty too: what that has left open sees no difference.
  private func isOneMoreEmptyLine(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    bytes[at] == Byte.lineFeed && at > 0 && bytes[at - 1] == Byte.lineFeed
      && (at == 1 || bytes[at - 2] == Byte.lineFeed)
  }

  /// What is open in blank lines behind the first; nil where they cannot be cut.
  private var restartInBlankLines: BlockRestart? {
    let innermost = parser.open[parser.open.count - 1]
    let isBehindBlock =
      innermost == 0 || parser.blocks[Int(innermost)].firstChild >= 0
      || parser.blocks[Int(innermost)].flags.contains(.reopened)
    guard isBehindBlock, var around = parser.blocks.containers(to: innermost).whole else {
      return nil
    }
    // A list that a part goes on with is not open in it before its next item comes.
    let isAtStart = parser.blocks[Int(innermost)].firstChild < 0
    if isAtStart, restart.containers.withoutList == around { around = restart.containers }
    return .inside(around, nil)
  }

  /// Whether the last line started the first block of a part that starts with blank lines: of the document
  /// too, so that how many blank lines come first makes no difference to the block.
  private var startsBlockBehindBlankLines: Bool {
    let first = parser.blocks[0].firstChild
    guard first >= 0, !parser.hasSplit, parser.blocks[Int(first)].startLine == parser.line else {
      return false
    }
    switch restart {
    case .documentStart: return true
    case .inside(let around, nil) where around.depth == 0:
      // A list goes on behind blank lines.
      let record = parser.blocks[Int(first)]
      return record.tag != .list || around != OpenContainers([.list(marker: record.detail)])
    default: return false
    }
  }

  // MARK: Places to cut at

  /// A place where a block could be cut.
  private struct CutPlace {
    var restart: BlockRestart
    /// From where on a cut is made there.
    var limit: Int
    /// Whether a block starts there, and does not just go on.
    var startsBlock = false
    /// Whether it lies in blank lines.
    var isBlank = false

    func isWanted(_ at: Int) -> Bool { at >= limit }
  }

  /// Whether the block could be cut before the line that was parsed last.
  private func place(
    at: Int, since known: Int, _ before: ScannedLeaf, _ blankStart: Int?,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> CutPlace? {
    if let block = parser.startedBlock(since: known) {
      guard let around = parser.blocks.containers(to: parser.blocks[block].parent).whole else {
        return nil
      }
      return CutPlace(
        restart: .inside(around, nil),
        limit: around.isTopLevelList ? limits.part : limits.quotePart,
        startsBlock: true)
    }
    // A part without a line of code would show an empty one.
    if !before.isFenceJustOpened, let restart = before.restart(in: parser) {
      return CutPlace(
        restart: restart, limit: restart.table == nil ? limits.part : limits.tablePart)
    }
    // Of blank lines that are alike the second and all that follow show as empty paragraphs.
    guard let blankStart, before.index < 0, at - blankStart >= limits.blankPart / 2,
      PieceCut.isLikeLineBefore(bytes, at: at, end: parser.reader.lineEnd),
      let open = restartInBlankLines
    else { return nil }
    return CutPlace(restart: open, limit: blankStart + limits.blankPart * 2, isBlank: true)
  }
}
