import CursesMarkdown
import CursesText

/// Commands at many carets of a text that is shown as its source. Every byte means itself there, so what is
/// done at all carets is one edit, whatever lines and blocks they stand in: to take the blocks apart after
/// each caret would cost as often as there are carets.
/// Several carets where the source is shown.
struct SourceCarets {
  let document: RichDocument

  /// Does a command at the carets from `first` on, as far as it stays within a line at each.
  ///
  /// - Returns: at how many ranges it was done; 0 where more is needed than this.
  func performInSource(_ command: RichCommand, from first: Int) -> Int {
    guard document.mode == .source, let round = document.carets, let change = SourceChange(command),
      document.typing.pendingBreak == nil, first + 1 < round.count
    else { return 0 }
    var edits: [Edit] = []
    for index in first..<round.count {
      guard let edit = edit(change, at: round[index]),
        edit.range.lowerBound >= edits.last?.range.upperBound ?? 0
      else { break }
      edits.append(edit)
    }
    guard edits.count > 1, let last = edits.last else { return 0 }
    let growth = edits.reduce(0) { $0 + $1.growth }
    document.history.endGroup()
    let patch = RichPatch(
      edits: edits, first: edits[0].range.lowerBound, last: last.range.upperBound,
      landing: .source(last.range.upperBound + growth), event: change.event)
    guard case .accepted = document.attempt(patch) else { return 0 }
    document.typing.pendingAttributes = nil
    document.carets?.place(after: edits, from: first)
    return edits.count
  }

  /// What a change is at a range; nil where it would join lines or has nothing to do.
  private func edit(_ change: SourceChange, at selected: SelectionRange) -> Edit? {
    let text = document.state.text
    var range = selected.lowerBound..<selected.upperBound
    switch change.kind {
    case .insertion(let bytes):
      guard !hasLineEnd(in: range) else { return nil }
      return Edit(range, bytes: bytes)
    case .lineEnd:
      guard range.isEmpty else { return nil }
      let line = text.lineStart(containing: range.lowerBound)
      let lineEnd = document.lineEnd(at: range.lowerBound)
      guard document.smartTyping.contains(.indentation) else {
        return Edit(range, bytes: Array(lineEnd.utf8))
      }
      let before = text.bytes(in: line..<range.lowerBound)
      let blanks = before.prefix { $0.isBlank }
      let start = blanks.count == before.count ? line : range.lowerBound
      return Edit(start..<range.lowerBound, bytes: Array(lineEnd.utf8) + blanks)
    case .removal(let isForward):
      if range.isEmpty, isForward, range.upperBound < text.count {
        range = range.lowerBound..<text.nextBoundary(after: range.upperBound)
      } else if range.isEmpty, !isForward, range.lowerBound > document.byteOrderMark {
        range = text.previousBoundary(before: range.lowerBound)..<range.upperBound
      }
      guard !range.isEmpty, !hasLineEnd(in: range) else { return nil }
      return Edit(range, bytes: [])
    }
  }

  private func hasLineEnd(in range: Range<Int>) -> Bool {
    document.state.text.bytes(in: range).contains(where: \.isLineEnd)
  }
}

/// What a command does at each caret of a text that is its own source.
private struct SourceChange {
  enum Kind {
    case insertion([UInt8])
    case lineEnd
    case removal(isForward: Bool)
  }

  var kind: Kind
  var event: UserEvent

  /// - Returns: nil for commands that do more than that.
  init?(_ command: RichCommand) {
    switch command {
    case .insertText(let text):
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, !bytes.contains(where: \.isLineEnd) else { return nil }
      (kind, event) = (.insertion(bytes), .typing)
    case .insertParagraph: (kind, event) = (.lineEnd, .other)
    case .deleteBackward: (kind, event) = (.removal(isForward: false), .deleteBackward)
    case .deleteForward: (kind, event) = (.removal(isForward: true), .deleteForward)
    default: return nil
    }
  }
}
