import CursesText

/// A line of the source that was changed, as it was before the first of its changes.
package struct ChangedLine {
  /// Where it is now, without its line end.
  package var range: Range<Int>
  var bytes: [UInt8]
  /// Where the caret was in it.
  package var caret: Int

  /// Takes it along through a change within it or elsewhere.
  package mutating func map(through transaction: Transaction) {
    let lower = transaction.mapOffset(range.lowerBound, affinity: .upstream)
    range = lower..<max(lower, transaction.mapOffset(range.upperBound, affinity: .downstream))
  }
}

extension RichDocument {
  /// Puts the line that was changed last back to what it was before; done again it is as it was. As the `U`
  /// of vi: only changes within one line count, and those that take or make lines at it end it.
  public func undoLine(tick: Int) -> RichOutcome {
    begin(at: tick)
    defer { end() }
    if isReadOnly { return .refused("This note is read-only.") }
    guard let line = places.changedLine, line.range.upperBound <= state.text.count else {
      return .notHandled
    }
    let now = ChangedLine(
      range: line.range, bytes: state.text.bytes(in: line.range),
      caret: state.selection.main.head - line.range.lowerBound)
    let start = line.range.lowerBound
    guard now.bytes != line.bytes else {
      return select(Selection(caret: start + min(line.caret, line.bytes.count)))
    }
    let outer = remembersLine
    remembersLine = false
    defer { remembersLine = outer }
    history.endGroup()
    typing.pendingAttributes = nil
    let patch = RichPatch(
      edits: [trimmed(Edit(line.range, bytes: line.bytes))], first: start, last: start,
      landing: .source(start + min(line.caret, line.bytes.count)))
    _ = attempt(patch)
    history.endGroup()
    places.changedLine = ChangedLine(
      range: start..<(start + line.bytes.count), bytes: now.bytes,
      caret: min(max(0, now.caret), now.bytes.count))
    return .changed
  }

  /// The edit without the bytes at both ends that stay.
  package func trimmed(_ edit: Edit) -> Edit { edit.trimmed(for: state.text) }

  /// Remembers the line that a change is about, unless it is remembered already.
  func rememberLine(of transaction: Transaction, before: TextState) {
    guard let first = transaction.edits.first, let last = transaction.edits.last else { return }
    let hasNoLineEnd = transaction.edits.allSatisfy { $0.text.newlineCount == 0 }
    if let known = places.changedLine?.range, hasNoLineEnd,
      known.lowerBound <= first.range.lowerBound,
      last.range.upperBound <= known.upperBound
    {
      return
    }
    let line = before.text.sourceLine(at: first.range.lowerBound).content
    guard hasNoLineEnd, last.range.upperBound <= line.upperBound else {
      let touches = places.changedLine.map { changed in
        transaction.edits.contains {
          $0.range.lowerBound <= changed.range.upperBound
            && changed.range.lowerBound <= $0.range.upperBound || $0.takesLines(of: before.text)
        }
      }
      if touches == true { places.changedLine = nil }
      return
    }
    // What is styled or put into capitals is where the edit is, not where the caret was.
    let caret = min(before.selection.main.lowerBound, first.range.lowerBound)
    places.changedLine = ChangedLine(
      range: line, bytes: before.text.bytes(in: line),
      caret: min(max(0, caret - line.lowerBound), line.count))
  }
}

extension Edit {
  fileprivate func takesLines(of text: SourceText) -> Bool {
    text.bytes(in: range).contains(where: \.isLineEnd)
  }
}
