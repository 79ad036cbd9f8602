import TerminalCore

/// A typed letter at the cursor: the frame that is sent most often, and the smallest.
///
/// All that such a frame changes is the cell under the cursor. With the pen that the last frame has left,
/// the letter itself is all the terminal needs; that is known before ncurses hears of it, and so the
/// letter is sent first. ncurses takes it down after that.
extension Terminal {
  /// The one byte that shows all that a frame changes; nil where there is more to send.
  func letter(of changes: FrameChanges, in frame: Frame, cursor: Cursor?) -> UInt8? {
    guard changes.cells == 1, !shown.isUnknown, profile.isModern, shown.hasVisibleCursor,
      let old = shown.cursor?.position, let new = cursor, new.isVisible, new.shape == shown.shape,
      new.position == Point(column: old.column + 1, row: old.row),
      new.position.column < size.columns,
      changes.rows.first.map({ $0.row == old.row && $0.runs.first?.lowerBound == old.column })
        == true, !shown.overlayRows[old.row]
    else { return nil }
    let cell = frame[old.column, old.row]
    guard cell.width == 1, let scalar = cell.glyph.scalar?.value, scalar &- 0x20 < 0x5F,
      cell.style.link == .none,
      pen
        == Pen(
          style: cell.style, indices: screen.indices(of: cell.style), capabilities: capabilities)
    else { return nil }
    return UInt8(truncatingIfNeeded: scalar)
  }

  /// Sends the letter, and has ncurses draw the same. Where that comes to other bytes, nothing is known
  /// of the screen any more, and all of it is sent.
  func sendLetter(
    _ letter: UInt8, showing frame: Frame, _ changes: FrameChanges, cursor: Cursor?
  ) {
    output.send([letter])
    count(changes.cells, 1)
    statistics.writes = output.writes
    _ = draw(frame, changes, cursor: cursor)
    shown.cursor = cursor
    let sent = pen
    guard pen.fit(screen.update()) != [letter] else { return }
    pen = sent
    repaintAll()
    send(frame, cursor: cursor, kind: .text, rows: nil)
  }
}
