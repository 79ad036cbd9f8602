import CursesHTML
import CursesMarkdown
import CursesText

/// Text of other programs that holds Markdown.
/// Gives pasted text of another program what its marks mean.
struct ForeignPaste {
  let document: RichDocument

  /// Makes what was pasted literally rich where it holds Markdown or is HTML, as a step of its own.
  ///
  /// - Parameters:
  ///   - before: the text and the selection that it was pasted over.
  ///   - steps: how many steps there were before it.
  func enrichPaste(_ text: [UInt8], over before: TextState, steps: Int) {
    document.history.joinSteps(after: steps)
    guard text.count < Self.longestForeign, document.hasInputRules, document.mode == .rich else {
      return
    }
    let clean = PastedText.sanitised(text)
    let here = document.place(at: before.selection.main.lowerBound)
    guard here.block < document.blockCount else { return }
    let first = document.paragraph(at: here)
    guard let clip = clip(of: clean, over: before, in: first) else { return }
    let taken = document.history.stepCount
    let former = document.moment
    guard returnAsStep(to: before) else { return }
    if pasteClip(clip, of: clean) == .changed {
      // Lines of Markdown are their characters: one undo leaves nothing of them.
      document.history.joinSteps(after: clip.saysMore ? taken : steps)
      if clip.saysMore { document.onRichPaste?() }
      return
    }
    // It stays literal, and leaves no trace of having been tried.
    document.goBack(to: former)
  }

  /// The same at several carets: at each it becomes what it becomes at one, and stays text where that is all it is there.
  /// At more carets than those at which Markdown may be typed it is text.
  func enrichPastes(_ text: [UInt8], over before: TextState, steps: Int) {
    let whole = before.selection
    guard text.count < Self.longestForeign, document.hasInputRules, document.mode == .rich,
      whole.ranges.count <= TypingAtCarets.most
    else { return }
    let clean = PastedText.sanitised(text)
    let taken = document.history.stepCount
    let former = document.moment
    guard returnAsStep(to: before) else { return }
    let clips = whole.ranges.map { range in
      clip(
        of: clean, over: before, in: document.paragraph(at: document.place(at: range.lowerBound)))
    }
    var saysMore = false
    var isMade = false
    document.carets = CaretRound(whole, steps: document.history.stepCount)
    for (index, clip) in clips.enumerated() {
      if document.patience.isSpent(after: (index, clips.count), weight: 8) { break }
      _ = CaretTurns(document: document).performTurn(at: index) {
        let start = document.moment
        let literal = HTMLSource(document: document).paste(text)
        guard let clip, literal == .changed else { return literal }
        document.goBack(to: start)
        guard pasteClip(clip, of: clean) == .changed else {
          document.goBack(to: start)
          return HTMLSource(document: document).paste(text)
        }
        (isMade, saysMore) = (true, saysMore || clip.saysMore)
        return .changed
      }
    }
    CaretTurns(document: document).endRound(whole, steps: taken)
    guard isMade else { return document.goBack(to: former) }
    document.history.joinSteps(after: saysMore ? taken : steps)
    if saysMore { document.onRichPaste?() }
  }

  /// Pastes it at the one caret there is, where it is more than text there.
  private func pasteClip(_ clip: ForeignClip, of text: [UInt8]) -> RichOutcome {
    let first = document.target.first
    // What has filled cells of a table is no text.
    let isOfCells = text.contains(Byte.tab) || text.first == Byte.pipe
    if isOfCells, first.isTableRow, !clip.isHTML { return .notHandled }
    let isInText =
      !first.text.isEmpty && clip.paragraphCount == 1 && !clip.isInline && !clip.isHTML
      && !(clip.isItem && first.ownItem != nil)
    return first.isVerbatim || isInText ? .notHandled : pasteClip(clip)
  }

  private func pasteClip(_ clip: ForeignClip) -> RichOutcome {
    if clip.isLines { return LinePaste(document: document).pasteLines(clip.markdown) }
    guard clip.isInline, let end = clip.markdown.lastIndex(where: { !$0.isLineEnd }),
      end + 1 < clip.markdown.count
    else { return MarkdownPaste(document: document).pasteMarkdown(clip.markdown) }
    // A line in an item, or in a cell, is text of that, and its end the Enter before what follows.
    let outcome = MarkdownPaste(document: document).pasteMarkdown(Array(clip.markdown[...end]))
    let hasTail = document.head.visible < document.paragraph(at: document.head).text.count
    return outcome == .changed && hasTail
      ? ParagraphBreak(document: document).insertParagraph() : outcome
  }

  /// What a text says as Markdown, where that is more than its characters. Lines are lines of a paragraph
  /// there, but each is an item or a cell of its own where the caret was in one.
  private func clip(
    of text: [UInt8], over before: TextState, in paragraph: RichParagraph
  ) -> ForeignClip? {
    let probe = HTMLProbe(text)
    let html = { ForeignClip(html: text, from: probe.start, over: before) }
    if probe.finding == .certain { return html() }
    if let block = ForeignClip(block: text, over: before) { return block }
    let hasParagraphs = MarkdownClip.hasParagraphs(text)
    let isItem = paragraph.ownItem != nil || paragraph.isTableRow
    let isLines = !isItem && PastedText.hasLines(text)
    guard hasParagraphs || isLines || MarkdownClip.mayHaveMarkup(text) else {
      return probe.finding == .likely ? html() : nil
    }
    let text = paragraph.isTableRow ? text.breakingLines : text
    let clip = MarkdownClip(text, known: document.table.definitions)
    if clip.hasMarkup || hasParagraphs || isLines && probe.finding != .likely {
      return ForeignClip(
        markdown: text, isHTML: false, isInline: clip.isInline, isLines: isLines,
        isItem: clip.startsWithItem, saysMore: clip.hasMarkup && clip.isInline,
        paragraphCount: clip.paragraphs.count)
    }
    return probe.finding == .likely ? html() : nil
  }

  /// Text of so many bytes is Markdown as it came: trying it costs more than what is won.
  static var longestForeign: Int { 1 << 18 }

  /// Brings the text back to what it was before the last step, as a step that can be undone.
  private func returnAsStep(to before: TextState) -> Bool {
    guard let way = document.history.lastStep else { return false }
    let start = way.edits.first?.range.lowerBound ?? 0
    let patch = RichPatch(
      edits: way.edits, first: start, last: start,
      landing: .source(before.selection.main.head), event: .inputRule)
    guard case .accepted = document.attempt(patch) else { return false }
    document.setSelection(before.selection)
    document.snapSelection()
    return true
  }
}

/// Text of another program as Markdown.
private struct ForeignClip {
  var markdown: [UInt8]
  /// Whether it was HTML.
  var isHTML: Bool
  /// Whether it is text for one paragraph.
  var isInline: Bool
  /// Whether its line ends stay what they are.
  var isLines = false
  /// Whether it begins with an item of a list.
  var isItem = false
  /// Whether undo shows its characters first.
  var saysMore: Bool
  var paragraphCount: Int
}

extension ForeignClip {
  /// Code or a table, where its lines say that it is one.
  init?(block text: [UInt8], over before: TextState) {
    let markdown =
      ProgramProbe.codeBlock(of: text)
      ?? SheetProbe.table(of: text).map {
        PastedMarkdown(style: MarkerStyle(usedIn: before.text)).source([.table($0)])
      }
    guard let markdown else { return nil }
    self.init(
      markdown: markdown, isHTML: false, isInline: false, saysMore: true, paragraphCount: 0)
  }

  /// HTML that begins at a place of a text.
  init?(html text: [UInt8], from start: Int, over before: TextState) {
    // What was pasted literally has no markers that anybody chose.
    let style = MarkerStyle(usedIn: before.text)
    guard let blocks = HTMLReader.blocks(of: text, from: start, style: style), !blocks.isEmpty
    else { return nil }
    self.init(
      markdown: PastedMarkdown(style: style).source(blocks), isHTML: true, isInline: false,
      saysMore: true, paragraphCount: 0)
  }
}

extension [UInt8] {
  /// The text with a line break for each line end, as a cell has its lines.
  fileprivate var breakingLines: [UInt8] {
    let end = lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return self[..<end].flatMap { $0 == Byte.lineFeed ? [Byte.space, Byte.space, $0] : [$0] }
  }
}

extension MarkdownClip {
  /// Whether there is a character in a text that Markdown is made with.
  static func mayHaveMarkup(_ text: [UInt8]) -> Bool {
    text.contains {
      $0.isMarkup || $0 == Byte.hash || $0 == Byte.hyphen || $0.isDigit
        || $0 == Byte.plus
    }
  }

  /// Whether a long text begins as Markdown that says more than its characters.
  static func beginsWithMarkup(_ text: [UInt8]) -> Bool {
    let start = text.prefix(1 << 14)
    let lines = start[...(start.lastIndex(of: Byte.lineFeed) ?? start.endIndex - 1)]
    return hasParagraphs(Array(lines)) || MarkdownClip(Array(lines)).hasMarkup
  }

  /// Whether lines of a text stand together and others apart, as in a letter.
  static func hasParagraphs(_ text: [UInt8]) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == Byte.lineFeed }
      .map { $0.allSatisfy { $0.isBlank || $0 == Byte.carriageReturn } }
    guard let first = lines.firstIndex(of: false), let last = lines.lastIndex(of: false) else {
      return false
    }
    return lines[first...last].contains(true)
  }

  /// Whether the text says more than its characters: a block other than a paragraph, a style, or a backslash that keeps
  /// a character from being a marker. Indented lines are taken for what they are in most texts, and addresses show
  /// themselves, but for those in angle brackets.
  var hasMarkup: Bool {
    paragraphs.contains { paragraph in
      if !paragraph.containers.isEmpty || paragraph.headingLevel != nil || paragraph.isTableRow {
        return true
      }
      if paragraph.isCode { return paragraph.opener != nil }
      if paragraph.kind == .raw, paragraph.text.first == Byte.openBracket { return true }
      return paragraph.spans.contains {
        !$0.isAutomatic || $0.attributes.contains(.link) && !$0.opener.isEmpty
      }
        || paragraph.pieces.contains { $0.attributes.contains(.footnote) }
        || paragraph.hasEscape(in: document)
    }
  }
}

extension RichParagraph {
  /// Whether a character stands after a backslash, in a paragraph of a document.
  fileprivate func hasEscape(in document: RichDocument) -> Bool {
    pieces.contains { piece in
      !piece.isLiteral && piece.source.count == 2 && piece.visible.count == 1
        && document.state.text.byte(at: base + piece.source.lowerBound) == Byte.backslash
    }
  }
}
