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
    marks[name] = min(max(0, offset), state.text.count)
  }

  /// The source offset of a named place; nil where there is none of that name.
  public func mark(_ name: Character) -> Int? {
    marks[name].map { min($0, state.text.count) }
  }

  /// How many places that were left are remembered.
  private static let mostJumps = 100

  /// Remembers a place that is left for one far away. A line is remembered once.
  public func noteJump(from offset: Int) {
    addJump(offset)
    jumpIndex = jumps.count
  }

  /// The place that lies so many jumps back, when negative, or on again; nil where there are not so many.
  /// `offset` is where one is now.
  public func jump(by steps: Int, from offset: Int) -> Int? {
    if jumpIndex == jumps.count, steps < 0 {
      addJump(offset)
      jumpIndex = jumps.count - 1
    }
    guard jumps.indices.contains(jumpIndex + steps) else { return nil }
    jumpIndex += steps
    return min(jumps[jumpIndex], state.text.count)
  }

  private func addJump(_ offset: Int) {
    let line = line(at: offset)
    jumps.removeAll { self.line(at: min($0, state.text.count)) == line }
    jumps.append(offset)
    if jumps.count > Self.mostJumps { jumps.removeFirst() }
  }

  /// Puts what a transaction makes of the text in its place, with all that lies at places in it. No step is
  /// noted, and nobody is told.
  func change(by transaction: Transaction) {
    let text = transaction.applying(to: state.text)
    let change = table.update(transaction, text)
    let selection = transaction.selection ?? state.selection.mapped(through: transaction)
    state = TextState(text, selection: selection)
    carryPlaces(through: transaction)
    invalidate(change)
  }

  /// Takes the places along that belong to the text: folded sections and marks.
  func carryPlaces(through transaction: Transaction) {
    if !marks.isEmpty {
      marks = marks.mapValues { transaction.mapOffset($0, affinity: .downstream) }
    }
    followed.map(through: transaction)
    changedLine?.map(through: transaction)
    jumps = jumps.map { transaction.mapOffset($0, affinity: .downstream) }
    typing.follow(transaction)
    columnMark = columnMark?.following(transaction)
    mapFolds(through: transaction)
  }
}
