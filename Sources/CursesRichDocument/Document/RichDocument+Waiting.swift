import CursesMarkdown

/// What waits at the caret for the next character.
extension RichDocument {
  /// The line, or the item, that begins with the next character typed at the caret.
  package var pendingBreakHere: PendingBreak? {
    guard let pending = typing.pendingBreak, pending.version == version,
      state.selection.main.isCaret,
      pending.caret == state.selection.main.head
    else { return nil }
    return pending
  }

  /// Shows the line that waits at the caret, and no other.
  func noteWaitingLine() {
    var line: WaitingLine?
    if let pending = pendingBreakHere, !pending.isItem, !pending.isSpace,
      case let above = paragraph(at: head),
      above.kind == .paragraph || above.headingLevel != nil || above.kind == .raw
        || above.isIndentedCode
    {
      let indent =
        above.isIndentedCode
        ? pending.codeIndent(below: above)
        : [UInt8](repeating: Byte.lineFeed, count: pending.blankLines)
      line = WaitingLine(place: head, indent: indent)
    }
    guard line != waitingLine else { return }
    waitingLine = line
    // What was shown of their blocks holds no more.
    cache.removeAll()
  }

  /// The caret, where it is the only one and nothing is selected.
  package var loneCaret: LoneCaret? {
    guard carets == nil, state.selection.main.isCaret else { return nil }
    return LoneCaret(version: version, head: state.selection.main.head)
  }

  /// The blanks that come back with the next word typed at the caret.
  package var lostBlanksHere: LostBlanks? {
    guard let lost = typing.lostBlanks, lost.caret == loneCaret else { return nil }
    return lost
  }
}
