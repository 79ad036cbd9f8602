import CursesMarkdown
import CursesText

/// Takes visible text of one paragraph away, and what would mean nothing without it.
struct InlineDeletion {
  let document: RichDocument

  /// Deletes visible text of a paragraph that has inlines.
  func delete(_ range: Range<Int>, of paragraph: RichParagraph, event: UserEvent) -> RichOutcome {
    if let reason = paragraph.reasonAgainst(replacing: range, with: []) { return .refused(reason) }
    let rest = DraftRest(without: range, of: paragraph, in: document)
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: rest.draft, caret: min(rest.draft.count, range.lowerBound),
      event: event)
    if UnderlinedHeading.settleEmptied(rewrite, in: document) { return .changed }
    let outcome = Acceptance(document: document).settle(rewrite)
    guard outcome == .changed else {
      return CellReplacement(document: document).settleEmptied(rewrite)
        || Acceptance(document: document).settleAsHTML(rewrite) ? .changed : outcome
    }
    rest.noteLost(to: event, in: document)
    return .changed
  }
}

/// What is left of a paragraph without a range of its text. What stood beside that and means nothing any more goes too,
/// and comes again with what is typed in its place.
private struct DraftRest {
  let draft: InlineDraft
  private let start: Int
  /// The blanks behind it, where a line begins with them now.
  private let blanks: [DraftAtom]
  /// Whether the blank before it, the last of its cell, is kept as one that was typed there.
  private let keepsSpace: Bool
  /// The line end before it, with which the text would end.
  private let lostEnd: LostEnd?

  private enum LostEnd { case line, space }

  init(without range: Range<Int>, of paragraph: RichParagraph, in document: RichDocument) {
    start = range.lowerBound
    var draft = document.draft(of: paragraph)
    draft.remove(range)
    blanks = DraftBlanks.take(behind: range, of: paragraph, from: &draft)
    keepsSpace = DraftBlanks.keep(before: range, of: paragraph, in: &draft)
    let isBreak = draft.dropBreak(before: start)
    // A line end that is shown as a space is none at the end of a heading with a line below.
    let isHeading = UnderlinedHeading(paragraph, in: document) != nil
    lostEnd =
      isHeading && draft.dropLineEnd(before: range.lowerBound) ? .space : isBreak ? .line : nil
    draft.joinSpans(at: start)
    draft.tidy()
    DraftAddress.freeBroken(in: &draft, near: start..<start)
    self.draft = draft
  }

  /// Notes what comes again with the next character, once the rest is written.
  func noteLost(to event: UserEvent, in document: RichDocument) {
    let caret = document.state.selection.main.head
    document.typing.pendingAttributes = nil
    let staysInLink = event == .deleteBackward && draft.endsLink(at: start)
    LinkWriting(document: document).keep(staysInLink ? .word : nil)
    if let lostEnd {
      document.typing.pendingBreak = PendingBreak(
        version: document.version, caret: caret, isSpace: lostEnd == .space)
    }
    document.typing.lostBlanks = LostBlanks(blanks, at: document.loneCaret)
    if keepsSpace { CellSpaces(document: document).noteCellSpaces() }
  }
}
