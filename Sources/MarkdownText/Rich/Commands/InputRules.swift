import TextModel

extension RichDocument {
  /// Turns Markdown that was completed by the character typed last into what it means: a step of its
  /// own, so that one undo gives the characters back.
  func applyInputRules(typed: String, tick: Int) {
    let place = head
    let paragraph = paragraph(at: place)
    guard !paragraph.isVerbatim, paragraph.kind != .rule, let last = typed.utf8.last else { return }
    // Letters complete nothing: they are undone by words.
    if last.isAlphanumeric || last >= 0x80 { return }
    history.endGroup()
    switch last {
    case Byte.space: applyBlockRule(paragraph, place, tick: tick)
    case Byte.backtick, Byte.hyphen, Byte.tilde:
      if !applyFenceOrRule(paragraph, place, tick: tick) {
        applySpanRule(paragraph, place, tick: tick)
      }
    case Byte.closeBracket:
      if !applyCalloutRule(paragraph, place, tick: tick),
        !applyFootnoteRule(paragraph, place, tick: tick)
      {
        applySpanRule(paragraph, place, tick: tick)
      }
    case Byte.star, Byte.underscore, Byte.equals, Byte.closeParen, Byte.greater:
      applySpanRule(paragraph, place, tick: tick)
    default: break
    }
  }

  /// `# `, `- `, `1. `, `> ` at the start of a plain paragraph; `[ ] ` and `> ` also in an item.
  private func applyBlockRule(_ paragraph: RichParagraph, _ place: RichPlace, tick: Int) {
    guard paragraph.kind == .paragraph, place.visible <= 40 else { return }
    let typed = String(decoding: paragraph.text[..<place.visible], as: UTF8.self)
    let marker = String(typed.dropLast())
    let isNote = BlockMarker.isFootnote(marker) && paragraph.containers.isEmpty
    let isBox = ["[ ]", "[]", "[x]", "[X]"].contains(marker)
    guard isBox || isNote || BlockMarker.isMarker(marker) else { return }
    if paragraph.ownItem != nil, !isBox, marker != ">" { return }
    if isBox, paragraph.ownItem?.task != nil { return }
    var text = isBox ? (marker == "[]" ? "[ ] " : marker + " ") : typed
    if isBox, paragraph.ownItem == nil { text = "\(markerStyle.bullet) " + text }
    var draft = draft(of: paragraph)
    draft.remove(0..<place.visible)
    let bytes = Array(text.utf8) + draft.written()
    let patch = RichPatch(
      edits: [trimmed(Edit(paragraph.contentRange, bytes: bytes))], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [RichShape(draft, look: nil)], isStructural: true,
      landing: .caret(paragraph: 0, visible: 0), event: .inputRule)
    _ = attempt(patch, tick: tick)
  }

  /// "```", `~~~` and `---` that are all of a paragraph.
  private func applyFenceOrRule(
    _ paragraph: RichParagraph, _ place: RichPlace, tick: Int
  ) -> Bool {
    guard paragraph.kind == .paragraph, place.visible == paragraph.text.count else { return false }
    let typed = paragraph.string
    let isFence = typed == "```" || typed == "~~~"
    guard isFence || typed == "---" else { return false }
    let line = lineEnd + paragraph.continuation
    let blank = lineEnd + paragraph.blankContinuation
    let start = paragraph.contentRange.lowerBound
    // After a rule there is an empty paragraph to go on in.
    let follows = paragraph.hasGapAfter ? "" : blank
    let text = isFence ? typed + line + line + typed : typed + blank + follows
    let caret =
      isFence ? start + 3 + line.utf8.count : start + 3 + blank.utf8.count + lineEnd.utf8.count
    let patch = RichPatch(
      edits: [Edit(paragraph.contentRange, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    _ = attempt(patch, tick: tick)
    freshBlock = FreshBlock(version: version, fence: isFence ? start : nil)
    return true
  }

  /// `**x**`, `*x*`, `` `x` ``, `~~x~~`, `==x==`, `[a](b)` and their like that end at the caret.
  private func applySpanRule(_ paragraph: RichParagraph, _ place: RichPlace, tick: Int) {
    let found =
      SpanRule.match(paragraph.text, upTo: place.visible)
      ?? SpanRule.reference(paragraph.text, upTo: place.visible, among: table.definitions)
    guard let match = found else { return }
    var draft = draft(of: paragraph)
    let inside = draft.extracting(match.whole)
    // Inside of code, and where part of the characters is hidden already, nothing is a marker.
    guard inside.atoms.allSatisfy({ !inside.attributes(of: $0.chain).contains(.code) }) else {
      return
    }
    draft.remove(match.content.upperBound..<match.whole.upperBound)
    draft.remove(match.whole.lowerBound..<match.content.lowerBound)
    let range = match.whole.lowerBound..<(match.whole.lowerBound + match.content.count)
    guard match.apply(to: &draft, range, style: markerStyle) else { return }
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: range.upperBound, event: .inputRule)
    guard settle(rewrite, tick: tick) == .changed else { return }
    if match.closer == "]" { freshReference = version }
    // What is typed next stands behind the closing marker, as the person wrote it.
    let before = self.draft(of: self.paragraph(at: head))
    let now = before.attributes(of: before.typingChain(at: head.visible)).intersection(.toggles)
    pendingAttributes = now.subtracting(match.attribute)
  }
}
