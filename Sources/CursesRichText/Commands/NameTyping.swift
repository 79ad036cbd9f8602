import CursesMarkdown
import CursesText

/// Names of notes and tags that are being typed, and their completion.
package struct NameTyping {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// How many bytes before the caret a name may begin.
  private static var longestTypedName: Int { 300 }

  /// The name that is being typed at the caret; `nil` elsewhere, and in code.
  package var typedName: TypedName? {
    guard !document.isReadOnly, document.carets == nil, document.state.selection.main.isCaret else {
      return nil
    }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    if let tag = typedBareTag(at: place, in: paragraph) { return tag }
    if paragraph.isVerbatim, paragraph.kind != .source { return nil }
    return typedLink(at: place, in: paragraph) ?? typedTag(at: place, in: paragraph)
  }

  /// A link; `nil` also behind the `|` of one.
  private func typedLink(at place: RichPlace, in paragraph: RichParagraph) -> TypedName? {
    let text = paragraph.text
    var start = place.visible
    let first = max(0, start - Self.longestTypedName)
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
    return TypedName(
      kind: .link(isEmbed: start > 2 && text[start - 3] == Byte.bang),
      typed: String(decoding: text[start..<place.visible], as: UTF8.self),
      start: place.with(visible: start - 2), end: place.with(visible: place.visible + closing))
  }

  /// A tag with a letter, at its end: `a #gar¦`. It begins a line or follows white space.
  private func typedTag(at place: RichPlace, in paragraph: RichParagraph) -> TypedName? {
    let (text, end) = (paragraph.text, place.visible)
    guard end == text.count || !Self.isPartOfTag(text[end]) else { return nil }
    var start = end
    let first = max(0, start - Self.longestTypedName)
    while start > first, Self.isPartOfTag(text[start - 1]) { start -= 1 }
    guard start > first, start < end, text[start - 1] == Byte.hash,
      start == 1 || text[start - 2].isWhitespace,
      paragraph.run(before: start + 1)?.attributes.contains(.tag) == true
    else { return nil }
    let typed = String(decoding: text[start..<end], as: UTF8.self)
    guard typed.contains(where: { !$0.isNumber && !"-_/".contains($0) }) else { return nil }
    return TypedName(kind: .tag, typed: typed, start: place.with(visible: start - 1), end: place)
  }

  /// A tag in front matter, at its end: `tags: [home, gar¦]`.
  private func typedBareTag(at place: RichPlace, in paragraph: RichParagraph) -> TypedName? {
    let (text, end) = (paragraph.text, place.visible)
    guard paragraph.isVerbatim, end == text.count || !Self.isPartOfTag(text[end]) else {
      return nil
    }
    var start = end
    let first = max(0, start - Self.longestTypedName)
    while start > first, Self.isPartOfTag(text[start - 1]) { start -= 1 }
    let offset = document.offset(of: place)
    guard start > first, start < end, " [,\"'#".utf8.contains(text[start - 1]),
      offset <= FrontMatterTags.most,
      FrontMatterTags.isValue(atEndOf: document.state.text.bytes(in: 0..<offset))
    else { return nil }
    return TypedName(
      kind: .bareTag, typed: String(decoding: text[start..<end], as: UTF8.self),
      start: place.with(visible: start), end: place)
  }

  private static func isPartOfTag(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isAlphanumeric
      || [Byte.underscore, Byte.hyphen, Byte.slash].contains(byte)
  }

  /// Puts Markdown in the place of the name that is being typed.
  func completeName(with markdown: String) -> RichOutcome {
    guard let name = typedName else { return .notHandled }
    let selection = document.state.selection
    let isEmbed = name.kind == .link(isEmbed: true)
    let start = isEmbed ? name.start.with(visible: name.start.visible - 1) : name.start
    document.setSelection(
      Selection(anchor: document.offset(of: start), head: document.offset(of: name.end)))
    let bytes = Array((isEmbed ? "!" + markdown : markdown).utf8)
    let outcome =
      name.kind == .tag || name.kind == .bareTag || document.paragraph(at: start).kind == .source
      ? Replacement(document: document).replaceSelection(with: bytes, event: .other)
      : MarkdownPaste(document: document).pasteMarkdown(bytes)
    if outcome == .changed {
      TypedSource(document: document).dropClosedPairs()
    } else {
      document.setSelection(selection)
    }
    return outcome
  }
}
