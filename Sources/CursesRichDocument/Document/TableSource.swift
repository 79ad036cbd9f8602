import CursesMarkdown
import CursesText

/// The table at the caret as it stands in the source: header, delimiter row, rows.
package struct TableSource {
  package var lines: [TableLine]
  /// The paragraphs that are its rows.
  package var rows: [RichParagraph]
  /// The line and the cell of the caret, and how far behind the start of the cell's text it is.
  package var line = 0
  package var cell = 0
  package var distance = 0

  /// The number of its columns.
  package var columns: Int { lines[1].cells.count }
}
