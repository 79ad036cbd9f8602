/// Link reference definitions at the start of paragraphs, and front matter.
extension BlockParser {
  /// Front matter longer than this is not looked for.
  package static let frontMatterLimit = 65_536

  /// Cuts the definitions off the start of the open paragraph. When nothing else is in it, no leaf is
  /// open afterwards.
  mutating func resolveDefinitions() {
    let span = blocks[Int(leaf)].segments
    guard span.lower < span.upper, segments[span.lower].start < segments[span.lower].end,
      reader.source[Int(segments[span.lower].start)] == Byte.openBracket
    else { return }
    let text = LeafText(reader.source, segments[span.lower..<span.upper])
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
    let link = LinkDefinition(definition, in: text)
    defined.append(link)
    definitions.add(link)
  }

  /// Adds the front matter, if the source starts with it, and returns where the lines after it start.
  mutating func parseFrontMatter() -> Int {
    guard options.contains(.frontMatter),
      let found = reader.frontMatter(atMost: BlockParser.frontMatterLimit)
    else { return 0 }
    addFrontMatter(from: found.start, closing: found.closing, marker: found.marker)
    return found.next
  }

  private mutating func addFrontMatter(from start: Int, closing: Int, marker: UInt8) {
    line = 0
    reader.lineStart = start
    reader.lineEnd = start + 3
    addLeaf(.frontMatter, start: start)
    blocks[Int(leaf)].detail = marker
    blocks[Int(leaf)].opener = Span(start, start + 3)
    blocks[Int(leaf)].closer = Span(closing, closing + 3)
    var at = reader.lineEnds(from: start).next
    while at < closing {
      line += 1
      let ends = reader.lineEnds(from: at)
      (reader.lineStart, reader.lineEnd, reader.lineNext) = (at, ends.end, ends.next)
      addSegment(from: at, to: ends.end)
      at = ends.next
    }
    line += 1
    extend(Int(leaf), to: reader.lineEnds(from: closing).end)
    closeLeaf()
  }
}

extension LinkDefinition {
  /// A definition as it is told by the text it stands in.
  fileprivate init(_ parsed: ParsedDefinition, in text: LeafText) {
    self = text.withBytes { bytes in
      LinkDefinition(
        label: LinkLabel(bytes[parsed.label]),
        destination: Unescape.string(bytes, parsed.destination),
        title: parsed.title.map { Unescape.string(bytes, $0) })
    }
  }
}
