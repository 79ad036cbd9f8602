import TextModel

extension RichDocument {
  /// Begins what is to be one step of undo; `endStep` with the number it returns ends it. Steps may lie
  /// within each other.
  public func beginStep() -> Int {
    history.endGroup()
    return history.stepCount
  }

  /// Makes one step of everything that was done since `beginStep` returned `start`.
  public func endStep(_ start: Int) { history.joinSteps(after: start) }

  /// Gives a name to the place of a source offset. It stays with its text.
  public func setMark(_ name: Character, at offset: Int) {
    marks[name] = min(max(0, offset), state.text.count)
  }

  /// The source offset of a named place; nil where there is none of that name.
  public func mark(_ name: Character) -> Int? {
    marks[name].map { min($0, state.text.count) }
  }

  /// Takes the places along that belong to the text: folded sections and marks.
  func carryPlaces(through transaction: Transaction) {
    if !marks.isEmpty {
      marks = marks.mapValues { transaction.mapOffset($0, affinity: .downstream) }
    }
    mapFolds(through: transaction)
  }
}
