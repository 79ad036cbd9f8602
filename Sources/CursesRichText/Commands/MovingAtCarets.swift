import CursesMarkdown
import CursesText

/// Blocks, items, rows and lines moved at several carets: those that lie next to each other move as one, past the one
/// beside them.
struct MovingAtCarets {
  private let document: RichDocument
  private let up: Bool

  init(document: RichDocument, up: Bool) { (self.document, self.up) = (document, up) }

  /// The thing that a caret moves.
  private enum Unit {
    case line(SourceLine)
    /// A row of the table that starts there.
    case row(table: Int, number: Int)
    case item(ListItem)
    case block(Int)
  }

  /// Moves them, as one step.
  func perform() -> RichOutcome {
    let whole = document.state.selection
    document.history.endGroup()
    let steps = document.history.stepCount
    let groups = groups(of: whole)
    document.carets = CaretRound(whole, steps: steps)
    var outcome = RichOutcome.notHandled
    for (index, group) in groups.enumerated() {
      if document.patience.isSpent(after: (index, groups.count), weight: 8) { break }
      outcome = outcome.joined(with: move(group))
    }
    CaretTurns(document: document).endRound(whole, steps: steps)
    document.lastRound = nil
    return outcome
  }

  /// The ranges that move together.
  private func groups(of whole: Selection) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: Unit?
    for (index, range) in whole.ranges.enumerated() where !document.patience.isSpent() {
      let first = document.place(at: range.lowerBound)
      let end = range.isCaret ? first : document.place(at: range.upperBound)
      let joins = last.map { isWithin($0, first) || follows($0, unit(at: first)) } ?? false
      if joins, let group = groups.last {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
      if last.map({ joins && isWithin($0, end) }) != true { last = unit(at: end) }
    }
    return groups
  }

  private func unit(at place: RichPlace) -> Unit {
    let paragraph = document.paragraph(at: place)
    if paragraph.kind == .source {
      return .line(document.state.text.sourceLine(at: document.offset(of: place)))
    }
    if paragraph.isTableRow {
      return .row(table: paragraph.base + paragraph.leafStart, number: place.paragraph)
    }
    if let depth = paragraph.containers.lastIndex(where: { $0.kind == .item }),
      let item = ListItems(document: document).listItem(at: place, depth)
    {
      return .item(item)
    }
    return .block(place.block)
  }

  /// Whether what stands at a place goes with a unit.
  private func isWithin(_ unit: Unit, _ place: RichPlace) -> Bool {
    switch unit {
    case .item(let item): item.range.contains(document.paragraph(at: place).contentRange.lowerBound)
    case .block(let block): block == place.block
    case .line(let line): line.range.contains(document.offset(of: place))
    case .row: false
    }
  }

  /// Whether a unit is the same as another, or follows it at once.
  private func follows(_ last: Unit, _ next: Unit) -> Bool {
    switch (last, next) {
    case (.line(let line), .line(let next)):
      next.lowerBound == line.lowerBound || next.lowerBound == line.upperBound
    case (.row(let table, let number), .row(let other, let next)):
      table == other && number...number + 1 ~= next
    case (.item(let item), .item(let next)):
      item.depth == next.depth
        && ListItems(document: document).itemBehind(item)?.range.lowerBound == next.range.lowerBound
    case (.block(let block), .block(let next)):
      (block + 1..<max(block + 1, next)).allSatisfy {
        BlockMove(document: document).body($0...$0) == nil
      }
    default: false
    }
  }

  private func move(_ group: Range<Int>) -> RichOutcome {
    guard let round = document.carets else { return .notHandled }
    let (first, last) = (round[group.lowerBound], round[group.upperBound - 1])
    var selection = Selection([first])
    if group.count > 1 {
      let end = document.paragraph(at: document.place(at: last.upperBound))
      selection = Selection(anchor: first.lowerBound, head: end.sourceOffset(end.text.count))
    }
    document.carets?.go(to: group.upperBound - 1)
    document.state = TextState(document.state.text, selection: selection)
    document.snapSelection()
    let outcome = document.performHere(up ? .moveBlockUp : .moveBlockDown)
    if outcome == .changed {
      document.carets?.endTurn()
    } else {
      document.carets?.dropTurn()
    }
    return outcome
  }
}
