import CursesText

/// Undoes and redoes steps.
package struct UndoCommands {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Undoes or does again the last step; nil for any other command.
  package func performHistory(_ command: RichCommand) -> RichOutcome? {
    let step: Transaction?
    switch command {
    case .undo:
      if LeftPairs(document: document).undo() { return .changed }
      if !document.history.canUndoAlone { recallHistory() }
      step = document.history.undo(document.state)
      if step == nil, document.history.canUndo { return .refused(Self.wordsOfUndo) }
    case .redo:
      if !document.history.canRedoAlone { recallHistory() }
      step = document.history.redo(document.state)
      if step == nil, document.history.canRedo { return .refused(Self.wordsOfRedo) }
    default: return nil
    }
    guard let step else { return .notHandled }
    document.typing.pendingAttributes = nil
    document.change(by: step)
    document.tell(step)
    document.snapSelection()
    document.followReveal()
    CellSpaces(document: document).noteCellSpaces()
    document.begunLines.resume(
      &document.typing, atRevision: document.history.revision, of: document.state.text)
    // Dashes that come back are meant.
    document.typing.line.undone = document.state.selection.main.head
    return .changed
  }

  private static let wordsOfUndo =
    "Cannot undo: the last change here was a rename or one to several notes. Change it back by hand."
  private static let wordsOfRedo =
    "Cannot redo: the next change here was a rename or one to several notes. Make it again instead."

  private func recallHistory() {
    if let earlier = document.findEarlierHistory?() { document.take(earlier: earlier) }
  }

  /// Undoes all that was done since there were so many steps, and leaves no trace of it.
  func undo(to steps: Int) {
    while document.history.stepCount > steps, performHistory(.undo) == .changed {}
    document.history.forgetUndone()
  }
}
