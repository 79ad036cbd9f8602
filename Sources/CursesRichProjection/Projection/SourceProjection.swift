import CursesMarkdown

/// The lines of a part as they stand in the source, with their markers marked as such.
package struct SourceProjection {
  package private(set) var paragraphs: [RichParagraph] = []
  /// How many bytes of the first line are a byte order mark, which is not shown and stays where it is.
  private let mark: Int

  /// Lines that have no rich form and are no markers either.
  package init(_ source: [UInt8], isFirst: Bool, isLast: Bool) {
    self.init(
      source, isFirst: isFirst, isLast: isLast,
      meanings: [RichAttributes](repeating: [], count: source.count))
  }

  /// Lines of text with its markers and styles, as far as it tells them itself.
  package init(_ source: [UInt8], inlines: InlineTree, isFirst: Bool, isLast: Bool) {
    var projection = InlineProjection(tree: inlines, segments: [], source: source)
    projection.visitAll()
    var text = RichParagraph(kind: .paragraph)
    projection.finish(&text)
    text.makeRuns()
    self.init(source, rich: [text], isFirst: isFirst, isLast: isLast)
  }

  package init(_ source: [UInt8], rich: [RichParagraph], isFirst: Bool, isLast: Bool) {
    var meanings = [RichAttributes](repeating: .marker, count: source.count)
    for paragraph in rich {
      var runs = paragraph.runs[...]
      for piece in paragraph.pieces {
        while let run = runs.first, run.range.upperBound <= piece.visible.lowerBound {
          runs.removeFirst()
        }
        let attributes = runs.first?.attributes ?? []
        for offset in piece.source where offset < meanings.count { meanings[offset] = attributes }
      }
    }
    self.init(source, isFirst: isFirst, isLast: isLast, meanings: meanings)
  }

  private init(
    _ source: [UInt8], isFirst: Bool, isLast: Bool, meanings: [RichAttributes]
  ) {
    mark = isFirst && source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start = 0
    repeat {
      var contentEnd = start
      while contentEnd < source.count, !source[contentEnd].isLineEnd { contentEnd += 1 }
      var end = contentEnd
      if end < source.count {
        let isPair =
          source[end] == Byte.carriageReturn && end + 1 < source.count
          && source[end + 1] == Byte.lineFeed
        end += isPair ? 2 : 1
      }
      add(source, start..<contentEnd, lines: start..<end, meanings)
      let endsInLineEnd = end > contentEnd
      start = end
      if start == source.count, isLast, endsInLineEnd {
        add(source, start..<start, lines: start..<start, meanings)
      }
    } while start < source.count
  }

  private mutating func add(
    _ source: [UInt8], _ content: Range<Int>, lines: Range<Int>, _ meanings: [RichAttributes]
  ) {
    var paragraph = RichParagraph(kind: .source)
    paragraph.lines = lines
    let content = max(content.lowerBound, mark)..<max(content.upperBound, mark)
    paragraph.content = content
    paragraph.leafStart = lines.lowerBound
    var start = content.lowerBound
    while start < content.upperBound {
      var end = start + 1
      while end < content.upperBound,
        meanings[end] == meanings[start] || source[end] & 0xC0 == 0x80
      { end += 1 }
      paragraph.appendLiteral(source[start..<end], span: -1, attributes: meanings[start])
      start = end
    }
    paragraph.makeRuns()
    paragraphs.append(paragraph)
  }
}
