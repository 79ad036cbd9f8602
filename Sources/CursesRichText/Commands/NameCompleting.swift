import CursesMarkdown
import CursesText

/// The name of a note or a tag that is being typed: what follows `[[` or `#` up to the caret.
public struct TypedName: Equatable, Sendable {
  /// What is named.
  public enum Kind: Equatable, Sendable {
    /// A note, after `[[`; after `![[` it is to be shown in place.
    case link(isEmbed: Bool)
    /// A tag, after `#`.
    case tag
    /// A tag among the values of `tags` in front matter, which has no `#`.
    case bareTag
  }

  /// What is named.
  public let kind: Kind
  /// What is typed so far.
  public let typed: String
  /// Where it begins, with its brackets or its `#`.
  public let start: RichPlace
  /// Where it ends, with the brackets that came by themselves.
  let end: RichPlace
}

extension RichDocument {
  /// How many bytes before the caret a name may begin.
  private static var longestTypedName: Int { 300 }

  /// The name that is being typed at the caret; `nil` elsewhere, and in code.
  public var typedName: TypedName? {
    guard !isReadOnly, carets == nil, state.selection.main.isCaret else { return nil }
    let place = head
    let paragraph = paragraph(at: place)
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
    let offset = offset(of: place)
    guard start > first, start < end, " [,\"'#".utf8.contains(text[start - 1]),
      offset <= FrontMatterTags.most,
      FrontMatterTags.isValue(atEndOf: state.text.bytes(in: 0..<offset))
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
    let selection = state.selection
    let isEmbed = name.kind == .link(isEmbed: true)
    let start = isEmbed ? name.start.with(visible: name.start.visible - 1) : name.start
    setSelection(Selection(anchor: offset(of: start), head: offset(of: name.end)))
    let bytes = Array((isEmbed ? "!" + markdown : markdown).utf8)
    let outcome =
      name.kind == .tag || name.kind == .bareTag || paragraph(at: start).kind == .source
      ? replaceSelection(with: bytes, event: .other) : pasteMarkdown(bytes)
    if outcome == .changed { dropClosedPairs() } else { setSelection(selection) }
    return outcome
  }
}
