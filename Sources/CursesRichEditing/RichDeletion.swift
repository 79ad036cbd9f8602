import CursesText

/// Deletes a character, a word or what is selected, and joins what it stood between.
package struct RichDeletion {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Deletes what is selected, or from the caret as far as `motion` goes within its paragraph.
  package func delete(_ motion: Motion) -> RichOutcome {
    let target = document.target
    if let outcome = deleteSelected(target) ?? deleteTyped(motion) { return outcome }
    let (place, paragraph) = (target.from, target.first)
    let event: UserEvent = motion.isForward ? .deleteForward : .deleteBackward
    guard place.visible != (motion.isForward ? paragraph.text.count : 0) else {
      return deleteAtEdge(place, motion, event)
    }
    var other = document.place(motion, from: place)
    if (other.block, other.paragraph) != (place.block, place.paragraph) { other = place }
    let range = min(place.visible, other.visible)..<max(place.visible, other.visible)
    return paragraph.isVerbatim
      ? Replacement(document: document).replaceVerbatim(paragraph, range, with: [], event: event)
      : InlineDeletion(document: document).delete(range, of: paragraph, event: event)
  }

  /// Backspace between two brackets that were typed as one, or after blanks that Tab has put there.
  private func deleteTyped(_ motion: Motion) -> RichOutcome? {
    guard motion == .backward else { return nil }
    return TypedPair(document: document).delete() ?? Indentation(document: document).deleteLevel()
  }

  /// Deletes what is selected: all of the text, where all of it was. Returns nil at a caret.
  private func deleteSelected(_ target: RichTarget) -> RichOutcome? {
    if let all = document.typing.line.all, all.version == document.version,
      all.selection == document.state.selection
    {
      document.apply([Edit(document.byteOrderMark..<document.state.text.count, "")], as: .other)
      return .changed
    }
    return target.isCaret
      ? nil : Replacement(document: document).replaceSelection(with: [], event: .other)
  }

  /// Deletes from the start of a paragraph backward, or from its end forward.
  private func deleteAtEdge(
    _ place: RichPlace, _ motion: Motion, _ event: UserEvent
  ) -> RichOutcome {
    if motion.isForward { return joinNext(place) }
    return document.isInLine(place) ? deleteBefore(place, motion, event) : deleteAtStart(place)
  }

  /// Deletes what stands before the place where a long line is cut.
  private func deleteBefore(
    _ place: RichPlace, _ motion: Motion, _ event: UserEvent
  ) -> RichOutcome {
    let from = document.offset(of: document.place(motion, from: place))
    let patch = RichPatch(
      edits: [Edit(from..<max(from, document.offset(of: place)), "")], first: from, last: from,
      landing: .source(from), event: event)
    _ = document.attempt(patch)
    return .changed
  }

  /// Backspace at the start of a paragraph: its formatting goes first, then it joins the one before.
  private func deleteAtStart(_ place: RichPlace) -> RichOutcome {
    let paragraph = document.paragraph(at: place)
    if paragraph.kind == .rule { return removeRule(paragraph) }
    if paragraph.isCode, isOnlyLine(place) {
      return paragraph.text.isEmpty ? CodeBlocks(document: document).toggleCodeBlock() : .notHandled
    }
    if paragraph.headingLevel != nil { return HeadingLevels(document: document).setHeading(0) }
    if let item = paragraph.ownItem {
      if item.index > 0, ItemExit(document: document).joinEmpty(item, paragraph) {
        return .changed
      }
      return ItemExit(document: document).leave()
    }
    if paragraph.containers.last?.kind == .quote, paragraph.containers.last?.isFirst == true,
      !paragraph.isVerbatim
    {
      return QuoteLevels(document: document).unquote(paragraph)
    }
    guard let previous = document.previousParagraph(before: place) else { return .notHandled }
    return joinParagraphs(previous, place, meeting: previous)
  }

  private func isOnlyLine(_ place: RichPlace) -> Bool {
    let leaf = document.paragraph(at: place).leafStart
    let lines = document.block(place.block).paragraphs.filter { $0.isCode && $0.leafStart == leaf }
    return lines.count == 1
  }

  private func joinNext(_ place: RichPlace) -> RichOutcome {
    guard var next = document.nextParagraph(after: place) else { return .notHandled }
    if document.paragraph(at: place).kind == .rule {
      return removeRule(document.paragraph(at: place))
    }
    next.visible = 0
    // What comes to be seen in part is seen whole.
    Folds(document: document).unfold(next)
    return joinParagraphs(place, next, meeting: next)
  }

  /// - Parameter met: the one of both places that the caret goes to where text cannot be joined.
  private func joinParagraphs(
    _ left: RichPlace, _ right: RichPlace, meeting met: RichPlace
  ) -> RichOutcome {
    let first = document.paragraph(at: left)
    let last = document.paragraph(at: right)
    if first.kind == .rule { return removeRule(first) }
    if last.kind == .rule { return removeRule(last) }
    if first.isVerbatim && last.isVerbatim && first.leafStart == last.leafStart
      || first.kind == .source
    {
      let from = first.sourceOffset(first.text.count)
      let patch = RichPatch(
        edits: [Edit(from..<last.sourceOffset(0), "")], first: from, last: from,
        landing: .source(from), event: .deleteBackward)
      _ = document.attempt(patch)
      return .changed
    }
    if first.isBlankLine {
      let start = last.sourceOffset(0) - first.sourceRange.count
      return removeBlankLine(first, at: start)
    }
    if last.isBlankLine {
      let end = first.sourceOffset(first.text.count)
      if let gap = BlockExit(document: document).gapInTightList(left, right) {
        let from = first.base + first.lines.upperBound
        let patch = RichPatch(
          edits: [Edit(from..<max(from, gap), "")], first: last.lineStart, last: last.lineStart,
          wanted: [], isStructural: true, landing: .source(end), event: .deleteBackward)
        if case .accepted = document.attempt(patch) { return .changed }
      }
      return removeBlankLine(last, at: end)
    }
    guard !first.isVerbatim, !last.isVerbatim, !first.isTableRow, !last.isTableRow else {
      let isWithinTable = first.isTableRow && last.isTableRow
      guard !isWithinTable else { return .refused("Cannot join rows of a table.") }
      return document.select(Selection(caret: document.offset(of: met, affinity: .downstream)))
    }
    var draft = document.draft(of: first)
    let caret = draft.count
    var rest = document.draft(of: last)
    rest.useLineStart(document.lineEnd + first.continuation)
    draft.append(rest)
    draft.joinSpans(at: caret)
    if let gap = BlockExit(document: document).gapInTightList(left, right) {
      let outcome = ParagraphJoin(document: document).join(
        first, last, draft, caret: caret, upTo: gap, event: .other)
      if outcome == .changed { return outcome }
    }
    return ParagraphJoin(document: document).join(first, last, draft, caret: caret, event: .other)
  }

  /// Takes an empty paragraph away; the caret goes to `landing`.
  private func removeBlankLine(
    _ blank: RichParagraph, at landing: Int
  ) -> RichOutcome {
    var range = blank.sourceRange
    if range.upperBound == document.state.text.count,
      blank.lines.upperBound == blank.content.upperBound
    {
      // The last line has no end of its own: that of the line before it goes.
      range = document.lineContentEnd(before: range.lowerBound)..<range.upperBound
    }
    let patch = RichPatch(
      edits: [Edit(range, "")], first: blank.lineStart, last: blank.lineStart, wanted: [],
      isStructural: true, landing: .source(max(0, landing)), event: .deleteBackward)
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("This blank line separates two blocks. It must stay.")
  }

  private func removeRule(_ rule: RichParagraph) -> RichOutcome {
    var end = rule.base + rule.lines.upperBound
    if rule.hasGapAfter { end = document.state.text.sourceLine(at: end).upperBound }
    let start = rule.lineStart
    let text = rule.containers.isEmpty ? "" : rule.blankContinuation + document.lineEnd
    let patch = RichPatch(
      edits: [Edit(start..<end, text)], first: start, last: start, isStructural: true,
      landing: .source(start), event: .deleteBackward)
    _ = document.attempt(patch)
    return .changed
  }
}
