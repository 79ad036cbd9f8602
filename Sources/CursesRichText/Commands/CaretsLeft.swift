import CursesText

/// The places that several carets have left, or where there are none any more: the lines and the brackets there end at
/// each as they do at one.
struct CaretsLeft {
  private let document: RichDocument
  private let former: Selection
  /// What was being typed at each.
  private let typed: [CaretTyping]
  /// Whether what is typed next stands outside of the styles that end at the carets.
  private let leavesStyles: Bool

  /// Nil where nothing was being typed at several carets, or they have not moved.
  ///
  /// - Parameters:
  ///   - state: the text, and the carets before.
  ///   - round: the round of typing that was the last one then.
  init?(
    _ state: TextState, typed round: TypingRound?, leavesStyles: Bool = false,
    in document: RichDocument
  ) {
    let count = state.selection.ranges.count
    guard document.lastRound == nil, 2...TypingAtCarets.most ~= count else { return nil }
    let known = round.flatMap {
      $0.version == document.version && $0.typed.count == count ? $0.typed : nil
    }
    guard leavesStyles || known?.contains(where: \.isAlone) == true else { return nil }
    typed = known ?? Array(repeating: CaretTyping(), count: count)
    (self.document, former, self.leavesStyles) = (document, state.selection, leavesStyles)
  }

  /// Ends what was being typed there, as one step.
  func end() {
    let (whole, length) = (document.state.selection, document.state.text.count)
    let (steps, started) = (document.history.stepCount, document.version)
    let (main, typing) = (CaretTyping(document), document.typing)
    let areSame = whole.ranges.count == typed.count
    var typed = typed
    document.history.endGroup()
    document.carets = CaretRound(whole, steps: steps)
    // What is done where a caret was moves all others.
    document.carets?.go(to: whole.ranges.count)
    for index in typed.indices where typed[index].isAlone || areSame && leavesStyles {
      if document.patience.isSpent(after: (index, typed.count), weight: 8) { break }
      let own = areSame ? index : whole.mainIndex
      guard let range = document.carets?[own] else { break }
      document.state = TextState(document.state.text, selection: Selection([range]))
      document.carets?.isAlone = typed[index].isAlone
      leave(former.ranges[index], typed[index], by: document.state.text.count - length)
      if leavesStyles { document.leaveStyles() }
      typed[index] = CaretTyping(document)
      document.carets?.endTurn()
      if areSame { document.carets?[own] = document.state.selection.main }
    }
    CaretTurns(document: document).endRound(whole, steps: steps)
    guard !areSame else { return document.keep(typed) }
    main.resume(in: document)
    if document.version == started { document.typing = typing }
    document.lastRound = nil
  }

  /// - Parameter distance: by how much what was done at the carets before has moved this one.
  private func leave(_ range: SelectionRange, _ typed: CaretTyping, by distance: Int) {
    let (anchor, head) = (range.anchor + distance, range.head + distance)
    typed.resume(in: document, at: head)
    let (brackets, version) = (document.typing.openPairs, document.version)
    (document.typing.pendingAttributes, document.typing.pendingBreak) = (nil, nil)
    document.typing.openPairs = []
    guard document.isAlone else { return }
    let before = TextState(
      document.state.text, selection: Selection(anchor: anchor, head: head))
    LineEnd(document: document).left(head)
    if !brackets.isEmpty, document.version == version {
      LeftPairs(document: document).complete(leftFrom: before, brackets: brackets)
    }
  }
}

extension RichDocument {
  /// Moves several carets to where rows of the screen lead. What was being typed at each ends as at one.
  ///
  /// - Parameters:
  ///   - leavesStyles: whether what is typed next stands outside of the styles that end there.
  ///   - tick: as of `perform`.
  public func moveCarets(to selection: Selection, leavesStyles: Bool = false, tick: Int) {
    begin(at: tick)
    defer { end() }
    let (former, round, started) = (state, lastRound, version)
    select(selection)
    CaretsLeft(former, typed: round, leavesStyles: leavesStyles, in: self)?.end()
    _ = performed(.moved, since: started)
  }
}
