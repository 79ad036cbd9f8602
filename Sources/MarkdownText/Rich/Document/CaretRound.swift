import TextModel

/// A command that is done at one caret after the other.
struct CaretRound {
  /// What was selected before: what undo goes back to.
  let before: Selection
  /// Everything selected, as it stands now.
  var ranges: [SelectionRange]
  /// The one the command is at.
  var current = 0

  init(_ selection: Selection) {
    before = selection
    ranges = selection.ranges
  }

  func before(_ state: TextState) -> TextState { TextState(state.text, selection: before) }

  mutating func map(through transaction: Transaction) {
    for index in ranges.indices where index != current {
      ranges[index] = ranges[index].mapped(through: transaction)
    }
  }
}

/// The last text typed at several carets.
struct TypingRound {
  var version: Int
  var steps: Int
  var tick: Int
  var endsInSpace: Bool
}
