import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Changes with vi keys: each is one step of undo, and `.` does it again.
extension ViKeys {
  func changeVi(_ change: ViChange, _ effect: inout RichEditorEffect, tick: Int) {
    var change = change
    let step = document.beginStep()
    switch change.what {
    case .operate(let operation, let target):
      let grasp = grasped(target, change, operation, &effect)
      guard let grasp else {
        vi.hasFailed = true
        if vi.visual != nil { endVisual() }
        return
      }
      if target == .selection, let extent = selectedExtent {
        change.what = .operate(operation, .extent(extent))
      }
      if vi.visual != nil { endVisual(keepsCaret: true) }
      if operation.changesText { remember(change) }
      guard operate(operation, grasp, change, step: step, &effect, tick: tick) else { return }
    case .insert(let place):
      remember(change)
      return beginTyping(place, change, step: step, &effect, tick: tick)
    case .insertInBlock(let place, let extent):
      remember(change)
      guard let grasp = grasp(of: extent) else { return document.endStep(step) }
      return beginTyping(inBlock: grasp, place, change, step: step)
    case .put(let isAfter, let leavesBehind):
      remember(change)
      put(change, isAfter: isAfter, leavesBehind: leavesBehind, &effect, tick: tick)
    case .add(let sign):
      remember(change)
      addToNumber(sign * (change.count ?? 1), &effect, tick: tick)
    }
    document.endStep(step)
    editor.settle(rowAffinity: .downstream)
  }

  private func remember(_ change: ViChange) {
    if vi.isReplaying == false { vi.memory.change = ViRepeat(change: change) }
    document.setMark(".", at: viOffset(viCursor))
  }

  /// `.`, with its count in the place of the first one's.
  func repeatVi(count: Int?, _ effect: inout RichEditorEffect, tick: Int) {
    guard let last = vi.memory.change, vi.isReplaying == false else { return }
    var change = last.change
    if let count {
      change.count = count
      vi.memory.change?.change.count = count
    }
    // The numbered registers come one after the other.
    if case .put = change.what, let number = change.register?.wholeNumberValue, number < 9 {
      change.register = "\(number + 1)".first
      vi.memory.change?.change.register = change.register
    }
    vi.isReplaying = true
    let step = document.beginStep()
    changeVi(change, &effect, tick: tick)
    if vi.typing != nil {
      redo(last.typed, tick: tick)
      endTyping(&effect, tick: tick)
    }
    vi.isReplaying = false
    document.endStep(step)
  }

  func undoVi(
    _ command: RichCommand, _ count: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    for number in 0..<count where !stopsVi() {
      let outcome = document.perform(command, tick: tick)
      guard case .changed = outcome else {
        if case .refused(let reason) = outcome { effect.message = reason }
        if number == 0, outcome == .notHandled {
          effect.message =
            command == .undo ? "Nothing is left to undo." : "Nothing is left to redo."
        }
        break
      }
      if command == .undo { effect.message = document.history.undoHint }
    }
    let start = document.state.selection.ranges[0].lowerBound
    document.select(Selection(caret: start))
    editor.settle(rowAffinity: .downstream)
    clampViCaret()
  }

  /// `U`: the line that was changed last is what it was before.
  func undoLineVi(_ effect: inout RichEditorEffect, tick: Int) {
    switch LineUndo(document: document).undoLine(tick: tick) {
    case .changed, .moved:
      editor.settle(rowAffinity: .downstream)
      clampViCaret()
    case .refused(let reason): effect.message = reason
    case .notHandled:
      effect.message = "No line has changes to undo."
      vi.hasFailed = true
    }
  }

  // MARK: What an operator takes

  /// What an operator is done to.
  struct ViGrasp {
    /// One stretch, or one for each line of a block.
    var stretches: [ViStretch]
    var isBlock = false
    /// Whether what is deleted goes to the register for little things.
    var isSmall = false
    /// Whether a block goes to the ends of its lines.
    var reachesLineEnds = false

    var isLines: Bool { stretches[0].isLines }
  }

  private func grasped(
    _ target: ViTarget, _ change: ViChange, _ operation: ViOperator,
    _ effect: inout RichEditorEffect
  ) -> ViGrasp? {
    let text = viText
    let cursor = viCursor
    switch target {
    case .selection: return selectedGrasp
    case .extent(let extent): return grasp(of: extent)
    case .lines:
      let last = text.line((change.count ?? 1) - 1, after: cursor)
      // Of several lines there must be more than this one.
      if (change.count ?? 1) > 1, text.isSameLine(last, cursor) { return nil }
      var stretch = ViStretch.lines(cursor, last, in: text)
      if operation != .yank { stretch.caret = onFirstNonBlank(cursor) }
      return ViGrasp(stretches: [stretch])
    case .object(.match(let isForward), _):
      guard let found = match(isForward: isForward, at: cursor, &effect) else { return nil }
      return ViGrasp(stretches: [found], isSmall: isSmall(found))
    case .object(let object, let isAround):
      guard
        let found = text.object(
          object, isAround: isAround, count: change.count ?? 1, at: cursor)
      else {
        effect.message = "There is no such text object here."
        return nil
      }
      return ViGrasp(stretches: [found], isSmall: isSmall(found))
    case .motion(let motion):
      return grasped(motion, change, operation, &effect)
    }
  }

  private func isSmall(_ stretch: ViStretch) -> Bool {
    !stretch.isLines && viText.isSameLine(stretch.from, stretch.upTo)
  }

  private func grasped(
    _ motion: ViMotion, _ change: ViChange, _ operation: ViOperator,
    _ effect: inout RichEditorEffect
  ) -> ViGrasp? {
    let text = viText
    let cursor = viCursor
    let line = text.line(cursor)
    // `cw` on a word is `ce`; it does not take the space behind.
    if operation == .change, case .wordStart(let word) = motion,
      line.kind(cursor.visible) != .blank,
      !line.isEmpty
    {
      return wordGrasp(word, count: change.count ?? 1, cursor)
    }
    if case .replace = operation {
      let count = change.count ?? 1
      let end = line.moved(cursor.visible, by: count)
      guard line.column(of: end) - line.column(of: cursor.visible) == count else { return nil }
      return ViGrasp(stretches: [ViStretch(from: cursor, upTo: line.place(end))], isSmall: true)
    }
    let found = destination(
      motion, count: change.count, from: cursor, &effect, isForOperator: true)
    vi.column = nil
    guard let place = found else { return nil }
    let reach = reach(of: motion)
    if reach == .lines {
      return ViGrasp(stretches: [.lines(cursor, place, in: text)])
    }
    var (from, upTo) = place < cursor ? (place, cursor) : (cursor, place)
    if case .wordStart = motion, !text.isSameLine(from, upTo) {
      // The last word that is taken ends with its line, and takes nothing of what the next begins with.
      let reached = text.line(upTo)
      if upTo.visible <= reached.indentation, upTo.visible < reached.end { upTo.visible = 0 }
    }
    if reach == .inclusive {
      let last = text.line(upTo)
      upTo = last.place(last.after(upTo.visible))
    } else if !text.isSameLine(from, upTo), upTo.visible == 0 {
      return grasped(acrossLines: from, upTo, motion, operation)
    }
    return taken(ViStretch(from: from, upTo: upTo), motion, operation)
  }

  /// As vim has it, what is deleted from the first word of a line to the last of another is whole lines.
  private func taken(
    _ stretch: ViStretch, _ motion: ViMotion, _ operation: ViOperator
  ) -> ViGrasp {
    let text = viText
    let (first, last) = (text.line(stretch.from), text.line(stretch.upTo))
    if operation == .delete, !text.isSameLine(stretch.from, stretch.upTo),
      stretch.from.visible <= first.indentation,
      last.runEnd(stretch.upTo.visible, .small) == last.end,
      last.kind(stretch.upTo.visible).map({ $0 == .blank }) ?? true
    {
      return ViGrasp(stretches: [.lines(stretch.from, stretch.upTo, in: text)])
    }
    return ViGrasp(stretches: [stretch], isSmall: isSmall(stretch) && !motion.isBigDelete)
  }

  /// What a motion takes; that of a search is in what is typed behind its pattern.
  private func reach(of motion: ViMotion) -> ViMotion.Reach {
    switch motion {
    case .search, .searchAgain:
      switch vi.memory.search?.offset?.base {
      case .lines: .lines
      case .end: .inclusive
      case .start, nil: .exclusive
      }
    default: motion.reach
    }
  }

  /// A way that ends before the first character of a line ends with the line above; and if it began at the
  /// start of a line, it is about whole lines.
  private func grasped(
    acrossLines from: RichPlace, _ upTo: RichPlace, _ motion: ViMotion, _ operation: ViOperator
  ) -> ViGrasp? {
    let text = viText
    guard let before = text.lineBefore(upTo) else { return nil }
    let first = text.line(from)
    let last = text.line(before)
    let isByWord =
      if case .wordStart = motion { !first.isEmpty || operation == .change } else { false }
    if from.visible <= first.indentation, !isByWord {
      return ViGrasp(stretches: [.lines(from, before, in: text)])
    }
    return taken(ViStretch(from: from, upTo: last.place(last.end)), motion, operation)
  }

  private func wordGrasp(_ word: ViWord, count: Int, _ cursor: RichPlace) -> ViGrasp {
    let text = viText
    let line = text.line(cursor)
    var end = line.place(line.runEnd(cursor.visible, word))
    for _ in 1..<max(1, count) {
      let last = text.line(end)
      guard let next = text.wordEnd(after: last.place(last.before(end.visible)), word) else {
        break
      }
      let reached = text.line(next)
      end = reached.place(reached.after(next.visible))
    }
    let stretch = ViStretch(from: cursor, upTo: end)
    return ViGrasp(stretches: [stretch], isSmall: isSmall(stretch))
  }
}
