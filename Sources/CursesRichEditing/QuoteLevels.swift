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
    guard innerQuote(of: chosen) == nil else { return unquote(chosen) }
    guard let quoted = QuotedLines(chosen, of: document) else { return .notHandled }
    return Lists(document: document).applyLines(blankLine(of: chosen) ?? quoted.quoting, chosen)
  }

  /// Puts the paragraphs into one more quotation, within those that they are in.
  package func increase() -> RichOutcome {
    let chosen = chosen
    guard let quote = innerQuote(of: chosen) else { return toggle() }
    guard let quoted = QuotedLines(chosen, inside: quote + 1, of: document) else {
      return .notHandled
    }
    let edits =
      blankLine(of: chosen)
      ?? signs(quote, of: quoted).map { Edit(at: $0.lowerBound, insert: "> ") }
    return edits.isEmpty ? .notHandled : Lists(document: document).applyLines(edits, chosen)
  }

  /// What makes a quotation of one blank line; nil for other paragraphs.
  private func blankLine(of chosen: [RichParagraph]) -> [Edit]? {
    guard let first = chosen.first, first.isBlankLine, chosen.count == 1 else { return nil }
    return [Edit(at: first.contentRange.lowerBound, insert: "> ")]
  }

  /// The lines that become a quotation with what is selected, or are none any more; nil where nothing is.
  package func reach(of range: SelectionRange) -> Range<Int>? {
    let chosen = document.touchedParagraphs(of: document.target(of: range)).map(\.paragraph)
    let outer = innerQuote(of: chosen).map { $0 + 1 } ?? 0
    return QuotedLines(chosen, inside: outer, of: document)?.range
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
    guard let quote = chosen.first?.containers.lastIndex(where: { $0.kind == .quote }),
      let quoted = QuotedLines(chosen, inside: quote + 1, of: document)
    else { return .notHandled }
    let first = quoted.first
    var edits = signs(quote, of: quoted).map { Edit($0, "") }
    let gap = first.containers[..<quote].map(\.continuation).joined().trimmingTrailingSpaces
    // What goes on in the quote must not become part of the text, nor the text part of it.
    if !first.containers[quote].isFirst { edits.insert(self.gap(gap, above: first), at: 0) }
    if case .changed = Lists(document: document).applyLines(edits, chosen) { return .changed }
    edits.append(Edit(at: quoted.range.upperBound, insert: document.lineEnd + gap))
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

  /// The signs of a quotation, with the blanks around each, in some lines.
  ///
  /// - Parameter quote: the quotation's index among the blocks around the first paragraph.
  private func signs(_ quote: Int, of quoted: QuotedLines) -> [Range<Int>] {
    let first = quoted.first
    let outer = Array(first.containers[..<quote])
    let text = document.state.text
    let marker = first.base + first.containers[quote].opener.lowerBound
    return quoted.lines.compactMap { line in
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
