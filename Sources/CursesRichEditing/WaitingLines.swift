import CursesMarkdown
import CursesText

/// A line that waits for its first character.
package struct WaitingLines {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Types the first text of a line below HTML: a part of that, or of a paragraph, where the HTML ends with its
  /// line. A mark that alone is a block is text there until more is typed, as everywhere.
  func typeBelowHTML(_ text: String, behind start: String) -> RichOutcome {
    let bytes = Array(text.utf8)
    let former = document.moment
    let outcome = Replacement(document: document).replaceSelection(
      with: Array(start.utf8) + bytes, event: .other)
    guard outcome == .changed, case let made = document.paragraph(at: document.head),
      made.kind != .raw,
      made.text != bytes
    else { return outcome }
    document.goBack(to: former)
    let escaped = Replacement(document: document).replaceSelection(
      with: Array(start.utf8) + [Byte.backslash] + bytes, event: .other)
    document.typing.raw = RawTyping(
      bytes, version: document.version, head: document.state.selection.main.head)
    return escaped
  }

  /// Backspace on a line that waits for its first character: it comes no more. Returns whether there was one.
  package func dropPendingBreak() -> Bool {
    guard let pending = document.pendingBreakHere else { return false }
    document.typing.pendingBreak = nil
    return !pending.isSpace
  }

}
