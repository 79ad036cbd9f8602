import CursesMarkdown
import CursesText

/// Line breaks within a paragraph, new lines of code and of source, and rules.
package struct LineBreaks {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Shift+Enter: a line break that does not end the paragraph.
  package func insertLineBreak() -> RichOutcome {
    let isReplacing = !document.target.isCaret
    LineEnd(document: document).endDashes()
    if isReplacing {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .other)
      guard outcome == .changed else { return outcome }
    }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    // A heading has one line only.
    if paragraph.headingLevel != nil { return ParagraphBreak(document: document).insertParagraph() }
    if paragraph.isTableRow { return LineEnd(document: document).breakCell() }
    guard paragraph.kind == .paragraph, !paragraph.text.isEmpty, place.visible > 0 else {
      return paragraph.isVerbatim
        ? ParagraphBreak(document: document).insertParagraph()
        : .refused("Type some text before a line break.")
    }
    if place.visible == paragraph.text.count {
      // Markdown has none without text after it: it comes with the next character.
      if document.pendingBreakHere != nil {
        // As in the source: the blank line begins a paragraph.
        document.typing.pendingBreak = nil
        return EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
      }
      document.typing.pendingBreak = PendingBreak(
        version: document.version, caret: document.state.selection.main.head,
        mark: Array(document.markerStyle.lineBreak.utf8))
      return isReplacing ? .changed : .moved
    }
    return LineEnd(document: document).breakBeforeBreak(paragraph, at: place.visible)
      ?? breakLine(
        paragraph, at: place.visible, with: [], mark: Array(document.markerStyle.lineBreak.utf8))
  }

  /// Enter behind two spaces or a backslash: a line break, as in the source. Returns nil elsewhere.
  func enterTypedBreak(_ paragraph: RichParagraph, at visible: Int) -> RichOutcome? {
    let before = paragraph.text[..<visible]
    guard document.hasInputRules, paragraph.kind == .paragraph, let last = before.last else {
      return nil
    }
    guard paragraph.pieces[paragraph.pieceIndex(endingAtOrAfter: visible)].isLiteral else {
      return nil
    }
    let isEscaped = before.endsWithOpenBackslash
    let isSpaced = before.count > 2 && last == Byte.space && before[visible - 2] == Byte.space
    guard isEscaped || isSpaced, visible > (isEscaped ? 1 : 2),
      paragraph.spans.allSatisfy({ !$0.attributes.contains(.code) || !isEscaped })
    else { return nil }
    let mark = isSpaced ? [Byte.space, Byte.space] : [Byte.backslash]
    let kept = isSpaced ? before.count - before.reversed().prefix { $0.isBlank }.count : visible - 1
    guard kept > 0 else { return nil }
    guard visible == paragraph.text.count else {
      return breakLine(paragraph, at: visible, keeping: kept, with: [], mark: mark)
    }
    // Markdown has none without text after it: it comes with the next character.
    document.typing.pendingBreak = PendingBreak(
      version: document.version, caret: document.state.selection.main.head, isTyped: true,
      mark: mark)
    return .moved
  }

  /// Breaks the line, with text that the new one begins with.
  ///
  /// - Parameters:
  ///   - kept: where what stays before the break ends; `visible`, if what is typed for it goes.
  ///   - mark: what is written before the line end; nothing below the title of a callout.
  ///   - blanks: how many blanks the last line begins with, which are not shown.
  package func breakLine(
    _ paragraph: RichParagraph, at visible: Int, keeping kept: Int? = nil, with text: [UInt8],
    mark: [UInt8] = [Byte.backslash], blanks: Int = 0
  ) -> RichOutcome {
    var draft = document.draft(of: paragraph)
    var chain = draft.typingChain(at: visible)
    if let wanted = document.typing.pendingAttributes {
      chain = draft.chain(for: wanted, from: chain, style: document.markerStyle)
    }
    var tail = draft.extracting(visible..<paragraph.text.count)
    tail.dropLeadingSpaces()
    draft = draft.extracting(0..<(kept ?? visible))
    draft.dropTrailingSpaces(keepingBreaks: true)
    let caret = draft.count + 1 + text.count
    let indent = [UInt8](repeating: Byte.space, count: blanks)
    draft.atoms.append(
      DraftAtom(
        source: mark + Array((document.lineEnd + paragraph.continuation).utf8) + indent,
        visible: [Byte.lineFeed], isLiteral: false, chain: chain))
    draft.insert(text, at: draft.count, chain: chain)
    draft.atoms += tail.atoms
    draft.tidy()
    // What was typed before the break is complete, and what is typed behind it has only begun.
    document.typing.raw = nil
    let event: UserEvent = text.isEmpty ? .other : .typing
    return TypedSource(document: document).settleTyped(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: event), text)
  }

  /// Types the first text after a line break that waits for it; nil where none does.
  func typeAfterBreak(_ text: String) -> RichOutcome? {
    let waiting = document.pendingBreakHere
    if let waiting, !waiting.isQuoted, text == ">", document.target.first.kind == .raw,
      document.target.first.containers.last?.kind == .quote
    {
      // It is there already, and so is the blank behind it.
      document.typing.pendingBreak?.isQuoted = true
      document.typing.pendingBreak?.blanks = -1
      return .moved
    }
    if let waiting, waiting.isSpace, text == " " { return .moved }
    if waiting != nil, text.utf8.allSatisfy(\.isWhitespace) {
      guard text == " ", waiting?.isItem != true else {
        return .refused("Markdown keeps no spaces at the start of a line.")
      }
      document.typing.pendingBreak?.blanks += 1
      return document.target.first.kind == .paragraph
        ? .refused("Markdown shows no spaces at the start of a line.") : .moved
    }
    document.typing.pendingBreak = nil
    guard let pending = waiting, text.utf8.first?.isWhitespace == false else { return nil }
    let target = document.target
    if pending.isSpace {
      return Replacement(document: document).replaceSelection(
        with: [Byte.space] + text.utf8, event: .typing)
    }
    if pending.isItem {
      let end = target.first.text.count
      return ParagraphBreak(document: document).split(
        target.first, at: end, typing: Array(text.utf8))
    }
    if target.first.kind == .raw {
      let blanks = String(repeating: " ", count: max(0, pending.blanks))
      let above = String(
        repeating: document.lineEnd + target.first.blankContinuation, count: pending.blankLines)
      let start = above + document.lineEnd + target.first.continuation + blanks
      return WaitingLines(document: document).typeBelowHTML(text, behind: start)
    }
    if target.first.isIndentedCode {
      let indent = pending.codeIndent(below: target.first)
      return typeCodeLine(text, behind: indent, below: target.first)
    }
    guard target.first.kind == .paragraph || UnderlinedHeading(target.first, in: document) != nil
    else { return nil }
    let visible = target.from.visible
    // The backslash that was typed for it is a part of it now.
    let isTyped = pending.mark == [Byte.backslash] && pending.isTyped
    let outcome = breakLine(
      target.first, at: visible, keeping: isTyped ? visible - 1 : nil, with: Array(text.utf8),
      mark: pending.mark, blanks: pending.blanks)
    return outcome == .changed ? outcome : nil
  }

  /// Types the first text of a line below the last one of indented code.
  private func typeCodeLine(
    _ text: String, behind indent: [UInt8], below line: RichParagraph
  ) -> RichOutcome? {
    let start = Array((document.lineEnd + line.continuation + "    ").utf8) + indent
    var shape = RichShape(line, isStrict: false)
    shape.text = indent + Array(text.utf8)
    shape.runs = InlineDraft.plainRuns(shape.text)
    let at = line.contentRange.upperBound
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: start + Array(text.utf8))], first: line.lineStart,
      last: line.lineStart, wanted: [RichShape(line, isStrict: false), shape], isStructural: true,
      landing: .caret(paragraph: 1, visible: shape.text.count), event: .typing)
    if case .accepted = document.attempt(patch) { return .changed }
    return nil
  }

  /// Enter where the source is shown: a line end, and what the blocks around need.
  func insertSourceLine(
    _ place: RichPlace, _ paragraph: RichParagraph, isTyped: Bool
  ) -> RichOutcome {
    if isTyped, let refusal = LineBefore(document: document).refusal { return refusal }
    if paragraph.kind == .raw, isLastLine(place), place.visible == paragraph.text.count {
      // HTML goes on in the next line, up to a closing tag; a blank one ends it.
      if isTyped, LineEnd(document: document).isOpen(paragraph), document.pendingBreakHere == nil {
        document.typing.pendingBreak = PendingBreak(
          version: document.version, caret: document.state.selection.main.head)
        return .moved
      }
      if isTyped, document.pendingBreakHere != nil,
        LineEnd(document: document).isOpenBeyondBlankLines(paragraph)
      {
        document.typing.pendingBreak?.blankLines += 1
        return .moved
      }
      let isEnded = document.pendingBreakHere == nil
      document.typing.pendingBreak = nil
      let outcome = EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
      // The second Enter is the blank line, as behind a paragraph.
      if isTyped, isEnded, paragraph.containers.isEmpty {
        document.typing.freshBlock = FreshBlock(version: document.version)
      }
      return outcome
    }
    if paragraph.kind == .raw, place.visible == paragraph.text.count, !isFrontMatter(paragraph) {
      // A blank line would end it: the line comes with the next character.
      document.typing.pendingBreak = PendingBreak(
        version: document.version, caret: document.state.selection.main.head)
      return .moved
    }
    let at = paragraph.sourceOffset(place.visible, affinity: .downstream)
    var from = at
    var text = Array((document.lineEnd + paragraph.continuation).utf8)
    var indentation = 0
    let mayIndent =
      paragraph.kind == .source || (paragraph.kind == .raw && isFrontMatter(paragraph))
    if isTyped, mayIndent, document.smartTyping.contains(.indentation) {
      let typed = paragraph.text.prefix(place.visible)
      let start = typed.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
      let blanks = typed[start...].prefix { $0.isBlank }
      text += blanks
      indentation = blanks.count
      if blanks.count == typed.count - start { from -= blanks.count }
    }
    let patch = RichPatch(
      edits: [Edit(from..<at, bytes: text)], first: from, last: at,
      landing: .source(from + text.count), event: .other)
    _ = document.attempt(patch)
    LineEnd(document: document).noteIndentation(of: indentation)
    return .changed
  }

  /// Whether the next paragraph is part of another block.
  func isLastLine(_ place: RichPlace) -> Bool {
    let lines = document.block(place.block).paragraphs
    if place.paragraph + 1 < lines.count {
      return lines[place.paragraph + 1].leafStart != lines[place.paragraph].leafStart
    }
    return document.nextParagraph(after: place).map { document.block($0.block).continues == nil }
      ?? true
  }

  package func isFrontMatter(_ paragraph: RichParagraph) -> Bool {
    let start = paragraph.base + paragraph.leafStart
    guard start <= 3, document.state.text.count >= start + 3 else { return false }
    let fence = document.state.text.bytes(in: start..<(start + 3))
    return fence.elementsEqual("---".utf8) || fence.elementsEqual("+++".utf8)
  }

  /// A thematic break after the paragraph, or in its place if it is empty.
  package func insertRule() -> RichOutcome {
    let paragraph = document.paragraph(at: document.head)
    guard !paragraph.isVerbatim, !paragraph.isTableRow else {
      return .refused("A rule can only be inserted between paragraphs.")
    }
    if paragraph.text.isEmpty, paragraph.kind == .paragraph, paragraph.ownItem == nil {
      let at = paragraph.contentRange
      let follows =
        paragraph.hasGapAfter || !paragraph.isBlankLine
        ? "" : document.lineEnd + paragraph.blankContinuation
      let text = "---" + document.lineEnd + paragraph.blankContinuation + follows
      let patch = RichPatch(
        edits: [Edit(at, text)], first: paragraph.lineStart, last: paragraph.lineStart,
        landing: .source(at.lowerBound + text.utf8.count))
      _ = document.attempt(patch)
      return .changed
    }
    let end = document.lineContentEnd(before: paragraph.base + paragraph.lines.upperBound)
    let at = max(end, paragraph.contentRange.upperBound)
    let blank = document.lineEnd + paragraph.blankContinuation
    // A blank line, or the end of the last line, that is there already serves the rule.
    let ending = document.state.text.sourceLine(at: at)
    let isEnded = at < document.state.text.count && ending.upperBound == document.state.text.count
    let below = paragraph.hasGapAfter || isEnded ? "" : blank
    let text = blank + document.lineEnd + paragraph.continuation + "---" + below
    let patch = RichPatch(
      edits: [Edit(at: at, insert: text)], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at + text.utf8.count))
    _ = document.attempt(patch)
    return .changed
  }
}
