import CursesMarkdown
import CursesText

/// Replaces what is selected, or a range of one paragraph, with other text.
package struct Replacement {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Puts plain text without line ends in the place of what is selected.
  package func replaceSelection(with bytes: [UInt8], event: UserEvent) -> RichOutcome {
    let target = document.target
    if target.isCaret && bytes.isEmpty { return .notHandled }
    if case .rule = target.first.kind, target.isCaret {
      let outcome = ParagraphBreak(document: document).insertParagraph()
      guard outcome == .changed else { return outcome }
      return replaceSelection(with: bytes, event: event)
    }
    if let outcome = CellReplacement(document: document).replaceCells(
      target, with: bytes, event: event)
    {
      return outcome
    }
    guard let range = target.range else {
      return ParagraphJoin(document: document).replaceAcross(target, with: bytes, event: event)
    }
    if target.first.isVerbatim {
      return replaceVerbatim(target.first, range, with: bytes, event: event)
    }
    return replaceInline(target.first, range, with: bytes, event: event)
  }

  /// Replaces visible text within one paragraph that has inlines.
  package func replaceInline(
    _ paragraph: RichParagraph, _ range: Range<Int>, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    guard !bytes.isEmpty else {
      return InlineDeletion(document: document).delete(range, of: paragraph, event: event)
    }
    if let reason = paragraph.reasonAgainst(replacing: range, with: bytes) {
      return .refused(reason)
    }
    let waiting = range.isEmpty ? document.lostBlanksHere : nil
    let owed = waiting?.owed(to: bytes) ?? []
    if range.isEmpty, owed.isEmpty, document.typing.pendingAttributes == nil,
      TypedSource(document: document).rawTypingHere == nil,
      PlainTyping(document: document).typePlain(
        bytes, in: paragraph, at: range.lowerBound, event: event)
    {
      return .changed
    }
    var draft = document.draft(of: paragraph)
    let wanted = document.typing.pendingAttributes
    let link = LinkWriting(document: document)
    let reach = link.reach(ofTyping: bytes, over: range, in: draft, event: event)
    let address = DraftAddress(replacing: range, in: draft, isWritten: reach == .address)
    var chain =
      waiting?.isPlain == true
      ? [] : address?.chain ?? draft.chain(toReplace: range, isInLink: reach != nil)
    if let wanted {
      chain = draft.chain(for: wanted, from: chain, style: document.markerStyle)
    }
    draft.remove(range)
    DraftBlanks.put(owed, into: &draft, at: range.lowerBound)
    draft.insert(bytes, at: range.lowerBound, chain: chain)
    LineEnd.fillLine(of: &draft, at: range, with: bytes)
    let isEscaped =
      range.lowerBound > 0 && paragraph.text[range.lowerBound - 1] == Byte.backslash
    let isPipe = paragraph.isTableRow && bytes == [Byte.pipe] && !isEscaped
    if isPipe { draft = draft.escaping([range.lowerBound]) }
    let attributes = draft.attributes(of: chain).intersection(.toggles)
    draft.tidy()
    DraftAddress.freeBroken(
      in: &draft, near: range.lowerBound..<range.lowerBound + bytes.count)
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: min(draft.count, range.lowerBound + bytes.count),
      event: event)
    if UnderlinedHeading.settleEmptied(rewrite, in: document) { return .changed }
    let outcome =
      settleWithSpace(rewrite, before: range.lowerBound)
      ?? TypedSource(document: document).settleTyped(
        rewrite, isPipe ? [Byte.backslash, Byte.pipe] : bytes)
    guard outcome == .changed else {
      guard event == .typing, wanted != nil || !attributes.isEmpty else { return outcome }
      return FewerStyles(document: document).typeWithFewerStyles(
        bytes, than: attributes, in: paragraph, range)
        ?? outcome
    }
    keepAttributes(attributes)
    link.keep(reach)
    if owed.isEmpty, bytes.last?.isWhitespace == false {
      document.typing.lostBlanks = waiting?.waiting(at: document.loneCaret)
    }
    if paragraph.isTableRow, bytes.last == Byte.space {
      CellSpaces(document: document).noteCellSpaces()
    }
    return outcome
  }

  /// A space that was written as an entity at the edge of a cell is one with the next character.
  private func settleWithSpace(
    _ rewrite: InlineRewrite, before visible: Int
  ) -> RichOutcome? {
    guard rewrite.event == .typing, rewrite.paragraph.isTableRow,
      // The backslash before it needs no other one then.
      visible < 2 || rewrite.paragraph.text[visible - 2] != Byte.backslash
    else { return nil }
    var freed = rewrite
    guard freed.draft.freeSpace(before: visible), Acceptance(document: document).settleAsIs(freed)
    else { return nil }
    return .changed
  }

  /// What was typed with `attributes` ends with spaces that Markdown keeps out of markers: the next
  /// character shall have them all the same.
  private func keepAttributes(_ attributes: RichAttributes) {
    let place = document.head
    let draft = document.draft(of: document.paragraph(at: place))
    let now = draft.attributes(of: draft.typingChain(at: place.visible)).intersection(.toggles)
    document.typing.pendingAttributes = now == attributes ? nil : attributes
  }

  /// Replaces text that is its own source.
  func replaceVerbatim(
    _ paragraph: RichParagraph, _ range: Range<Int>, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    var new = bytes
    if paragraph.text.isEmpty {
      let trail = paragraph.trail.isEmpty ? "" : document.lineEnd
      new =
        Array(paragraph.lead.replacingLineEnds(document.lineEnd).utf8) + bytes + Array(trail.utf8)
    }
    let from = paragraph.sourceOffset(range.lowerBound, affinity: .downstream)
    let upTo = range.isEmpty ? from : paragraph.sourceOffset(range.upperBound)
    var patch = RichPatch(
      edits: [Edit(from..<max(from, upTo), bytes: new)], first: paragraph.lineStart,
      last: paragraph.lineStart,
      landing: .source(from + new.count - paragraph.trailCount(document.lineEnd)),
      event: event)
    if case .code = paragraph.kind {
      var shape = RichShape(paragraph, isStrict: true)
      shape.text.replaceSubrange(range, with: bytes)
      shape.runs = InlineDraft.plainRuns(shape.text)
      patch.wanted = [shape]
      patch.landing = .caret(paragraph: 0, visible: range.lowerBound + bytes.count)
    }
    if case .accepted = document.attempt(patch) { return .changed }
    return .refused("This text would end the code block.")
  }
}

extension RichParagraph {
  fileprivate func trailCount(_ lineEnd: String) -> Int {
    text.isEmpty && !trail.isEmpty ? lineEnd.utf8.count : 0
  }

  /// Why the visible text of `range` cannot be replaced.
  func reasonAgainst(replacing range: Range<Int>, with bytes: [UInt8]) -> String? {
    if kind == .rule { return "A rule cannot contain text." }
    for piece in pieces where piece.attributes.contains(.separator) {
      if range.overlaps(piece.visible) { return "Cannot join cells of a table." }
    }
    let isAtStart = range.lowerBound == 0 && !isTableRow
    let isBlank = !bytes.isEmpty && bytes.allSatisfy { $0.isBlank }
    return isAtStart && isBlank ? "Markdown keeps no spaces at the start of a paragraph." : nil
  }
}

extension String {
  package func replacingLineEnds(_ lineEnd: String) -> String {
    lineEnd == "\n"
      ? self
      : split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd)
  }
}
