import CursesCore

/// A typed letter at the cursor: the frame that is sent most often, and the smallest.
///
/// All that such a frame changes is the cell under the cursor. What the terminal needs is the letter, and
/// what makes the pen that the last frame has left that of the cell; it is known before ncurses hears of
/// it, and so it is sent first. ncurses takes it down after that.
extension Terminal {
  /// The bytes that show all that a frame changes; nil where it is more than a letter.
  func letter(of changes: FrameChanges, in frame: Frame, cursor: PlacedCursor?) -> [UInt8]? {
    guard changes.cells == 1, !shown.isUnknown, profile.isModern, shown.hasVisibleCursor,
      let old = shown.cursor?.position, let new = cursor, new.isVisible, new.shape == shown.shape,
      new.position == Point(column: old.column + 1, row: old.row),
      new.position.column < size.columns,
      changes.rows.first.map({ $0.row == old.row && $0.runs.first?.lowerBound == old.column })
        == true, !shown.overlayRows[old.row]
    else { return nil }
    let cell = frame[old.column, old.row]
    guard cell.width == 1, let scalar = cell.glyph.scalar?.value, scalar &- 0x20 < 0x5F,
      cell.style.link == .none
    else { return nil }
    let next = pen(of: cell.style)
    // ncurses would choose the set first.
    guard !pen.drawsLines else { return nil }
    var bytes: [UInt8] = []
    next.append(to: &bytes, after: pen)
    bytes.append(UInt8(truncatingIfNeeded: scalar))
    return bytes
  }

  /// Sends a letter, and has ncurses draw the same. Where that comes to other bytes, nothing is known of
  /// the screen any more, and all of it is sent.
  func sendLetter(
    _ bytes: [UInt8], showing frame: Frame, _ changes: FrameChanges, cursor: PlacedCursor?
  ) {
    output.send(bytes)
    giveWay()
    count(changes.cells, bytes.count)
    statistics.writes = output.writes
    draw(frame, changes, cursor: cursor)
    shown.cursor = cursor
    guard pen.fit(screen.update()) != bytes else { return }
    if let place = cursor?.position { pen = pen(of: frame[place.column - 1, place.row].style) }
    repaintAll()
    send(frame, placed: cursor, kind: .text, rows: nil)
  }

  /// What a style is written with.
  func pen(of style: Style) -> Pen {
    Pen(style: style, indices: screen.indices(of: style), capabilities: capabilities)
  }
}
