import CursesMarkdown
import CursesText

/// A line break at the end of a paragraph, or a new item, that comes with the next character.
struct PendingBreak {
  /// The version of the text, and the caret, that it waits at.
  var version: Int
  var caret: Int
  /// Whether a new item begins there.
  var isItem = false
  /// Whether it is a space that comes, for a line end of the source that was one.
  var isSpace = false
  /// Whether what marks a line break was typed, and stands before the caret.
  var isTyped = false
  /// What is written before the line end of a line break.
  var mark: [UInt8] = [Byte.backslash]
  /// Whether the sign of the quotation was typed for it, which is there already.
  var isQuoted = false
  /// How many blanks were typed at the start of a line of code.
  var blanks = 0
  /// What Tab has put before them.
  var indent: [UInt8] = []

  /// What the line begins with that waits below a line of indented code: it is as deep as that one is, and deeper by
  /// what was typed. Four blanks or more are all that stand before its text.
  func codeIndent(below line: RichParagraph) -> [UInt8] {
    if indent.isEmpty, blanks >= 4 { return [UInt8](repeating: Byte.space, count: blanks - 4) }
    return line.text.prefix { $0.isBlank } + indent
      + [UInt8](repeating: Byte.space, count: blanks)
  }
}

/// An empty line at the end of a paragraph. Markdown has no line break without text after it, so it is in no
/// source, but who asks for a line sees it.
public struct WaitingLine: Equatable, Sendable {
  /// The end of the paragraph.
  public let place: RichPlace
  /// What it begins with.
  public var indent: [UInt8] = []
}

extension RichDocument {
  /// The line, or the item, that begins with the next character typed at the caret.
  var pendingBreakHere: PendingBreak? {
    guard let pending = typing.pendingBreak, pending.version == version,
      state.selection.main.isCaret,
      pending.caret == state.selection.main.head
    else { return nil }
    return pending
  }

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
  func dropPendingBreak() -> Bool {
    guard let pending = pendingBreakHere else { return false }
    typing.pendingBreak = nil
    return !pending.isSpace
  }

  /// Shows the line that waits at the caret, and no other.
  func noteWaitingLine() {
    var line: WaitingLine?
    if let pending = pendingBreakHere, !pending.isItem, !pending.isSpace,
      case let above = paragraph(at: head),
      above.kind == .paragraph || above.headingLevel != nil || above.kind == .raw
        || above.isIndentedCode
    {
      let indent = above.isIndentedCode ? pending.codeIndent(below: above) : []
      line = WaitingLine(place: head, indent: indent)
    }
    guard line != waitingLine else { return }
    waitingLine = line
    // What was shown of their blocks holds no more.
    cache.removeAll()
  }
}
