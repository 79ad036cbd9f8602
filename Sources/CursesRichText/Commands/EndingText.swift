import CursesMarkdown
import CursesText

extension RichDocument {
  /// Ends the last line of the text, beside what is being typed: that goes on as if nothing had happened. It
  /// belongs to no step: whatever is undone or done again, the text stays ended.
  public func endLastLine(tick: Int) {
    let selection = state.selection
    let (raw, pending, attributes) = (rawTypingHere, pendingBreakHere, pendingAttributes)
    let (fresh, pairs) = (freshBlock?.version == version ? freshBlock : nil, openPairs)
    let row = closedRow?.version == version ? closedRow : nil
    let typed = typedCharacters.belong(to: version, head: selection.main.head)
    appendBesideSteps(lineEnd)
    // What is typed next at the end goes on in its line.
    setSelection(selection)
    guard state.selection == selection else { return }
    rawTyping = raw?.belonging(to: version, head: selection.main.head)
    if typed { typedCharacters.follow(to: version, head: selection.main.head) }
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
  /// typed in it, an item or a quotation too: for a text that is left. It belongs to the step that was done last.
  public func dropFreshLine(tick: Int) { _ = removeFreshLine(tick: tick) }

  /// The same for a text that is saved and goes on: below its last paragraph the line stays in view, and comes
  /// back with what is typed next.
  public func holdFreshLine(tick: Int) {
    let isPlain = target.first.containers.isEmpty
    let last = previousParagraph(before: head).map { paragraph(at: $0) }
    let isText = last?.kind == .paragraph || last?.headingLevel != nil
    guard isPlain, last?.containers.isEmpty == true, isText,
      let held = removeFreshLine(tick: tick)
    else { return }
    pendingBreak = PendingBreak(
      version: version, caret: state.selection.main.head,
      lines: held.caret / lineEnd.utf8.count + 1, held: held.bytes)
  }

  /// Brings back what was held, before anything is done on its line. Returns the outcome of a command that is
  /// done with that.
  func restoreFreshLine(for command: RichCommand, tick: Int) -> RichOutcome? {
    guard let pending = pendingBreakHere, let held = pending.held else { return nil }
    pendingBreak = nil
    if case .deleteBackward = command { return .moved }
    let end = state.text.count
    apply([Edit(end..<end, bytes: held)], as: .other, tick: tick)
    setSelection(Selection(caret: end + (pending.lines - 1) * lineEnd.utf8.count))
    beginFreshLine()
    return nil
  }

  /// Returns what was taken away from the end of the text, and where in it the caret was; nil where there is
  /// nothing to take.
  private func removeFreshLine(tick: Int) -> (bytes: [UInt8], caret: Int)? {
    let end = state.text.count
    guard freshBlock?.version == version, carets == nil, target.isCaret,
      case let fresh = target.first, fresh.text.isEmpty, fresh.kind == .paragraph,
      fresh.base + fresh.lines.upperBound == end || fresh.lineStart == end,
      previousParagraph(before: head) != nil
    else { return nil }
    var start = fresh.lineStart
    while start > 0, case let line = state.text.sourceLine(at: start - 1),
      line.upperBound == start,
      state.text.bytes(in: line.content).allSatisfy({ $0.isBlank || $0 == Byte.greater })
    {
      start = line.lowerBound
    }
    guard start > 0, start < end else { return nil }
    let held = state.text.bytes(in: start..<end)
    amend(Edit(start..<end, ""), tick: tick)
    let last = max(0, start - lineEnd.utf8.count)
    setSelection(Selection(caret: offset(of: place(at: last))))
    return (held, fresh.lineStart - start)
  }

  /// Puts bytes behind the text that no step of undo takes away.
  private func appendBesideSteps(_ end: String) {
    let length = state.text.count
    let transaction = Transaction(Edit(at: length, insert: end), event: .other)
    history.noteEnding(of: end.utf8.count, behind: state.text)
    change(by: transaction)
    snapSelection()
    followReveal()
    onTransaction?(transaction)
  }

  /// Makes an edit a part of the step that was done last.
  private func amend(_ edit: Edit, tick: Int) {
    let steps = history.stepCount
    apply([edit], as: .other, tick: tick)
    if steps > 0 { history.joinSteps(after: steps - 1) }
  }
}
