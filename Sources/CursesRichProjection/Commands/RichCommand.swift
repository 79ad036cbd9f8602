import CursesMarkdown

/// What can be done to a rich document, by name.
///
/// Motions by row and to a row's ends belong to the view that wraps the text; it gives what they come to
/// as `.select`.
public enum RichCommand: Hashable, Sendable {
  /// Typed text. Line ends in it are as `.insertParagraph`.
  case insertText(String)
  /// Pasted text: literal, or Markdown that becomes part of the source as it is.
  case paste(String, isMarkdown: Bool)
  /// Markdown of lines within a paragraph or a cell, each with its line break: lines where they go, above or below that of
  /// the caret, or at the caret itself as text that ends with a line break.
  case pasteLines(String, areText: Bool = false)
  /// Text of another program: literal, and where it holds Markdown made rich by a step of its own, so that
  /// one undo gives its characters back.
  case pasteForeign(ForeignText)
  /// Enter.
  case insertParagraph
  /// Shift+Enter: a line break within the paragraph.
  case insertLineBreak
  /// A thematic break after the paragraph.
  case insertRule

  case deleteBackward, deleteForward
  case deleteWordBackward, deleteWordForward
  /// Deletes what is selected.
  case deleteSelection
  /// Deletes what is selected, or the line of the caret, of which this is the copy: pasted at once, that gives
  /// back every byte.
  case cut(RichCopy)
  /// Deletes the paragraphs that the selection touches, with their markers.
  case deleteParagraphs

  /// Tab: deeper in a list or a quotation, spaces in code, the next cell in a table.
  case indent
  /// Shift+Tab: out of a list or a quotation by one level.
  case outdent

  case toggleStrong, toggleEmphasis, toggleStrikethrough, toggleCode, toggleHighlight
  case toggleBulletList, toggleOrderedList, toggleTaskList
  case toggleQuote, toggleCodeBlock
  /// Puts the paragraphs into a quotation within the one they are in, or takes the innermost one away.
  case increaseQuoteLevel, decreaseQuoteLevel
  /// Makes headings of the paragraphs, 1 to 6; 0 makes plain paragraphs.
  case setHeading(Int)
  /// Ticks the box whose `RichMarker.task` has this offset; without one, that of the paragraph.
  case toggleTask(at: Int?)
  /// Makes a link of what is selected, or changes the link at the caret; `nil` takes it away.
  case setLink(String?)
  /// Puts a link with these words in place of what is selected, or of the link at the caret.
  case setLinkText(String, destination: String)
  /// Puts Markdown in the place of the name that is being typed; see `RichDocument.typedName`.
  case completeName(String)
  /// Gives the image at the caret another address and description; `nil` takes the image away.
  case setImage(String?, description: String)
  /// Makes a callout of the paragraphs, such as `note`; of one of that kind a plain quotation.
  case toggleCallout(String)
  /// A reference to a new footnote at the caret; the caret goes to the footnote.
  case insertFootnote
  /// A table after the paragraph, its header counted as a row.
  case insertTable(columns: Int, rows: Int)
  /// Changes the table at the caret.
  case table(TableCommand)
  /// Puts the item, the row or the block at the caret before, or behind, the one beside it.
  case moveBlockUp, moveBlockDown

  case moveBackward, moveForward
  case moveWordBackward, moveWordForward
  case moveToParagraphStart, moveToParagraphEnd
  case moveParagraphBackward, moveParagraphForward
  case moveToDocumentStart, moveToDocumentEnd
  case extendBackward, extendForward
  case extendWordBackward, extendWordForward
  case extendToParagraphStart, extendToParagraphEnd
  case extendParagraphBackward, extendParagraphForward
  case extendToDocumentStart, extendToDocumentEnd
  case selectAll, selectWord, selectParagraph
  /// Selects source offsets, brought to the nearest caret places.
  case select(anchor: Int, head: Int)
  /// Selects source offsets besides what is selected.
  case selectAlso(anchor: Int, head: Int)
  /// Selects the word at the caret; when something is selected, the next place that shows the same too.
  case selectNextOccurrence
  /// Selects every place that shows what is selected, or the word at the caret.
  case selectAllOccurrences
  /// Gives up all carets but one.
  case keepMainCaret

  case undo, redo
}

/// What can be done to the table at the caret.
public enum TableCommand: Hashable, Sendable {
  case insertRowAbove, insertRowBelow, deleteRow
  case insertColumnLeft, insertColumnRight, deleteColumn
  case moveColumnLeft, moveColumnRight
  /// Where the text of the caret's column stands.
  case align(ColumnAlignment)
}

/// What became of a command.
public enum RichOutcome: Hashable, Sendable {
  /// The text is another.
  case changed
  /// Only the selection, or what the next typed character means, is another.
  case moved
  /// Nothing happened, for a reason to show.
  case refused(String)
  /// There is nothing the command could do here; the event may go to somebody else.
  case notHandled
}
