import CursesMarkdown
import CursesText

/// The line of the caret in a paragraph or a cell with line breaks: of a poem or an address a line is what stands between
/// them.
public struct StanzaLine {
  private let document: RichDocument
  private let paragraph: RichParagraph
  /// The text that has lines: the paragraph's, or the cell's.
  private let stanza: Range<Int>
  /// The line's text, without what breaks it.
  private let range: Range<Int>

  /// Nil with a selection, and where there are no line breaks.
  public init?(in document: RichDocument) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard document.state.selection.ranges.count == 1, document.state.selection.main.isCaret,
      document.mode == .rich, let stanza = paragraph.stanza(around: place.visible)
    else { return nil }
    range = paragraph.line(around: place.visible).clamped(to: stanza)
    (self.document, self.paragraph, self.stanza) = (document, paragraph, stanza)
  }

  /// The line with its break, which makes a line of it again among others.
  public var copy: RichCopy {
    let text = String(decoding: paragraph.text[range], as: UTF8.self) + "\n"
    guard !range.isEmpty else { return RichCopy(text: text, markdown: nil) }
    var draft = document.draft(of: paragraph).extracting(range)
    if paragraph.isTableRow { draft = CellText.paragraph(draft) }
    draft.useLineStart(document.lineEnd)
    return RichCopy(
      text: text, markdown: MarkdownClip.standing(draft) + document.markerStyle.lineBreak + "\n",
      endsWithBreak: true)
  }

  /// Takes the line away with one of the breaks beside it. The caret goes to the start of the line that follows, or to the
  /// end of the one before.
  package func delete() -> RichOutcome {
    let isLast = range.upperBound == stanza.upperBound
    let gone =
      isLast ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
    return Replacement(document: document).replaceInline(paragraph, gone, with: [], event: .cut)
  }

  /// Has the line and the one beside it change places. Nil in a table, where rows move.
  package func move(up: Bool) -> RichOutcome? {
    guard !paragraph.isTableRow else { return nil }
    guard up ? range.lowerBound > stanza.lowerBound : range.upperBound < stanza.upperBound else {
      return .refused("No other line here. Select all of the paragraph to move it.")
    }
    let other = paragraph.line(around: up ? range.lowerBound - 1 : range.upperBound + 1)
    let (upper, lower) = up ? (other, range) : (range, other)
    let whole = document.draft(of: paragraph)
    var draft = whole.extracting(0..<upper.lowerBound)
    for part in [lower, upper.upperBound..<lower.lowerBound, upper, lower.upperBound..<whole.count]
    {
      draft.atoms += whole.extracting(part).atoms
    }
    draft.tidy(keepsParts: true)
    let start = up ? upper.lowerBound : upper.lowerBound + lower.count + 1
    let caret = start + document.head.visible - range.lowerBound
    return Acceptance(document: document).settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: .other))
  }
}

extension StanzaLine {
  /// Makes paragraphs of the lines that are selected, or of the one with the caret: a heading is one line.
  ///
  /// - Returns: Whether they are paragraphs now. Where Markdown would take a line for something else, all is as it was.
  static func part(in document: RichDocument) -> Bool {
    let target = document.target
    let paragraph = target.first
    guard target.isInOneParagraph, document.carets == nil, paragraph.kind == .paragraph,
      paragraph.calloutTitle == nil
    else { return false }
    let first = paragraph.line(around: target.from.visible)
    let last = paragraph.line(around: target.upTo.visible)
    let breaks = paragraph.pieces.filter {
      paragraph.text[$0.visible] == [Byte.lineFeed] && $0.visible.lowerBound >= first.lowerBound - 1
        && $0.visible.lowerBound <= last.upperBound
    }
    guard !breaks.isEmpty else { return false }
    let gap =
      document.lineEnd + paragraph.blankContinuation + document.lineEnd + paragraph.continuation
    let former = document.moment
    document.apply(
      breaks.map {
        Edit($0.source.lowerBound + paragraph.base..<$0.source.upperBound + paragraph.base, gap)
      }, as: .other)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for end in breaks.map(\.visible.lowerBound) + [paragraph.text.count] {
      lines.append(paragraph.text[start..<end])
      start = end + 1
    }
    var place: RichPlace? = document.place(at: paragraph.contentRange.lowerBound)
    for line in lines {
      guard let here = place, case let made = document.paragraph(at: here), made.text[...] == line,
        made.kind == .paragraph, made.containers.count == paragraph.containers.count
      else {
        document.goBack(to: former)
        return false
      }
      place = document.nextParagraph(after: here)
    }
    return true
  }
}

extension RichParagraph {
  /// The text around an offset in which a line is what stands between line breaks; nil where there are none.
  func stanza(around visible: Int) -> Range<Int>? {
    guard let lines = lines(around: visible), text[lines].contains(Byte.lineFeed) else {
      return nil
    }
    return lines
  }

  /// The text around an offset that can have line breaks: a paragraph's, or a cell's.
  package func lines(around visible: Int) -> Range<Int>? {
    if isTableRow { return cells.last { $0.range.lowerBound <= visible }?.range }
    return kind == .paragraph && calloutTitle == nil ? 0..<text.count : nil
  }
}
