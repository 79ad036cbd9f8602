import CursesCore
import CursesText
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A caret on a page.
package struct PageCaret: Hashable, Sendable {
  package var position: PagePosition
  /// Its side at the edge of a span.
  package var affinity = Affinity.upstream
  /// Its row at a soft wrap.
  package var rowAffinity = Affinity.downstream

  package init(
    position: PagePosition, affinity: Affinity = .upstream, rowAffinity: Affinity = .downstream
  ) {
    (self.position, self.affinity, self.rowAffinity) = (position, affinity, rowAffinity)
  }
}

/// A text shown as a page: what of it is in view, where carets stand, and how rows follow one another.
///
/// It owns no text and no selection: these come from its source, as positions.
package struct PageView<Source: PageSource> {
  package var book: PageBook<Source>
  package var viewport: Viewport<PageBook<Source>>
  /// The column the page starts at, in the rectangle it is drawn in.
  package var margin = 0
  package var isCentred = false
  package var size = Size(columns: 80, rows: 24)
  /// The most columns a line of text may take.
  package var measure = PageFormat.bestMeasure
  /// Whether a line starts at the left edge of the rectangle, however wide that is.
  var isFlush = false
  /// Columns and rows that a caret keeps from the top and bottom where there is room.
  package var scrollMargin = 2
  /// Whether pictures are shown, as far as the signs of the page allow it.
  package var showsPictures = false
  /// Whether the terminal is told where links lead.
  package var hasTargets = true
  /// The colours that the screen has.
  package var depth = ColorDepth.direct
  /// Who says what is misspelt; nil where nobody is asked.
  package var spelling: PageSpelling?
  /// Who says which links lead nowhere; nil where nobody is asked.
  package var links: (any LinkJudge)?
  /// What each row showed when it was last drawn.
  var drawn: [Int] = []
  /// The rows in view, as they were last found.
  private var found: RowsInView?

  /// The rows in view, and what of the view they hold for.
  private struct RowsInView {
    let revision: Int
    let top: PageRowPlace
    let height: Int
    let rows: [(place: PageRowPlace, unit: PageUnit)]
  }

  package init(_ source: Source, format: PageFormat = PageFormat(measure: PageFormat.bestMeasure)) {
    book = PageBook(source, format: format)
    viewport = Viewport(top: book.firstRow, height: size.rows)
  }

  package var source: Source { book.source }

  /// Takes on a changed text. What was at the top stays there, as far as it is still there; `top` is
  /// where it has gone.
  package mutating func update(_ source: Source, top: PageRowPlace? = nil) {
    book.update(source)
    viewport.top = book.clamped(top ?? viewport.top)
  }

  /// Fits the page into a rectangle: a measure of 80 cells at most, and three cells of room on its left
  /// where there are enough. One cell on the right is kept for the caret.
  package mutating func resize(to size: Size, widths: WidthModel, signs: PageSigns) {
    let room = isFlush ? 0 : size.columns >= 60 ? 3 : size.columns >= 30 ? 1 : 0
    let measure = min(measure, max(1, size.columns - 2 * room - (room == 0 ? 1 : 0)))
    let hasPictures = showsPictures && signs == .unicode
    let format = PageFormat(
      measure: measure, widths: widths, signs: signs,
      pictureRows: hasPictures ? PagePicture.mostRows(of: size.rows) : 0, depth: depth)
    margin = isCentred ? max(room, (size.columns - measure) / 2) : room
    let hasChanged = format != book.format
    let isTaller = size.rows > self.size.rows
    self.size = size
    viewport.height = size.rows
    guard hasChanged || isTaller else { return }
    book.update(format)
    viewport.top = book.clamped(viewport.top)
    if isTaller { viewport.fillBottom(in: &book) }
  }

  /// The rows in view, from the top: one walk for all that a key asks of them.
  mutating func rowsInView() -> [(place: PageRowPlace, unit: PageUnit)] {
    if let rows = foundRows { return rows }
    let rows = book.rows(from: viewport.top, count: viewport.height)
    found = RowsInView(
      revision: book.revision, top: viewport.top, height: viewport.height, rows: rows)
    return rows
  }

  /// The places of the rows in view.
  package mutating func rowPlacesInView() -> [PageRowPlace] { rowsInView().map(\.place) }

  private var foundRows: [(place: PageRowPlace, unit: PageUnit)]? {
    guard let found, found.revision == book.revision, found.top == viewport.top,
      found.height == viewport.height
    else { return nil }
    return found.rows
  }

  /// The row of the screen that shows a place. Where the view has moved its rows are counted, not made.
  private mutating func screenRow(of place: PageRowPlace) -> Int? {
    if let rows = foundRows { return rows.firstIndex { $0.place == place } }
    return viewport.screenRow(of: place, in: &book)
  }

  // MARK: Scrolling

  @discardableResult
  package mutating func scroll(by rows: Int) -> Int { viewport.scroll(by: rows, in: &book) }

  /// Brings a caret into view, with as little movement as may be.
  @discardableResult
  package mutating func reveal(_ caret: PageCaret) -> Bool {
    let place = rowPlace(of: caret).place
    let margin = max(0, min(scrollMargin, (viewport.height - 1) / 2))
    if let row = screenRow(of: place), row >= margin, row < viewport.height - margin {
      return false
    }
    return viewport.reveal(place, margin: scrollMargin, in: &book)
  }

  /// Puts a caret's row at the top, after a jump to a heading.
  package mutating func putAtTop(_ caret: PageCaret) {
    viewport.top = rowPlace(of: caret).place
    viewport.fillBottom(in: &book)
  }

  /// Puts a row at the top, as far as it is still there and the text reaches below it.
  package mutating func putAtTop(_ place: PageRowPlace) {
    viewport.top = book.clamped(place)
    viewport.fillBottom(in: &book)
  }

  /// Puts the row of a caret that many rows below the top, as far as the text reaches.
  package mutating func put(_ caret: PageCaret, atRow row: Int) {
    viewport.top = rowPlace(of: caret).place
    viewport.scroll(by: -row, in: &book)
    viewport.fillBottom(in: &book)
  }

  /// Where the view stands in the whole, from 0 to 1.
  package var fraction: Double { book.fraction(before: viewport.top) }

  /// The first and the last block in view.
  package mutating func visibleBlocks() -> ClosedRange<Int> {
    viewport.top.block...max(viewport.top.block, rowsInView().last?.place.block ?? 0)
  }

  // MARK: Places

  /// The row of a caret and its column, from the page's left edge.
  package func rowPlace(of caret: PageCaret) -> (place: PageRowPlace, column: Int) {
    let unit = book.unit(block: caret.position.block, paragraph: caret.position.paragraph)
    let first = unit.paragraphs.lowerBound
    let place = unit.box.layout.block.place(
      ofParagraph: caret.position.paragraph - first, offset: caret.position.offset)
    let found = unit.box.layout.caret(
      at: place, caret.affinity, rowAffinity: caret.rowAffinity)
    return (PageRowPlace(block: unit.block, paragraph: first, row: found.row), found.column)
  }

  /// The caret nearest to a column of a row.
  package func caret(atColumn column: Int, in place: PageRowPlace) -> PageCaret {
    let unit = book.unit(block: place.block, paragraph: place.paragraph)
    let found = unit.box.layout.place(atColumn: column, row: place.row)
    let (paragraph, offset) = unit.box.layout.block.paragraph(of: found.place)
    let position = PagePosition(
      block: unit.block, paragraph: unit.paragraphs.lowerBound + paragraph, offset: offset)
    return PageCaret(
      position: position, affinity: found.affinity,
      rowAffinity: isBeforeCut(position, of: unit) ? .upstream : found.rowAffinity)
  }

  /// Whether a place is the end of a block whose line goes on in the next: a soft wrap, as it were.
  private func isBeforeCut(_ position: PagePosition, of unit: PageUnit) -> Bool {
    position.offset == unit.box.layout.block.leaves.last?.text.count
      && unit.paragraphs.upperBound == source.paragraphCount(inBlock: unit.block)
      && source.startsInLine(unit.block + 1)
  }

  /// Where a caret is on the screen, from the rectangle's corner; nil when it is out of view.
  package mutating func point(of caret: PageCaret) -> Point? {
    let (place, column) = rowPlace(of: caret)
    guard let row = rowsInView().firstIndex(where: { $0.place == place }) else { return nil }
    return Point(column: margin + column, row: row)
  }

  /// The caret nearest to a point, counted from the rectangle's corner. Below the last row it is the end
  /// of the text in that row; above the first and below the last the page is not scrolled.
  package mutating func caret(at point: Point) -> PageCaret {
    let rows = rowsInView()
    // In a rectangle without rows nothing is in view.
    guard let last = rows.indices.last else { return caret(atColumn: -1, in: viewport.top) }
    let row = min(max(0, point.row), last)
    let column = point.row >= rows.count ? Int.max / 2 : point.column - margin
    return caret(atColumn: column, in: rows[row].place)
  }

  /// The link, the task marker or the sign of a folded section under a point.
  package mutating func target(at point: Point) -> PageTarget? {
    let rows = rowsInView()
    guard rows.indices.contains(point.row) else { return nil }
    let (place, unit) = rows[point.row]
    let column = point.column - margin
    if unit.box.layout.isTaskMarker(atColumn: column, row: place.row) {
      return .task(block: unit.block, paragraph: unit.paragraphs.lowerBound)
    }
    if unit.box.layout.isFoldMark(atColumn: column, row: place.row) {
      return .fold(block: unit.block, paragraph: unit.paragraphs.lowerBound)
    }
    return unit.box.layout.link(atColumn: column, row: place.row).map { .link($0) }
  }
}

/// What a click can be meant for beside a caret.
package enum PageTarget: Hashable, Sendable {
  case link(String)
  /// The box of the task that a paragraph is the first of.
  case task(block: Int, paragraph: Int)
  /// The sign behind a heading whose section is folded away.
  case fold(block: Int, paragraph: Int)
}
