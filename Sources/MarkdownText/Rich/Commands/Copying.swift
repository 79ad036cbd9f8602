import TextModel

extension RichDocument {
  /// The visible text that is selected, a line feed between paragraphs.
  public var selectedText: String {
    let target = target
    if target.isCaret { return "" }
    return selectedParagraphs.map { place, paragraph in
      let range = stretch(of: paragraph, place, in: target)
      return String(decoding: paragraph.text[range], as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// What is selected as Markdown. Styles that are selected in part are closed and opened as needed;
  /// paragraphs selected from their start bring their markers.
  public var selectedMarkdown: String {
    let target = target
    if target.isCaret { return "" }
    let first = target.first
    if target.isInOneParagraph {
      let range = target.from.visible..<target.upTo.visible
      if first.isVerbatim { return String(decoding: first.text[range], as: UTF8.self) }
      return written(first, range)
    }
    let last = target.last
    var head = written(first, target.from.visible..<first.text.count)
    if target.from.visible == 0 {
      head = state.text.string(in: first.lineStart..<first.contentRange.lowerBound) + head
    }
    let between =
      first.contentRange
      .upperBound..<max(first.contentRange.upperBound, last.contentRange.lowerBound)
    return head + state.text.string(in: between) + written(last, 0..<target.upTo.visible)
  }

  private func written(_ paragraph: RichParagraph, _ range: Range<Int>) -> String {
    if paragraph.isVerbatim { return String(decoding: paragraph.text[range], as: UTF8.self) }
    var draft = draft(of: paragraph).extracting(range)
    draft.tidy()
    return String(decoding: draft.written(), as: UTF8.self)
  }

  private func stretch(
    of paragraph: RichParagraph, _ place: RichPlace, in target: RichTarget
  ) -> Range<Int> {
    let isFirst = (place.block, place.paragraph) == (target.from.block, target.from.paragraph)
    let isLast = (place.block, place.paragraph) == (target.upTo.block, target.upTo.paragraph)
    let start = isFirst ? target.from.visible : 0
    return start..<max(start, isLast ? target.upTo.visible : paragraph.text.count)
  }
}
