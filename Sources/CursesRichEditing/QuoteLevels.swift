import CursesMarkdown
import CursesText

/// The quotations around what is selected: made, taken away, and put within each other.
package struct QuoteLevels {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  private var chosen: [RichParagraph] { document.selectedParagraphs.map(\.paragraph) }

  /// Makes a quotation of the paragraphs, or takes the innermost one away.
  package func toggle() -> RichOutcome {
    let chosen = chosen
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    guard innerQuote(of: chosen) == nil else { return unquote(chosen) }
    // Outside of the item the text is in, if it starts there, so that items stay whole.
    let edits =
      first.isBlankLine && chosen.count == 1
      ? [Edit(at: first.contentRange.lowerBound, insert: "> ")]
      : lines(from: first, upTo: last).map { line in
        let mark = line.lowerBound == 0 ? document.byteOrderMark : 0
        return Edit(at: line.lowerBound + mark, insert: line.content.isEmpty ? ">" : "> ")
      }
    return Lists(document: document).applyLines(edits, chosen)
  }

  /// Puts the paragraphs into one more quotation, within those that they are in.
  package func increase() -> RichOutcome {
    let chosen = chosen
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    guard let quote = innerQuote(of: chosen) else { return toggle() }
    let edits =
      first.isBlankLine && chosen.count == 1
      ? [Edit(at: first.contentRange.lowerBound, insert: "> ")]
      : signs(quote, from: first, upTo: last).map { Edit(at: $0.lowerBound, insert: "> ") }
    return edits.isEmpty ? .notHandled : Lists(document: document).applyLines(edits, chosen)
  }

  /// Takes the innermost quotation from around the paragraphs.
  package func decrease() -> RichOutcome {
    let chosen = chosen
    guard innerQuote(of: chosen) != nil else { return .refused("This is no quotation.") }
    return chosen.count == 1 ? unquote(chosen[0]) : unquote(chosen)
  }

  /// Tab and Shift+Tab where the text stands in a quotation, and in no list of it. Nil elsewhere.
  func shift(deeper: Bool) -> RichOutcome? {
    guard chosen.allSatisfy({ $0.containers.last?.kind == .quote }) else { return nil }
    return deeper ? increase() : decrease()
  }

  /// Takes the innermost quotation from around one paragraph.
  func unquote(_ paragraph: RichParagraph) -> RichOutcome {
    paragraph.text.isEmpty
      ? BlockExit(document: document).leaveBlock(paragraph) : unquote([paragraph])
  }

  private func unquote(_ chosen: [RichParagraph]) -> RichOutcome {
    guard let first = chosen.first, let last = chosen.last,
      let quote = first.containers.lastIndex(where: { $0.kind == .quote })
    else { return .notHandled }
    var edits = signs(quote, from: first, upTo: last).map { Edit($0, "") }
    let gap = first.containers[..<quote].map(\.continuation).joined().trimmingTrailingSpaces
    // What goes on in the quote must not become part of the text, nor the text part of it.
    if !first.containers[quote].isFirst { edits.insert(self.gap(gap, above: first), at: 0) }
    if case .changed = Lists(document: document).applyLines(edits, chosen) { return .changed }
    let after = document.lineContentEnd(
      before: last.base + max(last.lines.upperBound, last.content.upperBound))
    edits.append(Edit(at: after, insert: document.lineEnd + gap))
    return Lists(document: document).applyLines(edits, chosen)
  }

  /// A blank line above a paragraph that parts it from the quotation: one of that which is there becomes it.
  private func gap(_ gap: String, above paragraph: RichParagraph) -> Edit {
    let text = document.state.text
    let above = text.sourceLine(at: max(0, paragraph.lineStart - 1)).content
    let bytes = text.bytes(in: above)
    guard paragraph.lineStart > 0, !bytes.isEmpty,
      bytes.allSatisfy({ $0.isBlank || $0 == Byte.greater })
    else { return Edit(at: paragraph.lineStart, insert: gap + document.lineEnd) }
    return Edit(above, gap)
  }

  /// Which of the blocks around the first of some paragraphs is the innermost quotation; nil if not all stand in one.
  private func innerQuote(of chosen: [RichParagraph]) -> Int? {
    guard chosen.allSatisfy({ $0.containers.contains { $0.kind == .quote } }) else { return nil }
    return chosen.first?.containers.lastIndex { $0.kind == .quote }
  }

  private func lines(from first: RichParagraph, upTo last: RichParagraph) -> [SourceLine] {
    let end = document.lineContentEnd(
      before: last.base + max(last.lines.upperBound, last.content.upperBound))
    return document.state.text.sourceLines(
      from: first.lineStart, upTo: max(first.lineStart, end))
  }

  /// The signs of a quotation, with the blanks around each, in the lines of paragraphs.
  ///
  /// - Parameter quote: the quotation's index among the blocks around the first paragraph.
  private func signs(
    _ quote: Int, from first: RichParagraph, upTo last: RichParagraph
  ) -> [Range<Int>] {
    let outer = Array(first.containers[..<quote])
    let text = document.state.text
    let marker = first.base + first.containers[quote].opener.lowerBound
    return lines(from: first, upTo: last).compactMap { line in
      let content = line.content
      let bytes = text.bytes(in: content)
      var start = BlankLine(bytes, lineStart: 0, in: outer).contentStart
      // Behind the marker of an item.
      let isOpener = first.containers[quote].isFirst && content.contains(marker) && quote > 0
      if isOpener { start = marker - content.lowerBound }
      let spaces = isOpener ? 0 : bytes[start...].prefix { $0 == Byte.space }.count
      guard start + spaces < bytes.count, bytes[start + spaces] == Byte.greater else { return nil }
      let hasSpace = start + spaces + 1 < bytes.count && bytes[start + spaces + 1] == Byte.space
      let from = content.lowerBound + start
      return from..<(from + spaces + (hasSpace ? 2 : 1))
    }
  }
}
