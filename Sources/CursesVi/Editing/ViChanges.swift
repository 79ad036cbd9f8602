import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Changes with vi keys: each is one step of undo, and `.` does it again.
@MainActor
struct ViChanges: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func perform(_ change: ViChange, _ effect: inout RichEditorEffect, tick: Int) {
    var change = change
    let step = document.beginStep()
    switch change.what {
    case .operate(let operation, let target):
      let grasp = ViTargets(caret).grasped(target, change, operation, &effect)
      guard let grasp else {
        caret.state.hasFailed = true
        if caret.state.visual != nil { ViVisualMode(caret).end() }
        return
      }
      if target == .selection, let extent = ViVisualMode(caret).selectedExtent {
        change.what = .operate(operation, .extent(extent))
      }
      if caret.state.visual != nil { ViVisualMode(caret).end(keepsCaret: true) }
      if operation.changesText { remember(change) }
      guard ViOperators(caret).operate(operation, grasp, change, step: step, &effect, tick: tick)
      else { return }
    case .insert(let place):
      remember(change)
      return ViInsertMode(caret).beginTyping(place, change, step: step, &effect, tick: tick)
    case .insertInBlock(let place, let extent):
      remember(change)
      guard let grasp = ViVisualMode(caret).grasp(of: extent) else { return document.endStep(step) }
      return ViInsertMode(caret).beginTyping(inBlock: grasp, place, change, step: step)
    case .put(let isAfter, let leavesBehind):
      remember(change)
      ViPuts(caret).put(change, isAfter: isAfter, leavesBehind: leavesBehind, &effect, tick: tick)
    case .add(let sign):
      remember(change)
      ViNumbers(caret).addToNumber(sign * (change.count ?? 1), &effect, tick: tick)
    }
    document.endStep(step)
    editor.settle(rowAffinity: .downstream)
  }

  private func remember(_ change: ViChange) {
    if caret.state.isReplaying == false { caret.state.memory.change = ViRepeat(change: change) }
    document.setMark(".", at: caret.offset(caret.place))
  }

  /// `.`, with its count in the place of the first one's.
  func again(count: Int?, _ effect: inout RichEditorEffect, tick: Int) {
    guard let last = caret.state.memory.change, caret.state.isReplaying == false else { return }
    var change = last.change
    if let count {
      change.count = count
      caret.state.memory.change?.change.count = count
    }
    // The numbered registers come one after the other.
    if case .put = change.what, let number = change.register?.wholeNumberValue, number < 9 {
      change.register = "\(number + 1)".first
      caret.state.memory.change?.change.register = change.register
    }
    caret.state.isReplaying = true
    let step = document.beginStep()
    perform(change, &effect, tick: tick)
    if caret.state.typing != nil {
      ViInsertMode(caret).redo(last.typed, tick: tick)
      ViInsertMode(caret).endTyping(&effect, tick: tick)
    }
    caret.state.isReplaying = false
    document.endStep(step)
  }

  func undo(
    _ command: RichCommand, _ count: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    for number in 0..<count where !editor.stops() {
      let outcome = document.perform(command, tick: tick)
      guard case .changed = outcome else {
        if case .refused(let reason) = outcome { effect.message = reason }
        if number == 0, outcome == .notHandled {
          effect.message =
            command == .undo ? "Nothing is left to undo." : "Nothing is left to redo."
        }
        break
      }
      effect.message = document.history.hint(after: command)
    }
    let start = document.state.selection.ranges[0].lowerBound
    document.select(Selection(caret: start))
    editor.settle(rowAffinity: .downstream)
    caret.clamp()
  }

  /// `U`: the line that was changed last is what it was before.
  func undoLine(_ effect: inout RichEditorEffect, tick: Int) {
    switch LineUndo(document: document).undoLine(tick: tick) {
    case .changed, .moved:
      editor.settle(rowAffinity: .downstream)
      caret.clamp()
    case .refused(let reason): effect.message = reason
    case .notHandled:
      effect.message = "No line has changes to undo."
      caret.state.hasFailed = true
    }
  }

  // MARK: After one command

  /// Goes on typing when the one command is done.
  func resumeTyping(
    after actions: [ViAction], _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let once = caret.state.machine.once, let last = actions.last,
      last != .typeOnce
    else { return }
    let machine = caret.state.machine
    if machine.mode.isTyping { caret.state.machine.once = nil }
    guard machine.mode == .normal, machine.pending.isEmpty, machine.prompt == nil else { return }
    caret.state.machine.once = nil
    var isBehind = once.isAtEnd && caret.offset(caret.place) == once.offset
    if case .move(.lineEnd, _) = last { isBehind = true }
    if case .change = last {
      let line = caret.text.line(caret.place)
      isBehind = isBehind || caret.offset(line.place(line.end)) == once.typing
    }
    perform(ViChange(.insert(isBehind ? .after : .before)), &effect, tick: tick)
  }
}
