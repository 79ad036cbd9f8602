import CursesMarkdown
import CursesText

/// Joins paragraphs.
package struct ParagraphJoin {
  let document: RichDocument

  /// What cannot be joined stays.
  package static let refusal = RichOutcome.refused(
    "Cannot join these in Markdown. Edit the source instead (Ctrl+U).")

  /// Replaces text that runs over several paragraphs: the first keeps what it is, the last one's rest
  /// is joined to it.
  func replaceAcross(
    _ target: RichTarget, with bytes: [UInt8], event: UserEvent
  ) -> RichOutcome {
    if bytes.isEmpty, target.clear(document, event: event) { return .changed }
    let (first, last) = (target.first, target.last)
    if target.isAcrossVerbatim {
      return CutAcross(document: document).replaceAcrossVerbatim(target, with: bytes, event: event)
    }
    var draft = document.draft(of: first).extracting(0..<target.from.visible)
    draft.insert(bytes, at: draft.count, chain: draft.typingChain(at: draft.count))
    let caret = draft.count
    var rest = document.draft(of: last).extracting(target.upTo.visible..<last.text.count)
    rest.useLineStart(document.lineEnd + first.continuation)
    draft.append(rest)
    let lost = caret == 0 ? DraftBlanks.takeLeading(from: &draft) : []
    if !bytes.isEmpty || caret > 0 { draft.joinSpans(at: caret) }
    let outcome = join(first, last, draft, caret: caret, event: event)
    if bytes.isEmpty, outcome == .changed {
      document.typing.lostBlanks = LostBlanks(lost, at: document.loneCaret)
    }
    return outcome
  }

  /// Writes `draft` into `first`, and takes away everything to the end of `last`.
  func join(
    _ first: RichParagraph, _ last: RichParagraph, _ draft: InlineDraft, caret: Int,
    upTo gap: Int? = nil, event: UserEvent
  ) -> RichOutcome {
    var draft = draft
    draft.tidy()
    let end = max(last.contentRange.upperBound, first.contentRange.upperBound)
    var upTo = max(end, UnderlinedHeading(last, in: document)?.underline.upperBound ?? end)
    let heading = UnderlinedHeading(first, in: document)
    if draft.count == 0 || first.isBlankLine { upTo = endAfterJoin(first, last, draft, upTo) }
    if let gap { upTo = max(upTo, document.lineContentEnd(before: gap)) }
    let isDone = LeastEscaping(document: document).attempt([draft]) { drafts in
      var bytes = drafts[0].written()
      if first.text.isEmpty, !bytes.isEmpty { bytes = Array(first.lead.utf8) + bytes }
      bytes = heading?.source(of: bytes) ?? bytes
      return [
        RichPatch(
          edits: [document.trimmed(Edit(first.contentRange.lowerBound..<upTo, bytes: bytes))],
          first: first.lineStart, last: last.lineStart,
          wanted: [RichShape(drafts[0], look: nil)], isStructural: true,
          landing: .caret(paragraph: 0, visible: caret), event: event)
      ]
    }
    if isDone { return .changed }
    return Self.refusal
  }

  /// When nothing is left, the blank line after the last paragraph goes too, as when one is emptied.
  private func endAfterJoin(
    _ first: RichParagraph, _ last: RichParagraph, _ draft: InlineDraft, _ end: Int
  ) -> Int {
    if draft.count > 0 { return end }
    let isPlain = first.kind == .paragraph && first.containers.last?.isFirst != true
    guard isPlain else { return end }
    return last.hasGapAfter
      ? max(end, Acceptance(document: document).rangeWhenEmptied(last).upperBound) : end
  }
}

extension RichParagraph {
  /// Whether both are lines of one block of code.
  public func isCode(ofSameBlockAs other: RichParagraph) -> Bool {
    isCode && other.isCode && leafStart == other.leafStart && base == other.base
  }
}
