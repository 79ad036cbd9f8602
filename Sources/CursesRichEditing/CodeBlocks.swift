import CursesMarkdown
import CursesText

/// Makes code of paragraphs, and paragraphs of code.
package struct CodeBlocks {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func toggleCodeBlock() -> RichOutcome {
    let selected = document.selectedParagraphs
    let chosen = selected.map(\.paragraph)
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    if first.isCode, last.isCode, first.leafStart == last.leafStart {
      return unfence(first)
    }
    guard chosen.allSatisfy({ !$0.isCode && $0.kind != .raw && $0.kind != .source }) else {
      return .refused("Only paragraphs can become code.")
    }
    guard ![selected[0], selected[selected.count - 1]].contains(where: { cutsTable($0, chosen) })
    else { return .refused("A row cannot become code by itself. Select the whole table.") }
    let start = first.lineStart
    let end = document.lineContentEnd(
      before: last.base + max(last.lines.upperBound, last.content.upperBound))
    let around = first.containers.prefix { container in
      chosen.allSatisfy { paragraph in
        paragraph.base == first.base && paragraph.containers.contains { container.isSame(as: $0) }
      }
    }
    let isWithin = around.count == first.containers.count || chosen.count == 1
    let continuation = isWithin ? first.continuation : around.map(\.continuation).joined()
    let from =
      first.isBlankLine
      ? first.contentRange.lowerBound
      : start
        + (isWithin
          ? containersPrefix(first) : lineStartLength(start, inside: Array(around)))
    var ticks = "```"
    let source = document.state.text.string(in: from..<max(from, end))
    while source.contains(ticks) { ticks += "`" }
    let open = ticks + document.lineEnd + continuation
    var close = document.lineEnd + continuation + ticks
    if first.isBlankLine, !first.hasGapAfter, end < document.state.text.count {
      close += document.lineEnd
    }
    // In code they would be seen.
    let marks = chosen.flatMap(lineBreakMarks)
    let caret = document.state.selection.main.head + open.utf8.count
    let before = marks.count { $0 < document.state.selection.main.head }
    let patch = RichPatch(
      edits: [Edit(at: from, insert: open)] + marks.map { Edit($0..<$0 + 1, "") }
        + [Edit(at: max(from, end), insert: close)],
      first: start, last: last.lineStart,
      landing: .source(max(caret - before, from + open.utf8.count)))
    _ = document.attempt(patch)
    let isCode = [from, max(from, end) - marks.count].allSatisfy {
      document.paragraph(at: document.place(at: $0 + open.utf8.count)).isCode
    }
    guard isCode || chosen.count == 1 else {
      return .refused("Cannot make this code in Markdown. Edit the source instead (Ctrl+U).")
    }
    return .changed
  }

  /// Whether a paragraph is a row of a table that is not chosen as a whole: a fence in it would end the table.
  private func cutsTable(
    _ one: (place: RichPlace, paragraph: RichParagraph), _ chosen: [RichParagraph]
  ) -> Bool {
    guard one.paragraph.isTableRow else { return false }
    guard let rows = TableReader(document: document).tableSource(at: one.place)?.rows else {
      return true
    }
    return [rows[0], rows[rows.count - 1]].contains { end in
      !chosen.contains { $0.lineStart == end.lineStart }
    }
  }

  /// Where the backslashes of the line breaks of a paragraph stand in the source.
  private func lineBreakMarks(of paragraph: RichParagraph) -> [Int] {
    guard paragraph.kind == .paragraph else { return [] }
    return paragraph.pieces.filter { paragraph.text[$0.visible] == [Byte.lineFeed] }
      .map { paragraph.base + $0.source.lowerBound }
      .filter { document.state.text.byte(at: $0) == Byte.backslash }
  }

  private func containersPrefix(_ paragraph: RichParagraph) -> Int {
    if paragraph.ownItem != nil { return paragraph.contentRange.lowerBound - paragraph.lineStart }
    return lineStartLength(paragraph.lineStart, inside: paragraph.containers)
  }

  /// What stands in a line before the text of blocks around it.
  private func lineStartLength(_ line: Int, inside containers: [RichContainer]) -> Int {
    let bytes = document.state.text.bytes(in: document.state.text.sourceLine(at: line).content)
    return BlankLine(bytes, lineStart: 0, in: containers).contentStart
  }

  /// Takes the fences from a code block. Its text becomes what Markdown makes of it.
  private func unfence(_ line: RichParagraph) -> RichOutcome {
    guard let opener = line.opener else {
      return .refused(
        line.isIndentedCode
          ? "Indented code has no fence to take away."
          : "The fence of this long block of code is taken away at its first lines.")
    }
    let text = document.state.text
    let first = text.sourceLine(at: line.base + opener.lowerBound)
    let start = line.base + opener.lowerBound
    // What the next line starts with in the blocks around stands here already.
    let next = text.bytes(in: text.sourceLine(at: first.upperBound).content)
    let prefix = BlankLine(next, lineStart: 0, in: line.containers).contentStart
    let end = min(first.upperBound + prefix, text.count)
    var edits = [Edit(start..<max(start, end), "")]
    if let closer = closer(ofCode: line) {
      let last = text.sourceLine(at: closer.lowerBound)
      let from = max(end, document.lineContentEnd(before: last.lowerBound))
      edits.append(Edit(from..<max(from, document.lineContentEnd(before: last.upperBound)), ""))
    }
    let head = document.state.selection.main.head
    let patch = RichPatch(
      edits: edits, first: line.lineStart, last: line.lineStart,
      landing: .source(max(start, head - edits[0].range.count)))
    _ = document.attempt(patch)
    return .changed
  }

  /// The fence in the source that closes the code around a line, which may be in a later part; nil when it
  /// is open to its end.
  private func closer(ofCode line: RichParagraph) -> Range<Int>? {
    if let closer = line.closer {
      return line.base + closer.lowerBound..<line.base + closer.upperBound
    }
    var part = document.table.part(at: line.base)
    while document.table.goesOnInCode(behindPart: part) { part += 1 }
    guard let last = document.block(part).paragraphs.last(where: { !$0.isBlankLine }),
      last.base > line.base
    else { return nil }
    // A long line is shown with the fence behind it.
    if last.kind == .source { return last.contentRange }
    return last.closer.map { last.base + $0.lowerBound..<last.base + $0.upperBound }
  }
}
