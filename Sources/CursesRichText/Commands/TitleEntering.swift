import CursesMarkdown
import CursesText

/// The first line below the title of a callout, which comes with its first character.
extension RichDocument {
  /// Does a command on that line while it waits. Returns nil where none does, and where the command is one of
  /// an empty paragraph, which stands there then.
  func performBelowTitle(_ command: RichCommand, tick: Int) -> RichOutcome? {
    guard let pending = pendingBreakHere, let title = target.first.calloutTitle, !title.hasText,
      target.from.visible == title.end
    else { return nil }
    switch command {
    case .deleteBackward, .deleteWordBackward:
      pendingBreak = nil
      return .moved
    case .insertText(let words):
      // Who types each line's sign finds it there already.
      if words == ">", !pending.isQuoted {
        pendingBreak?.isQuoted = true
        return .moved
      }
      if words.utf8.allSatisfy(\.isBlank) { return .moved }
      if words.utf8.first?.beginsText == true, !words.utf8.contains(where: \.isLineEnd) {
        let outcome = typeBelowTitle(words, tick: tick)
        if outcome == .changed { return outcome }
      }
    default: break
    }
    pendingBreak = nil
    return beginBody(tick: tick)
  }

  private func typeBelowTitle(_ words: String, tick: Int) -> RichOutcome {
    let paragraph = target.first
    pendingBreak = nil
    // The styles of the title end with it.
    pendingAttributes = pendingAttributes ?? []
    let outcome = breakLine(
      paragraph, at: paragraph.text.count, with: Array(words.utf8), mark: [], tick: tick)
    if outcome == .changed, !smartTyping.isEmpty { applySmartTyping(words, tick: tick) }
    return outcome
  }

  /// An empty paragraph below the title. Returns what went wrong, nil else.
  private func beginBody(tick: Int) -> RichOutcome? {
    let outcome = insertEmptyParagraph(after: target.first, tick: tick)
    return outcome == .changed ? nil : outcome
  }
}

extension UInt8 {
  /// Whether text that begins with it is a paragraph, whatever follows: no list, table or code.
  fileprivate var beginsText: Bool {
    isLetter || self >= 0x80 || self == 0x22 || self == Byte.openParen
  }
}
