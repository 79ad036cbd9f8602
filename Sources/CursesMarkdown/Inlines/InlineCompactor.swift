/// Takes the records of a parsed leaf to their source offsets: each before what lies in it, adjoining
/// text made one, bare addresses in it found.
struct InlineCompactor {
  private let parser: InlineParser
  private var text: LeafText
  private var records: [InlineRecord] = []
  private var links: [LinkRecord]
  private var first: Int32 = -1
  /// The path of containers that are being filled, with their last child.
  private var path: [(container: Int32, last: Int32)] = [(-1, -1)]
  /// How many containers of the path are links or images.
  private var linkDepth = 0
  private var pendingText: Range<Int>?

  init(_ parser: InlineParser, text: LeafText) {
    self.parser = parser
    self.text = text
    links = parser.links
    records.reserveCapacity(parser.records.count)
  }

  mutating func tree(offset: Int) -> InlineTree {
    var index = parser.head
    while index >= 0 {
      let record = parser.records[Int(index)]
      add(record)
      if record.firstChild >= 0 {
        index = record.firstChild
        continue
      }
      if record.tag != .text, path.last?.container == Int32(records.count - 1) { leave() }
      index = following(index)
    }
    flush()
    for index in links.indices { links[index] = mapped(links[index]) }
    return InlineTree(offset: offset, records: records, links: links, first: first)
  }

  private mutating func following(_ index: Int32) -> Int32 {
    var index = index
    while parser.records[Int(index)].next < 0 {
      index = parser.records[Int(index)].parent
      guard index >= 0 else { return -1 }
      flush()
      leave()
    }
    return parser.records[Int(index)].next
  }

  private mutating func leave() {
    let container = path.removeLast().container
    if records[Int(container)].tag.isLinked { linkDepth -= 1 }
  }

  private mutating func add(_ record: InlineRecord) {
    if record.tag == .text {
      let range = Int(record.start)..<Int(record.end)
      if let pending = pendingText, pending.upperBound == range.lowerBound {
        pendingText = pending.lowerBound..<range.upperBound
      } else {
        flush()
        pendingText = range
      }
      return
    }
    flush()
    emit(record)
    guard record.kind.isContainer else { return }
    path.append((Int32(records.count - 1), -1))
    if record.tag.isLinked { linkDepth += 1 }
  }

  /// Adds a record behind those that are there already.
  private mutating func emit(_ record: InlineRecord) {
    let index = Int32(records.count)
    var record = mapped(record)
    let (container, last) = path[path.count - 1]
    record.parent = container
    record.firstChild = -1
    record.lastChild = -1
    record.next = -1
    record.previous = last
    records.append(record)
    if last >= 0 {
      records[Int(last)].next = index
    } else if container >= 0 {
      records[Int(container)].firstChild = index
    } else {
      first = index
    }
    if container >= 0 { records[Int(container)].lastChild = index }
    path[path.count - 1].last = index
  }

  // MARK: Text

  private mutating func flush() {
    guard let range = pendingText else { return }
    pendingText = nil
    let hasLinks = parser.options.contains(.autolinks)
    let hasTags = parser.options.contains(.tags)
    guard hasLinks || hasTags, linkDepth == 0 else { return emitText(range) }
    let scanner = BareLinkScanner(bytes: parser.bytes)
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      let byte = parser.bytes[at]
      guard Self.mayTrigger(byte) else {
        at += 1
        continue
      }
      let isTrigger = byte == Byte.at || byte == Byte.colon || byte | 0x20 == 0x77
      if byte == Byte.hash, hasTags,
        let end = HashtagScanner.end(in: parser.bytes, at: at, upTo: range.upperBound)
      {
        emitText(start..<at)
        emit(InlineRecord(.tag, start: at, end: end))
        start = end
        at = end
      } else if isTrigger, hasLinks,
        let match = scanner.match(at: at, lower: start, upper: range.upperBound)
      {
        emitText(start..<match.range.lowerBound)
        emitLink(match)
        start = match.range.upperBound
        at = start
      } else {
        at += 1
      }
    }
    emitText(start..<range.upperBound)
  }

  /// Whether a tag or an address could stand at a byte: `#`, `:`, `@`, `W` and `w`.
  @inline(__always) private static func mayTrigger(_ byte: UInt8) -> Bool {
    let marks: UInt64 = byte < 64 ? 1 << 0x23 | 1 << 0x3A : 1 << 0x00 | 1 << 0x17 | 1 << 0x37
    return byte < 128 && marks >> UInt64(byte & 63) & 1 != 0
  }

  private mutating func emitText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    emit(InlineRecord(.text, start: range.lowerBound, end: range.upperBound))
  }

  private mutating func emitLink(_ match: BareLinkScanner.Match) {
    var record = InlineRecord(
      .autolink, start: match.range.lowerBound, end: match.range.upperBound)
    record.form = match.form.rawValue
    record.extra = Int32(links.count)
    let address = String(decoding: parser.bytes[match.range], as: UTF8.self)
    links.append(LinkRecord(destination: match.prefix + address))
    emit(record)
  }

  // MARK: Offsets

  private mutating func mapped(_ record: InlineRecord) -> InlineRecord {
    var result = record
    let start = text.sourceStart(Int(record.start))
    result.start = Int32(start)
    result.openerEnd =
      record.openerEnd == record.start ? result.start : end(record.openerEnd)
    let isEmpty = record.contentStart == record.contentEnd
    result.contentStart =
      record.contentStart == record.start
      ? result.start : isEmpty ? end(record.contentStart) : self.start(record.contentStart)
    result.contentEnd = isEmpty ? result.contentStart : end(record.contentEnd)
    result.end = end(record.end)
    result.closerStart =
      record.closerStart == record.end
      ? result.end : isEmpty ? result.contentEnd : self.start(record.closerStart)
    switch record.tag {
    case .softBreak, .hardBreak:
      result.closerStart = result.contentEnd
      result.end = self.start(record.end)
    case .escape:
      // The text has only the pipe of a cell's `\|`.
      result.contentStart = result.end - 1
      if record.end - record.start == 1 { result.openerEnd = result.contentStart }
      result.contentEnd = result.end
      result.closerStart = result.end
    case .link, .image:
      // A break at the end of the text reaches to where the next line's text starts.
      let last = Int(record.contentEnd) - 1
      if !isEmpty, parser.bytes[last].isLineEnd { result.contentEnd = result.closerStart }
    default: break
    }
    return result
  }

  private mutating func start(_ offset: Int32) -> Int32 { Int32(text.sourceStart(Int(offset))) }

  private mutating func end(_ offset: Int32) -> Int32 { Int32(text.sourceEnd(Int(offset))) }

  private mutating func mapped(_ link: LinkRecord) -> LinkRecord {
    var result = link
    result.destinationSpan = mapped(link.destinationSpan)
    result.titleSpan = mapped(link.titleSpan)
    result.labelSpan = mapped(link.labelSpan)
    return result
  }

  private mutating func mapped(_ span: Span) -> Span {
    span.isAbsent ? span : text.span(span.lower..<span.upper)
  }
}
