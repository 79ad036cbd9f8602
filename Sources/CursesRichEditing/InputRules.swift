import CursesMarkdown
import CursesText

/// Markdown that becomes rich when it is complete.
package struct InputRules {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Turns Markdown that was completed by the character typed last into what it means: a step of its
  /// own, so that one undo gives the characters back.
  func applyInputRules(typed: String) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard !paragraph.isVerbatim, paragraph.kind != .rule, let last = typed.utf8.last else { return }
    if TypedSource(document: document).completeTyping(Array(typed.utf8)) { return }
    // Letters complete nothing: they are undone by words.
    if last.isAlphanumeric || last >= 0x80 { return }
    document.history.endGroup()
    switch last {
    case Byte.space: applyBlockRule(paragraph, place)
    case Byte.colon: applyFrontMatterRule(paragraph, place)
    case Byte.backtick, Byte.hyphen, Byte.tilde:
      _ = applyFenceOrRule(paragraph, place)
    case Byte.closeBracket: _ = Annotations(document: document).applyCalloutRule(paragraph, place)
    case Byte.closeParen: applyLinkRule(paragraph, place)
    default: break
    }
  }

  /// `# `, `- `, `1. `, `> ` at the start of a plain paragraph; `[ ] ` and `> ` also in an item,
  /// `[ ] ` before other text with smart typing only.
  ///
  /// - Parameter areTyped: whether the characters before the caret are known to be typed ones.
  package func applyBlockRule(
    _ paragraph: RichParagraph, _ place: RichPlace, areTyped: Bool = false
  ) {
    if paragraph.headingLevel != nil {
      return LineBefore(document: document).level(paragraph, at: place)
    }
    guard paragraph.kind == .paragraph, place.visible <= 40 else { return }
    let typed = String(decoding: paragraph.text[..<place.visible], as: UTF8.self)
    let marker = String(typed.dropLast())
    let isNote =
      BlockMarker.isFootnote(marker) && paragraph.containers.allSatisfy { $0.kind == .footnote }
    let isStatus = BlockMarker.isStatusBox(marker) && paragraph.ownItem != nil
    let isBox = BlockMarker.isBox(marker) || marker == "[]" || isStatus
    guard isBox || isNote || BlockMarker.isMarker(marker),
      areTyped || isTyped(typed, in: paragraph)
    else {
      return
    }
    if TypedMarkers(document: document).typeOverMarker(marker) {
      if BlockMarker.isItem(marker) { TypedMarkers(document: document).noteTypedMarker() }
      return
    }
    if isNote, !paragraph.containers.isEmpty { return }
    let hasMarker =
      document.typing.freshLine?.hasMarker == true
      && document.typing.freshLine?.line == paragraph.lineStart
    let begins =
      (paragraph.ownItem?.isFirstOfList == true || hasMarker)
      && place.visible == paragraph.text.count
    if paragraph.ownItem != nil, !isBox, !BlockMarker.isQuote(marker),
      !BlockMarker.isHeading(marker),
      !begins || !BlockMarker.isItem(marker)
    {
      return
    }
    if isBox, paragraph.ownItem.map({ $0.task != nil }) ?? !document.smartTyping.contains(.tasks) {
      return
    }
    var text = isBox ? (marker == "[]" ? "[ ] " : marker + " ") : typed
    if isBox, paragraph.ownItem == nil { text = "\(document.markerStyle.bullet) " + text }
    var draft = document.draft(of: paragraph)
    draft.remove(0..<place.visible)
    let bytes = Array(text.utf8) + draft.written()
    let patch = RichPatch(
      edits: [document.trimmed(Edit(paragraph.contentRange, bytes: bytes))],
      first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [RichShape(draft, look: nil)], isStructural: true,
      defines: isNote, landing: .caret(paragraph: 0, visible: 0), event: .inputRule)
    _ = document.attempt(patch)
    if BlockMarker.isItem(marker) { TypedMarkers(document: document).noteTypedMarker() }
    guard document.paragraph(at: document.head).kind == .rule else { return }
    document.typing.freshBlock = FreshBlock(
      version: document.version, lines: 0, growsAt: document.state.selection.main.head)
  }

  /// Whether a paragraph begins with text as it was typed: with no backslash but our own.
  package func isTyped(_ text: String, in paragraph: RichParagraph) -> Bool {
    if let raw = TypedSource(document: document).rawTypingHere {
      return raw.typed.bytes.starts(with: text.utf8)
    }
    let count = text.utf8.count
    return paragraph.isLiteral(upTo: count)
      && paragraph.pieces.allSatisfy { $0.visible.lowerBound >= count || $0.span < 0 }
  }

  /// "```", `~~~` and `---` that are all of a paragraph.
  private func applyFenceOrRule(
    _ paragraph: RichParagraph, _ place: RichPlace
  ) -> Bool {
    guard paragraph.kind == .paragraph, place.visible == paragraph.text.count else { return false }
    let typed = paragraph.string
    let isFence = typed == "```" || typed == "~~~"
    guard isFence || typed == "---" && !isBelowHeader(place),
      !LineEnd(document: document).isEscaped(paragraph)
    else {
      return false
    }
    let outer = isFence ? nil : TypedMarkers(document: document).outerOfFreshItem(paragraph)
    let line = document.lineEnd + paragraph.continuation
    let blank = document.lineEnd + (outer?.trimmingTrailingSpaces ?? paragraph.blankContinuation)
    // A rule in the item that Enter has begun ends the list: the marker that nobody typed goes.
    let start =
      outer.map {
        document.state.text.sourceLine(at: paragraph.lineStart).lowerBound + $0.utf8.count
      }
      ?? paragraph.contentRange.lowerBound
    // After a rule there is an empty paragraph to go on in.
    let follows = paragraph.hasGapAfter ? "" : blank
    let text = isFence ? typed + line + line + typed : typed + blank + follows
    let caret =
      isFence
      ? start + 3 + line.utf8.count : start + 3 + blank.utf8.count + document.lineEnd.utf8.count
    let patch = RichPatch(
      edits: [Edit(start..<paragraph.contentRange.upperBound, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    let before = FreshBlock.Reopening(
      steps: document.history.stepCount, raw: TypedSource(document: document).rawTypingHere)
    _ = document.attempt(patch)
    document.typing.freshBlock = FreshBlock(
      version: document.version, fence: isFence ? start : nil,
      mayBeFrontMatter: !isFence && start == document.byteOrderMark, lines: isFence ? 1 : 2,
      growsAt: isFence ? nil : document.state.selection.main.head,
      reopening: isFence ? nil : before)
    return true
  }

  /// Whether the paragraph before may be the header of a table, whose dashes are typed.
  private func isBelowHeader(_ place: RichPlace) -> Bool {
    guard let above = document.previousParagraph(before: place).map({ document.paragraph(at: $0) })
    else {
      return false
    }
    return above.kind == .paragraph && above.text.contains(Byte.pipe)
  }

  /// A key and a colon below a rule just typed at the top of a text: both are the start of front matter.
  private func applyFrontMatterRule(_ paragraph: RichParagraph, _ place: RichPlace) {
    guard document.typing.freshBlock?.mayBeFrontMatter == true, paragraph.kind == .paragraph,
      paragraph.containers.isEmpty, place.visible == paragraph.text.count,
      paragraph.text.dropLast().allSatisfy({
        $0.isAlphanumeric || $0 == Byte.hyphen || $0 == Byte.underscore
      }),
      let rule = document.previousParagraph(before: place).map({ document.paragraph(at: $0) }),
      rule.kind == .rule, rule.contentRange.lowerBound == document.byteOrderMark
    else { return }
    let start = rule.base + rule.lines.upperBound
    let typed = Array(paragraph.string.utf8)
    let patch = RichPatch(
      edits: [
        Edit(
          start..<paragraph.contentRange.upperBound,
          bytes: typed + Array((document.lineEnd + "---").utf8))
      ],
      first: rule.lineStart, last: paragraph.lineStart, landing: .source(start + typed.count),
      event: .inputRule)
    document.typing.freshBlock = nil
    _ = document.attempt(patch)
  }

  /// A link or an image whose address Markdown does not take as it was typed, with spaces in it.
  private func applyLinkRule(_ paragraph: RichParagraph, _ place: RichPlace) {
    guard let match = TypedLink(paragraph.text, upTo: place.visible),
      TypedSource(document: document).rawTypingHere == nil,
      match.destination.contains(" "),
      paragraph.isLiteral(upTo: place.visible)
    else { return }
    var draft = document.draft(of: paragraph)
    draft.remove(match.content.upperBound..<match.whole.upperBound)
    draft.remove(match.whole.lowerBound..<match.content.lowerBound)
    let range = match.whole.lowerBound..<(match.whole.lowerBound + match.content.count)
    guard match.apply(to: &draft, range) else { return }
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: range.upperBound, event: .inputRule)
    _ = Acceptance(document: document).settle(rewrite)
  }
}

extension RichParagraph {
  /// Whether its text is shown as it is written up to a place, whatever it means.
  fileprivate func isLiteral(upTo visible: Int) -> Bool {
    pieces.prefix { $0.visible.lowerBound < visible }.allSatisfy(\.isLiteral)
  }
}
