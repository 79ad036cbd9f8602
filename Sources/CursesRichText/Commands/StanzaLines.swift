import CursesMarkdown
import CursesText

/// The line of the caret in a paragraph with line breaks: of a poem or an address a line is what stands between them.
public struct StanzaLine {
  private let document: RichDocument
  private let paragraph: RichParagraph
  /// The line's text, without what breaks it.
  private let range: Range<Int>

  /// Nil with a selection, and in a paragraph without line breaks.
  public init?(in document: RichDocument) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard document.state.selection.ranges.count == 1, document.state.selection.main.isCaret,
      document.mode == .rich, paragraph.kind == .paragraph, paragraph.calloutTitle == nil,
      paragraph.text.contains(Byte.lineFeed)
    else { return nil }
    range = paragraph.line(around: place.visible)
    guard !range.isEmpty else { return nil }
    (self.document, self.paragraph) = (document, paragraph)
  }

  /// The line with its break, which makes a line of it again among others.
  public var copy: RichCopy {
    var draft = document.draft(of: paragraph).extracting(range)
    draft.useLineStart(document.lineEnd)
    draft.tidy()
    let source = String(decoding: draft.written(), as: UTF8.self)
    return RichCopy(
      text: String(decoding: paragraph.text[range], as: UTF8.self) + "\n",
      markdown: source + document.markerStyle.lineBreak + "\n")
  }

  /// Takes the line away with one of the breaks beside it. The caret goes to the start of the line that follows, or to the
  /// end of the one before.
  func delete(tick: Int) -> RichOutcome {
    let isLast = range.upperBound == paragraph.text.count
    let gone =
      isLast ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
    return document.replaceInline(paragraph, gone, with: [], event: .cut, tick: tick)
  }
}

/// What ends with a line break and is pasted: a line of the paragraph that it goes into.
struct PastedStanzaLine {
  private let words: [UInt8]
  /// What is written before the line end of its break.
  private let mark: [UInt8]

  /// Nil for Markdown that does not end with a line break.
  init?(_ markdown: [UInt8]) {
    guard markdown.last == Byte.lineFeed, case let line = markdown.dropLast(),
      case let kept = line[..<(line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)]
    else { return nil }
    let isMarked = kept.endsWithOpenBackslash && kept.count == line.count
    guard isMarked || line.count - kept.count > 1 else { return nil }
    words = Array(isMarked ? kept.dropLast() : kept)
    mark = isMarked ? [Byte.backslash] : Array(line[kept.endIndex...])
    if words.isEmpty { return nil }
  }

  /// Pastes it above the line of the caret, or below that at its end. Where nothing follows the break comes with the next
  /// character, as where it is typed. Returns nil where there are no such lines.
  func paste(into document: RichDocument, tick: Int) -> RichOutcome? {
    let target = document.target
    let (paragraph, visible) = (target.first, target.from.visible)
    guard target.last.kind == .paragraph, document.carets == nil, document.mode == .rich else {
      return nil
    }
    let line = paragraph.line(around: visible)
    guard target.isCaret, paragraph.text.contains(Byte.lineFeed), visible > line.lowerBound else {
      return put(into: document, tick: tick)
    }
    // What is behind the caret stays behind it.
    let rest = paragraph.text.count - visible
    let isAtEnd = visible == line.upperBound
    if rest == 0 {
      let outcome = document.pasteMarkdown(words, tick: tick)
      guard outcome == .changed else { return outcome }
      return breakLine(in: document, behind: visible, tick: tick)
    }
    place(in: document, isAtEnd ? visible + 1 : line.lowerBound)
    let outcome = put(into: document, tick: tick)
    if outcome == .changed, !isAtEnd {
      place(in: document, document.paragraph(at: document.head).text.count - rest)
    }
    return outcome
  }

  private func put(into document: RichDocument, tick: Int) -> RichOutcome {
    let outcome = document.pasteMarkdown(words, tick: tick)
    guard outcome == .changed else { return outcome }
    let (caret, now) = (document.head, document.paragraph(at: document.head))
    if caret.visible < now.text.count {
      return document.breakLine(now, at: caret.visible, with: [], mark: mark, tick: tick)
    }
    document.pendingBreak = PendingBreak(
      version: document.version, caret: document.state.selection.main.head, mark: mark)
    return .changed
  }

  /// Breaks the line of the caret in the middle, with the caret at its end before and after.
  private func breakLine(in document: RichDocument, behind visible: Int, tick: Int) -> RichOutcome {
    let now = document.paragraph(at: document.head)
    let outcome = document.breakLine(now, at: visible, with: [], mark: mark, tick: tick)
    place(in: document, document.paragraph(at: document.head).text.count)
    return outcome
  }

  private func place(in document: RichDocument, _ visible: Int) {
    let offset = document.offset(of: document.head.with(visible: visible))
    document.setSelection(Selection(caret: offset))
  }
}
