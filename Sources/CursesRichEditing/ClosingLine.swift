import CursesMarkdown
import CursesText

/// The line that ends code or front matter, typed where there is one already.
package struct ClosingLine {
  package let document: RichDocument

  /// Continues after the block whose last line would be its end with this character; nil where it would not.
  func type(_ text: String) -> RichOutcome? {
    // Nothing else can be a part of such a line, and most letters are none of these.
    guard let first = text.utf8.first, first.endsVerbatim else { return nil }
    let target = document.target
    guard document.hasInputRules, document.carets == nil, target.isCaret, target.first.isVerbatim,
      target.from.visible == target.first.text.count
    else { return nil }
    let line = target.first.text + Array(text.utf8)
    return lengthenFence(target.first, line)
      ?? LineBefore(document: document).closeFence(target.first, at: target.from, line)
      ?? leaveFence(target.first, at: target.from, line)
      ?? leaveFrontMatter(target.first, at: target.from, line)
  }

  /// More of the marks that have just made a fence make it longer, at both ends.
  private func lengthenFence(_ paragraph: RichParagraph, _ typed: [UInt8]) -> RichOutcome? {
    guard let fence = paragraph.fence, let fresh = document.typing.freshBlock,
      fresh.version == document.version,
      let opener = paragraph.opener, let closer = paragraph.closer, typed == [fence.marker],
      fresh.lines > 0,
      fresh.fence == paragraph.base + opener.lowerBound
    else { return nil }
    let ends = [opener, closer].map { paragraph.base + $0.lowerBound + fence.length }
    let caret = paragraph.contentRange.lowerBound + 1
    let patch = RichPatch(
      edits: ends.map { Edit($0..<$0, bytes: typed) }, first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    _ = document.attempt(patch)
    let version = document.version
    document.typing.freshBlock?.version = version
    return .changed
  }

  private func leaveFence(
    _ paragraph: RichParagraph, at place: RichPlace, _ line: [UInt8]
  ) -> RichOutcome? {
    guard let fence = paragraph.fence, CodeEntry(document: document).isLastOfCode(place),
      let typed = line.last,
      line.trimmingBlanks.elementsEqual(repeatElement(fence.marker, count: fence.length))
    else { return nil }
    let start = document.state.text.sourceLine(at: paragraph.contentRange.lowerBound).lowerBound
    guard start > paragraph.base + paragraph.leafStart else { return nil }
    let steps = document.history.stepCount
    let outcome = CodeEntry(document: document).leaveCode(
      paragraph, from: document.state.text.sourceLine(at: start - 1).content.upperBound,
      first: min(paragraph.lineStart, start - 1))
    document.typing.freshBlock = FreshBlock(
      version: document.version, lines: 2, growsAt: document.state.selection.main.head,
      reopening: .init(steps: steps, text: [typed]))
    return outcome
  }

  private func leaveFrontMatter(
    _ paragraph: RichParagraph, at place: RichPlace, _ line: [UInt8]
  ) -> RichOutcome? {
    guard paragraph.kind == .raw, LineBreaks(document: document).isFrontMatter(paragraph),
      place.paragraph > 0
    else {
      return nil
    }
    let lines = document.block(place.block).paragraphs
    guard place.paragraph + 1 < lines.count else { return nil }
    let closing = lines[place.paragraph + 1]
    // The blanks before it may have come by themselves.
    let marks =
      document.smartTyping.contains(.indentation) ? line.drop(while: \.isBlank) : line[...]
    guard closing.leafStart == paragraph.leafStart, marks.elementsEqual(closing.text),
      marks.elementsEqual("---".utf8) || marks.elementsEqual("+++".utf8)
    else { return nil }
    let gone = paragraph.lineStart..<closing.lineStart
    let patch = RichPatch(
      edits: [Edit(gone, "")], first: paragraph.lineStart, last: closing.lineStart,
      landing: .source(closing.contentRange.upperBound - gone.count), event: .inputRule)
    guard case .accepted = document.attempt(patch) else { return nil }
    var outcome = RichOutcome.changed
    let follows = document.nextParagraph(after: document.head)
    if let follows {
      // Above text that is there nothing has to be begun.
      document.setSelection(Selection(caret: document.offset(of: follows)))
    } else {
      outcome = EmptyParagraphs(document: document).insertEmptyParagraph(
        after: document.paragraph(at: document.head))
    }
    document.typing.freshBlock = FreshBlock(version: document.version, lines: 2)
    document.typing.freshBlock?.isAboveText = follows != nil
    return outcome
  }
}

extension [UInt8] {
  fileprivate var trimmingBlanks: ArraySlice<UInt8> { self[...].trimmingBlanks }
}

extension UInt8 {
  /// Whether the line that ends code or front matter is made of it.
  fileprivate var endsVerbatim: Bool {
    self == Byte.backtick || self == Byte.tilde || self == Byte.hyphen || self == Byte.plus
  }
}
