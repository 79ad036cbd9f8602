import CursesMarkdown
import CursesText

/// Pastes long text, in pieces and without a view of each paragraph.
struct LongPaste {
  let document: RichDocument

  /// Pastes long literal text so that it shows what it does line by line, each ended by Enter: the first
  /// and the last line as if they were typed, what is between them in a few pieces, in which each line is
  /// escaped so far that it shows itself.
  ///
  /// Enter in an empty line leaves an item or a quotation, so there is a piece for each block around the
  /// caret at most, and a line or two between them.
  func pasteLong(_ text: [UInt8]) -> RichOutcome {
    var lines = PastedText.lines(of: text)[...]
    guard let first = lines.popFirst() else { return .notHandled }
    var outcome = pasteLine(text[first], isFirst: true)
    if case .refused = outcome { return outcome }
    while !lines.isEmpty {
      outcome = ParagraphBreak(document: document).insertParagraph()
      if case .refused = outcome { return outcome }
      let taken = pastePiece(text, lines.dropLast())
      if case .refused = taken.outcome { return taken.outcome }
      lines = lines.dropFirst(taken.count)
      guard let line = lines.popFirst() else { break }
      let typed = pasteLine(text[line])
      if typed != .notHandled { outcome = typed }
      if case .refused = outcome { return outcome }
    }
    return outcome
  }

  /// What was done with the first of some lines: how many were pasted, each with Enter behind it.
  typealias PastedPiece = (count: Int, outcome: RichOutcome)

  /// Pastes as many lines as can be pasted in one piece where the caret is now.
  private func pastePiece(
    _ text: [UInt8], _ lines: ArraySlice<Range<Int>>
  ) -> PastedPiece {
    guard lines.count > 1 else { return (0, .changed) }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let hasText = !paragraph.text.isEmpty
    switch paragraph.kind {
    case .heading where hasText && place.visible == 0 && paragraph.ownItem == nil:
      let blank = lines.prefix { text[$0].trimmingBlanks.isEmpty }
      return (blank.count, putBlankLines(blank.count, before: paragraph))
    case .rule, .heading, .tableRow: return (0, .changed)
    case .paragraph, .code, .raw, .source: break
    }
    if hasText, place.visible > 0, !paragraph.isVerbatim { return (0, .changed) }
    // An empty line leaves what the caret is in.
    let mayLeave = !hasText && !paragraph.containers.isEmpty && !paragraph.isVerbatim
    let run = mayLeave ? lines.prefix { !text[$0].trimmingBlanks.isEmpty } : lines
    guard run.count > 1 else { return (0, .changed) }
    if let item = paragraph.ownItem, !paragraph.isVerbatim {
      return pasteItems(text, run, into: item, of: paragraph)
    }
    return (run.count, pasteParagraphs(text, run, into: paragraph))
  }

  // MARK: Paragraphs

  /// Pastes whole lines before the caret's paragraph, or in its place if it is empty.
  private func pasteParagraphs(
    _ text: [UInt8], _ lines: ArraySlice<Range<Int>>, into paragraph: RichParagraph
  ) -> RichOutcome {
    var lines = lines
    let isEmpty = paragraph.text.isEmpty
    let blank = isEmpty ? [] : lines.prefix { text[$0].trimmingBlanks.isEmpty }
    if !isEmpty, !blank.isEmpty, blank.count < lines.count, !paragraph.containers.isEmpty {
      // They go before the line, and not into it behind what makes it stay in its item.
      _ = putBlankLines(blank.count, before: paragraph)
      let rest = lines.dropFirst(blank.count)
      return pasteParagraphs(text, rest, into: document.paragraph(at: document.head))
    }
    // An empty paragraph takes the last line, and others are started behind it.
    var breaks = 0
    if isEmpty {
      let end = lines.lastIndex { !text[$0].trimmingBlanks.isEmpty }.map { $0 + 1 }
      breaks = lines.endIndex - (end ?? lines.startIndex)
      lines = lines.dropLast(breaks)
    }
    guard !lines.isEmpty else { return startEmptyLines(breaks) }
    var context = LiteralContext(paragraph)
    if !isEmpty { context.style = LiteralStyle(before: document.draft(of: paragraph)) }
    var source: [UInt8] = []
    // Room for a backslash before each byte: what is not used is never touched.
    source.reserveCapacity(text.count * 2 + lines.count + 64)
    for range in lines {
      let line = text[range].trimmingBlanks
      if !line.isEmpty {
        LiteralText(document: document).appendLiteral(line, to: &source, in: context)
        source.append(Byte.lineFeed)
      }
      source.append(Byte.lineFeed)
    }
    if isEmpty { source.removeLast(2) }
    let outcome = Paste(document: document).pasteSource(source)
    guard isEmpty, outcome == .changed else { return outcome }
    let ended = ParagraphBreak(document: document).insertParagraph()
    return ended == .changed ? startEmptyLines(breaks) : ended
  }

  /// Enter in an empty line that no block is around, so many times.
  private func startEmptyLines(_ count: Int) -> RichOutcome {
    guard count > 0 else { return .changed }
    let paragraph = document.paragraph(at: document.head)
    let at = paragraph.contentRange.upperBound
    let new = repeated(document.lineEnd, count)
    return putPiece(
      Edit(at..<at, bytes: new), beside: paragraph, caret: at + new.count)
  }

  /// Puts empty paragraphs before one with text, behind the first of them, which is there.
  private func putBlankLines(
    _ count: Int, before paragraph: RichParagraph
  ) -> RichOutcome {
    guard count > 0 else { return .changed }
    let new = repeated(paragraph.blankContinuation + document.lineEnd, count)
    let caret = document.state.selection.main.head + new.count
    let edit = Edit(paragraph.lineStart..<paragraph.lineStart, bytes: new)
    return putPiece(edit, beside: paragraph, caret: caret)
  }

  /// A line again and again, as bytes: a string would look at each of its ends.
  private func repeated(_ line: String, _ count: Int) -> [UInt8] {
    let line = Array(line.utf8)
    if line.count == 1 { return Array(repeating: line[0], count: count) }
    return Array(repeatElement(line, count: count).joined())
  }

  /// Puts a piece into the source whatever it shows there.
  private func putPiece(
    _ edit: Edit, beside paragraph: RichParagraph, caret: Int
  ) -> RichOutcome {
    let patch = RichPatch(
      edits: [edit], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(caret), event: .paste)
    _ = document.attempt(patch)
    return .changed
  }

  // MARK: The first and the last line

  private func pasteLine(
    _ line: ArraySlice<UInt8>, isFirst: Bool = false
  ) -> RichOutcome {
    let trimmed = line.trimmingBlanks
    guard !trimmed.isEmpty else { return .notHandled }
    let isWithin = isFirst && (!document.target.isCaret || document.head.visible > 0)
    let shown = isWithin ? line[..<trimmed.endIndex] : trimmed
    let paragraph = document.paragraph(at: document.target.from)
    guard shown.count >= document.table.blocks.limits.text, document.target.isCaret,
      !paragraph.isVerbatim
    else {
      return Replacement(document: document).replaceSelection(with: Array(shown), event: .paste)
    }
    // With it the paragraph is too long to be shown rich: the line goes into its source.
    let at = paragraph.sourceOffset(document.target.from.visible)
    var new = paragraph.text.isEmpty ? Array(paragraph.lead.utf8) : []
    if paragraph.isTableRow {
      LiteralText(document: document).appendCell(shown, to: &new)
    } else {
      new += shown
    }
    return putPiece(
      Edit(at..<at, bytes: new), beside: paragraph, caret: at + new.count)
  }
}
