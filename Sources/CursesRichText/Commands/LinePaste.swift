import CursesMarkdown
import CursesText

/// Lines of another program: as Markdown they are what they were, line for line.
/// Pastes lines of text, each as a paragraph.
struct LinePaste {
  let document: RichDocument

  /// Pastes a text as Markdown of which every line end stays one, also in the middle of a paragraph.
  func pasteLines(_ text: [UInt8]) -> RichOutcome {
    if !document.target.isCaret, !document.target.isInOneParagraph {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      guard outcome == .changed else { return outcome }
    }
    let paragraph = document.target.first
    let end = text.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    let ends = text[end...].count { $0 == Byte.lineFeed }
    let isHeading =
      paragraph.headingLevel != nil && (document.head.visible > 0 || paragraph.text.isEmpty)
    let isWhole = paragraph.text.isEmpty && !isHeading || paragraph.isVerbatim
    let body = ends > 0 && !isWhole ? Array(text[..<end]) : text
    if body.first == Byte.lineFeed, document.target.isCaret, document.head.visible > 0 {
      let outcome = ParagraphBreak(document: document).insertParagraph()
      guard outcome == .changed else { return outcome }
    }
    let outcome = MarkdownPaste(document: document).pasteMarkdown(
      isHeading ? body.endingFirstParagraph : body)
    guard outcome == .changed, ends > 0 else { return outcome }
    endPastedLine(isParagraph: ends > 1)
    return outcome
  }

  /// Puts the line end of what was pasted before the text at the caret. Without text there the caret goes to a
  /// line of its own.
  private func endPastedLine(isParagraph: Bool) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let tail = paragraph.text[place.visible...]
    guard place.visible > 0 else { return }
    guard tail.contains(where: { !$0.isWhitespace }) else {
      // What comes next is not to go on with the last line.
      let isText = paragraph.kind == .paragraph || paragraph.headingLevel != nil
      if isText, paragraph.ownItem == nil {
        _ = ParagraphBreak(document: document).insertParagraph()
      }
      return
    }
    guard !isParagraph, paragraph.kind == .paragraph else {
      _ = ParagraphBreak(document: document).insertParagraph()
      return
    }
    var draft = document.draft(of: paragraph)
    // Blanks at the start of a line are not shown.
    let blanks = tail.prefix { $0.isBlank }.count
    let indentation = Array(tail.prefix(blanks))
    draft.remove(place.visible..<place.visible + blanks)
    draft.insertLineEnd(
      Array((document.lineEnd + paragraph.continuation).utf8) + indentation, at: place.visible)
    draft.tidy()
    _ = Acceptance(document: document).settle(
      InlineRewrite(paragraph: paragraph, draft: draft, caret: place.visible + 1, event: .paste))
  }
}

extension [UInt8] {
  /// The text with an empty line behind its first, which is a heading.
  fileprivate var endingFirstParagraph: [UInt8] {
    guard let end = firstIndex(of: Byte.lineFeed) else { return self }
    return self[...end] + [Byte.lineFeed] + self[(end + 1)...]
  }
}

extension InlineDraft {
  /// Puts a line end of the source in at `visible`, within the spans that go on there.
  fileprivate mutating func insertLineEnd(_ source: [UInt8], at visible: Int) {
    let index = split(at: visible)
    guard index > 0, index < atoms.count else { return }
    let chain = chainAcross(index)
    atoms.insert(
      DraftAtom(source: source, visible: [Byte.space], isLiteral: false, chain: chain), at: index)
  }

  /// The spans that go on from the atom before an index to the one there; none at either end of the text.
  func chainAcross(_ index: Int) -> [Int] {
    guard index > 0, index < atoms.count else { return [] }
    return zip(atoms[index - 1].chain, atoms[index].chain).prefix { $0 == $1 }.map(\.0)
  }
}
