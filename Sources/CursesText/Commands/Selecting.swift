extension TextState {
  /// Selects the whole text.
  public func selectingAll() -> Transaction? {
    selecting(Selection(anchor: 0, head: text.count), reveals: false)
  }

  /// Selects the word at every head.
  public func selectingWord() -> Transaction? {
    selecting(
      selection.mapRanges {
        let word = text.wordRange(at: $0.head)
        return SelectionRange(anchor: word.lowerBound, head: word.upperBound)
      })
  }

  /// Selects the lines that the ranges touch, with their ends.
  public func selectingLine() -> Transaction? {
    selecting(
      selection.mapRanges {
        let last = text.lineRange(text.line(at: $0.upperBound))
        return SelectionRange(
          anchor: text.lineStart(containing: $0.lowerBound), head: last.upperBound)
      })
  }

  /// Leaves the main head as the only caret.
  public func collapsing() -> Transaction? {
    selecting(Selection(caret: selection.main.head, affinity: selection.main.affinity))
  }

  private func selecting(_ new: Selection, reveals: Bool = true) -> Transaction? {
    new == selection ? nil : Transaction(selecting: new, reveals: reveals)
  }
}
