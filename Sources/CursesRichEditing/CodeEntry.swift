import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// Enter in code, and the way out of it.
/// Enter in a block of code, and the way out of it.
package struct CodeEntry {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Enter in code: a new line, with smart typing as deep as the one before; on an empty last line, out of the block.
  func insertCodeLine(_ place: RichPlace, _ paragraph: RichParagraph) -> RichOutcome {
    let lines = document.block(place.block).paragraphs
    let isLast = isLastOfCode(place)
    let isFirst =
      place.paragraph == 0 || lines[place.paragraph - 1].leafStart != paragraph.leafStart
    let isBlank = paragraph.text.allSatisfy(\.isBlank)
    if isLast, !isFirst, isBlank, let end = lineToLeave(behind: place, in: lines) {
      return leaveCode(paragraph, after: end)
    }
    if isLast, isFirst, LineEnd(document: document).nameFence() { return .changed }
    let indent =
      document.smartTyping.contains(.indentation)
      ? paragraph.text.prefix(place.visible).prefix { $0.isBlank } : []
    let isIndented = paragraph.isIndentedCode
    if isLast, isIndented, place.visible == paragraph.text.count {
      // A blank line at the end is no part of indented code: the line comes with the next character.
      if document.pendingBreakHere != nil {
        document.typing.pendingBreak = nil
        return EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
      }
      document.typing.pendingBreak = PendingBreak(
        version: document.version, caret: document.state.selection.main.head)
      return .moved
    }
    let start = paragraph.continuation + (isIndented ? "    " : "")
    let text = Array((document.lineEnd + start).utf8) + indent
    var at = paragraph.sourceOffset(place.visible, affinity: .downstream)
    var inserted = text
    if paragraph.text.isEmpty, !paragraph.trail.isEmpty {
      inserted = Array((paragraph.lead + document.lineEnd + start + document.lineEnd).utf8)
      at = paragraph.sourceOffset(0)
    }
    if isBlank, !isIndented, place.visible == paragraph.text.count,
      case let left = LineEnd(document: document).blanks(of: paragraph), !left.range.isEmpty
    {
      let text = left.kept + text
      _ = document.attempt(
        RichPatch(
          edits: [Edit(left.range, bytes: text)], first: left.range.lowerBound,
          last: paragraph.lineStart, landing: .source(left.range.lowerBound + text.count),
          event: .other))
      LineEnd(document: document).noteIndentation(of: indent.count)
      return .changed
    }
    let caret = at + inserted.count - (paragraph.trail.isEmpty ? 0 : document.lineEnd.utf8.count)
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: inserted)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .other)
    _ = document.attempt(patch)
    LineEnd(document: document).noteIndentation(of: indent.count)
    return .changed
  }

  /// The line of code behind which it is left from a last one without text. One blank line belongs to code,
  /// and two do between functions: three leave it.
  private func lineToLeave(behind place: RichPlace, in lines: [RichParagraph]) -> RichParagraph? {
    let leaf = lines[place.paragraph].leafStart
    let blank = lines[...place.paragraph].reversed().prefix {
      $0.leafStart == leaf && $0.text.allSatisfy(\.isBlank)
    }
    let end = place.paragraph - blank.count
    guard blank.count > 2, end >= 0, lines[end].leafStart == leaf else { return nil }
    return lines[end]
  }

  /// Whether the line of code at a place is the last of its block, which may go on in the next part.
  package func isLastOfCode(_ place: RichPlace) -> Bool {
    let lines = document.block(place.block).paragraphs
    guard place.paragraph + 1 == lines.count else {
      return lines[place.paragraph + 1].leafStart != lines[place.paragraph].leafStart
    }
    return !document.table.goesOnInCode(behindPart: place.block)
  }

  package func leaveCode(
    _ paragraph: RichParagraph, after previous: RichParagraph
  ) -> RichOutcome {
    leaveCode(
      paragraph, from: previous.contentRange.upperBound, first: previous.lineStart)
  }

  /// Goes on below the block of code of which `paragraph` is the last line, and takes what is in it behind
  /// `from` away.
  package func leaveCode(
    _ paragraph: RichParagraph, from: Int, first: Int
  ) -> RichOutcome {
    let blockEnd = document.lineContentEnd(before: paragraph.base + paragraph.lines.upperBound)
    let upTo = paragraph.contentRange.upperBound
    var edits = [Edit(from..<upTo, "")]
    var text = ""
    if let fence = paragraph.fence, paragraph.closer == nil {
      let marks = [UInt8](repeating: fence.marker, count: fence.length)
      text = document.lineEnd + paragraph.continuation + String(decoding: marks, as: UTF8.self)
    }
    text += document.lineEnd + paragraph.blankContinuation
    let hasLine = paragraph.hasLineAfter
    if !hasLine { text += document.lineEnd + paragraph.continuation }
    edits.append(Edit(at: max(blockEnd, upTo), insert: text))
    let extra = hasLine ? document.lineEnd.utf8.count : 0
    let caret = max(blockEnd, upTo) - (upTo - from) + text.utf8.count + extra
    let patch = RichPatch(
      edits: edits, first: first, last: paragraph.lineStart, landing: .source(caret),
      event: .other)
    _ = document.attempt(patch)
    return .changed
  }
}

extension LineEnd {
  /// The blanks of a line of code without text, which keeps none when it is left; and what is kept of them, such as the
  /// sign of a quotation.
  fileprivate func blanks(of paragraph: RichParagraph) -> (range: Range<Int>, kept: [UInt8]) {
    let (content, text) = (paragraph.contentRange, document.state.text)
    let start = text.sourceLine(at: content.lowerBound).lowerBound
    let lead = Array(paragraph.continuation.utf8)
    guard !lead.isEmpty, text.bytes(in: start..<content.lowerBound) == lead else {
      return (content, [])
    }
    return (start..<content.upperBound, Array(paragraph.blankContinuation.utf8))
  }
}
