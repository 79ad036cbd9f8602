import TextModel

extension RichDocument {
  /// Ends the last line of the text, beside what is being typed: that goes on as if nothing had happened. It
  /// belongs to the step that was done last, and waits where something can be redone, which it would forget.
  public func endLastLine(tick: Int) {
    guard !history.canRedo else { return }
    let steps = history.stepCount
    let selection = state.selection
    let (raw, pending, attributes) = (rawTypingHere, pendingBreakHere, pendingAttributes)
    let (fresh, pairs) = (freshBlock?.version == version ? freshBlock : nil, openPairs)
    let row = closedRow?.version == version ? closedRow : nil
    apply([Edit(at: state.text.count, insert: lineEnd)], as: .other, tick: tick)
    if steps > 0 { history.joinSteps(after: steps - 1) }
    // What is typed next at the end goes on in its line.
    setSelection(selection)
    guard state.selection == selection else { return }
    rawTyping = raw?.belonging(to: version, head: selection.main.head)
    (pendingAttributes, openPairs) = (attributes, pairs)
    freshBlock = fresh
    freshBlock?.version = version
    closedRow = row
    closedRow?.version = version
    pendingBreak = pending.map { waiting in
      var waiting = waiting
      waiting.version = version
      return waiting
    }
  }

  /// Takes the empty line away that Enter, a rule or a fence has begun at the end of the text, where nothing was
  /// typed in it: for a text that is left. It belongs to the step that was done last.
  public func dropFreshLine(tick: Int) {
    let end = state.text.count
    guard freshBlock?.version == version, carets == nil, target.isCaret,
      state.selection.main.head == end, target.first.text.isEmpty, target.first.containers.isEmpty,
      target.first.kind == .paragraph
    else { return }
    let both = Array((lineEnd + lineEnd).utf8)
    guard end > both.count, state.text.bytes(in: end - both.count..<end) == both else { return }
    let steps = history.stepCount
    apply([Edit(end - lineEnd.utf8.count..<end, "")], as: .other, tick: tick)
    if steps > 0 { history.joinSteps(after: steps - 1) }
  }
}
