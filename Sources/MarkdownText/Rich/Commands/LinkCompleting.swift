import TextModel

/// A link to a note that is being typed: `[[` before the caret, and what stands behind it.
public struct OpenWikiLink: Equatable, Sendable {
  /// What is typed so far.
  public let typed: String
  /// Where it begins, with its brackets.
  public let start: RichPlace
  /// Where it ends, with the brackets that came by themselves.
  let end: RichPlace
  /// Whether it is to be shown in place: `![[`.
  public let isEmbed: Bool
}

extension RichDocument {
  /// How many bytes before the caret a link may begin.
  private static var longestOpenLink: Int { 300 }

  /// The link to a note that is being typed at the caret; `nil` elsewhere, in code, and behind the `|` of one.
  public var openWikiLink: OpenWikiLink? {
    guard !isReadOnly, carets == nil, state.selection.main.isCaret else { return nil }
    let place = head
    let paragraph = paragraph(at: place)
    if paragraph.isVerbatim, paragraph.kind != .source { return nil }
    let text = paragraph.text
    var start = place.visible
    let first = max(0, start - Self.longestOpenLink)
    while start > first,
      ![Byte.openBracket, Byte.closeBracket, Byte.pipe, Byte.lineFeed].contains(text[start - 1])
    {
      start -= 1
    }
    guard start > first + 1, text[start - 1] == Byte.openBracket,
      text[start - 2] == Byte.openBracket,
      paragraph.run(before: place.visible)?.attributes.contains(.code) != true
    else { return nil }
    let closing = text[place.visible...].prefix(2).prefix { $0 == Byte.closeBracket }.count
    return OpenWikiLink(
      typed: String(decoding: text[start..<place.visible], as: UTF8.self),
      start: place.with(visible: start - 2), end: place.with(visible: place.visible + closing),
      isEmbed: start > 2 && text[start - 3] == Byte.bang)
  }

  /// Puts Markdown in the place of the link that is being typed.
  func completeLink(with markdown: String, tick: Int) -> RichOutcome {
    guard let open = openWikiLink else { return .notHandled }
    let selection = state.selection
    let start = open.isEmbed ? open.start.with(visible: open.start.visible - 1) : open.start
    setSelection(Selection(anchor: offset(of: start), head: offset(of: open.end)))
    let bytes = Array((open.isEmbed ? "!" + markdown : markdown).utf8)
    let outcome =
      paragraph(at: start).kind == .source
      ? replaceSelection(with: bytes, event: .other, tick: tick) : pasteMarkdown(bytes, tick: tick)
    if outcome != .changed { setSelection(selection) }
    return outcome
  }
}

extension RichPlace {
  fileprivate func with(visible: Int) -> RichPlace {
    RichPlace(block: block, paragraph: paragraph, visible: visible)
  }
}
