import TextModel

/// A text with stored attributes as pages see it: every line is a block of one paragraph.
struct StyledPageSource: PageSource {
  let text: SourceText
  let attributes: any TextAttributeStore
  /// Where paragraphs stand that do not say so themselves.
  var alignment = CellAlignment.left

  var blockCount: Int { text.lineCount }

  func paragraphCount(inBlock block: Int) -> Int { 1 }

  func paragraph(_ index: Int, inBlock block: Int) -> PageParagraph {
    let range = text.lineContentRange(block)
    var paragraph = PageParagraph(
      .paragraph, text.bytes(in: range), spans: attributes.spans(in: range))
    paragraph.alignment = attributes.alignment(at: range.lowerBound) ?? alignment
    return paragraph
  }

  func kind(ofParagraph index: Int, inBlock block: Int) -> PageParagraphKind { .paragraph }

  func hasGap(afterParagraph index: Int, inBlock block: Int) -> Bool { false }

  func fraction(beforeBlock block: Int) -> Double {
    text.isEmpty ? 0 : Double(text.lineStart(block)) / Double(text.count)
  }
}

extension SourceText {
  /// The place on a page of an offset: its line and the bytes into that. An offset within a line end
  /// is before it.
  func pagePosition(of offset: Int) -> PagePosition {
    let line = line(at: offset)
    let content = lineContentRange(line)
    return PagePosition(
      block: line, paragraph: 0,
      offset: min(offset, content.upperBound) - content.lowerBound)
  }

  /// The offset of a place on a page. Places that the text does not have are taken to the nearest.
  func offset(of position: PagePosition) -> Int {
    let content = lineContentRange(min(max(0, position.block), newlineCount))
    return min(content.lowerBound + max(0, position.offset), content.upperBound)
  }
}
