import CursesText
@_spi(Nodes) import CursesViewGraph

/// A text with stored attributes as pages see it: every line is a block of one paragraph.
struct StyledPageSource: PageSource {
  let text: SourceText
  let attributes: any TextAttributeStore
  /// Where paragraphs stand that do not say so themselves.
  var alignment = CellAlignment.left
  /// The look of what has none of its own.
  var base = PageTint()

  var blockCount: Int { text.lineCount }

  func paragraphCount(inBlock block: Int) -> Int { 1 }

  func paragraph(_ index: Int, inBlock block: Int) -> PageParagraph {
    let range = text.lineContentRange(block)
    var paragraph = PageParagraph(
      .paragraph, text.bytes(in: range), spans: spans(in: range))
    paragraph.alignment = attributes.alignment(at: range.lowerBound) ?? alignment
    return paragraph
  }

  /// The spans of a range, counted from its start, over the base.
  private func spans(in range: Range<Int>) -> [PageSpan] {
    let own = attributes.spans(in: range)
    guard !base.isEmpty, !range.isEmpty else { return own }
    var spans: [PageSpan] = []
    var end = 0
    func addBase(upTo start: Int) {
      guard start > end else { return }
      spans.append(PageSpan(range: end..<start, attributes: [], tint: base))
    }
    for var span in own {
      addBase(upTo: span.range.lowerBound)
      end = span.range.upperBound
      span.tint = (span.tint ?? PageTint()).over(base, isLink: span.attributes.contains(.link))
      spans.append(span)
    }
    addBase(upTo: range.count)
    return spans
  }

  func kind(ofParagraph index: Int, inBlock block: Int) -> PageParagraphKind { .paragraph }

  func hasGap(afterParagraph index: Int, inBlock block: Int) -> Bool { false }

  func fraction(beforeBlock block: Int) -> Double {
    text.isEmpty ? 0 : Double(text.lineStart(block)) / Double(text.count)
  }
}

extension PageTint {
  /// The tint with a base where it says nothing. A link keeps the theme's colour of links.
  fileprivate func over(_ base: PageTint, isLink: Bool) -> PageTint {
    PageTint(
      foreground: foreground ?? (isLink ? nil : base.foreground),
      background: background ?? base.background, attributes: attributes.union(base.attributes))
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
