import CursesMarkdown

/// Visible text of the inlines of one leaf, piece by piece.
package struct InlineProjection {
  package let tree: InlineTree
  private let segments: [Segment]
  private let source: [UInt8]
  /// In a cell a backslash frees a pipe also in code.
  package var isInTable = false
  /// The `[!NOTE]` at the start of a quotation.
  package var callout: Callout?
  private var paragraph = RichParagraph(kind: .paragraph)
  /// Where the words of the image end that is being visited, before its size.
  private var wordsEnd = Int.max

  package init(tree: InlineTree, segments: [Segment], source: [UInt8]) {
    self.tree = tree
    self.segments = segments
    self.source = source
  }

  /// The text of a leaf that has no inlines; nil where it may have some.
  package init?(plain segments: [Segment], source: [UInt8]) {
    self.init(tree: .empty, segments: segments, source: source)
    guard paragraph.appendPlain(segments, of: source) else { return nil }
  }

  /// The end of the source that is shown.
  package var end: Int { paragraph.pieces.last?.source.upperBound ?? 0 }

  package mutating func visitAll() {
    for inline in tree.roots { visit(inline, in: -1) }
  }

  /// Gives the text to an empty paragraph.
  package func finish(_ target: inout RichParagraph) {
    target.text = paragraph.text
    target.pieces = paragraph.pieces
    target.spans = paragraph.spans
    target.pictures = paragraph.pictures
    guard paragraph.text.contains(Byte.bang) else { return }
    target.pictures += segments.compactMap { WikiLink.embed(in: source[$0.range]) }
  }

  /// Adds the text of a cell behind what `row` has already; pictures have no place in a table.
  package mutating func visitAll(addingTo row: inout RichParagraph) {
    swap(&paragraph, &row)
    visitAll()
    paragraph.pictures = []
    swap(&paragraph, &row)
  }

  package mutating func addTrailingBlanks(from offset: Int) {
    var stop = offset
    while stop < source.count, source[stop].isBlank { stop += 1 }
    guard stop == source.count || source[stop].isLineEnd, stop > offset else { return }
    guard !paragraph.pieces.isEmpty else { return }
    let start = max(offset, end)
    if start < stop { paragraph.appendLiteral(source[start..<stop], span: -1) }
  }

  private mutating func visit(_ inline: Inline, in span: Int) {
    guard inline.range.lowerBound < wordsEnd else { return }
    switch inline.kind {
    case .text: addText(inline, span: span)
    case .escape:
      paragraph.append(
        source[inline.content], from: inline.range, isLiteral: false, span: span)
    case .entity:
      let text = tree.decoded(of: inline.id) ?? tree.text(of: inline.range, in: source)
      paragraph.append(Array(text.utf8), from: inline.range, isLiteral: false, span: span)
    case .softBreak:
      // The title of a callout is a line of its own.
      let endsTitle = callout != nil && !paragraph.text.contains(Byte.lineFeed)
      let visible = endsTitle ? Byte.lineFeed : Byte.space
      paragraph.append(CollectionOfOne(visible), from: inline.range, isLiteral: false, span: span)
    case .hardBreak:
      paragraph.append(
        CollectionOfOne(Byte.lineFeed), from: inline.range, isLiteral: false, span: span)
    case .codeSpan: addCode(inline, in: span)
    case .emphasis: addSpan(inline, .emphasis, in: span)
    case .strong: addSpan(inline, .strong, in: span)
    case .strikethrough: addSpan(inline, .strikethrough, in: span)
    case .highlight: addSpan(inline, .highlight, in: span)
    case .link: addSpan(inline, .link, in: span)
    case .image:
      if let address = tree.link(of: inline.id)?.destination {
        paragraph.pictures.append(address + ImageSize.suffix(of: source[inline.content]))
      }
      addImage(inline, in: span)
    case .autolink: addAutolink(inline, .link, in: span)
    case .wikiLink: addWikiLink(inline, in: span)
    case .tag: addAutolink(inline, .tag, in: span)
    case .rawHTML where isInTable && isLineBreak(inline.range):
      paragraph.append(
        CollectionOfOne(Byte.lineFeed), from: inline.range, isLiteral: false, span: span)
    case .rawHTML: addLines(inline.range, span: span, attributes: .raw)
    case .formula: addFormula(inline, in: span)
    case .footnoteReference:
      let label = Array(source[inline.content])
      paragraph.append(
        [Byte.openBracket] + label + [Byte.closeBracket], from: inline.range, isLiteral: false,
        span: span, attributes: .footnote)
    }
  }

  private func isLineBreak(_ range: Range<Int>) -> Bool {
    source.withUnsafeBufferPointer { LineBreakTag.begins($0, from: range.lowerBound) }
  }

  private mutating func addText(_ inline: Inline, span: Int) {
    guard let callout, callout.range.lowerBound == inline.range.lowerBound,
      callout.range.upperBound <= inline.range.upperBound
    else { return addLines(inline.content.clamped(to: 0..<wordsEnd), span: span) }
    paragraph.append(
      Array(callout.title.utf8), from: callout.range, isLiteral: false, span: span,
      attributes: [.callout, .strong])
    addLines(callout.range.upperBound..<inline.range.upperBound, span: span)
  }

  /// `[[page]]` is shown as the page's name, `[[page|words]]` as the words; in a table the bar is escaped.
  private mutating func addWikiLink(_ inline: Inline, in parent: Int) {
    let bar = source[inline.content].firstIndex(of: Byte.pipe)
    let hasWords = bar.map { $0 > inline.content.lowerBound && $0 + 1 < inline.content.upperBound }
    var page = inline.content.lowerBound..<(bar ?? inline.content.upperBound)
    let shown =
      hasWords == true
      ? (page.upperBound + 1)..<inline.content.upperBound : inline.content
    if bar != nil, page.count > 1, source[page.upperBound - 1] == Byte.backslash {
      page = page.dropLast()
    }
    let name = tree.text(of: hasWords == true ? page : inline.content, in: source)
    paragraph.spans.append(
      RichSpan(
        attributes: .link, link: WikiLink.destination(of: name),
        opener: inline.range.lowerBound..<shown.lowerBound,
        closer: shown.upperBound..<inline.range.upperBound, parent: parent,
        isNamedByText: hasWords != true))
    addLines(shown, span: paragraph.spans.count - 1)
  }

  /// The size after the words of an image belongs to its end, as its address does.
  private mutating func addImage(_ inline: Inline, in parent: Int) {
    let around = wordsEnd
    let size = ImageSize.count(in: source[inline.content], isInTable: isInTable)
    wordsEnd = inline.content.upperBound - size
    addSpan(inline, .image, closer: wordsEnd..<inline.closer.upperBound, in: parent)
    wordsEnd = around
  }

  private mutating func addSpan(
    _ inline: Inline, _ attributes: RichAttributes, closer: Range<Int>? = nil, in parent: Int
  ) {
    let before = paragraph.text.count
    paragraph.spans.append(
      RichSpan(
        attributes: attributes, link: tree.link(of: inline.id)?.destination, opener: inline.opener,
        closer: closer ?? inline.closer, parent: parent))
    let span = paragraph.spans.count - 1
    for child in tree.children(of: inline.id) { visit(child, in: span) }
    if paragraph.text.count == before {
      // A link or image without text: there is nothing to show but its source.
      paragraph.spans.removeSubrange(span...)
      paragraph.pieces.removeAll { $0.span >= span }
      addLines(inline.range, span: parent, attributes: .raw)
    }
  }

  private mutating func addAutolink(_ inline: Inline, _ attributes: RichAttributes, in parent: Int)
  {
    paragraph.spans.append(
      RichSpan(
        attributes: attributes, link: tree.link(of: inline.id)?.destination, opener: inline.opener,
        closer: inline.closer, parent: parent, isAutomatic: true))
    let span = paragraph.spans.count - 1
    if inline.kind == .autolink(.angleURI) {
      addAddress(inline.content, span: span)
    } else {
      addLines(inline.content, span: span)
    }
  }

  /// An address, in which entities stand for characters and nothing else means anything.
  private mutating func addAddress(_ range: Range<Int>, span: Int) {
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      guard source[at] == Byte.ampersand,
        let entity = source.withUnsafeBufferPointer({ Entities.entity($0, at: at) }),
        entity.end <= range.upperBound
      else {
        at += 1
        continue
      }
      paragraph.appendLiteral(source[start..<at], span: span)
      paragraph.append(
        Array(entity.text.utf8), from: at..<entity.end, isLiteral: false, span: span)
      start = entity.end
      at = start
    }
    paragraph.appendLiteral(source[start..<range.upperBound], span: span)
  }

  /// A formula is shown as it is written. It comes of the text alone, so that typed text needs no backslash before it.
  private mutating func addFormula(_ inline: Inline, in parent: Int) {
    let (start, end) = (inline.range.lowerBound, inline.range.upperBound)
    paragraph.spans.append(
      RichSpan(
        attributes: .raw, link: nil, opener: start..<start, closer: end..<end, parent: parent,
        isAutomatic: true))
    addLines(inline.range, span: paragraph.spans.count - 1, freesPipes: isInTable)
  }

  private mutating func addCode(_ inline: Inline, in parent: Int) {
    paragraph.spans.append(
      RichSpan(
        attributes: .code, link: nil, opener: inline.range.lowerBound..<inline.content.lowerBound,
        closer: inline.content.upperBound..<inline.range.upperBound, parent: parent))
    addLines(inline.content, span: paragraph.spans.count - 1, freesPipes: isInTable)
  }

  /// The bytes of `range` that belong to the leaf; a line end between them is shown as a space.
  private mutating func addLines(
    _ range: Range<Int>, span: Int, attributes: RichAttributes = [], freesPipes: Bool = false
  ) {
    var end: Int?
    for segment in segments {
      if segment.range.upperBound < range.lowerBound { continue }
      if segment.range.lowerBound > range.upperBound { break }
      let piece = segment.range.clamped(to: range)
      if let end, end <= piece.lowerBound {
        paragraph.append(
          CollectionOfOne(Byte.space), from: end..<piece.lowerBound, isLiteral: false, span: span,
          attributes: attributes)
      }
      end = piece.upperBound
      addPiece(piece, span: span, attributes: attributes, freesPipes: freesPipes)
    }
    if segments.isEmpty { addPiece(range, span: span, attributes: attributes, freesPipes: false) }
  }

  private mutating func addPiece(
    _ range: Range<Int>, span: Int, attributes: RichAttributes, freesPipes: Bool
  ) {
    guard freesPipes else {
      paragraph.appendLiteral(source[range], span: span, attributes: attributes)
      return
    }
    var start = range.lowerBound
    for offset in range where source[offset] == Byte.backslash && offset + 1 < range.upperBound {
      guard source[offset + 1] == Byte.pipe else { continue }
      paragraph.appendLiteral(source[start..<offset], span: span, attributes: attributes)
      paragraph.append(
        [Byte.pipe], from: offset..<(offset + 2), isLiteral: false, span: span,
        attributes: attributes)
      start = offset + 2
    }
    paragraph.appendLiteral(source[start..<range.upperBound], span: span, attributes: attributes)
  }
}

extension InlineTree {
  fileprivate func text(of range: Range<Int>, in source: [UInt8]) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}
