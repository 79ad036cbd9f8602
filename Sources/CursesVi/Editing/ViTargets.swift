import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What an operator takes: the text that its motion, text object or lines stand for.
@MainActor
struct ViTargets: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func grasped(
    _ target: ViTarget, _ change: ViChange, _ operation: ViOperator,
    _ effect: inout RichEditorEffect
  ) -> ViGrasp? {
    let text = caret.text
    let cursor = caret.place
    switch target {
    case .selection: return ViVisualMode(caret).selectedGrasp
    case .extent(let extent): return ViVisualMode(caret).grasp(of: extent)
    case .lines:
      let last = text.line((change.count ?? 1) - 1, after: cursor)
      // Of several lines there must be more than this one.
      if (change.count ?? 1) > 1, text.isSameLine(last, cursor) { return nil }
      var stretch = ViStretch.lines(cursor, last, in: text)
      if operation != .yank { stretch.caret = caret.onFirstNonBlank(cursor) }
      return ViGrasp(stretches: [stretch])
    case .object(.match(let isForward), _):
      guard let found = ViSearches(caret).match(isForward: isForward, at: cursor, &effect) else {
        return nil
      }
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
    !stretch.isLines && caret.text.isSameLine(stretch.from, stretch.upTo)
  }

  private func grasped(
    _ motion: ViMotion, _ change: ViChange, _ operation: ViOperator,
    _ effect: inout RichEditorEffect
  ) -> ViGrasp? {
    let text = caret.text
    let cursor = caret.place
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
    let found = ViMotions(caret).destination(
      motion, count: change.count, from: cursor, &effect, isForOperator: true)
    caret.state.column = nil
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

  /// A way that ends before the first character of a line ends with the line above; and if it began at the
  /// start of a line, it is about whole lines.
  private func grasped(
    acrossLines from: RichPlace, _ upTo: RichPlace, _ motion: ViMotion, _ operation: ViOperator
  ) -> ViGrasp? {
    let text = caret.text
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

  /// As vim has it, what is deleted from the first word of a line to the last of another is whole lines.
  private func taken(
    _ stretch: ViStretch, _ motion: ViMotion, _ operation: ViOperator
  ) -> ViGrasp {
    let text = caret.text
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
      switch caret.state.memory.search?.offset?.base {
      case .lines: .lines
      case .end: .inclusive
      case .start, nil: .exclusive
      }
    default: motion.reach
    }
  }

  private func wordGrasp(_ word: ViWord, count: Int, _ cursor: RichPlace) -> ViGrasp {
    let text = caret.text
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
