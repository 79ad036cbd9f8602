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
      text: text, markdown: document.standing(draft) + document.markerStyle.lineBreak + "\n",
      endsWithBreak: true)
  }

  /// Takes the line away with one of the breaks beside it. The caret goes to the start of the line that follows, or to the
  /// end of the one before.
  func delete(tick: Int) -> RichOutcome {
    let isLast = range.upperBound == stanza.upperBound
    let gone =
      isLast ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
    return document.replaceInline(paragraph, gone, with: [], event: .cut, tick: tick)
  }

  /// Has the line and the one beside it change places. Nil in a table, where rows move.
  func move(up: Bool, tick: Int) -> RichOutcome? {
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
    return document.settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: .other), tick: tick)
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
  func lines(around visible: Int) -> Range<Int>? {
    if isTableRow { return cells.last { $0.range.lowerBound <= visible }?.range }
    return kind == .paragraph && calloutTitle == nil ? 0..<text.count : nil
  }
}
