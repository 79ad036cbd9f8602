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
    case Byte.backtick, Byte.hyphen:
      if !applyFenceOrRule(paragraph, place, tick: tick) {
        applySpanRule(paragraph, place, tick: tick)
      }
    case Byte.closeBracket:
      if !applyCalloutRule(paragraph, place, tick: tick) {
        applySpanRule(paragraph, place, tick: tick)
      }
    case Byte.star, Byte.underscore, Byte.tilde, Byte.equals, Byte.closeParen:
      applySpanRule(paragraph, place, tick: tick)
    default: break
    }
  }

  /// `# `, `- `, `1. `, `> ` at the start of a plain paragraph, and `[ ] ` also in an item.
  private func applyBlockRule(_ paragraph: RichParagraph, _ place: RichPlace, tick: Int) {
    guard paragraph.kind == .paragraph, place.visible <= 11 else { return }
    let typed = String(decoding: paragraph.text[..<place.visible], as: UTF8.self)
    let marker = String(typed.dropLast())
    let isBox = ["[ ]", "[]", "[x]", "[X]"].contains(marker)
    guard isBox || BlockMarker.isMarker(marker) else { return }
    if paragraph.ownItem != nil && !isBox { return }
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

  /// "```" and `---` that are all of a paragraph.
  private func applyFenceOrRule(
    _ paragraph: RichParagraph, _ place: RichPlace, tick: Int
  ) -> Bool {
    guard paragraph.kind == .paragraph, place.visible == paragraph.text.count else { return false }
    let isFence = paragraph.text == Array("```".utf8)
    guard isFence || paragraph.text == Array("---".utf8) else { return false }
    let line = lineEnd + paragraph.continuation
    let blank = lineEnd + paragraph.blankContinuation
    let start = paragraph.contentRange.lowerBound
    // After a rule there is an empty paragraph to go on in.
    let follows = paragraph.hasGapAfter ? "" : blank
    let text = isFence ? "```" + line + line + "```" : "---" + blank + follows
    let caret =
      isFence ? start + 3 + line.utf8.count : start + 3 + blank.utf8.count + lineEnd.utf8.count
    let patch = RichPatch(
      edits: [Edit(paragraph.contentRange, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    _ = attempt(patch, tick: tick)
    return true
  }

  /// `**x**`, `*x*`, `` `x` ``, `~~x~~`, `==x==`, `[a](b)` that end at the caret.
  private func applySpanRule(_ paragraph: RichParagraph, _ place: RichPlace, tick: Int) {
    guard let match = SpanRule.match(paragraph.text, upTo: place.visible) else { return }
    var draft = draft(of: paragraph)
    let inside = draft.extracting(match.whole)
    // Inside of code, and where part of the characters is hidden already, nothing is a marker.
    guard inside.atoms.allSatisfy({ !inside.attributes(of: $0.chain).contains(.code) }) else {
      return
    }
    draft.remove(match.content.upperBound..<match.whole.upperBound)
    draft.remove(match.whole.lowerBound..<match.content.lowerBound)
    let range = match.whole.lowerBound..<(match.whole.lowerBound + match.content.count)
    if match.attribute == .link, match.destination == nil {
      draft.linkToPage(range)
    } else if let destination = match.destination {
      guard LinkDestination.reasonAgainst(destination) == nil else { return }
      draft.link(range, to: destination)
    } else {
      var style = markerStyle
      if match.attribute == .strong { style.strong = match.marker }
      if match.attribute == .emphasis { style.emphasis = match.marker }
      if match.attribute == .strikethrough { style.strikethrough = match.marker }
      draft.add(match.attribute, in: range, style: style)
    }
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: range.upperBound, event: .inputRule)
    guard settle(rewrite, tick: tick) == .changed else { return }
    // What is typed next stands behind the closing marker, as the person wrote it.
    let before = self.draft(of: self.paragraph(at: head))
    let now = before.attributes(of: before.typingChain(at: head.visible)).intersection(.toggles)
    pendingAttributes = now.subtracting(match.attribute)
  }
}

/// Which characters at the start of a paragraph make a block.
enum BlockMarker {
  static func isMarker(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if ["-", "*", "+", ">"].contains(text) { return true }
    if !bytes.isEmpty, bytes.count <= 6, bytes.allSatisfy({ $0 == Byte.hash }) { return true }
    guard let end = bytes.last, end == Byte.dot || end == Byte.closeParen else { return false }
    return (2...10).contains(bytes.count) && bytes.dropLast().allSatisfy { $0.isDigit }
  }
}

/// Markers around text that was just completed.
struct SpanRule {
  var whole: Range<Int>
  var content: Range<Int>
  var attribute: RichAttributes
  var marker: String
  var destination: String?

  private static let markers: [(String, RichAttributes)] = [
    ("**", .strong), ("__", .strong), ("~~", .strikethrough), ("==", .highlight), ("`", .code),
    ("*", .emphasis), ("_", .emphasis),
  ]

  /// The rule whose last character stands before `end`.
  static func match(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    if end > 0, text[end - 1] == Byte.closeParen { return link(text, upTo: end) }
    if end > 0, text[end - 1] == Byte.closeBracket { return wikiLink(text, upTo: end) }
    for (marker, attribute) in markers {
      let bytes = Array(marker.utf8)
      guard end > bytes.count * 2, text[..<end].suffix(bytes.count).elementsEqual(bytes) else {
        continue
      }
      let contentEnd = end - bytes.count
      guard let start = opener(bytes, in: text, before: contentEnd) else { continue }
      return SpanRule(
        whole: start..<end, content: (start + bytes.count)..<contentEnd, attribute: attribute,
        marker: marker)
    }
    return nil
  }

  private static func opener(_ marker: [UInt8], in text: [UInt8], before end: Int) -> Int? {
    let byte = marker[0]
    guard text[end - 1] != byte, byte == Byte.backtick || !text[end - 1].isWhitespace else {
      return nil
    }
    var start = end - 1 - marker.count
    while start >= 0 {
      let isHere = text[start..<(start + marker.count)].elementsEqual(marker)
      let before = start > 0 ? text[start - 1] : Byte.space
      let after = text[start + marker.count]
      if isHere, before != byte, after != byte {
        let isWord = before.isAlphanumeric || before >= 0x80
        let opens = byte == Byte.backtick || !after.isWhitespace
        if opens, !(byte == Byte.underscore && isWord) { return start }
        return nil
      }
      start -= 1
    }
    return nil
  }

  private static func wikiLink(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    guard end > 4, text[end - 2] == Byte.closeBracket,
      let open = text[..<(end - 2)].lastIndex(of: Byte.openBracket), open > 0,
      text[open - 1] == Byte.openBracket, open + 1 < end - 2
    else { return nil }
    let name = text[(open + 1)..<(end - 2)]
    guard !name.contains(where: { $0 == Byte.closeBracket || $0 == Byte.pipe || $0.isLineEnd })
    else { return nil }
    return SpanRule(
      whole: (open - 1)..<end, content: (open + 1)..<(end - 2), attribute: .link, marker: "[[")
  }

  private static func link(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    var depth = 0
    var place = end - 1
    while place >= 0 {
      if text[place] == Byte.closeParen { depth += 1 }
      if text[place] == Byte.openParen { depth -= 1 }
      if depth == 0 { break }
      place -= 1
    }
    guard place > 1, text[place - 1] == Byte.closeBracket else { return nil }
    let destination = String(decoding: text[(place + 1)..<(end - 1)], as: UTF8.self)
    guard let open = text[..<(place - 1)].lastIndex(of: Byte.openBracket), open + 1 < place - 1,
      !destination.isEmpty, !destination.utf8.contains(Byte.space)
    else { return nil }
    return SpanRule(
      whole: open..<end, content: (open + 1)..<(place - 1), attribute: .link, marker: "[",
      destination: destination)
  }
}
