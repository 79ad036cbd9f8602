/// Parses the text of one leaf into inlines.
///
/// It runs over the text once. Runs of `*`, `_`, `~`, `=` and opening brackets are put down as text and
/// remembered; a closing bracket, and at last the end, look back through what is remembered. Records
/// form a doubly linked list that containers are cut out of. Offsets count in the leaf's text until
/// `InlineCompactor` takes them to the source.
struct InlineParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let options: MarkdownOptions
  let definitions: LinkDefinitions
  let isCell: Bool

  var records: [InlineRecord] = []
  var links: [LinkRecord] = []
  var head: Int32 = -1
  var tail: Int32 = -1
  var at = 0
  /// Where the text starts that has no record yet.
  var textStart = 0

  var delimiters: [Delimiter] = []
  var lastDelimiter: Int32 = -1
  var brackets: [Bracket] = []
  /// Link brackets below this index hold a link already, and cannot become one.
  var inactiveBrackets = 0
  /// Where the last run of so many backticks starts; filled at the first run that finds no partner.
  var lastBackticks: [Int: Int]?
  /// Ends of raw HTML that are known not to come any more.
  var missingEnds = MissingEnds()
  /// Up to where no single dollar sign, and no two, end a formula.
  var formulaLess = (0, 0)

  private let lowSpecials: UInt64
  private let highSpecials: UInt64

  init(
    bytes: UnsafeBufferPointer<UInt8>, options: MarkdownOptions, definitions: LinkDefinitions,
    isCell: Bool
  ) {
    self.bytes = bytes
    self.options = options
    self.definitions = definitions
    self.isCell = isCell
    var (low, high) = Self.marks
    if options.contains(.strikethrough) { high |= Self.bit(Byte.tilde) }
    if options.contains(.highlight) { low |= Self.bit(Byte.equals) }
    if options.contains(.autolinks) {
      low |= Self.bit(Byte.colon)
      high |= Self.bit(0x77) | Self.bit(0x57)
    }
    if options.contains(.formulas) { low |= Self.bit(Byte.dollar) }
    if isCell { high |= Self.bit(Byte.pipe) }
    lowSpecials = low
    highSpecials = high
  }

  @inline(__always) private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// What is special whatever the options are.
  private static let marks: (low: UInt64, high: UInt64) = (
    bit(Byte.lineFeed) | bit(Byte.carriageReturn) | bit(Byte.star) | bit(Byte.bang)
      | bit(Byte.ampersand) | bit(Byte.less),
    bit(Byte.backslash) | bit(Byte.backtick) | bit(Byte.underscore) | bit(Byte.openBracket)
      | bit(Byte.closeBracket)
  )

  @inline(__always) private func isSpecial(_ byte: UInt8) -> Bool {
    if byte < 64 { return lowSpecials >> UInt64(byte) & 1 != 0 }
    return byte < 128 && highSpecials >> UInt64(byte - 64) & 1 != 0
  }

  mutating func parse() {
    while at < bytes.count {
      let byte = bytes[at]
      if isSpecial(byte) { parseSpecial(byte) } else { at += 1 }
    }
    flushText(to: bytes.count)
    processDelimiters(from: 0)
  }

  /// Parses what starts with a special byte. When nothing does, the byte is text.
  private mutating func parseSpecial(_ byte: UInt8) {
    switch byte {
    case Byte.lineFeed, Byte.carriageReturn: parseLineEnd()
    case Byte.backslash: parseBackslash()
    case Byte.backtick: parseBackticks()
    case Byte.star, Byte.underscore, Byte.tilde, Byte.equals: parseDelimiterRun(byte)
    case Byte.openBracket: parseOpenBracket()
    case Byte.bang: parseBang()
    case Byte.closeBracket: parseCloseBracket()
    case Byte.ampersand: parseEntity()
    case Byte.less: parseLess()
    case Byte.pipe: parsePipe()
    case Byte.dollar: parseDollar()
    default: parseBareLink()
    }
  }

  // MARK: Records

  @discardableResult
  mutating func append(_ record: InlineRecord) -> Int32 {
    let index = Int32(records.count)
    var record = record
    record.previous = tail
    records.append(record)
    if tail >= 0 { records[Int(tail)].next = index } else { head = index }
    tail = index
    return index
  }

  /// Makes a record of the text before `end`.
  mutating func flushText(to end: Int) {
    if textStart < end { append(InlineRecord(.text, start: textStart, end: end)) }
    textStart = end
  }

  /// Adds a record for the bytes from `at` to its end, and goes on behind it.
  @discardableResult
  mutating func take(_ record: InlineRecord) -> Int32 {
    flushText(to: at)
    at = Int(record.end)
    textStart = at
    return append(record)
  }

  mutating func unlink(_ index: Int32) {
    let record = records[Int(index)]
    if record.previous >= 0 {
      records[Int(record.previous)].next = record.next
    } else {
      head = record.next
    }
    if record.next >= 0 {
      records[Int(record.next)].previous = record.previous
    } else {
      tail = record.previous
    }
  }

  /// Puts a container between `left` and `right` that holds all that lay between them.
  @discardableResult
  mutating func wrap(_ container: InlineRecord, after left: Int32, before right: Int32) -> Int32 {
    let index = Int32(records.count)
    var container = container
    let first = left >= 0 ? records[Int(left)].next : head
    if first >= 0, first != right {
      let last = right >= 0 ? records[Int(right)].previous : tail
      records[Int(first)].previous = -1
      records[Int(last)].next = -1
      container.firstChild = first
      container.lastChild = last
      var child = first
      while child >= 0 {
        records[Int(child)].parent = index
        child = records[Int(child)].next
      }
    }
    container.previous = left
    container.next = right
    records.append(container)
    if left >= 0 { records[Int(left)].next = index } else { head = index }
    if right >= 0 { records[Int(right)].previous = index } else { tail = index }
    return index
  }
}
