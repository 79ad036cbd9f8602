/// Link reference definitions at the start of paragraphs, and front matter.
extension BlockParser {
  /// Front matter longer than this is not looked for.
  package static let frontMatterLimit = 65_536

  /// Cuts the definitions off the start of the open paragraph. When nothing else is in it, no leaf is
  /// open afterwards.
  mutating func resolveDefinitions() {
    let span = blocks[Int(leaf)].segments
    guard span.lower < span.upper, segments[span.lower].start < segments[span.lower].end,
      source[Int(segments[span.lower].start)] == Byte.openBracket
    else { return }
    let text = LeafText(source, segments[span.lower..<span.upper])
    var at = 0
    var found: [ParsedDefinition] = []
    text.withBytes { bytes in
      var scanner = DefinitionScanner(bytes: bytes)
      while let definition = scanner.definition(at: at) {
        found.append(definition)
        at = definition.end
      }
    }
    guard !found.isEmpty else { return }
    replaceParagraph(with: found, text: text)
  }

  /// Makes the paragraph's record the first definition, and adds the others and what is left after it.
  private mutating func replaceParagraph(with found: [ParsedDefinition], text: LeafText) {
    let paragraph = blocks[Int(leaf)]
    var text = text
    var line = paragraph.startLine
    var segment = paragraph.segments.lower
    for (number, definition) in found.enumerated() {
      let lines = text.lineCount(from: definition.start, to: definition.end)
      let last = segment + lines - 1
      var record = BlockRecord(
        .linkDefinition, line: line, start: Int(segments[segment].start),
        end: Int(segments[last].end))
      record.endLine = line + Int32(lines) - 1
      record.opener = text.span(definition.label)
      record.info = text.span(definition.destination)
      if let title = definition.title { record.closer = text.span(title) }
      place(record, first: number == 0, segments: Span(segment, last + 1))
      define(definition, in: text)
      line += Int32(lines)
      segment = last + 1
    }
    guard segment < paragraph.segments.upper else {
      leaf = -1
      return
    }
    var rest = paragraph
    rest.startLine = line
    rest.span.start = segments[segment].start
    rest.next = -1
    leaf = place(rest, first: false, segments: Span(segment, paragraph.segments.upper))
  }

  @discardableResult
  private mutating func place(
    _ record: BlockRecord, first: Bool, segments: Span
  ) -> Int32 {
    var index = leaf
    if first {
      var record = record
      record.parent = blocks[Int(leaf)].parent
      blocks[Int(leaf)] = record
    } else {
      index = append(record, to: blocks[Int(leaf)].parent)
    }
    blocks[Int(index)].segments = segments
    extendParent(of: Int(index))
    return index
  }

  private mutating func define(_ definition: ParsedDefinition, in text: LeafText) {
    let link = text.withBytes { bytes in
      LinkDefinition(
        label: LinkLabel(bytes[definition.label]),
        destination: Unescape.string(bytes, definition.destination),
        title: definition.title.map { Unescape.string(bytes, $0) })
    }
    defined.append(link)
    definitions.add(link)
  }

  /// Adds the front matter, if the source starts with it, and returns where the lines after it start.
  mutating func parseFrontMatter() -> Int {
    let start = hasByteOrderMark ? 3 : 0
    guard options.contains(.frontMatter), let marker = frontMatterMarker(at: start, opens: true)
    else {
      return 0
    }
    let first = lineEnds(from: start)
    var at = first.next
    // Dashes with a blank line below are a rule; plus signs are nothing else.
    guard at < source.count, marker == Byte.plus || !source[at].isLineEnd else { return 0 }
    while at < source.count, at < BlockParser.frontMatterLimit {
      let ends = lineEnds(from: at)
      if frontMatterMarker(at: at, opens: false, as: marker) != nil {
        addFrontMatter(from: start, closing: at, marker: marker)
        return ends.next
      }
      at = ends.next
    }
    return 0
  }

  /// Whether the source starts with U+FEFF in UTF-8.
  var hasByteOrderMark: Bool {
    source.count >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF
  }

  private func frontMatterMarker(
    at start: Int, opens: Bool, as marker: UInt8? = nil
  ) -> UInt8? {
    guard start + 3 <= source.count else { return nil }
    let byte = source[start]
    let isMarker =
      marker.map { $0 == byte || ($0 == Byte.hyphen && byte == Byte.dot) }
      ?? (byte == Byte.hyphen || byte == Byte.plus)
    guard isMarker, source[start + 1] == byte, source[start + 2] == byte else { return nil }
    var at = start + 3
    while at < source.count, source[at].isBlank { at += 1 }
    guard at < source.count || !opens else { return nil }
    return at == source.count || source[at].isLineEnd ? byte : nil
  }

  private mutating func addFrontMatter(from start: Int, closing: Int, marker: UInt8) {
    var at = start
    line = 0
    lineStart = start
    lineEnd = start + 3
    addLeaf(.frontMatter, start: start)
    blocks[Int(leaf)].detail = marker
    blocks[Int(leaf)].opener = Span(start, start + 3)
    blocks[Int(leaf)].closer = Span(closing, closing + 3)
    at = lineEnds(from: start).next
    while at < closing {
      line += 1
      let ends = lineEnds(from: at)
      (lineStart, lineEnd, lineNext) = (at, ends.end, ends.next)
      addSegment(from: at, to: ends.end)
      at = ends.next
    }
    line += 1
    extend(Int(leaf), to: lineEnds(from: closing).end)
    closeLeaf()
  }
}
