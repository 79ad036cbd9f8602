import CursesText

/// Long literal text where lines are not paragraphs: each is an item of a list.
extension LongPaste {
  /// Pastes lines into the item at the caret and new ones behind it, each like it, and numbered on. The
  /// caret stays before what it was before, in the last item.
  func pasteItems(
    _ text: [UInt8], _ lines: ArraySlice<Range<Int>>, into item: RichContainer,
    of paragraph: RichParagraph
  ) -> PastedPiece {
    let room = item.writtenNumber.map { max(0, Self.greatestNumber - $0) } ?? .max
    let lines = lines.prefix(room)
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let gap = item.isTight ? "" : outer.trimmingTrailingSpaces + document.lineEnd
    let before = Array((document.lineEnd + gap + outer).utf8)
    var context = LiteralContext(paragraph)
    if !paragraph.text.isEmpty {
      context.style = LiteralStyle(before: document.draft(of: paragraph))
    }
    var last = item
    var start = Array(ParagraphBreak(document: document).itemStart(last, after: true).utf8)
    let isEmpty = paragraph.text.isEmpty
    var source = isEmpty ? Array(paragraph.lead.utf8) : []
    source.reserveCapacity(text.count + lines.count * (before.count + start.count + 4))
    for line in lines {
      LiteralText(document: document).appendLiteral(
        text[line].trimmingBlanks, to: &source, in: context)
      source += before
      source += start
      guard last.number != nil else { continue }
      last.countOn()
      start = Array(ParagraphBreak(document: document).itemStart(last, after: true).utf8)
    }
    let content = paragraph.contentRange
    let at = isEmpty ? content.upperBound : content.lowerBound
    var edits = [Edit(at..<at, bytes: source)]
    let growth = "\(last.writtenNumber ?? 0)".utf8.count - "\(item.writtenNumber ?? 0)".utf8.count
    if growth > 0 { edits += linesBelow(item, of: paragraph, by: growth) }
    let patch = RichPatch(
      edits: edits, first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at + source.count), event: .paste)
    _ = document.attempt(patch)
    return (lines.count, .changed)
  }

  /// Longer numbers begin no item.
  private static var greatestNumber: Int { 999_999_999 }

  /// Keeps what lies in an item below its first line below its text, when its number becomes longer.
  private func linesBelow(
    _ item: RichContainer, of paragraph: RichParagraph, by growth: Int
  ) -> [Edit] {
    let outer = Array(paragraph.containers.dropLast())
    let line = document.state.text.line(at: paragraph.contentRange.upperBound)
    let end = IndentLevels(document: document).end(of: item, at: outer.count, in: paragraph)
    guard line + 1 <= document.state.text.line(at: end) else { return [] }
    return IndentLevels(document: document).shifts(
      from: document.state.text.lineStart(line + 1), upTo: end, by: growth, inside: outer)
  }
}

extension RichContainer {
  /// Makes it the item that Enter makes behind it.
  fileprivate mutating func countOn() {
    guard let shown = number, let written = writtenNumber else { return }
    let isSame = index > 0 && written == shown - index
    writtenNumber = isSame ? written : written + 1
    number = shown + 1
    index += 1
  }
}
