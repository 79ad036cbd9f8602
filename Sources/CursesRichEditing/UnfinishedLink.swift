import CursesMarkdown
import CursesText

/// A link that is being typed, between brackets of which the closing ones came by themselves, or around what is selected:
/// until it is left its text is seen with its brackets, for which it is written with a backslash.
package struct UnfinishedLink {
  /// Where the backslash stands that nobody has typed.
  let backslash: Range<Int>

  /// Nil where the caret is in none.
  init?(in document: RichDocument) {
    let isCaret = document.state.selection.main.isCaret
    guard !document.typing.openPairs.isEmpty,
      let found = isCaret
        ? Self.backslash(atCaretOf: document) : Self.backslash(aroundSelectionOf: document)
    else { return nil }
    backslash = found
  }

  private static func backslash(atCaretOf document: RichDocument) -> Range<Int>? {
    guard let typed = TypedSource(document: document).rawTypingHere?.typed.bytes,
      case let content = document.paragraph(at: document.head).contentRange,
      content.count == typed.count + 1,
      case let written = document.state.text.bytes(in: content),
      case let start = zip(written, typed).prefix(while: { $0 == $1 }).count,
      written[start] == Byte.backslash, written[(start + 1)...] == typed[start...]
    else { return nil }
    return content.lowerBound + start..<content.lowerBound + start + 1
  }

  /// Brackets around plain words, which are a link beyond doubt.
  private static func backslash(aroundSelectionOf document: RichDocument) -> Range<Int>? {
    let range = document.state.selection.main.range
    guard range.count <= 200,
      document.state.text.bytes(in: range).allSatisfy({
        $0.isAlphanumeric || $0 >= 0x80 || $0 == Byte.space || $0 == Byte.hyphen
      })
    else { return nil }
    return TypedPair(document: document).linkBackslash(document.typing.openPairs, around: range)
  }
}
