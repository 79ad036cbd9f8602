import CursesText

/// A document as it was before something was tried in it. What is tried and comes to nothing has never happened: no step,
/// no position and nothing of what was being typed is left of it, and nobody was told.
package struct RichMoment {
  fileprivate let text: RichText
  fileprivate let places: TextPlaces
  fileprivate let typing: TypingState
  fileprivate let history: History
  /// The round of carets that a command is at.
  fileprivate let carets: CaretRound?
  /// How many changes nobody had been told of.
  fileprivate let untoldCount: Int
}

extension RichDocument {
  /// The document as it is now.
  package var moment: RichMoment {
    RichMoment(
      text: current, places: places, typing: typing, history: history, carets: carets,
      untoldCount: untold.count)
  }

  /// Puts everything back that was there at a moment of the same command.
  package func goBack(to moment: RichMoment) {
    current = moment.text
    places = moment.places
    typing = moment.typing
    history = moment.history
    carets = moment.carets
    untold.removeLast(untold.count - moment.untoldCount)
    (foundPlace, foldedSections, columnMark, lineMark) = (nil, nil, nil, nil)
  }

  /// Begins a command, which may lie within another; `end` ends it.
  ///
  /// - Parameter tick: the time, in milliseconds of any clock that does not run backward.
  package func begin(at tick: Int) {
    now = tick
    openCommands += 1
  }

  /// Ends a command: `onTransaction` is told what it has changed.
  package func end() {
    openCommands -= 1
    guard openCommands == 0, !untold.isEmpty else { return }
    let told = untold
    untold = []
    for transaction in told { onTransaction?(transaction) }
  }

  /// Notes a change of the text for `onTransaction`.
  package func tell(_ transaction: Transaction) {
    guard openCommands > 0 else {
      onTransaction?(transaction)
      return
    }
    untold.append(transaction)
  }
}
