import CursesMarkdown
import CursesText

/// A link that is being typed, between brackets of which the closing ones came by themselves: until it is left its text is
/// seen with its brackets, for which it is written with a backslash.
struct UnfinishedLink {
  /// Where the backslash stands that nobody has typed.
  let backslash: Range<Int>

  /// Nil where the caret is in none.
  init?(in document: RichDocument) {
    guard !document.typing.openPairs.isEmpty, let typed = document.rawTypingHere?.typed.bytes,
      case let content = document.paragraph(at: document.head).contentRange,
      content.count == typed.count + 1,
      case let written = document.state.text.bytes(in: content),
      case let start = zip(written, typed).prefix(while: { $0 == $1 }).count,
      written[start] == Byte.backslash, written[(start + 1)...] == typed[start...]
    else { return nil }
    backslash = content.lowerBound + start..<content.lowerBound + start + 1
  }
}
