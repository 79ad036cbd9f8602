import CursesText

/// Puts the line that was changed last back to what it was.
package struct LineUndo {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Puts the line that was changed last back to what it was before; done again it is as it was. As the `U`
  /// of vi: only changes within one line count, and those that take or make lines at it end it.
  package func undoLine(tick: Int) -> RichOutcome {
    document.begin(at: tick)
    defer { document.end() }
    if document.isReadOnly { return .refused("This note is read-only.") }
    guard let line = document.places.changedLine, line.range.upperBound <= document.state.text.count
    else {
      return .notHandled
    }
    let now = ChangedLine(
      range: line.range, bytes: document.state.text.bytes(in: line.range),
      caret: document.state.selection.main.head - line.range.lowerBound)
    let start = line.range.lowerBound
    guard now.bytes != line.bytes else {
      return document.select(Selection(caret: start + min(line.caret, line.bytes.count)))
    }
    let outer = document.remembersLine
    document.remembersLine = false
    defer { document.remembersLine = outer }
    document.history.endGroup()
    document.typing.pendingAttributes = nil
    let patch = RichPatch(
      edits: [document.trimmed(Edit(line.range, bytes: line.bytes))], first: start, last: start,
      landing: .source(start + min(line.caret, line.bytes.count)))
    _ = document.attempt(patch)
    document.history.endGroup()
    document.places.changedLine = ChangedLine(
      range: start..<(start + line.bytes.count), bytes: now.bytes,
      caret: min(max(0, now.caret), now.bytes.count))
    return .changed
  }

  /// Remembers the line that a change is about, unless it is remembered already.
  func rememberLine(of transaction: Transaction, before: TextState) {
    guard document.remembersLine else { return }
    guard let first = transaction.edits.first, let last = transaction.edits.last else { return }
    let hasNoLineEnd = transaction.edits.allSatisfy { $0.text.newlineCount == 0 }
    if let known = document.places.changedLine?.range, hasNoLineEnd,
      known.lowerBound <= first.range.lowerBound,
      last.range.upperBound <= known.upperBound
    {
      return
    }
    let line = before.text.sourceLine(at: first.range.lowerBound).content
    guard hasNoLineEnd, last.range.upperBound <= line.upperBound else {
      let touches = document.places.changedLine.map { changed in
        transaction.edits.contains {
          $0.range.lowerBound <= changed.range.upperBound
            && changed.range.lowerBound <= $0.range.upperBound || $0.takesLines(of: before.text)
        }
      }
      if touches == true { document.places.changedLine = nil }
      return
    }
    // What is styled or put into capitals is where the edit is, not where the caret was.
    let caret = min(before.selection.main.lowerBound, first.range.lowerBound)
    document.places.changedLine = ChangedLine(
      range: line, bytes: before.text.bytes(in: line),
      caret: min(max(0, caret - line.lowerBound), line.count))
  }
}

extension Edit {
  fileprivate func takesLines(of text: SourceText) -> Bool {
    text.bytes(in: range).contains(where: \.isLineEnd)
  }
}
