import CursesMarkdown

/// A row whose last pipe was typed over the one that is there.
package struct ClosedRow {
  package var version: Int
  package var caret: Int
  /// That pipe, and the blanks and pipes that were typed behind it.
  package var typed = [Byte.pipe]

  /// Made of its parts.
  package init(
    version: Int, caret: Int, typed: [UInt8] = [Byte.pipe]
  ) {
    self.version = version
    self.caret = caret
    self.typed = typed
  }
}

/// The cells of a row at whose edges blanks were typed, which are no text.
package struct SpacedCells {
  /// Where the row starts.
  package var line: Int
  package var before: Set<Int> = []
  package var after: Set<Int> = []
  /// Whether the pipe at its start was typed.
  package var isOpened = false

  /// Made of its parts.
  package init(
    line: Int, before: Set<Int> = [], after: Set<Int> = [], isOpened: Bool = false
  ) {
    self.line = line
    self.before = before
    self.after = after
    self.isOpened = isOpened
  }

  /// The text of a cell with the blanks that were typed around it.
  package func around(_ text: some Sequence<UInt8>, ofCell index: Int) -> [UInt8] {
    (before.contains(index) ? [Byte.space] : []) + text
      + (after.contains(index) ? [Byte.space] : [])
  }
}
