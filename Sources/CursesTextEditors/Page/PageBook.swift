import CursesMarkdown
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// A row of a page: a unit by its first paragraph, and a row in it.
package struct PageRowPlace: Hashable, Comparable, Sendable {
  package var block: Int
  package var paragraph: Int
  package var row: Int

  package init(block: Int, paragraph: Int, row: Int) {
    (self.block, self.paragraph, self.row) = (block, paragraph, row)
  }

  package static func < (one: PageRowPlace, two: PageRowPlace) -> Bool {
    (one.block, one.paragraph, one.row) < (two.block, two.paragraph, two.row)
  }
}

/// The pages of a document: its units, laid out as they are looked at, and the way from row to row.
///
/// Units are kept by the stamps of their blocks, so that an edit lays out anew what it has changed and
/// nothing else. What was drawn is kept by what it shows, too: what only seems to have changed, because all
/// blocks were made anew, is not laid out again either.
package final class PageBook<Source: PageSource>: RowSource {
  package private(set) var source: Source
  package private(set) var format: PageFormat
  /// Counts the changes of source and format.
  package private(set) var revision = 0
  /// By the stamp of a block or, where it has none, by its number.
  private var blocks: [Int: BlockUnits] = [:]
  /// The blocks that were asked for lately, by the last digits of their numbers: a motion asks for each
  /// several times.
  private var recent: [RecentUnits?]
  /// How many units were laid out, for tests.
  private(set) var layoutCount = 0
  private var keptCount = 0
  private var layouts: [PageBlock: LayoutBox] = [:]
  /// How often a layout was looked for in vain since the last change.
  private var misses = 0

  /// A block's units, and for which generation of the source they hold.
  private struct RecentUnits {
    var block: Int
    var generation: Int
    var units: BlockUnits
  }

  /// A power of two.
  private static var mostRecent: Int { 64 }
  /// More units than this are let go: scrolling through a whole book keeps a few screens of it.
  private static var mostUnits: Int { 2000 }
  /// More layouts than this are not kept by what they show.
  private static var mostLayouts: Int { 512 }
  /// What stood in view before a change is what is asked for first after it. From so many on that were not
  /// there, nothing is looked for.
  private static var mostMisses: Int { 64 }

  package init(_ source: Source, format: PageFormat) {
    self.source = source
    self.format = format
    recent = Array(repeating: nil, count: Self.mostRecent)
  }

  /// Takes on a changed document.
  package func update(_ source: Source) {
    self.source = source
    hasChanged()
    if source.stamp(ofBlock: 0) == nil { blocks.removeAll(keepingCapacity: true) }
    if layouts.count > 256 { layouts = layouts.filter { $0.value.usedAt >= revision - 1 } }
  }

  /// Takes on another width or other signs; everything is laid out again.
  package func update(_ format: PageFormat) {
    guard format != self.format else { return }
    self.format = format
    hasChanged()
    forgetAll()
    layouts.removeAll()
  }

  /// Has everything laid out anew.
  package func forgetUnits() {
    hasChanged()
    forgetAll()
  }

  /// Has units laid out anew whose pictures have come, or will be others.
  package func forgetPictures() {
    hasChanged()
    // Their lines may be laid out together now.
    blocks = blocks.filter { _, units in
      !units.boxes.contains { $0?.layout.block.pictures.isEmpty == false }
    }
  }

  /// Forgets which words of its units are misspelt: others will judge them.
  package func forgetSpelling() {
    for units in blocks.values {
      for box in units.boxes { box?.spelling = nil }
    }
    for box in layouts.values { box.spelling = nil }
  }

  private func hasChanged() {
    revision += 1
    misses = 0
    forgetRecent()
  }

  private func forgetAll() {
    blocks.removeAll()
    forgetRecent()
    keptCount = 0
  }

  private func forgetRecent() { for slot in recent.indices { recent[slot] = nil } }

  // MARK: Units

  /// The unit that shows a paragraph. Numbers out of range are taken to the nearest that is there.
  func unit(block: Int, paragraph: Int) -> PageUnit {
    let block = min(max(0, block), source.blockCount - 1)
    let units = units(ofBlock: block)
    let index = units.index(ofParagraph: paragraph)
    let paragraphs = units.paragraphs(ofUnit: index)
    if let box = units.boxes[index] {
      return PageUnit(block: block, paragraphs: paragraphs, box: box)
    }
    let table = paragraphs.lowerBound == 0 ? source.continuedTable(inBlock: block) : nil
    let continued = table.map { ($0.alignments, columnWidths(of: $0)) }
    let box = box(block, paragraphs, continued)
    units.boxes[index] = box
    keptCount += 1
    return PageUnit(block: block, paragraphs: paragraphs, box: box)
  }

  /// The units of a block, those left out that show something else now.
  private func units(ofBlock block: Int) -> BlockUnits {
    let generation = source.generation
    let slot = block & (Self.mostRecent - 1)
    if let known = recent[slot], known.block == block, known.generation == generation {
      return known.units
    }
    if keptCount > Self.mostUnits { forgetAll() }
    let stamp = source.stamp(ofBlock: block)
    let before = stamp != nil && block > 0 ? source.stamp(ofBlock: block - 1) : nil
    let head = source.continuedTable(inBlock: block).flatMap { source.stamp(ofBlock: $0.head) }
    let codeState = source.codeState(atStartOf: block)
    let opened = source.openedInset(inBlock: block)
    let key = stamp ?? block
    // With the caret in it other lines are laid out together.
    let known = blocks[key].flatMap { $0.opened == opened ? $0 : nil }
    let units =
      known
      ?? BlockUnits(
        count: source.paragraphCount(inBlock: block), starts: source.unitStarts(inBlock: block))
    if units.head != head || units.codeState != codeState {
      for index in units.boxes.indices { units.boxes[index] = nil }
    } else if units.before != before, let first = units.boxes[0],
      // Of the block before only the row between them is seen here.
      first.layout.block.hasGap != PageBlock.hasGap(beforeBlock: block, of: source)
    {
      units.boxes[0] = nil
    }
    (units.before, units.head, units.codeState, units.opened) = (before, head, codeState, opened)
    blocks[key] = units
    recent[slot] = RecentUnits(block: block, generation: source.generation, units: units)
    return units
  }

  /// The widths that the columns of a table have in the block where it begins.
  private func columnWidths(of table: ContinuedTable) -> [Int] {
    let last = source.paragraphCount(inBlock: table.head) - 1
    let widths = unit(block: table.head, paragraph: last).box.layout.tableColumns.map(\.count)
    return widths.isEmpty ? [format.measure] : widths
  }

  private func box(
    _ block: Int, _ paragraphs: Range<Int>,
    _ continued: (alignments: [CellAlignment], widths: [Int])?
  ) -> LayoutBox {
    let page = PageBlock(
      paragraphs, inBlock: block, of: source, continued: continued,
      drawsPictures: format.pictureRows > 0)
    if !layouts.isEmpty, misses < Self.mostMisses {
      if let known = layouts[page] {
        known.usedAt = revision
        return known
      }
      misses += 1
    }
    layoutCount += 1
    return LayoutBox(BlockLayout(page, format: format), usedAt: revision)
  }

  /// Keeps a layout that is about to be drawn by what it shows.
  private func keep(_ box: LayoutBox) {
    box.usedAt = revision
    guard !box.isKept else { return }
    box.isKept = true
    if layouts.count > Self.mostLayouts { layouts.removeAll() }
    layouts[box.layout.block] = box
  }

  /// The rows from a place on, `count` at the most, each with its unit, which is looked up once.
  func rows(from place: PageRowPlace, count: Int) -> [(place: PageRowPlace, unit: PageUnit)] {
    var rows: [(place: PageRowPlace, unit: PageUnit)] = []
    var next: PageRowPlace? = place
    while var place = next, rows.count < count {
      let unit = unit(block: place.block, paragraph: place.paragraph)
      keep(unit.box)
      repeat {
        rows.append((place, unit))
        place = PageRowPlace(
          block: unit.block, paragraph: unit.paragraphs.lowerBound, row: place.row + 1)
      } while rows.count < count && unit.box.layout.row(at: place.row) != nil
      next = row(afterUnit: unit)
    }
    return rows
  }
}
