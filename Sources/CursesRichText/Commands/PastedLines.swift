import CursesMarkdown
import CursesText

/// Lines of a paragraph or a cell that are pasted: where there can be line breaks they are lines, elsewhere paragraphs or
/// lines of code.
struct PastedLines {
  private let document: RichDocument
  private let areText: Bool
  /// The lines as they came, with the break of the last one and without it.
  private let whole: [UInt8]
  private let words: [UInt8]
  /// What they are without the last break.
  private let clip: MarkdownClip
  /// What is written before the line end of a break.
  private let mark: [UInt8]

  /// Nil for what does not end with a line break.
  ///
  /// - Parameter areText: whether they go where the caret is, and not above or below its line.
  init?(_ markdown: String, areText: Bool, into document: RichDocument) {
    self.areText = areText
    whole = PastedText.sanitised(Array(markdown.utf8))
    guard whole.last == Byte.lineFeed, case let line = whole.dropLast(),
      case let kept = line[..<(line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)]
    else { return nil }
    let isMarked = kept.endsWithOpenBackslash && kept.count == line.count
    guard isMarked || line.count - kept.count > 1 else { return nil }
    words = Array(isMarked ? kept.dropLast() : kept)
    mark = isMarked ? [Byte.backslash] : Array(line[kept.endIndex...])
    if words.isEmpty { return nil }
    self.document = document
    clip = MarkdownClip(words, known: document.table.definitions)
  }

  /// What pasting the lines comes to where the selection is.
  var command: RichCommand {
    func paste(_ text: [UInt8]) -> RichCommand {
      .paste(String(decoding: text, as: UTF8.self), isMarkdown: true)
    }
    guard document.state.selection.ranges.count == 1 else { return paste(words) }
    let target = document.target
    if target.first.isVerbatim { return paste(target.first.isCode ? code : whole) }
    guard clip.isInline, target.isInOneParagraph,
      target.first.lines(around: target.from.visible) != nil
    else { return paste(words + [Byte.lineFeed]) }
    return .pasteLines(String(decoding: whole, as: UTF8.self), areText: areText)
  }

  /// The lines as they are in code, which has no marks of breaks.
  private var code: [UInt8] {
    guard clip.isInline else { return words + [Byte.lineFeed] }
    var draft = clip.document.draft(of: clip.paragraphs[0])
    for index in draft.atoms.indices where draft.atoms[index].visible == [Byte.lineFeed] {
      draft.atoms[index].source = [Byte.lineFeed]
    }
    return draft.written() + [Byte.lineFeed]
  }

  /// The break that waits at the caret for a line.
  private var waiting: PendingBreak? {
    document.pendingBreakHere.flatMap { $0.isItem || $0.isSpace || $0.isTyped ? nil : $0 }
  }

  /// Pastes them above the line of the caret, or below that at its end, in place of what is selected in a line. Where
  /// nothing follows the break comes with the next character, as where it is typed.
  func paste() -> RichOutcome {
    let target = document.target
    let (paragraph, visible) = (target.first, target.from.visible)
    guard let stanza = paragraph.lines(around: visible) else { return .notHandled }
    if waiting != nil {
      let outcome = put(in: paragraph, below: visible..<visible)
      if outcome == .changed { wait() }
      return outcome
    }
    let line = paragraph.line(around: visible).clamped(to: stanza)
    if target.isCaret, !stanza.isEmpty, !areText {
      return visible == line.upperBound && !line.isEmpty
        ? put(in: paragraph, below: line)
        : put(in: paragraph, above: line, caret: visible)
    }
    let outcome = MarkdownPaste(document: document).pasteMarkdown(words)
    guard outcome == .changed, !paragraph.isTableRow else { return outcome }
    let (caret, now) = (document.head, document.paragraph(at: document.head))
    if caret.visible < now.text.count {
      return LineBreaks(document: document).breakLine(now, at: caret.visible, with: [], mark: mark)
    }
    wait()
    return .changed
  }

  private func wait() {
    document.typing.pendingBreak = PendingBreak(
      version: document.version, caret: document.state.selection.main.head, mark: mark)
  }

  /// The caret goes to the start of the line that follows, or to the end of the last one.
  private func put(in paragraph: RichParagraph, below line: Range<Int>) -> RichOutcome {
    let (at, place) = (line.upperBound, line.lowerBound)
    let follows = paragraph.lines(around: place).map { at < $0.upperBound } ?? false
    var new = draft(in: paragraph)
    new.atoms.insert(lineBreak(in: paragraph), at: 0)
    return put(new, in: paragraph, at: at, caret: at + new.count + (follows ? 1 : 0))
  }

  private func put(
    in paragraph: RichParagraph, above line: Range<Int>, caret: Int
  ) -> RichOutcome {
    var new = draft(in: paragraph)
    new.atoms.append(lineBreak(in: paragraph))
    return put(
      new, in: paragraph, at: line.lowerBound, caret: caret + new.count)
  }

  private func put(
    _ new: InlineDraft, in paragraph: RichParagraph, at visible: Int, caret: Int
  ) -> RichOutcome {
    var draft = document.draft(of: paragraph)
    let index = draft.split(at: visible)
    draft.insert(new, at: visible, within: draft.chainAcross(index))
    draft.tidy(keepsParts: true)
    return Acceptance(document: document).settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: .paste))
  }

  private func draft(in paragraph: RichParagraph) -> InlineDraft {
    clip.draft(of: clip.paragraphs[0], into: paragraph, lineEnd: document.lineEnd)
  }

  private func lineBreak(in paragraph: RichParagraph) -> DraftAtom {
    if paragraph.isTableRow { return CellText.breakAtom(within: []) }
    let start = document.lineEnd + paragraph.continuation
    return DraftAtom(
      source: mark + Array(start.utf8), visible: [Byte.lineFeed], isLiteral: false, chain: [])
  }
}
