/// Reads lines and builds the arena of blocks, as the appendix of the CommonMark specification tells.
///
/// It is fed line by line, so that a document can be read in pieces. `open` is the path of containers
/// that can go on, `leaf` the one leaf that can. Nothing recurses, and nesting is bounded.
package struct BlockParser {
  /// Containers nested deeper than this are text of the innermost one.
  static let nestingLimit = 100

  let options: MarkdownOptions
  /// Whether leaves keep their lines. Without it only paragraphs do, while they are open.
  let keepsSegments: Bool
  var blocks: [BlockRecord] = []
  var segments: [SegmentRecord] = []
  var definitions = LinkDefinitions()
  /// The definitions in the order they were closed, for tables of blocks.
  var defined: [LinkDefinition] = []

  var open: [Int32] = []
  var leaf: Int32 = -1
  /// Whether the first line is the document's, so that a byte-order mark may stand before it.
  var isDocumentStart = false

  /// The number of the line that is read.
  var line: Int32 = -1
  /// Its text, and how far that is read.
  var reader = LineReader()
  /// How many of the open containers go on in this line.
  var matched = 0
  /// Whether this line took a paragraph apart, so that its start is no place to parse from.
  var hasSplit = false
  /// The columns of the table that was opened last; nil too where there are too many to be told.
  var tableColumns: TableColumns?
  /// The number of the language of the fence that was opened last.
  var fenceLanguage: UInt8 = 0

  init(options: MarkdownOptions, keepsSegments: Bool) {
    self.options = options
    self.keepsSegments = keepsSegments
  }

  /// Parses a whole source.
  mutating func parse(_ buffer: UnsafeBufferPointer<UInt8>, restart: BlockRestart) {
    reader.source = buffer
    begin(restart)
    var start = 0
    if isDocumentStart { start = parseFrontMatter() }
    while start < buffer.count {
      let ends = reader.lineEnds(from: start)
      parseLine(start, ends.end, ends.next)
      start = ends.next
    }
    finish()
    blocks[0].span = Span(0, buffer.count)
    reader.source = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Closes what is open.
  mutating func finish() {
    matched = 1
    closePending()
  }

  // MARK: A line

  mutating func parseLine(_ start: Int, _ end: Int, _ next: Int) {
    line += 1
    reader.begin(start, end, next)
    if line == 0, isDocumentStart, reader.hasByteOrderMark { reader.offset = start + 3 }
    hasSplit = false
    if matchContainers(), leaf >= 0, continueLeaf() { return }
    let isParagraph = leaf >= 0 && blocks[Int(leaf)].tag == .paragraph
    if matched < open.count, !isParagraph { closePending() }
    if openBlocks() { return }
    parseText()
  }

  /// Goes past an empty line behind an empty one that has left no leaf open: it changes nothing, since what
  /// an empty line ends has ended.
  mutating func skipEmptyLine(at start: Int) {
    line += 1
    reader.begin(start, start, start + 1)
    hasSplit = false
  }

  /// Goes through the open containers; true when all go on.
  mutating func matchContainers() -> Bool {
    matched = 1
    while matched < open.count {
      if !continues(Int(open[matched])) { return false }
      matched += 1
    }
    return true
  }

  private mutating func continues(_ index: Int) -> Bool {
    let tag = blocks[index].tag
    if tag == .list { return true }
    reader.findText()
    switch tag {
    case .blockQuote:
      guard reader.indent <= 3, !reader.isBlank, reader.source[reader.textStart] == Byte.greater
      else { return false }
      consumeQuoteMarker()
      extend(index, to: reader.offset)
      return true
    case .item:
      return continuesIndented(index, by: Int(blocks[index].indent))
    default:
      return continuesIndented(index, by: 4)
    }
  }

  private mutating func continuesIndented(_ index: Int, by columns: Int) -> Bool {
    if reader.isBlank, blocks[index].firstChild < 0, !blocks[index].flags.contains(.reopened) {
      return false
    }
    if reader.indent >= columns {
      reader.advance(columns: columns)
      return true
    }
    if reader.isBlank { reader.moveToText() }
    return reader.isBlank
  }

  mutating func consumeQuoteMarker() {
    reader.moveToText()
    reader.advance(columns: 1)
    if reader.offset < reader.lineEnd, reader.source[reader.offset].isBlank {
      reader.advance(columns: 1)
    }
  }

  /// What is left of the line when no block starts any more.
  private mutating func parseText() {
    if leaf >= 0 {
      if reader.isBlank {
        closePending()
      } else if blocks[Int(leaf)].tag == .table {
        if reader.isLonePipe { startParagraph() } else { addTableRow() }
      } else {
        reader.offset = reader.textStart
        reader.isInsideTab = false
        addSegment(from: reader.textStart, to: reader.lineEnd)
      }
      return
    }
    closePending()
    if !reader.isBlank { startParagraph() }
  }

  private mutating func startParagraph() {
    addLeaf(.paragraph, start: reader.textStart)
    addSegment(from: reader.textStart, to: reader.lineEnd)
  }
}
