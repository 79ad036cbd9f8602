/// Where a head goes.
public enum Motion: Equatable, Sendable {
  case backward, forward
  case wordBackward, wordForward
  case lineStart, lineEnd
  case paragraphBackward, paragraphForward
  case textStart, textEnd

  /// Whether it goes toward the end of the text.
  public var isForward: Bool {
    switch self {
    case .forward, .wordForward, .lineEnd, .paragraphForward, .textEnd: true
    case .backward, .wordBackward, .lineStart, .paragraphBackward, .textStart: false
    }
  }
}

extension SourceText {
  /// Where `motion` leads from `offset`.
  public func offset(_ motion: Motion, from offset: Int) -> Int {
    switch motion {
    case .backward: previousBoundary(before: offset)
    case .forward: nextBoundary(after: offset)
    case .wordBackward: wordStart(before: offset)
    case .wordForward: wordEnd(after: offset)
    case .lineStart: lineStart(containing: offset)
    case .lineEnd: lineEnd(containing: offset)
    case .paragraphBackward: paragraphStart(before: offset)
    case .paragraphForward: paragraphEnd(after: offset)
    case .textStart: 0
    case .textEnd: count
    }
  }

  /// The start of the line, or of the one before if `offset` is at a start already.
  private func paragraphStart(before offset: Int) -> Int {
    let start = lineStart(containing: offset)
    return start < offset || start == 0 ? start : lineStart(containing: start - 1)
  }

  /// The end of the line, or of the next if `offset` is at an end already.
  private func paragraphEnd(after offset: Int) -> Int {
    let line = line(at: offset)
    let end = lineContentRange(line).upperBound
    return end > offset || line == newlineCount ? end : lineContentRange(line + 1).upperBound
  }
}

extension TextState {
  /// Moves every head; without `extending` the anchors go along. A plain step by one character from a
  /// selection goes to its end: "«ab¦»c" forward is "ab¦c".
  public func moving(_ motion: Motion, extending: Bool) -> Transaction? {
    let moved = selection.mapRanges { range in
      if !extending, !range.isCaret, motion == .backward || motion == .forward {
        return SelectionRange(caret: motion.isForward ? range.upperBound : range.lowerBound)
      }
      let head = text.offset(motion, from: range.head)
      return SelectionRange(anchor: extending ? range.anchor : head, head: head)
    }
    return moved == selection ? nil : Transaction(selecting: moved)
  }
}
