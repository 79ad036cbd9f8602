import CursesText

/// Empty paragraphs that leave the block they are in, and the blank lines around them.
/// Takes a paragraph out of the block that it is in.
struct BlockExit {
  let document: RichDocument

  /// Makes an empty paragraph in a quotation, an item or a footnote one outside of it. What goes on in the
  /// block behind it is parted from what was before.
  func leaveBlock(_ paragraph: RichParagraph) -> RichOutcome {
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let blank = outer.trimmingTrailingSpaces
    var start = paragraph.lineStart
    var text = outer
    if paragraph.containers.last?.isFirst != true {
      // The blank line before it was the block's; now it stands behind the block.
      start = blankLineStart(before: start, in: paragraph.containers) ?? start
      text = blank + document.lineEnd + outer
    }
    var empty = RichShape(RichParagraph(kind: .paragraph), isStrict: false)
    empty.look = nil
    var patch = RichPatch(
      edits: [Edit(start..<endWhenLeft(paragraph, for: outer), text)], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [empty], isStructural: true,
      landing: .source(start + text.utf8.count), event: .other)
    if case .accepted = document.attempt(patch) { return .changed }
    patch.edits = [
      Edit(
        paragraph.lineStart..<paragraph.contentRange.upperBound, blank + document.lineEnd + outer)
    ]
    patch.wanted = nil
    patch.landing = .source(
      paragraph.lineStart + blank.utf8.count + document.lineEnd.utf8.count + outer.utf8.count)
    _ = document.attempt(patch)
    return .changed
  }

  /// Where what goes ends when an empty paragraph becomes a blank line outside of its block: one of the
  /// blank lines after it would be too many.
  func endWhenLeft(_ paragraph: RichParagraph, for outer: String = "") -> Int {
    let end = paragraph.contentRange.upperBound
    guard paragraph.hasGapAfter else { return end }
    // A text that ends with a line end goes on doing so.
    let isAtEnd = paragraph.base + paragraph.lines.upperBound == document.state.text.count
    if isAtEnd, !outer.isEmpty { return end }
    let lineEnd = paragraph.base + paragraph.lines.upperBound
    let line = document.state.text.sourceLine(at: lineEnd)
    guard line.lowerBound == lineEnd else { return end }
    return max(end, line.content.upperBound)
  }

  /// Where the line before `offset` starts, if it is a blank one of the blocks around.
  func blankLineStart(before offset: Int, in containers: [RichContainer]) -> Int? {
    let own = document.state.text.sourceLine(at: offset)
    guard own.lowerBound == offset, let range = document.state.text.sourceLine(before: own)?.content
    else {
      return nil
    }
    let bytes = document.state.text.bytes(in: range)
    let line = BlankLine(bytes, lineStart: 0, in: containers)
    guard line.depth == containers.count || bytes.allSatisfy(\.isBlank),
      bytes[line.contentStart...].allSatisfy(\.isBlank)
    else { return nil }
    return range.lowerBound
  }

  /// Where the blank lines after the paragraph at `right` end, when it parts an item with `left` from the
  /// next item and no other blank line lies between the items of both lists: without it they are one
  /// list without gaps again.
  func gapInTightList(_ left: RichPlace, _ right: RichPlace) -> Int? {
    guard let after = document.nextParagraph(after: right) else { return nil }
    let next = document.paragraph(at: after)
    guard let item = next.ownItem else { return nil }
    let depth = next.containers.count - 1
    func itemAround(_ paragraph: RichParagraph) -> RichContainer? {
      guard paragraph.containers.count > depth else { return nil }
      let container = paragraph.containers[depth]
      let isLike = container.kind == .item && container.delimiter == item.delimiter
      return isLike ? container : nil
    }
    let first = document.paragraph(at: left)
    let last = document.paragraph(at: right)
    guard itemAround(first) != nil, itemAround(last) == nil else { return nil }
    let all = (left.block...after.block).flatMap { document.block($0).paragraphs }
    let items = all.filter { itemAround($0) != nil }
    let hasOtherGap = items.dropLast().contains {
      $0.hasGapAfter && $0.lineStart != first.lineStart
    }
    return hasOtherGap ? nil : next.lineStart
  }
}
