extension TextState {
  /// Puts `string` in the place of every selected range, the carets behind it: "a«b¦»c" → "ax¦c".
  public func inserting(_ string: String, event: UserEvent = .typing) -> Transaction? {
    let new = SourceText(string)
    return replacingRanges(event: event) { Edit($0.range, new) }
  }

  /// One edit for each range, the carets behind what is put there.
  func replacingRanges(event: UserEvent, _ edit: (SelectionRange) -> Edit?) -> Transaction? {
    let edits = selection.ranges.compactMap(edit).filter { !$0.isEmpty }
    guard !edits.isEmpty else { return nil }
    let step = Transaction(edits.joiningOverlaps(), event: event)
    let carets = selection.mapRanges { range in
      SelectionRange(caret: step.mapOffset(range.head, affinity: .downstream))
    }
    return Transaction(step.edits, selection: carets, event: event)
  }
}

extension [Edit] {
  /// The edits, with deletions that overlap made one.
  fileprivate func joiningOverlaps() -> [Edit] {
    var result: [Edit] = []
    for edit in self {
      guard let last = result.last, edit.range.lowerBound < last.range.upperBound else {
        result.append(edit)
        continue
      }
      let upper = Swift.max(last.range.upperBound, edit.range.upperBound)
      result[result.count - 1].range = last.range.lowerBound..<upper
    }
    return result
  }
}
