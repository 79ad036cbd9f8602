import CursesText

extension RichDocument {
  /// Undoes or does again the last step; nil for any other command.
  package func performHistory(_ command: RichCommand) -> RichOutcome? {
    let step: Transaction?
    switch command {
    case .undo:
      if LeftPairs(document: self).undo() { return .changed }
      if !history.canUndo { recallHistory() }
      step = history.undo(state)
    case .redo:
      if !history.canRedo { recallHistory() }
      step = history.redo(state)
    default: return nil
    }
    guard let step else { return .notHandled }
    typing.pendingAttributes = nil
    change(by: step)
    tell(step)
    snapSelection()
    followReveal()
    noteCellSpaces()
    begunLines.resume(&typing, atRevision: history.revision, of: state.text)
    // Dashes that come back are meant.
    typing.line.undone = state.selection.main.head
    return .changed
  }

  private func recallHistory() {
    if let earlier = findEarlierHistory?() { take(earlier: earlier) }
  }

  /// Undoes all that was done since there were so many steps, and leaves no trace of it.
  func undo(to steps: Int) {
    while history.stepCount > steps, performHistory(.undo) == .changed {}
    history.forgetUndone()
  }
}
