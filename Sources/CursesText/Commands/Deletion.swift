/// What is deleted where nothing is selected.
public enum Deletion: Equatable, Sendable {
  case backward, forward
  case wordBackward, wordForward
  /// To the line's start or end; at the end, the line end itself.
  case toLineStart, toLineEnd
  /// The whole line with its end.
  case line
  /// Nothing: only what is selected.
  case selection
}

extension TextState {
  /// Deletes what is selected, or what `deletion` says at every caret.
  public func deleting(_ deletion: Deletion) -> Transaction? {
    replacingRanges(event: deletion.event(hasSelection: !selection.isCaret)) { range in
      let isWhole = deletion == .line
      let deleted = range.isCaret || isWhole ? text.range(of: deletion, at: range) : range.range
      return Edit(deleted, SourceText())
    }
  }
}

extension Deletion {
  fileprivate func event(hasSelection: Bool) -> UserEvent {
    if hasSelection { return .other }
    switch self {
    case .backward, .wordBackward: return .deleteBackward
    case .forward, .wordForward: return .deleteForward
    case .toLineStart, .toLineEnd, .line, .selection: return .other
    }
  }
}

extension SourceText {
  fileprivate func range(of deletion: Deletion, at selected: SelectionRange) -> Range<Int> {
    // Another program's change may have left the caret within a cluster.
    let offset = boundary(atOrBefore: selected.head)
    switch deletion {
    case .backward: return previousBoundary(before: offset)..<offset
    case .forward: return offset..<nextBoundary(after: offset)
    case .wordBackward: return wordDeletionStart(before: offset)..<offset
    case .wordForward: return offset..<wordDeletionEnd(after: offset)
    case .toLineStart: return lineStart(containing: offset)..<offset
    case .toLineEnd:
      let end = lineEnd(containing: offset)
      return offset..<(end == offset ? nextBoundary(after: offset) : end)
    case .line:
      let first = lineStart(containing: selected.lowerBound)
      return first..<lineRange(line(at: selected.upperBound)).upperBound
    case .selection: return offset..<offset
    }
  }

  /// A word's start, but a line end is deleted alone: "one\n¦" → "one¦".
  private func wordDeletionStart(before offset: Int) -> Int {
    let line = lineStart(containing: offset)
    return offset == line ? previousBoundary(before: offset) : max(line, wordStart(before: offset))
  }

  private func wordDeletionEnd(after offset: Int) -> Int {
    let line = lineEnd(containing: offset)
    return offset == line ? nextBoundary(after: offset) : min(line, wordEnd(after: offset))
  }
}
