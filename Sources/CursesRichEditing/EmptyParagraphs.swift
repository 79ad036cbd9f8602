import CursesMarkdown
import CursesText

/// Paragraphs without text, beside others.
/// Paragraphs without text, which the source holds as blank lines.
package struct EmptyParagraphs {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// An empty paragraph after `paragraph`, with the caret in it.
  package func insertEmptyParagraph(after paragraph: RichParagraph) -> RichOutcome {
    let end = document.lineContentEnd(before: paragraph.base + paragraph.lines.upperBound)
    let at = max(end, paragraph.contentRange.upperBound)
    let blank = document.lineEnd + paragraph.blankContinuation
    let line = document.lineEnd + paragraph.continuation
    // The blank line that there is already stands before it.
    let needsOnlyOne = paragraph.hasLineAfter
    let text = needsOnlyOne ? line : blank + line
    var empty = RichShape(RichParagraph(kind: .paragraph), isStrict: false)
    empty.look = nil
    var kept = RichShape(paragraph, isStrict: false)
    kept.look = nil
    let caret = at + (needsOnlyOne ? document.lineEnd.utf8.count * 2 : text.utf8.count)
    let patch = RichPatch(
      edits: [Edit(at: at, insert: text)], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [kept, empty], isStructural: true, landing: .source(caret), event: .other)
    if case .accepted = document.attempt(patch) { return .changed }
    if paragraph.hasGapAfter, !needsOnlyOne {
      // The blank line of a quotation that follows is the gap; another would be one too many.
      var behindGap = patch
      let own = document.state.text.sourceLine(at: end)
      let gap = document.state.text.sourceLine(at: own.upperBound).content.upperBound
      behindGap.edits = [Edit(at: gap, insert: line)]
      behindGap.landing = .source(gap + line.utf8.count)
      if case .accepted = document.attempt(behindGap) { return .changed }
    }
    return .refused("Cannot start a new paragraph here.")
  }

  /// An empty paragraph before `paragraph`; the caret stays where it is, or goes to it.
  package func insertEmptyParagraph(
    before paragraph: RichParagraph, landsOnIt: Bool = false
  ) -> RichOutcome {
    let line = paragraph.blankContinuation + document.lineEnd
    var empty = RichShape(RichParagraph(kind: .paragraph), isStrict: false)
    empty.look = nil
    var kept = RichShape(paragraph, isStrict: false)
    kept.look = nil
    if paragraph.beginsItem {
      // The marker of the item stays where it is, and its text goes further down.
      let text = String(repeating: document.lineEnd + paragraph.blankContinuation, count: 2)
      let opener = paragraph.opener.map { $0.lowerBound + paragraph.base }
      let start = min(paragraph.contentRange.lowerBound, opener ?? .max)
      let behind = paragraph.continuation.utf8.count - paragraph.blankContinuation.utf8.count
      let patch = RichPatch(
        edits: [
          Edit((start - behind)..<start, text + String(repeating: " ", count: behind))
        ], first: paragraph.lineStart, last: paragraph.lineStart, wanted: [empty, kept],
        isStructural: true, landing: .caret(paragraph: landsOnIt ? 0 : 1, visible: 0), event: .other
      )
      if case .accepted = document.attempt(patch) { return .changed }
    }
    for count in 1...2 {
      // What is typed next stands behind the markers of the blocks around.
      let own = landsOnIt ? paragraph.continuation + document.lineEnd : line
      let text = String(repeating: line, count: count - 1) + own
      let patch = RichPatch(
        edits: [Edit(at: paragraph.lineStart, insert: text)], first: paragraph.lineStart,
        last: paragraph.lineStart, wanted: [empty, kept], isStructural: true,
        landing: .caret(paragraph: landsOnIt ? 0 : 1, visible: 0), event: .other)
      if case .accepted = document.attempt(patch) { return .changed }
    }
    return .refused("Cannot make an empty paragraph here.")
  }

  /// Enter in an empty paragraph: another one; in a quote or item, one outside of it.
  func insertEmptyLine(_ paragraph: RichParagraph) -> RichOutcome {
    guard !paragraph.containers.isEmpty else {
      let patch = RichPatch(
        edits: [Edit(at: paragraph.contentRange.upperBound, insert: document.lineEnd)],
        first: paragraph.lineStart, last: paragraph.lineStart,
        landing: .source(paragraph.contentRange.upperBound + document.lineEnd.utf8.count),
        event: .other)
      _ = document.attempt(patch)
      return .changed
    }
    var outcome = BlockExit(document: document).leaveBlock(paragraph)
    // A blank line ends a quotation with all that are around it.
    guard paragraph.containers.last?.kind == .quote else { return outcome }
    while outcome == .changed, case let rest = document.paragraph(at: document.head),
      rest.text.isEmpty,
      rest.containers.last?.kind == .quote
    {
      outcome = BlockExit(document: document).leaveBlock(rest)
    }
    return outcome
  }
}
