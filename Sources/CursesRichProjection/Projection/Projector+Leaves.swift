import CursesMarkdown

extension Projector {
  /// A paragraph or heading: its inlines, and spaces at its end, which Markdown drops and people type.
  package mutating func addParagraph(_ block: Block, kind: RichKind) {
    if let box = containers.last?.box, box.lowerBound == block.range.lowerBound,
      box.upperBound <= block.range.upperBound, kind == .paragraph
    {
      addEmptyTask(block, box: box)
      return
    }
    var paragraph = RichParagraph(kind: kind)
    paragraph.lines = lines(of: block.range)
    paragraph.leafStart = block.range.lowerBound
    paragraph.opener = block.opener
    paragraph.closer = block.closer
    let segments = tree.segments(of: block.id)
    var walk = projection(of: block, segments)
    let end = segments.last?.range.upperBound ?? emptyPlace(of: block)
    if block.closer == nil || !isHeading(kind) { walk.addTrailingBlanks(from: end) }
    walk.finish(&paragraph)
    let start = segments.first?.range.lowerBound ?? emptyPlace(of: block)
    paragraph.content = start..<max(start, walk.end, end)
    if paragraph.text.isEmpty {
      let place = emptyPlace(of: block)
      paragraph.content = place..<place
      let hasSpace = place > 0 && (source[place - 1].isBlank || source[place - 1].isLineEnd)
      paragraph.lead = isHeading(kind) && !hasSpace ? " " : ""
      paragraph.pieces = []
    }
    add(paragraph)
  }

  private func projection(of block: Block, _ segments: [Segment]) -> InlineProjection {
    if let plain = InlineProjection(plain: segments, source: source) { return plain }
    var walk = InlineProjection(
      tree: tree.inlines(of: block.id, definitions: definitions), segments: segments, source: source
    )
    if let callout = containers.last?.callout, callout.range.lowerBound == block.range.lowerBound {
      walk.callout = callout
    }
    walk.visitAll()
    return walk
  }

  private func isHeading(_ kind: RichKind) -> Bool {
    if case .heading = kind { return true }
    return false
  }

  /// Where the text of a heading without any belongs: "## ¦".
  private func emptyPlace(of block: Block) -> Int {
    guard let opener = block.opener, block.kind != .paragraph else { return block.range.lowerBound }
    let line = lineRange(at: opener.lowerBound)
    return min(opener.upperBound + 1, max(opener.upperBound, lineContentEnd(line)))
  }

  private mutating func addEmptyTask(_ block: Block, box: Range<Int>) {
    var paragraph = RichParagraph(kind: .paragraph)
    let place = min(box.upperBound + 1, max(box.upperBound, blankEnd(from: box.upperBound)))
    paragraph.content = place..<place
    paragraph.lead = place == box.upperBound ? " " : ""
    paragraph.lines = lines(of: block.range)
    paragraph.leafStart = block.range.lowerBound
    add(paragraph)
  }

  package mutating func addRule(_ block: Block) {
    var paragraph = RichParagraph(kind: .rule)
    paragraph.lines = lines(of: block.range)
    paragraph.content = block.range.lowerBound..<block.range.lowerBound
    paragraph.leafStart = block.range.lowerBound
    add(paragraph)
  }

  /// One paragraph for each line of code; a block without lines has one to type into.
  package mutating func addCode(_ block: Block) {
    let before = paragraphs.count
    let language = block.info.map { info in
      tree.text(in: info).split(separator: " ").first.map(String.init) ?? ""
    }
    let kind = RichKind.code(language: language ?? "")
    for segment in tree.segments(of: block.id) { addCodeLine(segment, kind, block) }
    if needsLine(block, isEmpty: paragraphs.count == before) { addEmptyCodeLine(kind, block) }
    let whole = lines(of: block.range)
    guard paragraphs.count > before else { return }
    let last = paragraphs.count - 1
    let first = paragraphs[before].lines
    paragraphs[before].lines = min(whole.lowerBound, first.lowerBound)..<first.upperBound
    let end = max(whole.upperBound, paragraphs[last].lines.upperBound)
    paragraphs[last].lines = paragraphs[last].lines.lowerBound..<end
  }

  /// Whether a line must be shown that has no bytes of its own: in a block without lines, and after the
  /// last line end of a fence that is still open at the end of the document.
  private func needsLine(_ block: Block, isEmpty: Bool) -> Bool {
    guard case .fencedCode(let isClosed) = block.kind else { return isEmpty }
    if isEmpty { return true }
    let isAtEnd = lines(of: block.range).upperBound >= source.count
    let end = paragraphs.last?.lines.upperBound ?? 0
    return !isClosed && isLast && isAtEnd && end == source.count && source.last?.isLineEnd == true
  }

  private mutating func addCodeLine(_ segment: Segment, _ kind: RichKind, _ block: Block) {
    var paragraph = RichParagraph(kind: kind)
    paragraph.lines = segment.lineStart..<segment.lineEnd
    paragraph.content = segment.range
    setCode(&paragraph, block)
    if segment.padding > 0 {
      let place = segment.range.lowerBound..<segment.range.lowerBound
      paragraph.append(
        Array(repeating: Byte.space, count: segment.padding), from: place, isLiteral: false)
    }
    paragraph.appendLiteral(source[segment.range], span: -1)
    add(paragraph)
  }

  private mutating func addEmptyCodeLine(_ kind: RichKind, _ block: Block) {
    var paragraph = RichParagraph(kind: kind)
    setCode(&paragraph, block)
    if let closer = block.closer {
      // The text goes to a line of its own before the closing fence.
      let start = lineRange(at: closer.lowerBound).lowerBound
      paragraph.content = start..<start
      paragraph.lead = containers.map(\.continuation).joined()
      paragraph.trail = "\n"
      paragraph.lines = start..<start
    } else {
      // It goes to a line of its own behind the last one there is.
      let last = paragraphs.last?.leafStart == block.range.lowerBound ? source.count : nil
      let fence = lineRange(at: block.range.lowerBound)
      let end = last ?? lineContentEnd(fence)
      paragraph.content = end..<end
      paragraph.lead = (last == nil ? "\n" : "") + containers.map(\.continuation).joined()
      paragraph.lines = last == nil ? fence : end..<end
    }
    add(paragraph)
  }

  private func setCode(_ paragraph: inout RichParagraph, _ block: Block) {
    paragraph.leafStart = block.range.lowerBound
    paragraph.opener = block.opener
    paragraph.closer = block.closer
    paragraph.isIndentedCode = block.kind == .indentedCode
    paragraph.fence = tree.fence(of: block.id)
  }

  /// Lines shown as they stand in the source, without the markers of the blocks around them.
  ///
  /// - Parameter isReopened: whether the first of them stands behind such markers.
  package mutating func addRawLines(of range: Range<Int>, isReopened: Bool = false) {
    let whole = lines(of: range)
    var start = isReopened ? markersEnd(range.lowerBound) : range.lowerBound
    var lineStart = whole.lowerBound
    repeat {
      let end = lineEnd(from: start)
      var paragraph = RichParagraph(kind: .raw)
      paragraph.lines = lineStart..<end
      let contentEnd = max(start, lineContentEnd(lineStart..<end))
      paragraph.content = start..<contentEnd
      paragraph.leafStart = range.lowerBound
      paragraph.appendLiteral(source[start..<contentEnd], span: -1, attributes: .raw)
      add(paragraph)
      (lineStart, start) = (end, containers.isEmpty ? end : markersEnd(end))
    } while start < whole.upperBound
  }

  /// Where the text of a line starts that goes on in the containers that are open.
  private func markersEnd(_ lineStart: Int) -> Int {
    BlankLine(source, lineStart: lineStart, in: containers).contentStart
  }
}
