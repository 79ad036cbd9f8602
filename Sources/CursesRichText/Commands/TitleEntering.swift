import CursesMarkdown
import CursesText

/// The first line below the title of a callout, which comes with its first character.
struct CalloutBody {
  let document: RichDocument

  /// Does a command on that line while it waits. Returns nil where none does, and where the command is one of
  /// an empty paragraph, which stands there then.
  func perform(_ command: RichCommand) -> RichOutcome? {
    let target = document.target
    guard let pending = document.pendingBreakHere, let title = target.first.calloutTitle,
      !title.hasText, target.from.visible == title.end
    else { return nil }
    switch command {
    case .deleteBackward, .deleteWordBackward:
      document.typing.pendingBreak = nil
      return .moved
    case .insertText(let words):
      // Who types each line's sign finds it there already.
      if words == ">", !pending.isQuoted {
        document.typing.pendingBreak?.isQuoted = true
        return .moved
      }
      if words.utf8.allSatisfy(\.isBlank) { return .moved }
      if words.utf8.first?.beginsText == true, !words.utf8.contains(where: \.isLineEnd) {
        let outcome = type(words, below: target.first)
        if outcome == .changed { return outcome }
      }
    default: break
    }
    document.typing.pendingBreak = nil
    let outcome = EmptyParagraphs(document: document).insertEmptyParagraph(after: target.first)
    return outcome == .changed ? nil : outcome
  }

  private func type(_ words: String, below title: RichParagraph) -> RichOutcome {
    document.typing.pendingBreak = nil
    // The styles of the title end with it.
    document.typing.pendingAttributes = document.typing.pendingAttributes ?? []
    let outcome = LineBreaks(document: document).breakLine(
      title, at: title.text.count, with: Array(words.utf8), mark: [])
    if outcome == .changed { SmartReplacement(document: document).applySmartTyping(words) }
    return outcome
  }
}

extension UInt8 {
  /// Whether text that begins with it is a paragraph, whatever follows: no list, table or code.
  fileprivate var beginsText: Bool {
    isLetter || self >= 0x80 || self == 0x22 || self == Byte.openParen
  }
}
