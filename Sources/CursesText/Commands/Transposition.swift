extension TextState {
  /// Swaps the characters around every caret, or the two before it at a line's end: "a¦b" → "ba¦".
  public func transposing() -> Transaction? {
    var edits: [Edit] = []
    let carets = selection.mapRanges { range in
      guard let edit = text.transposition(at: range.head), range.isCaret else { return range }
      if let last = edits.last, last.range.upperBound > edit.range.lowerBound { return range }
      edits.append(edit)
      return SelectionRange(caret: edit.range.upperBound)
    }
    guard !edits.isEmpty else { return nil }
    return Transaction(edits, selection: carets, event: .other)
  }
}

extension SourceText {
  fileprivate func transposition(at offset: Int) -> Edit? {
    let isAtEnd = lineEnd(containing: offset) == offset
    let middle = isAtEnd ? previousBoundary(before: offset) : offset
    guard middle > lineStart(containing: offset) else { return nil }
    let range = previousBoundary(before: middle)..<nextBoundary(after: middle)
    var swapped = extracting(middle..<range.upperBound)
    let end = swapped.count
    swapped.replaceSubrange(end..<end, with: extracting(range.lowerBound..<middle))
    return Edit(range, swapped)
  }
}
