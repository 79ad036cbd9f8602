import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Several carets.
extension RichEditorModel {
  /// Moves every caret by rows, each in a column of its own.
  func moveAll(_ motion: RowMotion, extending: Bool) -> RichEditorEffect {
    let before = document.state.selection.ranges
    let ranges = before.map {
      document.patience.isSpent() ? $0 : moved($0, motion, extending: extending)
    }
    guard work.stop == nil else { return RichEditorEffect() }
    document.select(Selection(ranges, mainIndex: document.state.selection.mainIndex))
    settle(rowAffinity: rowAffinity, keepsGoal: true)
    return RichEditorEffect()
  }

  private func moved(
    _ range: SelectionRange, _ motion: RowMotion, extending: Bool
  ) -> SelectionRange {
    var goal = range.goalColumn
    let from =
      extending || range.isCaret
      ? range.head : motion.isForward ? range.upperBound : range.lowerBound
    let head = offset(of: view.moved(pageCaret(at: from), motion, goal: &goal))
    return SelectionRange(anchor: extending ? range.anchor : head, head: head, goalColumn: goal)
  }

  func addCaret(_ motion: RowMotion) -> RichEditorEffect {
    let ranges = document.state.selection.ranges
    let outermost = motion.isForward ? ranges[ranges.count - 1] : ranges[0]
    var start = SelectionRange(caret: outermost.head)
    start.goalColumn = outermost.goalColumn
    let added = moved(start, motion, extending: false)
    let isTaken = ranges.contains { $0.range.contains(added.head) || $0.head == added.head }
    let rows = [outermost.head, added.head].map { view.rowPlace(of: pageCaret(at: $0)).place }
    guard !isTaken, rows[0] != rows[1] else {
      return effect { $0.message = "There is no row for another caret." }
    }
    document.select(Selection(ranges + [added], mainIndex: ranges.count))
    settle(rowAffinity: rowAffinity, keepsGoal: true)
    return RichEditorEffect()
  }

  func selectMatches() -> RichEditorEffect {
    guard search != nil else { return .unhandled() }
    while document.readOn() {}
    let count = document.blockCount
    let ranges = (0..<count).flatMap { block -> [SelectionRange] in
      guard !document.patience.isSpent(after: (block, count), weight: 16) else { return [] }
      return matches(inBlock: block, includesEmpty: true).map { $0.selected(in: document) }
    }
    guard !pace.isHalted, work.stop == nil else {
      return effect { $0.message = "The search was stopped." }
    }
    guard !ranges.isEmpty else {
      return effect { $0.message = "“\(search?.needle ?? "")” is not in this note." }
    }
    let main = document.state.selection.main
    document.select(
      Selection(ranges, mainIndex: ranges.firstIndex { $0.range == main.range } ?? 0))
    settle(rowAffinity: .downstream)
    return RichEditorEffect()
  }
}

extension Range<RichPlace> {
  fileprivate func selected(in document: RichDocument) -> SelectionRange {
    SelectionRange(
      anchor: document.offset(of: lowerBound, affinity: .downstream),
      head: document.offset(of: upperBound))
  }
}
