import CursesMarkdown
import CursesText

/// Pastes text.
struct Paste {
  let document: RichDocument

  func paste(_ text: [UInt8], isMarkdown: Bool) -> RichOutcome {
    let clean = PastedText.sanitised(text)
    guard !clean.isEmpty else { return .notHandled }
    document.history.endGroup()
    if let outcome = pasteAddress(clean)
      ?? PastedRows(document: document).paste(clean)
    {
      return outcome
    }
    return isMarkdown ? MarkdownPaste(document: document).pasteMarkdown(clean) : pasteLiteral(clean)
  }

  /// Literal text: a blank line starts a paragraph, another line end a line.
  func pasteLiteral(_ text: [UInt8]) -> RichOutcome {
    let paragraph = document.paragraph(at: document.target.from)
    if paragraph.isVerbatim { return pasteVerbatim(text, paragraph) }
    if let outcome = CellPaste(document: document).pasteCells(text) { return outcome }
    if paragraph.isTableRow, text.contains(Byte.lineFeed) {
      return CellPaste(document: document).pasteCellLines(text)
    }
    if isLong(text) { return LongPaste(document: document).pasteLong(text) }
    guard text.contains(Byte.lineFeed) else {
      return Replacement(document: document).replaceSelection(with: text, event: .paste)
    }
    var outcome = RichOutcome.notHandled
    for (index, line) in PastedText.lines(of: text).enumerated() {
      if index > 0 { outcome = ParagraphBreak(document: document).insertParagraph() }
      if case .refused = outcome { return outcome }
      let trimmed = text[line].drop { $0.isBlank }
      guard !trimmed.isEmpty else { continue }
      // Blanks at the start of a line are not shown, within one they are.
      let isWithin = index == 0 && (!document.target.isCaret || document.head.visible > 0)
      outcome = Replacement(document: document).replaceSelection(
        with: Array(isWithin ? text[line] : trimmed), event: .paste)
      if case .refused = outcome { return outcome }
    }
    return outcome
  }

  /// Whether a text is pasted in one piece: a line that is pasted by itself is looked at with all of
  /// the list, the quotation or the table around it.
  private func isLong(_ text: [UInt8]) -> Bool {
    text.count >= document.longPaste
      || text.count { $0 == Byte.lineFeed } >= max(2, document.longPaste / 64)
  }

  /// What makes the fence around code so long at both ends that no line of a text ends the code.
  private func fenceMarks(around text: [UInt8], in paragraph: RichParagraph) -> [Edit] {
    guard let fence = paragraph.fence, let opener = paragraph.opener, let closer = paragraph.closer
    else { return [] }
    let longest =
      PastedText.lines(of: text).map { line in
        text[line].drop { $0.isBlank }.prefix { $0 == fence.marker }.count
      }.max() ?? 0
    guard longest >= fence.length else { return [] }
    let marks = [UInt8](repeating: fence.marker, count: longest + 1 - fence.length)
    return [opener, closer].map { end in
      let at = paragraph.base + end.lowerBound + fence.length
      return Edit(at..<at, bytes: marks)
    }
  }

  /// A web address that is pasted on words makes a link of them; nil for anything else.
  private func pasteAddress(_ text: [UInt8]) -> RichOutcome? {
    let target = document.target
    guard !target.isCaret, target.isInOneParagraph, !target.first.isVerbatim,
      text.count < 2_000, !text.contains(where: { $0.isWhitespace })
    else { return nil }
    let address = String(decoding: text, as: UTF8.self)
    let words = Copies(document: document).selectedText.lowercased()
    let schemes = ["http://", "https://"]
    let isAddress = schemes.contains {
      address.lowercased().hasPrefix($0) && address.count > $0.count
    }
    guard isAddress,
      !schemes.contains(where: words.hasPrefix), !words.allSatisfy(\.isWhitespace),
      !TextStyles(document: document).selectionIsAll(.code),
      case .changed = Links(document: document).setLink(address)
    else { return nil }
    return .changed
  }

  func pasteVerbatim(
    _ text: [UInt8], _ paragraph: RichParagraph
  ) -> RichOutcome {
    let target = document.target
    guard target.isInOneParagraph else {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      return outcome == .changed ? pasteLiteral(text) : outcome
    }
    let indent = paragraph.isIndentedCode ? "    " : ""
    let start = document.lineEnd + paragraph.continuation + indent
    var new = text
    if start != "\n" {
      new = Array(PastedText.lines(of: text).map { text[$0] }.joined(separator: Array(start.utf8)))
    }
    if let pending = document.pendingBreakHere, paragraph.kind == .raw {
      let above = String(
        repeating: document.lineEnd + paragraph.blankContinuation, count: pending.blankLines)
      new = Array((above + start).utf8) + new
    }
    if paragraph.text.isEmpty {
      let trail = paragraph.trail.isEmpty ? "" : document.lineEnd
      new = Array(paragraph.lead.replacingLineEnds(document.lineEnd).utf8) + new + Array(trail.utf8)
    }
    let from = paragraph.sourceOffset(target.from.visible, affinity: .downstream)
    let upTo = target.isCaret ? from : paragraph.sourceOffset(target.upTo.visible)
    let extra = paragraph.text.isEmpty && !paragraph.trail.isEmpty ? document.lineEnd.utf8.count : 0
    let longer = fenceMarks(around: text, in: paragraph)
    let edits = longer.prefix(1) + [Edit(from..<max(from, upTo), bytes: new)] + longer.dropFirst()
    let shift = longer.first?.text.count ?? 0
    let patch = RichPatch(
      edits: Array(edits), first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(from + shift + new.count - extra), event: .paste)
    _ = document.attempt(patch)
    return .changed
  }

  /// Source goes into the source as it is, whatever it shows there; only the lines after the first are put
  /// into the quotes and items around the caret.
  func pasteSource(_ text: [UInt8]) -> RichOutcome {
    if !document.target.isCaret {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      guard outcome == .changed else { return outcome }
    }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    if paragraph.isVerbatim { return pasteVerbatim(text, paragraph) }
    let isEmpty = paragraph.text.isEmpty
    let content = paragraph.contentRange
    let at =
      isEmpty
      ? content.upperBound
      : place.visible == 0 ? content.lowerBound : paragraph.sourceOffset(place.visible)
    let after = Array(Acceptance(document: document).lineAfter(paragraph).utf8)
    var new = continued(text, in: paragraph, isBeforeText: !isEmpty)
    // Megabytes are not moved for nothing.
    if isEmpty, !paragraph.lead.isEmpty { new.insert(contentsOf: paragraph.lead.utf8, at: 0) }
    if !after.isEmpty { new += after }
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: new)], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at + new.count - after.count), event: .paste)
    _ = document.attempt(patch)
    return .changed
  }

  /// Lines with what makes them stay in the blocks around a paragraph.
  ///
  /// - Parameter isBeforeText: whether text follows them in their last line.
  func continued(
    _ text: [UInt8], in paragraph: RichParagraph, isBeforeText: Bool = false
  ) -> [UInt8] {
    let start = Array((document.lineEnd + paragraph.continuation).utf8)
    let blank = Array((document.lineEnd + paragraph.blankContinuation).utf8)
    if start == [Byte.lineFeed], blank == start { return text }
    var new: [UInt8] = []
    new.reserveCapacity(text.count)
    for line in PastedText.lines(of: text) {
      let isBlank = line.isEmpty && !(isBeforeText && line.upperBound == text.count)
      if line.lowerBound > 0 { new += isBlank ? blank : start }
      new += text[line]
    }
    return new
  }
}
