import CursesMarkdown

/// A line break at the end of a paragraph, or a new item, that comes with the next character.
package struct PendingBreak {
  /// The version of the text, and the caret, that it waits at.
  package var version: Int
  package var caret: Int
  /// Whether a new item begins there.
  package var isItem = false
  /// Whether it is a space that comes, for a line end of the source that was one.
  package var isSpace = false
  /// Whether what marks a line break was typed, and stands before the caret.
  package var isTyped = false
  /// What is written before the line end of a line break.
  package var mark: [UInt8] = [Byte.backslash]
  /// Whether the sign of the quotation was typed for it, which is there already.
  package var isQuoted = false
  /// How many blanks were typed at the start of a line of code.
  package var blanks = 0
  /// What Tab has put before them.
  package var indent: [UInt8] = []
  /// How many blank lines come before it, in HTML that they do not end.
  package var blankLines = 0

  /// Made of its parts.
  package init(
    version: Int, caret: Int, isItem: Bool = false, isSpace: Bool = false, isTyped: Bool = false,
    mark: [UInt8] = [Byte.backslash], isQuoted: Bool = false, blanks: Int = 0, indent: [UInt8] = []
  ) {
    self.version = version
    self.caret = caret
    self.isItem = isItem
    self.isSpace = isSpace
    self.isTyped = isTyped
    self.mark = mark
    self.isQuoted = isQuoted
    self.blanks = blanks
    self.indent = indent
  }

  /// What the line begins with that waits below a line of indented code: it is as deep as that one is, and deeper by
  /// what was typed. Four blanks or more are all that stand before its text.
  package func codeIndent(below line: RichParagraph) -> [UInt8] {
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
  /// What stands before the caret: the blanks that it begins with, or the line ends of blank lines above it.
  public var indent: [UInt8] = []
}
