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

  /// The visible text of each selection that holds any, in order.
  public var selectedTexts: [String] {
    let whole = state
    defer { state = whole }
    return whole.selection.ranges.filter { !$0.isCaret }.map { range in
      state = TextState(whole.text, selection: Selection([range]))
      return selectedText
    }
  }

  /// What is selected as Markdown, which shows the same in a document of its own. Styles that are selected
  /// in part are closed and opened as needed, code has fences, and paragraphs selected from their start bring
  /// their markers. `nil` where the text is its own source, as in code.
  public var selectedMarkdown: String? {
    let target = target
    if target.isCaret { return "" }
    let (first, last) = (target.first, target.last)
    if target.isInOneParagraph {
      if first.isVerbatim { return nil }
      return standing(draft(of: first).extracting(target.from.visible..<target.upTo.visible))
    }
    if first.isVerbatim, first.leafStart == last.leafStart, first.base == last.base { return nil }
    if target.upTo.visible == 0, let end = previousParagraph(before: target.upTo) {
      return markdown(upTo: end)
    }
    let range = target.from.visible..<first.text.count
    var head = target.from.visible == 0 ? written(first, range) : opening(first, range)
    if target.from.visible == 0 {
      head = state.text.string(in: first.lineStart..<first.contentRange.lowerBound) + head
    }
    if let fence = fence(of: first), target.from.visible > 0 || !isFirstOfBlock(target.from) {
      head = fence + lineEnd + head
    }
    let between =
      first.contentRange
      .upperBound..<max(first.contentRange.upperBound, last.contentRange.lowerBound)
    let tail = fence(of: last).map { lineEnd + last.continuation + $0 } ?? ""
    return head + state.text.string(in: between) + written(last, 0..<target.upTo.visible) + tail
  }

  /// What is selected as Markdown, to the end of a paragraph: of the next one nothing is selected but that it
  /// is another.
  private func markdown(upTo end: RichPlace) -> String? {
    let whole = state
    defer { state = whole }
    let start = whole.selection.main.lowerBound
    state = TextState(whole.text, selection: Selection(anchor: start, head: offset(of: end)))
    let isLine = target.isInOneParagraph && target.from.visible == 0 && !target.first.isVerbatim
    return (isLine ? selectedLines.markdown : selectedMarkdown).map { $0 + lineEnd }
  }

  /// The fence that code must have to be code.
  private func fence(of line: RichParagraph) -> String? {
    guard line.isCode, let opener = line.opener else { return nil }
    return state.text.string(
      in: (line.base + opener.lowerBound)..<(line.base + opener.upperBound))
  }

  private func opening(_ paragraph: RichParagraph, _ range: Range<Int>) -> String {
    paragraph.isVerbatim
      ? written(paragraph, range) : standing(draft(of: paragraph).extracting(range))
  }

  /// The text of a draft such that it is text, and no block, where nothing stands before it.
  private func standing(_ draft: InlineDraft) -> String {
    var draft = draft
    draft.tidy()
    let text = draft.text.drop { $0.isWhitespace }
    for _ in 0..<8 where text.count < 1 << 16 {
      let clip = MarkdownClip(draft.written())
      if clip.isEmpty || clip.isInline && clip.shows(text) { break }
      guard draft.escape(from: 0) else { break }
    }
    return String(decoding: draft.written(), as: UTF8.self)
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
