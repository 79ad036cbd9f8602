import CursesText

/// The places that several carets have left by a motion: the lines and the brackets there end at each as they do at one.
struct CaretsLeft {
  private let document: RichDocument
  private let former: Selection
  /// What was being typed at each.
  private let typed: [CaretTyping]

  /// Nil where nothing was being typed at several carets, or they have not moved.
  ///
  /// - Parameters:
  ///   - state: the text, and the carets before.
  ///   - round: the round of typing that was the last one then.
  init?(_ state: TextState, typed round: TypingRound?, in document: RichDocument) {
    guard let round, round.version == document.version, document.lastRound == nil,
      round.typed.contains(where: \.isAlone),
      case let count = state.selection.ranges.count, count > 1, round.typed.count == count,
      document.state.selection.ranges.count == count
    else { return nil }
    (self.document, former, typed) = (document, state.selection, round.typed)
  }

  /// Ends what was being typed there, as one step.
  func end() {
    let (whole, steps) = (document.state.selection, document.history.stepCount)
    var typed = typed
    document.history.endGroup()
    document.carets = CaretRound(whole, steps: steps)
    for index in whole.ranges.indices where typed[index].isAlone {
      if document.patience.isSpent(after: (index, whole.ranges.count), weight: 8) { break }
      _ = CaretTurns(document: document).performTurn(at: index) {
        leave(index, by: document.state.selection.main.head - whole.ranges[index].head)
      }
      typed[index] = CaretTyping(document)
    }
    CaretTurns(document: document).endRound(whole, steps: steps)
    document.keep(typed)
  }

  /// - Parameter distance: by how much what was done at the carets before has moved this one.
  private func leave(_ index: Int, by distance: Int) -> RichOutcome {
    document.carets?.isAlone = true
    let (range, started) = (former.ranges[index], document.version)
    let (anchor, head) = (range.anchor + distance, range.head + distance)
    typed[index].resume(in: document, at: head)
    let brackets = document.typing.openPairs
    (document.typing.pendingAttributes, document.typing.pendingBreak) = (nil, nil)
    document.typing.openPairs = []
    let before = TextState(
      document.state.text, selection: Selection(anchor: anchor, head: head))
    LineEnd(document: document).left(head)
    if !brackets.isEmpty, document.version == started {
      LeftPairs(document: document).complete(leftFrom: before, brackets: brackets)
    }
    return document.version == started ? .notHandled : .changed
  }
}
