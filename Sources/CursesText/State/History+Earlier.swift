// MARK: - Going on with an earlier one

extension History {
  /// Puts the steps that led to the first text of this history below its own. What was undone then can
  /// be done again as long as nothing has been recorded here.
  ///
  /// - Parameter earlier: a history whose text is the one that this history started from.
  public mutating func takeEarlier(_ earlier: History) {
    guard !isTrimmed else { return }
    done = StepStack(earlier.done.numbered(from: -earlier.done.count) + done)
    if revisions == 0, undone.isEmpty {
      undone = StepStack(
        earlier.undone.numbered(from: -earlier.done.count - earlier.undone.count))
    }
    bytes = done.reduce(0) { $0 + $1.weight } + undone.reduce(0) { $0 + $1.weight }
  }
}

extension StepStack {
  /// With numbers of their own for the texts they lead to.
  fileprivate func numbered(from first: Int) -> [History.Step] {
    enumerated().map { index, step in
      var step = step
      step.revisionThere = first + index
      return step
    }
  }
}
