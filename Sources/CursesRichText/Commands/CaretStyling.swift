import CursesText

extension RichDocument {
  /// Switches a style at several carets, as one step: of what is selected, and of each word that a caret
  /// stands in. Where there is neither, it is switched for what is typed next, as at one caret.
  func toggleEverywhere(_ command: RichCommand) -> RichOutcome {
    let whole = state.selection
    let stretches = styledStretches(of: whole)
    guard let attribute = command.toggled, !stretches.isEmpty else {
      return switchTypedStyle(command)
    }
    history.endGroup()
    let steps = history.stepCount
    togglesOff = stretches.allSatisfy { _, range in
      state = TextState(state.text, selection: Selection([range]))
      return selectionIsAll(attribute)
    }
    state = TextState(state.text, selection: whole)
    var outcome = RichOutcome.notHandled
    carets = CaretRound(whole, steps: history.stepCount)
    var turn = 0
    var prose = CaretsInProse(document: self)
    while turn < stretches.count, !patience.isSpent(after: (turn, stretches.count), weight: 8) {
      let together = prose.toggle(attribute, togglesOff == true, of: stretches[turn...])
      let done =
        together > 0 ? .changed : toggleTurn(command, at: stretches[turn].index)
      outcome = outcome.joined(with: done)
      turn += max(1, together)
    }
    togglesOff = nil
    endRound(whole, steps: steps)
    return outcome
  }

  /// A marker typed on several selections that styles each of them; nil for anything else.
  func wrapEverywhere(_ command: RichCommand) -> RichOutcome? {
    let whole = state.selection
    guard case .insertText(let text) = command, smartTyping.contains(.pairs),
      let mark = text.first, text.utf8.count == 1, let style = TypedPair.wrapping[mark],
      let toggle = RichCommand.toggles.first(where: { $0.toggled == style }),
      whole.ranges.allSatisfy({ !$0.isCaret })
    else { return nil }
    let areWithout = whole.ranges.allSatisfy { range in
      state = TextState(state.text, selection: Selection([range]))
      return !patience.isSpent() && target.isInOneParagraph && !target.first.isVerbatim
        && !selectionIsAll(style)
    }
    state = TextState(state.text, selection: whole)
    guard areWithout else { return nil }
    let outcome = toggleEverywhere(toggle)
    typing.line.wrapped = WrappedText(mark: mark, style: style, count: 1, version: version)
    return outcome
  }

  private func toggleTurn(_ command: RichCommand, at index: Int) -> RichOutcome {
    guard let round = carets else { return .notHandled }
    let range = round[index]
    let beside = places(beside: index, in: round)
    carets?.go(to: index)
    let caret = range.isCaret ? place(at: range.head) : nil
    let word = caret.flatMap(word(around:))
    state = TextState(state.text, selection: Selection([word ?? range]))
    snapSelection()
    let outcome = performHere(command)
    if case .refused = outcome {
      carets?.dropTurn()
      return outcome
    }
    var now = state.selection.main
    if let caret, word != nil {
      // What is shown has not changed, and so the caret stays where it was in it.
      var place = place(at: now.lowerBound)
      place.visible = caret.visible
      now = SelectionRange(caret: offset(of: place))
    }
    carets?.endTurn()
    carets?[index] = now
    for (other, places) in beside {
      carets?[other] = SelectionRange(
        anchor: offset(of: places.anchor), head: offset(of: places.head))
    }
    return outcome
  }

  /// The other carets in the paragraphs where a range begins and ends. Their text is written anew, but what
  /// is shown stays, and so do they.
  private func places(
    beside index: Int, in round: CaretRound
  ) -> [(index: Int, places: (anchor: RichPlace, head: RichPlace))] {
    let ends = [place(at: round[index].lowerBound), place(at: round[index].upperBound)]
    var all: [(index: Int, places: (anchor: RichPlace, head: RichPlace))] = []
    // The ranges are in order: those in these paragraphs stand next to it.
    func take(_ other: Int) -> Bool {
      let places = (anchor: place(at: round[other].anchor), head: place(at: round[other].head))
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
      guard range.isCaret, !patience.isSpent() else { return (index, range) }
      guard let word = word(around: place(at: range.head)), seen.insert(word).inserted else {
        return nil
      }
      return (index, word)
    }
  }

  /// The word that a caret stands in: with letters on both sides. At its end text is typed on.
  private func word(around place: RichPlace) -> SelectionRange? {
    let paragraph = paragraph(at: place)
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
    let whole = state.selection
    state = TextState(state.text, selection: Selection([whole.main]))
    let outcome = performHere(command)
    state = TextState(state.text, selection: whole)
    return outcome
  }
}
