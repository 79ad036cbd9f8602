import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A motion by rows of the screen.
public enum RowMotion: Hashable, Sendable {
  case rowUp, rowDown, pageUp, pageDown, rowStart, rowEnd
}

extension RowMotion {
  /// Whether it goes to what is later in the text.
  package var isForward: Bool {
    switch self {
    case .rowDown, .pageDown, .rowEnd: true
    case .rowUp, .pageUp, .rowStart: false
    }
  }
}

extension PageView {
  /// The caret after a motion by rows. `goal` is the column that motions up and down keep to; the others
  /// forget it. A page motion scrolls the view as well.
  package mutating func moved(_ caret: PageCaret, _ motion: RowMotion, goal: inout Int?)
    -> PageCaret
  {
    switch motion {
    case .rowUp: return movedRows(caret, by: -1, goal: &goal)
    case .rowDown: return movedRows(caret, by: 1, goal: &goal)
    case .pageUp: return movedPage(caret, by: -viewport.pageStep, goal: &goal)
    case .pageDown: return movedPage(caret, by: viewport.pageStep, goal: &goal)
    case .rowStart:
      goal = nil
      return self.caret(atColumn: -1, in: rowPlace(of: caret).place, leafOf: caret)
    case .rowEnd:
      goal = nil
      return self.caret(atColumn: Int.max / 2, in: rowPlace(of: caret).place, leafOf: caret)
    }
  }

  /// What stands at the start of its row goes from start to start, however far markers indent the rows.
  private static var rowStart: Int { -1 }

  /// Rows without text are passed over. Up from the first row and down from the last go to the start and
  /// the end of the text.
  private func movedRows(_ caret: PageCaret, by count: Int, goal: inout Int?) -> PageCaret {
    let (start, column) = rowPlace(of: caret)
    let isAtStart = self.caret(atColumn: Self.rowStart, in: start).position == caret.position
    let wanted = goal ?? (isAtStart ? Self.rowStart : column)
    var place = start
    var count = count
    while let reached = textRow(abs(count), from: place, forward: count > 0) {
      let found = self.caret(atColumn: wanted, in: reached)
      // Where a cell has fewer rows than the row of its table its last one is found, which may be above.
      if count < 0 || rowPlace(of: found).place > start {
        goal = wanted
        return found
      }
      (place, count) = (reached, 1)
    }
    goal = nil
    return self.caret(atColumn: count < 0 ? -1 : Int.max / 2, in: place)
  }

  /// The row that many rows away, or the next behind it that has text; the last that has any on the way
  /// there where the text ends before.
  private func textRow(_ count: Int, from start: PageRowPlace, forward: Bool) -> PageRowPlace? {
    func step(_ place: PageRowPlace, _ forward: Bool) -> PageRowPlace? {
      forward ? book.row(after: place) : book.row(before: place)
    }
    var (place, moved) = forward ? book.row(count, below: start) : book.row(count, above: start)
    guard moved > 0 else { return nil }
    while moved >= count, !isText(place), let next = step(place, forward) { place = next }
    while !isText(place) {
      guard let back = step(place, !forward), back != start else { return nil }
      place = back
    }
    return place
  }

  private mutating func movedPage(
    _ caret: PageCaret, by count: Int, goal: inout Int?
  ) -> PageCaret {
    scroll(by: count)
    return movedRows(caret, by: count, goal: &goal)
  }

  private func isText(_ place: PageRowPlace) -> Bool {
    let unit = book.unit(block: place.block, paragraph: place.paragraph)
    return unit.box.layout.takesCaret(inRow: place.row)
  }

  /// The start or the end of the row of the cell of a table that a caret is in.
  private func caret(
    atColumn column: Int, in place: PageRowPlace, leafOf caret: PageCaret
  ) -> PageCaret {
    let unit = book.unit(block: place.block, paragraph: place.paragraph)
    let first = unit.paragraphs.lowerBound
    let leaf = unit.box.layout.block.place(
      ofParagraph: caret.position.paragraph - first, offset: caret.position.offset
    ).leaf
    let cells = unit.box.layout.columns(ofLeaf: leaf)
    return self.caret(
      atColumn: min(max(column, cells.lowerBound), cells.upperBound), in: place)
  }
}
