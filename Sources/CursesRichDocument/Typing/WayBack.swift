import CursesText

/// The way back from a command: the one that is its opposite, done next, gives the bytes that there were.
///
/// Markdown cannot write everything that a command leaves behind: a heading has no lines, a paragraph no spaces
/// at its end. So what the opposite of a command does is not made up from what is there, as long as nothing
/// else has been done in between or all of that has been taken away again.
package struct WayBack {
  /// What was done.
  package let command: RichCommand
  /// The level of the heading it was done in; 0 outside of one.
  package let level: Int
  /// What takes it back.
  package let transaction: Transaction
  package let before: Selection
  package let after: TextState
  var losesBlanks = false

  /// Made of its parts.
  package init(
    command: RichCommand, level: Int, transaction: Transaction, before: Selection, after: TextState,
    losesBlanks: Bool = false
  ) {
    self.command = command
    self.level = level
    self.transaction = transaction
    self.before = before
    self.after = after
    self.losesBlanks = losesBlanks
  }

  /// What comes back, where that is all.
  package var inserted: [UInt8]? {
    guard transaction.edits.count == 1, transaction.edits[0].range.isEmpty else { return nil }
    return transaction.edits[0].text.bytes(in: 0..<transaction.edits[0].text.count)
  }

  /// What was deleted, to be typed again: without the blanks that have gone with the first word of a line.
  package var retyped: [UInt8]? {
    guard losesBlanks, let inserted else { return inserted }
    return Array(inserted.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Commands that follow each other have ways that do too, as Enter, Enter, Backspace, Backspace.
  package static let most = 32
}
