import CursesMarkdown
import CursesText

/// Commands on whole lines of a text whose source is shown.
/// Whole lines where the source is shown: deleted, moved and outdented.
package struct SourceLines {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The lines that the selection touches. A line at whose start it ends is not among them.
  private var chosenSourceLines: Range<Int> {
    let main = document.state.selection.main
    let first = document.state.text.sourceLine(at: main.lowerBound)
    let last = document.state.text.sourceLine(at: main.upperBound)
    let isBefore = last.lowerBound == main.upperBound && first.lowerBound < main.upperBound
    let start = max(first.lowerBound, document.byteOrderMark)
    return start..<max(first.upperBound, isBefore ? last.lowerBound : last.upperBound)
  }

  /// Takes the selected lines away. The caret keeps its column.
  func deleteSourceLines() -> RichOutcome {
    let text = document.state.text
    var lines = chosenSourceLines
    guard !text.isEmpty else { return .notHandled }
    let head = document.state.selection.main.head
    let column = head - text.sourceLine(at: head).lowerBound
    if lines.upperBound == text.count, lines.lowerBound > 0,
      let before = text.sourceLine(before: text.sourceLine(at: lines.lowerBound)),
      !text.sourceLine(at: lines.upperBound).isEnded, !endsInLineEnd(lines)
    {
      // The last line has no end of its own: that of the line before goes.
      lines = before.content.upperBound..<lines.upperBound
    }
    guard !lines.isEmpty else { return .notHandled }
    let patch = RichPatch(
      edits: [Edit(lines, "")], first: lines.lowerBound, last: lines.lowerBound,
      landing: .source(lines.lowerBound), event: .cut)
    guard case .accepted = document.attempt(patch) else { return .notHandled }
    let line = document.state.text.sourceLine(at: min(lines.lowerBound, document.state.text.count))
    let caret = min(line.lowerBound + column, line.content.upperBound)
    document.setSelection(Selection(caret: document.offset(of: document.place(at: caret))))
    return .changed
  }

  private func endsInLineEnd(_ lines: Range<Int>) -> Bool {
    lines.isEmpty || document.state.text.byte(at: lines.upperBound - 1).isLineEnd
  }

  /// Exchanges the selected lines with the line above or below them.
  package func moveSourceLines(up: Bool) -> RichOutcome {
    let text = document.state.text
    let own = chosenSourceLines
    let near: Range<Int>
    if up {
      guard own.lowerBound > 0,
        let line = text.sourceLine(before: text.sourceLine(at: own.lowerBound))
      else { return .notHandled }
      near = max(line.lowerBound, document.byteOrderMark)..<line.upperBound
    } else {
      guard own.upperBound < text.count else { return .notHandled }
      near = text.sourceLine(at: own.upperBound).range
    }
    let (upper, lower) = up ? (near, own) : (own, near)
    var (first, second) = (text.bytes(in: lower), text.bytes(in: upper))
    if let last = first.last, !last.isLineEnd, let end = second.lineEndBytes {
      // The last line of the text has no end, whichever it is.
      first += end
      second.removeLast(end.count)
    }
    let shift = up ? -near.count : first.count
    let main = document.state.selection.main
    let patch = RichPatch(
      edits: [Edit(upper.lowerBound..<lower.upperBound, bytes: first + second)],
      first: upper.lowerBound, last: upper.lowerBound, landing: .source(upper.lowerBound))
    let round = document.carets
    guard case .accepted = document.attempt(patch) else { return .notHandled }
    if let round {
      document.carets?.endTurn()
      for index in round.indices(in: own.lowerBound...max(own.lowerBound, own.upperBound - 1)) {
        let range = round[index]
        document.carets?[index] = SelectionRange(
          anchor: range.anchor + shift, head: range.head + shift)
      }
    }
    let (anchor, head) = (main.anchor + shift, main.head + shift)
    document.setSelection(
      Selection(
        anchor: document.offset(
          of: document.place(at: min(max(0, anchor), document.state.text.count))),
        head: document.offset(of: document.place(at: min(max(0, head), document.state.text.count))))
    )
    return .changed
  }

  /// Takes one step of blanks away from the start of the line of the caret.
  func outdentSourceLine(_ line: RichParagraph, by step: Int) -> RichOutcome {
    let spaces = line.text.prefix(step).prefix { $0 == Byte.space }.count
    let count = line.text.first == Byte.tab ? 1 : spaces
    guard count > 0 else { return .notHandled }
    let start = line.sourceOffset(0, affinity: .downstream)
    let main = document.state.selection.main
    let patch = RichPatch(
      edits: [Edit(start..<(start + count), "")], first: line.lineStart, last: line.lineStart,
      landing: .source(max(start, main.head - count)))
    guard case .accepted = document.attempt(patch) else { return .notHandled }
    return .changed
  }
}

extension [UInt8] {
  /// The line end that it ends with; nil where it does not.
  fileprivate var lineEndBytes: [UInt8]? {
    guard let last, last.isLineEnd else { return nil }
    let isPair = last == Byte.lineFeed && dropLast().last == Byte.carriageReturn
    return suffix(isPair ? 2 : 1).map { $0 }
  }
}
