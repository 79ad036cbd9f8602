import CursesMarkdown
import CursesText

extension RichDocument {
  /// Does `command` on the selection.
  ///
  /// `tick` is the time in milliseconds of any clock that does not run backward; typed text is grouped
  /// for undo by it.
  @discardableResult
  public func perform(_ command: RichCommand, tick: Int) -> RichOutcome {
    begin(at: tick)
    defer { end() }
    if let outcome = takeBack(by: command) { return outcome }
    var round = CommandRound(of: command, in: self)
    return round.run()
  }

  /// Takes back what was done last, where the command is its opposite; nil where it is not.
  private func takeBack(by command: RichCommand) -> RichOutcome? {
    WaysBack(document: self).goBack(by: command) ?? Untyping(document: self).untype(by: command)
  }

  /// Does an editing command at the one caret there is. What is refused leaves no trace.
  func performHere(_ command: RichCommand) -> RichOutcome {
    let (traits, usual) = (command.traits, lineEnd)
    let isTyping = traits.contains(.typing)
    if !isTyping || typing.pendingBreak != nil {
      lineEnd = lineEnd(at: state.selection.main.lowerBound)
    }
    defer { lineEnd = usual }
    let (shownBefore, former) = (state, moment)
    if traits.contains(.lines), mode == .rich { leaveLineBelow() }
    let numbers = ItemNumbers(around: command, in: self)
    let isStep = !isTyping || numbers != nil
    if isStep { history.endGroup() }
    if !isTyping { leaveFreshLine(by: command) }
    let (before, steps) = (version, history.stepCount)
    if traits.contains(.begins) { LineEnd(document: self).dropOnly() }
    let outcome = EditCommands(document: self).perform(command)
    if version != before, !traits.contains(.keepsPending) { typing.pendingAttributes = nil }
    if case .refused = outcome {
      leaveNoTrace(goingBackTo: former)
      return outcome
    }
    if outcome == .changed {
      if !isTyping { snapSelection() }
      numbers?.countUp()
    }
    let isPaste = outcome == .changed && finishPaste(command, over: shownBefore, steps: steps)
    if isStep, !isPaste { history.joinSteps(after: steps) }
    if outcome == .changed, command == .insertParagraph { beginLine() }
    return outcome
  }

  /// Forgets the line without text that was begun; Enter says itself what becomes of it.
  private func leaveFreshLine(by command: RichCommand) {
    typing.freshGap = nil
    if command != .insertParagraph { typing.freshLine = nil }
  }

  /// Makes what another program's text means of it, by a step of its own. Returns whether the command has pasted one.
  private func finishPaste(_ command: RichCommand, over before: TextState, steps: Int) -> Bool {
    guard case .pasteForeign(let text) = command, carets == nil else { return false }
    ForeignPaste(document: self).enrichPaste(text.bytes, over: before, steps: steps)
    if text.bytes.last == Byte.lineFeed { LineCompletion(document: self).beginFreshLine() }
    return true
  }

  private func beginLine() {
    guard typing.freshBlock?.version != version else { return }
    LineCompletion(document: self).beginFreshLine()
  }

  /// Goes back to what there was before a command. What was typed and is no text yet, blanks before a marker, stays noted.
  private func leaveNoTrace(goingBackTo former: RichMoment) {
    var noted = typing
    goBack(to: former)
    noted.pendingAttributes = typing.pendingAttributes
    noted.freshGap = typing.freshGap
    typing = noted
  }
}
