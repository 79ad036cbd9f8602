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

  /// The bytes that offsets count in.
  var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var open: [Int32] = []
  var leaf: Int32 = -1
  /// Whether the first line is the document's, so that a byte-order mark may stand before it.
  var isDocumentStart = false

  // The line that is read.
  var line: Int32 = -1
  var lineStart = 0
  /// Where the line's text ends and its line end starts.
  var lineEnd = 0
  /// Where the next line starts.
  var lineNext = 0
  var offset = 0
  var column = 0
  /// Whether `offset` is at a tab of which some columns are used up.
  var isInsideTab = false
  // What `findText` found.
  var textStart = 0
  var textColumn = 0
  var indent = 0
  var isBlank = false
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
    source = buffer
    begin(restart)
    var start = 0
    if isDocumentStart { start = parseFrontMatter() }
    while start < buffer.count {
      let ends = lineEnds(from: start)
      parseLine(start, ends.end, ends.next)
      start = ends.next
    }
    finish()
    blocks[0].span = Span(0, buffer.count)
    source = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Closes what is open.
  mutating func finish() {
    matched = 1
    closePending()
  }

  /// Where the line that starts at `start` ends, and where the next starts.
  func lineEnds(from start: Int) -> (end: Int, next: Int) {
    var end = start
    let count = source.count
    while end < count, !source[end].isLineEnd { end += 1 }
    guard end < count else { return (end, end) }
    let isPair =
      source[end] == Byte.carriageReturn && end + 1 < count && source[end + 1] == Byte.lineFeed
    return (end, isPair ? end + 2 : end + 1)
  }

  // MARK: A line

  mutating func parseLine(_ start: Int, _ end: Int, _ next: Int) {
    line += 1
    lineStart = start
    lineEnd = end
    lineNext = next
    offset = line == 0 && isDocumentStart && hasByteOrderMark ? start + 3 : start
    column = 0
    isInsideTab = false
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
    lineStart = start
    lineEnd = start
    lineNext = start + 1
    offset = start
    column = 0
    isInsideTab = false
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
    findText()
    switch tag {
    case .blockQuote:
      guard indent <= 3, !isBlank, source[textStart] == Byte.greater else { return false }
      consumeQuoteMarker()
      extend(index, to: offset)
      return true
    case .item:
      return continuesIndented(index, by: Int(blocks[index].indent))
    default:
      return continuesIndented(index, by: 4)
    }
  }

  private mutating func continuesIndented(_ index: Int, by columns: Int) -> Bool {
    if isBlank, blocks[index].firstChild < 0, !blocks[index].flags.contains(.reopened) {
      return false
    }
    if indent >= columns {
      advance(columns: columns)
      return true
    }
    if isBlank { moveToText() }
    return isBlank
  }

  mutating func consumeQuoteMarker() {
    moveToText()
    advance(columns: 1)
    if offset < lineEnd, source[offset].isBlank { advance(columns: 1) }
  }

  /// What is left of the line when no block starts any more.
  private mutating func parseText() {
    if leaf >= 0 {
      if isBlank {
        closePending()
      } else if blocks[Int(leaf)].tag == .table {
        if isLonePipe { startParagraph() } else { addTableRow() }
      } else {
        offset = textStart
        isInsideTab = false
        addSegment(from: textStart, to: lineEnd)
      }
      return
    }
    closePending()
    if !isBlank { startParagraph() }
  }

  private mutating func startParagraph() {
    addLeaf(.paragraph, start: textStart)
    addSegment(from: textStart, to: lineEnd)
  }

  /// Whether the line has a pipe and nothing else: no row, since it has no cell.
  private var isLonePipe: Bool {
    source[textStart] == Byte.pipe && source[(textStart + 1)..<lineEnd].allSatisfy(\.isBlank)
  }

  // MARK: Columns

  /// Finds the first byte of the line, from `offset`, that is neither space nor tab.
  mutating func findText() {
    var at = offset
    var to = column
    while at < lineEnd {
      if source[at] == Byte.space {
        to += 1
      } else if source[at] == Byte.tab {
        to += 4 - to % 4
      } else {
        break
      }
      at += 1
    }
    textStart = at
    textColumn = to
    indent = to - column
    isBlank = at == lineEnd
  }

  /// Moves on by columns, stopping inside a tab where they end there.
  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, offset < lineEnd {
      guard source[offset] == Byte.tab else {
        isInsideTab = false
        offset += 1
        column += 1
        left -= 1
        continue
      }
      let width = 4 - column % 4
      isInsideTab = width > left
      column += min(width, left)
      if !isInsideTab { offset += 1 }
      left -= min(width, left)
    }
  }

  mutating func moveToText() {
    offset = textStart
    column = textColumn
    isInsideTab = false
  }
}
