import CursesCore
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// What is marked on a page beside the text itself.
package struct PageHighlights: Hashable, Sendable {
  package var selection: Range<PagePosition>?
  /// What else is selected; a caret of several is the character behind it.
  package var others: [Range<PagePosition>] = []
  /// Sorted, never overlapping.
  package var matches: [Range<PagePosition>] = []
  /// The index of the match that the search stands at.
  package var currentMatch: Int?
  /// Where something was typed just now: the word there is not finished.
  package var typedAt: PagePosition?

  package init() {}

  package static let none = PageHighlights()
}

extension PageView {
  /// Draws the rows in view into a rectangle of the size it was resized to, and returns those that
  /// show something else than when they were last drawn.
  ///
  /// The frame must hold the ground that the page lies on: everything is drawn over it.
  @MainActor @discardableResult
  package mutating func draw(
    into frame: inout Frame, rect: Rect, look: PageLook, highlights: PageHighlights
  ) -> [Int] {
    let painter = RowPainter(
      look: look, format: book.format, left: rect.minColumn + margin, hasTargets: hasTargets)
    var changed: [Int] = []
    if drawn.count != rect.size.rows { drawn = Array(repeating: 0, count: rect.size.rows) }
    frame.withClip(rect) { frame in
      // A row outside the clip keeps what it showed, and is drawn when its turn comes.
      let rows = frame.clip.rows
      let own = rows.lowerBound - rect.minRow..<rows.upperBound - rect.minRow
      eachRow(own, highlights, look) { view, row, unit, marks, signature in
        if view.drawn[row] != signature { changed.append(row) }
        view.drawn[row] = signature
        guard let unit else { return }
        painter.paint(
          &unit.unit.box.layout, row: unit.place.row, marks: marks, at: rect.minRow + row,
          in: &frame)
      }
    }
    return changed
  }

  /// Draws the lines of what is shown while there is no text.
  package func drawPlaceholder(
    _ text: String, into frame: inout Frame, rect: Rect, look: PageLook
  ) {
    let ink = look.ink(.placeholder)
    frame.withClip(rect) { frame in
      for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        frame.write(
          line, column: rect.minColumn + margin, row: rect.minRow + row,
          foreground: ink.foreground, attributes: ink.attributes, widths: book.format.widths)
      }
    }
  }

  /// The rows that would show something else if they were drawn now.
  @MainActor
  package mutating func outdatedRows(look: PageLook, highlights: PageHighlights) -> [Int] {
    guard drawn.count == size.rows else { return Array(0..<size.rows) }
    var rows: [Int] = []
    eachRow(0..<size.rows, highlights, look) { view, row, _, _, signature in
      if view.drawn[row] != signature { rows.append(row) }
    }
    return rows
  }

  /// Goes through some rows of the view, those below the end of the text too.
  @MainActor
  private mutating func eachRow(
    _ wanted: Range<Int>, _ highlights: PageHighlights, _ look: PageLook,
    _ body: (
      inout PageView, Int, (unit: PageUnit, place: PageRowPlace)?, PageMarks, Int
    ) -> Void
  ) {
    let rows = rowsInView()
    var hasher = Hasher()
    hasher.combine(look.theme.name)
    hasher.combine(look.surface)
    hasher.combine(margin)
    let ground = hasher.finalize()
    let hasMarks = highlights != .none
    for row in wanted.clamped(to: 0..<size.rows) {
      guard row < rows.count else {
        body(&self, row, nil, PageMarks(), 1)
        continue
      }
      let (place, unit) = rows[row]
      var marks = hasMarks ? ownMarks(of: unit, highlights) : .none
      if spelling != nil { marks.misspelt = misspelt(in: unit, typedAt: highlights.typedAt) }
      marks.missing = missingLinks(in: unit)
      let hash = unit.box.hash(ofRow: place.row, marks: marks)
      body(&self, row, (unit, place), marks, hash ^ ground)
    }
  }

  /// The part of the highlights that lies in a unit, in its own places.
  private func ownMarks(of unit: PageUnit, _ highlights: PageHighlights) -> PageMarks {
    var marks = PageMarks()
    marks.selection = highlights.selection.flatMap { part(of: $0, in: unit) }
    for other in highlights.others {
      if let part = part(of: other, in: unit) { marks.others.append(part) }
    }
    for (index, match) in highlights.matches.enumerated() {
      guard let part = part(of: match, in: unit) else { continue }
      marks.matches.append(.init(range: part, isCurrent: index == highlights.currentMatch))
    }
    return marks
  }

  private func part(
    of range: Range<PagePosition>, in unit: PageUnit
  ) -> Range<PagePoint>? {
    let first = PagePosition(block: unit.block, paragraph: unit.paragraphs.lowerBound, offset: 0)
    let end = PagePosition(block: unit.block, paragraph: unit.paragraphs.upperBound, offset: 0)
    guard range.lowerBound < end, range.upperBound > first else { return nil }
    let lower =
      range.lowerBound <= first ? PagePoint(leaf: 0, offset: 0) : point(range.lowerBound, unit)
    let upper =
      range.upperBound >= end ? PagePoint(leaf: .max, offset: 0) : point(range.upperBound, unit)
    return lower < upper ? lower..<upper : nil
  }

  func point(_ position: PagePosition, _ unit: PageUnit) -> PagePoint {
    let place = unit.box.layout.block.place(
      ofParagraph: position.paragraph - unit.paragraphs.lowerBound, offset: position.offset)
    return PagePoint(leaf: place.leaf, offset: place.offset)
  }
}
