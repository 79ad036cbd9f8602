import CursesText

/// Tab at many carets or selections, each in the first paragraph of an item: all items go in as one edit of their block.
struct CaretsInItems {
  let document: RichDocument
  /// Whether numbered lists count up, and are to.
  let countUp: Bool

  /// An item that goes into the one before it, or with that.
  private struct Indented {
    let place: RichPlace
    let paragraph: RichParagraph
    let item: RichContainer
    let columns: Int
    let number: Int
  }

  /// Indents the items from the first of those that turns are about.
  ///
  /// - Returns: how many; 0 where Markdown does not show it; nil where the first needs more than this.
  func indent(_ turns: ArraySlice<(Int, RichCommand)>) -> Int? {
    guard let round = document.carets, document.mode == .rich else { return nil }
    var all: [Indented] = []
    for (index, _) in turns {
      guard !document.patience.isSpent(),
        let next = indented(document.place(at: round[index].lowerBound), behind: all.last),
        round[index].isCaret || next.paragraph.contentRange.upperBound >= round[index].upperBound
      else { break }
      all.append(next)
    }
    guard all.count > 1 else { return nil }
    guard write(all) else { return 0 }
    document.carets?.go(to: round.count)
    document.carets?.endTurn()
    return all.count
  }

  private func indented(_ place: RichPlace, behind last: Indented?) -> Indented? {
    let paragraph = document.paragraph(at: place)
    guard let item = paragraph.ownItem, !item.isFirstOfList, !paragraph.text.isEmpty,
      last.map({ $0.place.block == place.block && $0.place.paragraph < place.paragraph }) ?? true
    else { return nil }
    // One that lies in another that goes in goes with that, and then by itself.
    if let last, item.listStart != last.item.listStart { return nil }
    if let last, item.index == last.item.index + 1 {
      return Indented(
        place: place, paragraph: paragraph, item: item, columns: last.columns,
        number: countUp ? last.number + 1 : 1)
    }
    return IndentLevels(document: document).columnsToIndent(paragraph).map {
      Indented(place: place, paragraph: paragraph, item: item, columns: $0, number: 1)
    }
  }

  private func write(_ all: [Indented]) -> Bool {
    let (first, last) = (all[0], all[all.count - 1])
    var edits: [Edit] = []
    for indented in all {
      let paragraph = indented.paragraph
      let outer = Array(paragraph.containers.dropLast())
      let start = paragraph.base + indented.item.opener.lowerBound
      let end = IndentLevels(document: document).end(
        of: indented.item, at: outer.count, in: paragraph)
      edits += IndentLevels(document: document).shifts(
        from: start, upTo: end, by: indented.columns, inside: outer)
      edits += Numbering(document: document).renumberEdit(indented.item, start, indented.number)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let paragraphs = document.block(first.place.block).paragraphs
    let wanted = paragraphs[first.place.paragraph...last.place.paragraph].map {
      RichShape($0, isStrict: false).withoutLook
    }
    let patch = RichPatch(
      edits: edits, first: first.paragraph.lineStart, last: last.paragraph.lineStart,
      wanted: wanted, isStructural: true,
      landing: .caret(paragraph: wanted.count - 1, visible: last.place.visible))
    document.history.endGroup()
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    return true
  }
}

/// The numbers of lists in which items come or move at many carets: where they counted up they do again, once all of it
/// is done.
struct RoundNumbers {
  private let document: RichDocument

  /// Nil where there are none, or they do not count up.
  init?(of command: RichCommand, in document: RichDocument) {
    guard command == .insertParagraph || command == .indent, document.mode == .rich else {
      return nil
    }
    self.document = document
    var last = -1
    var hasNumbers = false
    for range in document.state.selection.ranges where !document.patience.isSpent() {
      let block = document.blockIndex(at: range.lowerBound)
      guard block != last else { continue }
      last = block
      let lists = Numbering(document: document).numberedLists(inBlock: block)
      guard lists.allSatisfy(Numbering(document: document).isInOrder) else { return nil }
      hasNumbers = hasNumbers || !lists.isEmpty
    }
    guard hasNumbers else { return nil }
  }

  /// Gives the items at all carets, and those behind them, the numbers they are shown with.
  func renumber() {
    let count = document.carets?.count ?? 0
    document.carets?.go(to: count)
    var done = -1
    for index in 0...count where !document.patience.isOver {
      let part =
        index < count ? document.carets.map { document.blockIndex(at: $0[index].head) } : nil
      if part == done { continue }
      if done >= 0, part != done + 1 { Numbering(document: document).renumberParts(behind: done) }
      if let part { Numbering(document: document).renumber(part: part) }
      document.carets?.endTurn()
      done = part ?? done
    }
  }
}
