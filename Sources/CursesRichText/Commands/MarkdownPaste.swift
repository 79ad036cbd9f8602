import CursesMarkdown
import CursesText

/// Pasting Markdown: it shows where it goes what it shows in a document of its own.
/// Pastes Markdown for what it shows.
struct MarkdownPaste {
  let document: RichDocument

  /// Text goes into the paragraph at the caret, blocks stand behind what is before the caret and before
  /// what is behind it. Plain paragraphs at both ends join what they meet.
  func pasteMarkdown(_ text: [UInt8]) -> RichOutcome {
    if text.count >= ForeignPaste.longestForeign { return pasteUnchecked(text) }
    let clip = MarkdownClip(text, known: document.table.definitions)
    if !clip.isEmpty, let outcome = CellPaste(document: document).pasteTable(clip) {
      return outcome
    }
    if !document.target.isCaret {
      if clip.isInline, document.target.isInOneParagraph, !document.target.first.isVerbatim {
        return pasteInline(clip, clip.paragraphs[0])
      }
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      guard outcome == .changed else { return outcome }
    }
    // What is pasted into an empty note is the note.
    if document.state.text.isEmpty, document.mode == .rich {
      return Paste(document: document).pasteSource(text)
    }
    let paragraph = document.paragraph(at: document.head)
    if paragraph.isVerbatim { return CodeLines(document).paste(clip, or: text) }
    if clip.isEmpty { return Paste(document: document).pasteLiteral(text) }
    let draft = document.draft(of: paragraph)
    let isInCode = draft.attributes(of: draft.typingChain(at: document.head.visible)).contains(
      .code)
    if isInCode || paragraph.isTableRow && !clip.isInline {
      if !isInCode, let outcome = pasteInCell(clip, paragraph) { return outcome }
      return Replacement(document: document).replaceSelection(with: clip.words, event: .paste)
    }
    let isLine = clip.endsLine && !paragraph.isTableRow
    if clip.isInline, !isLine { return pasteInline(clip, clip.paragraphs[0]) }
    if let item = paragraph.ownItem, !paragraph.text.isEmpty, let text = clip.line(beside: item) {
      // A line of text is an item among items, and an item of another list one of this.
      let line =
        Array(ParagraphBreak(document: document).itemStart(item, after: false).utf8) + text + [
          Byte.lineFeed
        ]
      if case let own = MarkdownClip(line, known: document.table.definitions), own.startsWithItem,
        own.paragraphs.count == 1
      {
        return pasteLine(own, paragraph)
      }
    }
    if paragraph.headingLevel != nil, paragraph.text.isEmpty, clip.paragraphs[0].isPlain {
      return clip.paragraphs.count == 1
        ? pasteInline(clip, clip.paragraphs[0]) : pasteBlocks(clip, paragraph)
    }
    let isItem = clip.startsWithItem && paragraph.containers.contains { $0.kind == .item }
    let isQuote = clip.isQuotation && paragraph.containers.contains { $0.kind == .quote }
    if clip.isInline || (isItem || isQuote) && isLine, !paragraph.text.isEmpty {
      return pasteLine(clip, paragraph)
    }
    return paragraph.text.isEmpty
      ? pasteIntoEmpty(clip, paragraph) : pasteBlocks(clip, paragraph)
  }

  /// From so many bytes on Markdown is taken as it is, without looking at what it shows; lines start a paragraph of
  /// their own.
  private func pasteUnchecked(_ text: [UInt8]) -> RichOutcome {
    if !document.target.isCaret {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      guard outcome == .changed else { return outcome }
    }
    if text.contains(Byte.lineFeed), !document.paragraph(at: document.head).text.isEmpty,
      !document.paragraph(at: document.head).isVerbatim
    {
      let outcome = ParagraphBreak(document: document).insertParagraph()
      guard outcome == .changed else { return outcome }
    }
    return Paste(document: document).pasteSource(text)
  }

  // MARK: Text

  /// Puts the text of `pasted` into the paragraph at the caret, in place of what is selected. It has its own styles and those around it.
  private func pasteInline(
    _ clip: MarkdownClip, _ pasted: RichParagraph, behind blanks: [UInt8] = []
  ) -> RichOutcome {
    let target = document.target
    let (place, paragraph) = (target.from, target.first)
    guard paragraph.kind != .rule else { return .refused("A rule cannot contain text.") }
    var draft = document.draft(of: paragraph)
    let address = target.range.flatMap { DraftAddress(replacing: $0, in: draft) }
    if let selected = target.range { draft.remove(selected) }
    var new = clip.draft(of: pasted, into: paragraph, lineEnd: document.lineEnd)
    let isAtStart = place.visible == 0 && !paragraph.isTableRow
    new.addSpaces(before: isAtStart ? [] : blanks + clip.leadingSpaces, after: clip.trailingSpaces)
    let count = new.count
    guard count > 0 else { return .notHandled }
    var chain = address?.chain ?? draft.typingChain(at: place.visible)
    if let pendingAttributes = document.typing.pendingAttributes {
      chain = draft.chain(for: pendingAttributes, from: chain, style: document.markerStyle)
    }
    let owed = document.lostBlanksHere?.owed(to: new.text) ?? []
    DraftBlanks.put(owed, into: &draft, at: place.visible)
    draft.insert(new, at: place.visible, within: chain)
    draft.tidy(keepsParts: true)
    DraftAddress.freeBroken(in: &draft, near: place.visible..<place.visible + count)
    return Acceptance(document: document).settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: place.visible + count, event: .paste))
  }

  /// Puts paragraphs into the cell at the caret, with line breaks between them. Nil where they are more than text.
  private func pasteInCell(_ clip: MarkdownClip, _ row: RichParagraph) -> RichOutcome? {
    let lines = clip.paragraphs.filter { !$0.text.allSatisfy(\.isBlank) }
    guard lines.allSatisfy({ !$0.isVerbatim && !$0.isTableRow && $0.kind != .rule }) else {
      return nil
    }
    let former = document.moment
    var draft = document.draft(of: row)
    var end = document.head.visible
    let chain = draft.typingChain(at: end)
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let breaks = CellText.breaks(lines[index - 1].lineBreaks(before: line))
        draft.insert(breaks, at: end, within: chain)
        end += breaks.count
      }
      var new = clip.draft(of: line, into: row, lineEnd: document.lineEnd)
      // Blanks at the end of a line are not shown.
      let kept = new.text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
      new.remove(kept..<new.count)
      draft.insert(new, at: end, within: chain)
      end += new.count
    }
    draft.tidy(keepsParts: true)
    let rewrite = InlineRewrite(paragraph: row, draft: draft, caret: end, event: .paste)
    if Acceptance(document: document).settle(rewrite) == .changed { return .changed }
    document.goBack(to: former)
    return nil
  }

  // MARK: Blocks

  /// Puts lines above the one of the caret, which stays there; at its end below, where the caret goes with them.
  private func pasteLine(
    _ clip: MarkdownClip, _ paragraph: RichParagraph
  ) -> RichOutcome {
    let visible = document.head.visible
    let below = visible == paragraph.text.count
    let outcome = PutLines(document: document).put(
      clip.lines(from: 0), below: below, staysInside: true, tick: document.now)
    guard outcome == .changed else {
      return clip.isInline
        ? pasteInline(clip, clip.paragraphs[0])
        : pasteBlocks(clip, paragraph)
    }
    moveToEnd(ofNext: clip.paragraphs.count)
    if !below, var own = document.nextParagraph(after: document.head) {
      own.visible = visible
      document.setSelection(Selection(caret: document.offset(of: own)))
    }
    return outcome
  }

  /// Puts blocks in the place of an empty paragraph.
  private func pasteIntoEmpty(
    _ clip: MarkdownClip, _ paragraph: RichParagraph
  ) -> RichOutcome {
    if paragraph.headingLevel != nil, let opener = paragraph.opener,
      clip.paragraphs[0].headingLevel != nil
    {
      let outcome = pasteIntoEmptyHeading(clip, paragraph, opener)
      if outcome == .changed { return outcome }
    }
    if paragraph.ownItem != nil, clip.startsWithItem {
      let outcome = pasteIntoEmptyItem(clip, paragraph)
      if outcome == .changed { return outcome }
    }
    var after = Array(Acceptance(document: document).lineAfter(paragraph).utf8)
    let isAtEnd = paragraph.base + paragraph.lines.upperBound == document.state.text.count
    if after.isEmpty, clip.endsLine, isAtEnd, paragraph.containers.isEmpty,
      paragraph.content.upperBound == paragraph.lines.upperBound
    {
      after = Array(document.lineEnd.utf8)
    }
    let new =
      Array(paragraph.lead.utf8) + Paste(document: document).continued(clip.text, in: paragraph)
      + after
    let at = paragraph.contentRange.upperBound
    if puts(clip, by: Edit(at..<at, bytes: new), in: paragraph) { return .changed }
    let outcome = PutLines(document: document).put(
      clip.lines(from: 0), below: true, tick: document.now)
    guard outcome == .changed else { return outcome }
    moveToEnd(ofNext: clip.paragraphs.count)
    return outcome
  }

  /// Headings, and what follows them, take the place of an empty one.
  private func pasteIntoEmptyHeading(
    _ clip: MarkdownClip, _ paragraph: RichParagraph, _ opener: Range<Int>
  ) -> RichOutcome {
    let start = paragraph.base + opener.lowerBound
    let edit = Edit(
      start..<paragraph.contentRange.upperBound,
      bytes: Paste(document: document).continued(clip.text, in: paragraph))
    return puts(clip, by: edit, in: paragraph) ? .changed : .notHandled
  }

  /// Items take the place of an empty one.
  private func pasteIntoEmptyItem(
    _ clip: MarkdownClip, _ paragraph: RichParagraph
  ) -> RichOutcome {
    guard let item = paragraph.ownItem else { return .notHandled }
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let indent = String(
      repeating: " ", count: ParagraphBreak(document: document).markerIndent(item))
    let lines = clip.lines(from: 0).source.map { $0.isEmpty ? "" : indent + $0 }
    let start = paragraph.base + item.opener.lowerBound - indent.utf8.count
    let text = lines.enumerated().map { index, line in
      index == 0 ? line : line.isEmpty ? outer.trimmingTrailingSpaces : outer + line
    }.joined(separator: document.lineEnd)
    let edit = Edit(start..<paragraph.contentRange.upperBound, text)
    return puts(clip, by: edit, in: paragraph) ? .changed : .notHandled
  }

  /// Puts what a clip shows in the place of an empty paragraph, the caret at its end. Returns false where the edit
  /// does not show it.
  private func puts(
    _ clip: MarkdownClip, by edit: Edit, in paragraph: RichParagraph
  ) -> Bool {
    let last = clip.paragraphs.count - 1
    let patch = RichPatch(
      edits: [edit], first: paragraph.lineStart, last: paragraph.lineStart, wanted: clip.shapes,
      isStructural: true,
      landing: .caret(paragraph: last, visible: clip.paragraphs[last].text.count), event: .paste)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }

  /// Puts blocks at the caret of a paragraph with text, or of a heading without.
  private func pasteBlocks(
    _ clip: MarkdownClip, _ paragraph: RichParagraph
  ) -> RichOutcome {
    let visible = document.head.visible
    let hasHead = visible > 0 || paragraph.text.isEmpty
    let hasTail = visible < paragraph.text.count
    // A paragraph of its own does not keep them, and one that is joined again does.
    let blanks = Array(paragraph.text[visible...].prefix { $0.isBlank })
    var before: [UInt8] = []
    if hasHead, hasTail {
      before = Array(paragraph.text[..<visible].reversed().prefix { $0.isBlank })
      let outcome = ParagraphBreak(document: document).insertParagraph()
      guard outcome == .changed, let above = document.previousParagraph(before: document.head)
      else {
        return outcome
      }
      document.setSelection(Selection(caret: document.offset(of: above)))
    }
    var next = 0
    if hasHead, clip.paragraphs[0].isPlain {
      let outcome = pasteInline(clip, clip.paragraphs[0], behind: before)
      guard outcome == .changed else { return outcome }
      next = 1
      while clip.paragraphs[next].isBlankLine { next += 1 }
    }
    let outcome = PutLines(document: document).put(
      clip.lines(from: next), below: hasHead, staysInside: true, tick: document.now)
    guard outcome == .changed else { return outcome }
    moveToEnd(ofNext: clip.paragraphs.count - next)
    let last = document.paragraph(at: document.head)
    let joins =
      last.isPlain && clip.paragraphs.last?.isPlain == true
      // A part of a list joins the rest of it at both ends.
      || next > 0 && last.ownItem != nil && paragraph.ownItem != nil && !clip.endsLine
    guard hasTail, joins else { return outcome }
    _ = RichDeletion(document: document).delete(.forward)
    if hasHead, last.isPlain, !blanks.isEmpty { restore(blanks) }
    return .changed
  }

  /// Puts blanks back between what was pasted and the text behind the caret, which stays where it is.
  private func restore(_ blanks: [UInt8]) {
    let place = document.head
    guard place.visible < document.paragraph(at: place).text.count,
      !document.paragraph(at: place).text[place.visible].isBlank,
      Replacement(document: document).replaceSelection(with: blanks, event: .paste) == .changed
    else { return }
    document.setSelection(Selection(caret: document.offset(of: place)))
  }

  /// Moves the caret from the first of so many paragraphs to the end of the last.
  private func moveToEnd(ofNext count: Int) {
    var place = document.head
    for _ in 1..<max(1, count) { place = document.nextParagraph(after: place) ?? place }
    place.visible = document.paragraph(at: place).text.count
    document.setSelection(Selection(caret: document.offset(of: place)))
  }
}

extension RichParagraph {
  /// How many line breaks part its text from that of the paragraph after it in one cell: an item begins a line.
  fileprivate func lineBreaks(before next: RichParagraph) -> Int {
    let areItems = next.ownItem != nil && containers.contains { $0.kind == .item }
    return hasGapAfter && !areItems ? 2 : 1
  }
}
