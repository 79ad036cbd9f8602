import TextModel

extension RichDocument {
  /// Shift+Enter: a line break that does not end the paragraph.
  func insertLineBreak(tick: Int) -> RichOutcome {
    if !target.isCaret {
      let outcome = replaceSelection(with: [], event: .other, tick: tick)
      guard outcome == .changed else { return outcome }
    }
    let place = head
    let paragraph = paragraph(at: place)
    guard paragraph.kind == .paragraph, !paragraph.text.isEmpty, place.visible > 0 else {
      return paragraph.isVerbatim
        ? insertParagraph(tick: tick) : .refused("A line break needs text before it.")
    }
    if place.visible == paragraph.text.count {
      // Markdown has none without text after it: it comes with the next character.
      pendingBreak = PendingBreak(version: version, caret: state.selection.main.head)
      return .refused("The new line begins with what you type next.")
    }
    return breakLine(paragraph, at: place.visible, with: [], tick: tick)
  }

  /// Breaks the line, with text that the new one begins with.
  private func breakLine(
    _ paragraph: RichParagraph, at visible: Int, with text: [UInt8], tick: Int
  ) -> RichOutcome {
    var draft = draft(of: paragraph)
    let chain = draft.typingChain(at: visible)
    var tail = draft.extracting(visible..<paragraph.text.count)
    tail.dropLeadingSpaces()
    draft = draft.extracting(0..<visible)
    draft.dropTrailingSpaces(keepingBreaks: true)
    let caret = draft.count + 1 + text.count
    draft.atoms.append(
      DraftAtom(
        source: Array(("\\" + lineEnd + paragraph.continuation).utf8), visible: [Byte.lineFeed],
        isLiteral: false, chain: chain))
    draft.insert(text, at: draft.count, chain: chain)
    draft.atoms += tail.atoms
    draft.tidy()
    return settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: .other), tick: tick)
  }

  /// Types the first text after a line break that waits for it; nil where none does.
  func typeAfterBreak(_ text: String, tick: Int) -> RichOutcome? {
    guard let pending = pendingBreak else { return nil }
    pendingBreak = nil
    let target = target
    guard pending.version == version, pending.caret == state.selection.main.head, target.isCaret,
      text.utf8.first.map({ !$0.isWhitespace }) == true
    else { return nil }
    if pending.isItem {
      let end = target.first.text.count
      return split(target.first, at: end, typing: Array(text.utf8), tick: tick)
    }
    if target.first.kind == .raw {
      let start = lineEnd + target.first.continuation
      return replaceSelection(with: Array((start + text).utf8), event: .other, tick: tick)
    }
    if target.first.isIndentedCode { return typeCodeLine(text, below: target.first, tick: tick) }
    guard target.first.kind == .paragraph else { return nil }
    let outcome = breakLine(
      target.first, at: target.from.visible, with: Array(text.utf8), tick: tick)
    return outcome == .changed ? outcome : nil
  }

  /// Types the first text of a line below the last one of indented code, as deep as that one is.
  private func typeCodeLine(_ text: String, below line: RichParagraph, tick: Int) -> RichOutcome? {
    let indent = Array(line.text.prefix { $0.isBlank })
    let start = Array((lineEnd + line.continuation + "    ").utf8) + indent
    var shape = RichShape(line, isStrict: false)
    shape.text = indent + Array(text.utf8)
    shape.runs = InlineDraft.plainRuns(shape.text)
    let at = line.contentRange.upperBound
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: start + Array(text.utf8))], first: line.lineStart,
      last: line.lineStart, wanted: [RichShape(line, isStrict: false), shape], isStructural: true,
      landing: .caret(paragraph: 1, visible: shape.text.count), event: .typing)
    if case .accepted = attempt(patch, tick: tick) { return .changed }
    return nil
  }

  /// Enter in code: a new line with the same indentation; on an empty last line, out of the block.
  func insertCodeLine(_ place: RichPlace, _ paragraph: RichParagraph, tick: Int) -> RichOutcome {
    let lines = block(place.block).paragraphs
    let isLast = isLastOfCode(place)
    let isFirst =
      place.paragraph == 0 || lines[place.paragraph - 1].leafStart != paragraph.leafStart
    let isBlank = paragraph.text.allSatisfy(\.isBlank)
    if isLast, !isFirst, isBlank, let end = lineToLeave(behind: place, in: lines) {
      return leaveCode(paragraph, after: end, tick: tick)
    }
    if isLast, isFirst, nameLanguage(paragraph, at: place.visible, tick: tick) { return .changed }
    let indent = paragraph.text.prefix(place.visible).prefix { $0.isBlank }
    let isIndented = paragraph.isIndentedCode
    if isLast, isIndented, place.visible == paragraph.text.count {
      // A blank line at the end is no part of indented code: the line comes with the next character.
      let caret = state.selection.main.head
      if let pendingBreak, pendingBreak.version == version, pendingBreak.caret == caret {
        self.pendingBreak = nil
        return insertEmptyParagraph(after: paragraph, tick: tick)
      }
      pendingBreak = PendingBreak(version: version, caret: caret)
      return .refused("The new line begins with what you type next; Enter leaves the code.")
    }
    let start = paragraph.continuation + (isIndented ? "    " : "")
    let text = Array((lineEnd + start).utf8) + indent
    var at = paragraph.sourceOffset(place.visible, affinity: .downstream)
    var inserted = text
    if paragraph.text.isEmpty, !paragraph.trail.isEmpty {
      inserted = Array((paragraph.lead + lineEnd + start + lineEnd).utf8)
      at = paragraph.sourceOffset(0)
    }
    if isBlank, !isIndented, !paragraph.text.isEmpty, place.visible == paragraph.text.count {
      // A line that is left empty keeps no indentation.
      let content = paragraph.contentRange
      _ = attempt(
        RichPatch(
          edits: [Edit(content, bytes: text)], first: paragraph.lineStart,
          last: paragraph.lineStart, landing: .source(content.lowerBound + text.count),
          event: .other), tick: tick)
      return .changed
    }
    let caret = at + inserted.count - (paragraph.trail.isEmpty ? 0 : lineEnd.utf8.count)
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: inserted)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .other)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// The line of code behind which it is left from a last one without text: an empty one, or two with
  /// nothing but indentation.
  private func lineToLeave(behind place: RichPlace, in lines: [RichParagraph]) -> RichParagraph? {
    let last = lines[place.paragraph]
    let before = lines[place.paragraph - 1]
    if last.text.isEmpty { return before }
    guard place.paragraph > 1, before.text.allSatisfy(\.isBlank) else { return nil }
    let end = lines[place.paragraph - 2]
    return end.leafStart == last.leafStart ? end : nil
  }

  /// Whether the line of code at a place is the last of its block, which may go on in the next part.
  private func isLastOfCode(_ place: RichPlace) -> Bool {
    let lines = block(place.block).paragraphs
    guard place.paragraph + 1 == lines.count else {
      return lines[place.paragraph + 1].leafStart != lines[place.paragraph].leafStart
    }
    return !table.goesOnInCode(behindPart: place.block)
  }

  private func leaveCode(
    _ paragraph: RichParagraph, after previous: RichParagraph, tick: Int
  ) -> RichOutcome {
    let blockEnd = lineContentEnd(before: paragraph.base + paragraph.lines.upperBound)
    let from = previous.contentRange.upperBound
    let upTo = paragraph.contentRange.upperBound
    var edits = [Edit(from..<upTo, "")]
    var text = ""
    if let fence = paragraph.fence, paragraph.closer == nil {
      let marks = [UInt8](repeating: fence.marker, count: fence.length)
      text = lineEnd + paragraph.continuation + String(decoding: marks, as: UTF8.self)
    }
    text += lineEnd + paragraph.blankContinuation
    if !paragraph.hasGapAfter { text += lineEnd + paragraph.continuation }
    edits.append(Edit(at: max(blockEnd, upTo), insert: text))
    let extra = paragraph.hasGapAfter ? lineEnd.utf8.count : 0
    let caret = max(blockEnd, upTo) - (upTo - from) + text.utf8.count + extra
    let patch = RichPatch(
      edits: edits, first: previous.lineStart, last: paragraph.lineStart, landing: .source(caret),
      event: .other)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// Enter where the source is shown: a line end, and what the blocks around need.
  func insertSourceLine(
    _ place: RichPlace, _ paragraph: RichParagraph, tick: Int
  ) -> RichOutcome {
    if paragraph.kind == .raw, isLastLine(place), place.visible == paragraph.text.count {
      return insertEmptyParagraph(after: paragraph, tick: tick)
    }
    if paragraph.kind == .raw, place.visible == paragraph.text.count, !isFrontMatter(paragraph) {
      // A blank line would end it: the line comes with the next character.
      pendingBreak = PendingBreak(version: version, caret: state.selection.main.head)
      return .refused("The new line begins with what you type next.")
    }
    let at = paragraph.sourceOffset(place.visible, affinity: .downstream)
    let text = lineEnd + paragraph.continuation
    let patch = RichPatch(
      edits: [Edit(at: at, insert: text)], first: at, last: at,
      landing: .source(at + text.utf8.count), event: .other)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// Whether the next paragraph is part of another block.
  private func isLastLine(_ place: RichPlace) -> Bool {
    let lines = block(place.block).paragraphs
    if place.paragraph + 1 < lines.count {
      return lines[place.paragraph + 1].leafStart != lines[place.paragraph].leafStart
    }
    return nextParagraph(after: place).map { block($0.block).continues == nil } ?? true
  }

  private func isFrontMatter(_ paragraph: RichParagraph) -> Bool {
    let start = paragraph.base + paragraph.leafStart
    guard start <= 3, state.text.count >= start + 3 else { return false }
    let fence = state.text.bytes(in: start..<(start + 3))
    return fence.elementsEqual("---".utf8) || fence.elementsEqual("+++".utf8)
  }

  /// Enter in a table: an empty row below; in an empty last row, out of the table; before a table that a
  /// text starts with, a paragraph above.
  func enterTable(_ row: RichParagraph, at place: RichPlace, tick: Int) -> RichOutcome {
    if row.kind == .tableRow(isHeader: true), place.visible == 0,
      previousParagraph(before: place) == nil
    {
      return insertEmptyParagraph(before: row, landsOnIt: true, tick: tick)
    }
    if adoptDashes(row, tick: tick) { return .changed }
    let isEmpty = row.pieces.allSatisfy { $0.attributes.contains(.separator) }
    let next = nextParagraph(after: place).map { paragraph(at: $0) }
    guard isEmpty, row.kind == .tableRow(isHeader: false), next?.isTableRow != true else {
      return insertTableRow(row, tick: tick)
    }
    let outcome = changeTable(.deleteRow, tick: tick)
    guard outcome == .changed else { return outcome }
    return insertEmptyParagraph(after: paragraph(at: head), tick: tick)
  }

  /// An empty row below.
  func insertTableRow(_ row: RichParagraph, tick: Int) -> RichOutcome {
    let end = lineContentEnd(before: row.base + row.lines.upperBound)
    let cells = String(repeating: "  |", count: max(1, row.cells.count))
    let text = lineEnd + row.continuation + "|" + cells
    let patch = RichPatch(
      edits: [Edit(at: end, insert: text)], first: row.lineStart, last: row.lineStart,
      landing: .source(end + lineEnd.utf8.count + row.continuation.utf8.count + 2), event: .other)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// A thematic break after the paragraph, or in its place if it is empty.
  func insertRule(tick: Int) -> RichOutcome {
    let paragraph = paragraph(at: head)
    guard !paragraph.isVerbatim, !paragraph.isTableRow else {
      return .refused("A rule stands between paragraphs.")
    }
    if paragraph.text.isEmpty, paragraph.kind == .paragraph, paragraph.ownItem == nil {
      let at = paragraph.contentRange
      let follows =
        paragraph.hasGapAfter || !paragraph.isBlankLine ? "" : lineEnd + paragraph.blankContinuation
      let text = "---" + lineEnd + paragraph.blankContinuation + follows
      let patch = RichPatch(
        edits: [Edit(at, text)], first: paragraph.lineStart, last: paragraph.lineStart,
        landing: .source(at.lowerBound + text.utf8.count))
      _ = attempt(patch, tick: tick)
      return .changed
    }
    let end = lineContentEnd(before: paragraph.base + paragraph.lines.upperBound)
    let at = max(end, paragraph.contentRange.upperBound)
    let blank = lineEnd + paragraph.blankContinuation
    let text = blank + lineEnd + paragraph.continuation + "---" + blank
    let patch = RichPatch(
      edits: [Edit(at: at, insert: text)], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at + text.utf8.count))
    _ = attempt(patch, tick: tick)
    return .changed
  }
}
