import CursesMarkdown
import CursesText

extension RichDocument {

  /// Types the first text of a line below HTML: a part of that, or of a paragraph, where the HTML ends with its
  /// line. A mark that alone is a block is text there until more is typed, as everywhere.
  func typeBelowHTML(_ text: String, behind start: String) -> RichOutcome {
    let bytes = Array(text.utf8)
    let former = moment
    let outcome = replaceSelection(with: Array(start.utf8) + bytes, event: .other)
    guard outcome == .changed, case let made = paragraph(at: head), made.kind != .raw,
      made.text != bytes
    else { return outcome }
    goBack(to: former)
    let escaped = replaceSelection(
      with: Array(start.utf8) + [Byte.backslash] + bytes, event: .other)
    typing.raw = RawTyping(bytes, version: version, head: state.selection.main.head)
    return escaped
  }

  /// Backspace on a line that waits for its first character: it comes no more. Returns whether there was one.
  package func dropPendingBreak() -> Bool {
    guard let pending = pendingBreakHere else { return false }
    typing.pendingBreak = nil
    return !pending.isSpace
  }

}
