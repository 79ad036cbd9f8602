import CursesText

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
    places.marks[name] = min(max(0, offset), state.text.count)
  }

  /// The source offset of a named place; nil where there is none of that name.
  public func mark(_ name: Character) -> Int? {
    places.marks[name].map { min($0, state.text.count) }
  }

  /// How many places that were left are remembered.
  private static let mostJumps = 100

  /// Remembers a place that is left for one far away. A line is remembered once.
  public func noteJump(from offset: Int) {
    addJump(offset)
    places.jumpIndex = places.jumps.count
  }

  /// The place that lies so many jumps back, when negative, or on again; nil where there are not so many.
  /// `offset` is where one is now.
  public func jump(by steps: Int, from offset: Int) -> Int? {
    if places.jumpIndex == places.jumps.count, steps < 0 {
      addJump(offset)
      places.jumpIndex = places.jumps.count - 1
    }
    guard places.jumps.indices.contains(places.jumpIndex + steps) else {
      return nil
    }
    places.jumpIndex += steps
    return min(places.jumps[places.jumpIndex], state.text.count)
  }

  private func addJump(_ offset: Int) {
    let line = line(at: offset)
    places.jumps.removeAll { self.line(at: min($0, state.text.count)) == line }
    places.jumps.append(offset)
    if places.jumps.count > Self.mostJumps { places.jumps.removeFirst() }
  }

  /// Puts what a transaction makes of the text in its place, with all that lies at places in it. No step is
  /// noted, and nobody is told.
  package func change(by transaction: Transaction) {
    let text = transaction.applying(to: state.text)
    let change = table.update(transaction, text)
    let selection = transaction.selection ?? state.selection.mapped(through: transaction)
    state = TextState(text, selection: selection)
    carryPlaces(through: transaction)
    invalidate(change)
  }

  /// Takes the places along that belong to the text: folded sections and marks.
  func carryPlaces(through transaction: Transaction) {
    places.follow(transaction)
    typing.follow(transaction)
    columnMark = columnMark?.following(transaction)
    Folds(document: self).mapFolds(through: transaction)
  }
}
