import MarkdownText
import TextLayout

/// A row of a page: a unit by its first paragraph, and a row in it.
struct PageRowPlace: Hashable, Comparable, Sendable {
  var block: Int
  var paragraph: Int
  var row: Int

  static func < (one: PageRowPlace, two: PageRowPlace) -> Bool {
    (one.block, one.paragraph, one.row) < (two.block, two.paragraph, two.row)
  }
}

/// A unit of a page: the paragraphs that are laid out as one page block. One paragraph, or all rows of a
/// table.
struct PageUnit {
  var block: Int
  /// The paragraphs of the block that it shows.
  var paragraphs: Range<Int>
  var box: LayoutBox
}

/// A layout that grows where it lies.
final class LayoutBox {
  var layout: BlockLayout
  /// When it was last used, in revisions of the book.
  var usedAt: Int
  /// The spelling of its words; nil until somebody asks.
  var spelling: UnitSpelling?
  /// The hashes of its rows without marks, as far as they were asked for.
  private var hashes: [Int?] = []
  /// The hashes of its rows with the marks they had last.
  private var marked: [Int: (marks: PageMarks, hash: Int)] = [:]

  init(_ layout: BlockLayout, usedAt: Int) {
    self.layout = layout
    self.usedAt = usedAt
  }

  /// A hash of what a row shows; see `BlockLayout.hashRow`.
  func hash(ofRow row: Int, marks: PageMarks) -> Int {
    guard marks == .none else {
      if let known = marked[row], known.marks == marks { return known.hash }
      let hash = makeHash(row, marks)
      marked[row] = (marks, hash)
      return hash
    }
    if row < hashes.count, let known = hashes[row] { return known }
    let hash = makeHash(row, marks)
    while hashes.count <= row { hashes.append(nil) }
    hashes[row] = hash
    return hash
  }

  private func makeHash(_ row: Int, _ marks: PageMarks) -> Int {
    var hasher = Hasher()
    layout.hashRow(row, marks: marks, into: &hasher)
    return hasher.finalize()
  }
}

/// The pages of a document: its units, laid out as they are looked at, and the way from row to row.
///
/// Units are kept by the stamps of their blocks, so that an edit lays out anew what it has changed and
/// nothing else. Layouts are kept by what they show: what only seems to have changed, because all blocks were
/// made anew, is not laid out again either.
final class PageBook<Source: PageSource>: RowSource {
  private(set) var source: Source
  private(set) var format: PageFormat
  /// Counts the changes of source and format.
  private(set) var revision = 0
  private var units: [UnitKey: KeptUnit] = [:]
  private var layouts: [PageBlock: LayoutBox] = [:]

  /// A block by its stamp or, where it has none, by its number; and a paragraph of it.
  private struct UnitKey: Hashable {
    var block: Int
    var paragraph: Int
  }

  private struct KeptUnit {
    var paragraphs: Range<Int>
    var box: LayoutBox
    /// The stamp of the block before, by which the row between them is decided.
    var before: Int?
    /// The stamp of the block with the header of its table, by which the columns are.
    var head: Int?
    /// What is left open before a part of a block of code, by which the colours are.
    var codeState: CodeState?
  }

  /// More units than this are let go: scrolling through a whole book keeps a few screens of it.
  private static var mostUnits: Int { 2000 }

  init(_ source: Source, format: PageFormat) {
    self.source = source
    self.format = format
  }

  /// Takes on a changed document.
  func update(_ source: Source) {
    self.source = source
    revision += 1
    if source.stamp(ofBlock: 0) == nil { units.removeAll(keepingCapacity: true) }
    if layouts.count > 256 { layouts = layouts.filter { $0.value.usedAt >= revision - 1 } }
  }

  /// Takes on another width or other signs; everything is laid out again.
  func update(_ format: PageFormat) {
    guard format != self.format else { return }
    self.format = format
    revision += 1
    units.removeAll()
    layouts.removeAll()
  }

  /// Has everything laid out anew.
  func forgetUnits() {
    revision += 1
    units.removeAll()
  }

  /// Has units laid out anew whose pictures have come, or will be others.
  func forgetPictures() {
    revision += 1
    units = units.filter { $0.value.box.layout.block.pictures.isEmpty }
  }

  /// Forgets which words of its units are misspelt: others will judge them.
  func forgetSpelling() {
    for kept in units.values { kept.box.spelling = nil }
    for box in layouts.values { box.spelling = nil }
  }

  // MARK: Units

  /// The unit that shows a paragraph. Numbers out of range are taken to the nearest that is there.
  func unit(block: Int, paragraph: Int) -> PageUnit {
    let block = min(max(0, block), source.blockCount - 1)
    let stamp = source.stamp(ofBlock: block)
    let before = stamp != nil && block > 0 ? source.stamp(ofBlock: block - 1) : nil
    let table = source.continuedTable(inBlock: block)
    let head = table.flatMap { source.stamp(ofBlock: $0.head) }
    let codeState = source.codeState(atStartOf: block)
    let key = UnitKey(block: stamp ?? block, paragraph: paragraph)
    if let known = units[key], known.head == head, known.codeState == codeState {
      let unit = PageUnit(block: block, paragraphs: known.paragraphs, box: known.box)
      if known.before == before || known.paragraphs.lowerBound > 0 { return unit }
      // Of the block before only the row between them is seen here.
      if known.box.layout.block.hasGap == PageBlock.hasGap(beforeBlock: block, of: source) {
        units[key]?.before = before
        return unit
      }
    }
    let count = source.paragraphCount(inBlock: block)
    let first = firstParagraph(of: min(max(0, paragraph), count - 1), block)
    let end = endParagraph(from: first, block, count)
    let continued = first == 0 ? table.map { ($0.alignments, columnWidths(of: $0)) } : nil
    let unit = PageUnit(
      block: block, paragraphs: first..<end, box: box(block, first..<end, continued))
    if units.count > Self.mostUnits { units.removeAll() }
    units[key] = KeptUnit(
      paragraphs: unit.paragraphs, box: unit.box, before: before, head: head,
      codeState: codeState)
    return unit
  }

  /// The widths that the columns of a table have in the block where it begins.
  private func columnWidths(of table: ContinuedTable) -> [Int] {
    let last = source.paragraphCount(inBlock: table.head) - 1
    let widths = unit(block: table.head, paragraph: last).box.layout.tableColumns.map(\.count)
    return widths.isEmpty ? [format.measure] : widths
  }

  /// Whether a table's row belongs to the same table as the row before it.
  private func continuesTable(_ paragraph: Int, _ block: Int) -> Bool {
    guard paragraph > 0,
      case .tableRow(false) = source.kind(ofParagraph: paragraph, inBlock: block),
      case .tableRow = source.kind(ofParagraph: paragraph - 1, inBlock: block)
    else { return false }
    return !source.hasGap(afterParagraph: paragraph - 1, inBlock: block)
  }

  private func firstParagraph(of paragraph: Int, _ block: Int) -> Int {
    var first = paragraph
    while continuesTable(first, block) { first -= 1 }
    return first
  }

  private func endParagraph(from first: Int, _ block: Int, _ count: Int) -> Int {
    var end = first + 1
    while end < count, continuesTable(end, block) { end += 1 }
    return end
  }

  private func box(
    _ block: Int, _ paragraphs: Range<Int>,
    _ continued: (alignments: [CellAlignment], widths: [Int])?
  ) -> LayoutBox {
    let page = PageBlock(paragraphs, inBlock: block, of: source, continued: continued)
    if let known = layouts[page] {
      known.usedAt = revision
      return known
    }
    let box = LayoutBox(
      BlockLayout(page, format: format), usedAt: revision)
    layouts[page] = box
    return box
  }

  // MARK: Rows

  var firstRow: PageRowPlace { PageRowPlace(block: 0, paragraph: 0, row: 0) }

  func row(after place: PageRowPlace) -> PageRowPlace? {
    let unit = unit(block: place.block, paragraph: place.paragraph)
    if unit.box.layout.row(at: place.row + 1) != nil {
      return PageRowPlace(
        block: unit.block, paragraph: unit.paragraphs.lowerBound, row: place.row + 1)
    }
    return row(afterUnit: unit)
  }

  private func row(afterUnit unit: PageUnit) -> PageRowPlace? {
    guard
      let next = source.shownParagraph(
        unit.paragraphs.upperBound, inBlock: unit.block, forward: true)
    else { return nil }
    return PageRowPlace(block: next.block, paragraph: next.paragraph, row: 0)
  }

  /// The rows from a place on, `count` at the most, each with its unit, which is looked up once.
  func rows(from place: PageRowPlace, count: Int) -> [(place: PageRowPlace, unit: PageUnit)] {
    var rows: [(place: PageRowPlace, unit: PageUnit)] = []
    var next: PageRowPlace? = place
    while var place = next, rows.count < count {
      let unit = unit(block: place.block, paragraph: place.paragraph)
      repeat {
        rows.append((place, unit))
        place = PageRowPlace(
          block: unit.block, paragraph: unit.paragraphs.lowerBound, row: place.row + 1)
      } while rows.count < count && unit.box.layout.row(at: place.row) != nil
      next = row(afterUnit: unit)
    }
    return rows
  }

  func row(before place: PageRowPlace) -> PageRowPlace? {
    if place.row > 0 {
      return PageRowPlace(block: place.block, paragraph: place.paragraph, row: place.row - 1)
    }
    guard
      let shown = source.shownParagraph(
        place.paragraph - 1, inBlock: place.block, forward: false)
    else { return nil }
    let before = unit(block: shown.block, paragraph: shown.paragraph)
    return PageRowPlace(
      block: before.block, paragraph: before.paragraphs.lowerBound,
      row: max(0, before.box.layout.rowCount() - 1))
  }

  func fraction(before place: PageRowPlace) -> Double {
    let start = source.fraction(beforeBlock: place.block)
    let end =
      place.block + 1 < source.blockCount ? source.fraction(beforeBlock: place.block + 1) : 1
    let count = max(1, source.paragraphCount(inBlock: place.block))
    return start + (end - start) * Double(place.paragraph) / Double(count)
  }

  /// A place made valid again after the document has changed.
  func clamped(_ place: PageRowPlace) -> PageRowPlace {
    let unit = unit(block: place.block, paragraph: place.paragraph)
    let isSame = unit.block == place.block && unit.paragraphs.contains(place.paragraph)
    var row = isSame ? place.row : 0
    if row > 0, unit.box.layout.row(at: row) == nil { row = unit.box.layout.rowCount() - 1 }
    return PageRowPlace(block: unit.block, paragraph: unit.paragraphs.lowerBound, row: row)
  }
}
