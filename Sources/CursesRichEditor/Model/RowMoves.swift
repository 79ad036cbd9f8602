import CursesRichText
import CursesText
import CursesTextEditors

/// Motions by the rows of the screen, at one caret or at many.
@MainActor
struct RowMoves {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  private var document: RichDocument { editor.document }

  /// Moves the caret, or the head of the selection, by rows; every caret in a column of its own.
  func move(_ motion: RowMotion, extending: Bool, tick: Int) -> RichEditorEffect {
    if document.state.selection.ranges.count > 1 { return moveAll(motion, extending: extending) }
    if !extending, motion == editor.openedLine?.back, dropOpenedLine(tick: tick) {
      return editor.effect { $0.hasChanged = true }
    }
    var goal = editor.goal
    let selection = document.state.selection.main
    var from = editor.caret
    if !extending, !selection.isCaret {
      // A selection is left at the end that the motion points to.
      from = editor.pageCaret(at: motion.isForward ? selection.upperBound : selection.lowerBound)
    }
    var to = editor.view.moved(from, motion, goal: &goal)
    if motion == .rowStart, let first = firstCharacter(from: from, rowStart: to) { to = first }
    if let whole = motion.lineMotion(extending: extending), from == to {
      return editor.edit(whole, tick: tick)
    }
    if editor.modal == nil, !extending, motion == .rowDown || motion == .rowUp,
      selection.isCaret && to.position == from.position
        || motion == .rowDown && goal == nil && TextExit(document: document).isInRow,
      motion == .rowDown
        ? TextExit(document: document).openLineBelowText(tick: tick)
        : LineBefore(document: document).openLineAboveText(tick: tick)
    {
      editor.openedLine = (document.version, motion == .rowDown ? .rowUp : .rowDown)
      editor.settle(rowAffinity: .downstream)
      return editor.effect { $0.hasChanged = true }
    }
    editor.goal = goal
    let version = document.version
    editor.select(to, extending: extending, tick: tick)
    if motion == .rowEnd, !extending { document.leaveStyles() }
    editor.settle(rowAffinity: to.rowAffinity, keepsGoal: true)
    return editor.effect { $0.hasChanged = document.version != version }
  }

  /// The first character of an indented line of code or source, for Home: from there, and nowhere else, it
  /// leads to the start of the line.
  private func firstCharacter(from caret: PageCaret, rowStart: PageCaret) -> PageCaret? {
    var place = document.place(at: editor.offset(of: caret))
    let start = document.place(at: editor.offset(of: rowStart))
    let line = document.paragraph(at: place)
    let indent = line.text.prefix { $0 == 0x20 || $0 == 0x09 }.count
    guard line.isVerbatim, line.kind != .raw, indent > 0, indent < line.text.count,
      (start.block, start.paragraph) == (place.block, place.paragraph), start.visible < indent,
      place.visible != indent
    else { return nil }
    place.visible = indent
    return editor.pageCaret(at: document.offset(of: place))
  }

  /// Takes the line away that Down has begun below the text, or Up above it, where nothing was typed in it.
  private func dropOpenedLine(tick: Int) -> Bool {
    guard let version = editor.openedLine?.version, version == document.version else {
      return false
    }
    editor.openedLine = nil
    TextEnd(document: document).dropFreshLine(tick: tick)
    guard document.version != version else { return false }
    editor.settle(rowAffinity: .downstream)
    return true
  }

  /// Moves every caret by rows, each in a column of its own.
  private func moveAll(_ motion: RowMotion, extending: Bool) -> RichEditorEffect {
    let before = document.state.selection.ranges
    let ranges = before.map {
      document.patience.isSpent() ? $0 : moved($0, motion, extending: extending)
    }
    guard editor.work.stop == nil else { return RichEditorEffect() }
    document.select(Selection(ranges, mainIndex: document.state.selection.mainIndex))
    editor.settle(rowAffinity: editor.rowAffinity, keepsGoal: true)
    return RichEditorEffect()
  }

  private func moved(
    _ range: SelectionRange, _ motion: RowMotion, extending: Bool
  ) -> SelectionRange {
    var goal = range.goalColumn
    let from =
      extending || range.isCaret
      ? range.head : motion.isForward ? range.upperBound : range.lowerBound
    let head = editor.offset(of: editor.view.moved(editor.pageCaret(at: from), motion, goal: &goal))
    return SelectionRange(anchor: extending ? range.anchor : head, head: head, goalColumn: goal)
  }

  /// Adds a caret in the row above, or below, the outermost of those there are.
  func addCaret(_ motion: RowMotion) -> RichEditorEffect {
    let ranges = document.state.selection.ranges
    let outermost = motion.isForward ? ranges[ranges.count - 1] : ranges[0]
    var start = SelectionRange(caret: outermost.head)
    start.goalColumn = outermost.goalColumn
    let added = moved(start, motion, extending: false)
    let isTaken = ranges.contains { $0.range.contains(added.head) || $0.head == added.head }
    let rows = [outermost.head, added.head].map {
      editor.view.rowPlace(of: editor.pageCaret(at: $0)).place
    }
    guard !isTaken, rows[0] != rows[1] else {
      return editor.effect { $0.message = "There is no row for another caret." }
    }
    document.select(Selection(ranges + [added], mainIndex: ranges.count))
    editor.settle(rowAffinity: editor.rowAffinity, keepsGoal: true)
    return RichEditorEffect()
  }
}

extension RowMotion {
  /// What Home and End do where the caret stands at the edge of its row already: they go to that of the line.
  fileprivate func lineMotion(extending: Bool) -> RichCommand? {
    switch self {
    case .rowStart: extending ? .extendToParagraphStart : .moveToParagraphStart
    case .rowEnd: extending ? .extendToParagraphEnd : .moveToParagraphEnd
    default: nil
    }
  }
}
