/// A line of a source, and how far it is read: bytes, and columns with tabs to each fourth.
struct LineReader {
  /// The bytes that offsets count in.
  var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
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

  /// Goes to the start of a line.
  mutating func begin(_ start: Int, _ end: Int, _ next: Int) {
    (lineStart, lineEnd, lineNext) = (start, end, next)
    (offset, column, isInsideTab) = (start, 0, false)
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

  /// Whether the source starts with U+FEFF in UTF-8.
  var hasByteOrderMark: Bool {
    source.count >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF
  }

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
