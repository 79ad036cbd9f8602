import TextModel

/// Cuts a text into entries of a block table, from a place where one starts.
///
/// It reads a window of the text, and a larger one when an entry does not end in it.
struct BlockScanner {
  /// Entries are not cut before they are this long.
  static let partLength = 4_096
  /// Quotes are cut less finely, since their parts show.
  static let quotePartLength = 16_384

  private let text: SourceText
  private var parser: BlockParser
  private var window: [UInt8] = []
  private var windowStart = 0
  private let firstWindow: Int
  /// Where the next entry starts, and what is open there.
  private(set) var start: Int
  private(set) var restart: BlockRestart

  /// Where an entry ends that is not yet there.
  private struct Boundary {
    var end: Int
    var restart: BlockRestart
    var lines: Int
  }

  init(
    _ text: SourceText, options: MarkdownOptions, start: Int, restart: BlockRestart,
    window: Int
  ) {
    self.text = text
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
    parser.source = bytes
    defer { parser.source = UnsafeBufferPointer(start: nil, count: 0) }
    parser.begin(restart)
    var at = 0
    if restart == .documentStart { at = parser.parseFrontMatter() }
    while at < bytes.count {
      let ends = parser.lineEnds(from: at)
      if !isWhole, ends.next == bytes.count { return nil }
      let open = parser.openRestart
      if let open, at > 0, at >= BlockScanner.partLength || isKnown(start + at, open) {
        return Boundary(end: start + at, restart: open, lines: Int(parser.line) + 1)
      }
      let quote = parser.idleQuote
      parser.parseLine(at, ends.end, ends.next)
      if at > 0, parser.hasStartedBlock {
        return Boundary(end: start + at, restart: .fresh, lines: Int(parser.line))
      }
      if at > 0, let item = parser.startedItem,
        at >= BlockScanner.partLength || isKnown(start + at, item)
      {
        return Boundary(end: start + at, restart: item, lines: Int(parser.line))
      }
      if at > 0, let quote, parser.isOpen(quote),
        at >= BlockScanner.quotePartLength || isKnown(start + at, .quote)
      {
        return Boundary(end: start + at, restart: .quote, lines: Int(parser.line))
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
