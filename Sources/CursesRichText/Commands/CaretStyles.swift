import CursesText

/// Styles of words at several carets.
struct CaretStyles {
  let document: RichDocument

  /// Switches a style at several carets, as one step: of what is selected, and of each word that a caret
  /// stands in. Where there is neither, and behind what was typed with a style of its own, it is switched for what is
  /// typed next, as at one caret.
  func toggleEverywhere(_ command: RichCommand) -> RichOutcome {
    let whole = document.state.selection
    let stretches = styledStretches(of: whole)
    let endsStyle =
      document.lastRound?.isStyled == true && document.lastRound?.version == document.version
      && whole.ranges.allSatisfy(\.isCaret)
    guard let attribute = command.toggled, !stretches.isEmpty, !endsStyle else {
      return switchTypedStyle(command)
    }
    document.history.endGroup()
    let steps = document.history.stepCount
    document.togglesOff = stretches.allSatisfy { _, range in
      document.state = TextState(document.state.text, selection: Selection([range]))
      return TextStyles(document: document).selectionIsAll(attribute)
    }
    document.state = TextState(document.state.text, selection: whole)
    var outcome = RichOutcome.notHandled
    document.carets = CaretRound(whole, steps: document.history.stepCount)
    var turn = 0
    var prose = CaretsInProse(document: document)
    while turn < stretches.count,
      !document.patience.isSpent(after: (turn, stretches.count), weight: 8)
    {
      let together = prose.toggle(attribute, document.togglesOff == true, of: stretches[turn...])
      let done =
        together > 0 ? .changed : toggleTurn(command, at: stretches[turn].index)
      outcome = outcome.joined(with: done)
      turn += max(1, together)
    }
    document.togglesOff = nil
    CaretTurns(document: document).endRound(whole, steps: steps)
    return outcome
  }

  /// A marker typed on several selections that styles each of them; nil for anything else.
  func wrapEverywhere(_ command: RichCommand) -> RichOutcome? {
    let whole = document.state.selection
    guard case .insertText(let text) = command, document.smartTyping.contains(.pairs),
      let mark = text.first, text.utf8.count == 1, let style = TypedPair.wrapping[mark],
      let toggle = RichCommand.toggles.first(where: { $0.toggled == style }),
      whole.ranges.allSatisfy({ !$0.isCaret })
    else { return nil }
    let areWithout = whole.ranges.allSatisfy { range in
      document.state = TextState(document.state.text, selection: Selection([range]))
      return !document.patience.isSpent() && document.target.isInOneParagraph
        && !document.target.first.isVerbatim
        && !TextStyles(document: document).selectionIsAll(style)
    }
    document.state = TextState(document.state.text, selection: whole)
    guard areWithout else { return nil }
    let outcome = toggleEverywhere(toggle)
    document.typing.line.wrapped = WrappedText(
      mark: mark, style: style, count: 1, version: document.version)
    return outcome
  }

  private func toggleTurn(_ command: RichCommand, at index: Int) -> RichOutcome {
    guard let round = document.carets else { return .notHandled }
    let range = round[index]
    let beside = places(beside: index, in: round)
    document.carets?.go(to: index)
    let caret = range.isCaret ? document.place(at: range.head) : nil
    let word = caret.flatMap(word(around:))
    document.state = TextState(document.state.text, selection: Selection([word ?? range]))
    document.snapSelection()
    let outcome = document.performHere(command)
    if case .refused = outcome {
      document.carets?.dropTurn()
      return outcome
    }
    var now = document.state.selection.main
    if let caret, word != nil {
      // What is shown has not changed, and so the caret stays where it was in it.
      var place = document.place(at: now.lowerBound)
      place.visible = caret.visible
      now = SelectionRange(caret: document.offset(of: place))
    }
    document.carets?.endTurn()
    document.carets?[index] = now
    for (other, places) in beside {
      document.carets?[other] = SelectionRange(
        anchor: document.offset(of: places.anchor), head: document.offset(of: places.head))
    }
    return outcome
  }

  /// The other carets in the paragraphs where a range begins and ends. Their text is written anew, but what
  /// is shown stays, and so do they.
  private func places(
    beside index: Int, in round: CaretRound
  ) -> [(index: Int, places: (anchor: RichPlace, head: RichPlace))] {
    let ends = [
      document.place(at: round[index].lowerBound), document.place(at: round[index].upperBound),
    ]
    var all: [(index: Int, places: (anchor: RichPlace, head: RichPlace))] = []
    // The ranges are in order: those in these paragraphs stand next to it.
    func take(_ other: Int) -> Bool {
      let places = (
        anchor: document.place(at: round[other].anchor), head: document.place(at: round[other].head)
      )
      let isBeside = ends.contains {
        ($0.block, $0.paragraph) == (places.head.block, places.head.paragraph)
          || ($0.block, $0.paragraph) == (places.anchor.block, places.anchor.paragraph)
      }
      if isBeside { all.append((other, places)) }
      return isBeside
    }
    for other in stride(from: index - 1, through: 0, by: -1) where !take(other) { break }
    for other in index + 1..<max(index + 1, round.count) where !take(other) { break }
    return all
  }

  /// What is selected, and the words that carets stand in, each once.
  private func styledStretches(of whole: Selection) -> [(index: Int, range: SelectionRange)] {
    var seen: Set<SelectionRange> = []
    return whole.ranges.enumerated().compactMap { index, range in
      guard range.isCaret, !document.patience.isSpent() else { return (index, range) }
      guard let word = word(around: document.place(at: range.head)), seen.insert(word).inserted
      else {
        return nil
      }
      return (index, word)
    }
  }

  /// The word that a caret stands in: with letters on both sides. At its end text is typed on.
  private func word(around place: RichPlace) -> SelectionRange? {
    let paragraph = document.paragraph(at: place)
    guard !paragraph.isVerbatim, place.visible > 0, place.visible < paragraph.text.count else {
      return nil
    }
    var reader = ByteReader(paragraph.text)
    let range = reader.wordRange(at: place.visible)
    guard range.lowerBound < place.visible, place.visible < range.upperBound,
      paragraph.text[range].contains(where: { $0.isAlphanumeric || $0 >= 0x80 })
    else { return nil }
    return SelectionRange(
      anchor: paragraph.sourceOffset(range.lowerBound, affinity: .downstream),
      head: paragraph.sourceOffset(range.upperBound))
  }

  private func switchTypedStyle(_ command: RichCommand) -> RichOutcome {
    let whole = document.state.selection
    document.state = TextState(document.state.text, selection: Selection([whole.main]))
    let outcome = document.performHere(command)
    document.state = TextState(document.state.text, selection: whole)
    return outcome
  }
}
