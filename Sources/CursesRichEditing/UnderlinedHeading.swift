import CursesMarkdown
import CursesText

/// A heading that the line below it makes one. Markdown has none without text: one that has lost its text is
/// written with `#` signs.
package struct UnderlinedHeading {
  /// From the end of its text to that of the line below.
  let underline: Range<Int>
  private let level: Int
  private let bytes: [UInt8]

  /// Nil for what is no such heading.
  init?(_ paragraph: RichParagraph, in document: RichDocument) {
    guard case .heading(let level) = paragraph.kind else { return nil }
    let start = paragraph.contentRange.upperBound
    let end = document.lineContentEnd(before: paragraph.sourceRange.upperBound)
    guard start < end else { return nil }
    bytes = document.state.text.bytes(in: start..<end)
    guard bytes.contains(Byte.lineFeed) else { return nil }
    (underline, self.level) = (start..<end, level)
  }

  /// What gives it another level; nil where only `#` signs do.
  func edit(toLevel new: Int) -> Edit? {
    guard 1...2 ~= new, new != level else { return nil }
    let (old, mark) = new == 1 ? (Byte.hyphen, Byte.equals) : (Byte.equals, Byte.hyphen)
    return Edit(underline, bytes: bytes.map { $0 == old ? mark : $0 })
  }

  /// The source of the heading with another text, from its first byte on.
  package func source(of text: [UInt8]) -> [UInt8] {
    text.isEmpty ? Array(repeating: Byte.hash, count: level) + [Byte.space] : text + bytes
  }

  /// Writes a heading of which all text goes, and which stays one. Returns whether it is so.
  static func settleEmptied(_ rewrite: InlineRewrite, in document: RichDocument) -> Bool {
    let paragraph = rewrite.paragraph
    guard rewrite.draft.count == 0, let heading = UnderlinedHeading(paragraph, in: document)
    else { return false }
    let range = paragraph.contentRange.lowerBound..<heading.underline.upperBound
    let source = heading.source(of: [])
    let patch = RichPatch(
      edits: [Edit(range, bytes: source)], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [RichShape(InlineDraft(), look: nil)], isStructural: true,
      landing: .source(range.lowerBound + source.count), event: rewrite.event)
    guard case .accepted = document.attempt(patch) else { return false }
    return true
  }
}

extension RichTarget {
  /// Leaves nothing of a document of which all is selected, and more than one paragraph. Returns whether it is so.
  func clear(_ document: RichDocument, event: UserEvent) -> Bool {
    guard from.block == 0, from.paragraph == 0, from.visible == 0,
      upTo.visible == last.text.count, document.nextParagraph(after: upTo) == nil
    else { return false }
    let start = document.byteOrderMark
    let patch = RichPatch(
      edits: [Edit(start..<document.state.text.count, bytes: [])], first: start, last: start,
      landing: .source(start), event: event)
    _ = document.attempt(patch)
    return true
  }
}
