import CursesMarkdown
import CursesText

/// Moves blocks, items and rows up and down.
struct BlockMove {
  let document: RichDocument

  func moveBlock(up: Bool) -> RichOutcome {
    let target = document.target
    if target.first.isTableRow { return Tables(document: document).moveRow(up: up) }
    if target.first.kind == .source {
      return SourceLines(document: document).moveSourceLines(up: up)
    }
    if let depth = target.first.containers.lastIndex(where: { $0.kind == .item }) {
      guard let exchange = itemExchange(target, depth, up: up) else {
        return .refused("There is no other item in this direction.")
      }
      return apply(exchange, movesUpper: !up)
    }
    let isSection =
      target.isInOneParagraph
      && SectionMove(document: document).foldedSection(at: target.from.block) != nil
    guard let exchange = blockExchange(target, up: up) else {
      return isSection ? .refused("There is no other section in this direction.") : .notHandled
    }
    let folds = SectionMove(document: document).folds(after: exchange)
    let count = document.state.text.count
    let outcome = apply(exchange, movesUpper: !up)
    if outcome == .changed {
      SectionMove(document: document).fold(folds, growth: document.state.text.count - count)
    }
    return outcome
  }

  private func apply(_ exchange: Exchange, movesUpper: Bool) -> RichOutcome {
    let (upper, between, lower) = exchange.paragraphs
    guard let first = upper.first, let last = lower.last else { return .notHandled }
    let moved = movesUpper ? upper : lower
    let before = movesUpper ? lower.count + between.count : 0
    func index(_ offset: Int) -> (Int, Int) {
      let place = document.place(at: offset)
      let start = document.paragraph(at: place).lineStart
      let at = moved.firstIndex { $0.lineStart == start } ?? 0
      return (before + at, place.visible)
    }
    let main = document.state.selection.main
    let (from, upTo) = (index(main.lowerBound), index(main.upperBound))
    var patch = RichPatch(
      edits: [
        Edit(exchange.upper, bytes: exchange.first), Edit(exchange.lower, bytes: exchange.second),
      ], first: first.lineStart, last: last.lineStart,
      wanted: (lower + between + upper).map { RichShape($0, isStrict: false) },
      isStructural: true,
      landing: main.isCaret
        ? .caret(paragraph: from.0, visible: from.1)
        : .range(from: from, upTo: upTo, isBackward: main.head < main.anchor))
    let carets = CaretsInMoved(upper + between + lower, in: document)
    var result = document.attempt(patch)
    if case .differs = result {
      // What stood apart without a blank line may need one now.
      patch.edits[0] = Edit(
        exchange.upper,
        bytes: exchange.first + Array((document.lineEnd + first.blankContinuation).utf8))
      result = document.attempt(patch)
    }
    guard case .accepted = result else { return .refused("Cannot swap these in Markdown.") }
    carets?.settle(lower + between + upper, from: exchange.upper.lowerBound)
    return .changed
  }

  // MARK: Blocks

  private func blockExchange(_ target: RichTarget, up: Bool) -> Exchange? {
    guard let (ownBlocks, nearBlocks) = SectionMove(document: document).neighbours(target, up: up),
      let own = body(ownBlocks),
      let near = body(nearBlocks)
    else { return nil }
    let (upper, lower) = up ? (near, own) : (own, near)
    let first = min(ownBlocks.lowerBound, nearBlocks.lowerBound)
    let last = max(ownBlocks.upperBound, nearBlocks.upperBound)
    let all = (first...last).flatMap { document.block($0).paragraphs }
    let between = all.filter {
      $0.lineStart >= upper.range.upperBound && $0.lineStart < lower.range.lowerBound
    }
    let start = upper.range.lowerBound
    guard start >= document.byteOrderMark else { return nil }
    return Exchange(
      upper: upper.range, lower: lower.range, first: document.state.text.bytes(in: lower.range),
      second: document.state.text.bytes(in: upper.range),
      paragraphs: (upper.paragraphs, between, lower.paragraphs))
  }

  /// Whole lines of some blocks without the blank lines around them, and without the last line end.
  func body(
    _ blocks: ClosedRange<Int>
  ) -> (range: Range<Int>, paragraphs: [RichParagraph])? {
    let all = blocks.flatMap { document.block($0).paragraphs }
    guard let first = all.firstIndex(where: { !$0.isBlankLine }),
      let last = all.lastIndex(where: { !$0.isBlankLine })
    else { return nil }
    // A paragraph's lines may start with blank ones.
    var start = all[first].lineStart
    let text = document.state.text
    while text.sourceLine(at: start).content.isEmpty, start < all[last].contentRange.lowerBound {
      start = text.sourceLine(at: start).upperBound
    }
    let end = max(
      document.lineContentEnd(before: all[last].base + all[last].lines.upperBound),
      all[last].contentRange.upperBound)
    return (start..<max(start, end), Array(all[first...last]))
  }

  // MARK: Items

  private func itemExchange(_ target: RichTarget, _ depth: Int, up: Bool) -> Exchange? {
    guard let first = ListItems(document: document).listItem(at: target.from, depth) else {
      return nil
    }
    // All items of the list that the selection touches go together.
    var own = [first]
    while let last = own.last, last.range.upperBound <= target.last.lineStart,
      own.count < Self.mostMovedItems, let next = ListItems(document: document).itemBehind(last)
    {
      own.append(next)
    }
    if let last = own.last, last.range.upperBound <= target.last.lineStart { own = [first] }
    guard
      let near = up
        ? ListItems(document: document).itemBefore(first)
        : own.last.flatMap(ListItems(document: document).itemBehind)
    else { return nil }
    let items = up ? [near] + own : own + [near]
    let hasQuote = target.first.containers[..<depth].contains { $0.kind == .quote }
    guard let pieces = turned(items, up: up, hasQuote) else { return nil }
    let cut = up ? 1 : items.count - 1
    return Exchange(
      upper: items[0].range.lowerBound..<items[cut - 1].range.upperBound,
      lower: items[cut].range.lowerBound..<items[items.count - 1].range.upperBound,
      first: pieces.first, second: pieces.second,
      paragraphs: (
        items[..<cut].flatMap(\.paragraphs), [], items[cut...].flatMap(\.paragraphs)
      ))
  }

  private static let mostMovedItems = 4_096

  /// The items with the one at an end at the other, each with the number that stands in its new place.
  private func turned(
    _ items: [ListItem], up: Bool, _ hasQuote: Bool
  ) -> (first: [UInt8], second: [UInt8])? {
    let text = document.state.text
    let count = items.count
    let digits = items.map { text.bytes(in: $0.opener) }
    func item(_ index: Int, at place: Int) -> [UInt8]? {
      let bytes = text.bytes(in: items[index].range)
      guard items[index].container.number != nil, digits[index] != digits[place] else {
        return bytes
      }
      if hasQuote, digits[index].count != digits[place].count { return nil }
      return renumbered(bytes, from: digits[index], to: digits[place])
    }
    var several: [UInt8] = []
    for index in up ? 1..<count : 0..<(count - 1) {
      guard let bytes = item(index, at: up ? index - 1 : index + 1) else { return nil }
      if index > (up ? 1 : 0) {
        several += text.bytes(in: items[index - 1].range.upperBound..<items[index].range.lowerBound)
      }
      several += bytes
    }
    guard let one = up ? item(0, at: count - 1) : item(count - 1, at: 0) else { return nil }
    return up ? (several, one) : (one, several)
  }

  /// An item with another number; its other lines move by as many columns as that is longer.
  private func renumbered(_ item: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    var result = new + item.dropFirst(old.count)
    let growth = new.count - old.count
    guard growth != 0 else { return result }
    var at = result.count - 1
    while at > 0 {
      if result[at - 1].isLineEnd, !result[at].isLineEnd {
        if growth > 0 {
          result.insert(contentsOf: [UInt8](repeating: Byte.space, count: growth), at: at)
        } else {
          let blank = result[at...].prefix(-growth).prefix { $0 == Byte.space }.count
          result.removeSubrange(at..<(at + blank))
        }
      }
      at -= 1
    }
    return result
  }
}
