import CursesCore
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// The cells of a table put into columns and rows.
///
/// A column is as wide as its widest cell and two cells more. Where that is too much for the page the widest
/// columns give way first, and their cells wrap, between words as long as there is room for these; where the table is
/// only read, a word without room is cut then. A table that goes on with one of a block before has the columns that it
/// has there, so that it is laid out without the whole of it being known.
struct TableGrid {
  private(set) var leaves: [LeafLayout] = []
  private(set) var columns: [Range<Int>] = []
  /// The first block row of each table row, and the end of the last.
  private(set) var rows: [Int] = []
  /// The block rows between two table rows of which one is wrapped: a line tells them apart.
  private(set) var lines: Set<Int> = []

  /// The narrowest a column gets before the table runs over the page.
  private static let leastColumn = 3
  /// A longer word, an address mostly, is broken where there is no room for it.
  private static let longestWord = 16
  /// The same where words are cut: words beside it wrap before that.
  private static let longestCutWord = 32
  /// What is left empty beside the widest cell of a column.
  private static let room = 2

  init(_ block: PageBlock, _ alignments: [CellAlignment], left: Int, format: PageFormat) {
    let count = max(1, alignments.count)
    // The block where it begins may show something else, as its source does: then it has no columns to go by.
    let widths =
      block.continuedWidths.flatMap { $0.count == count ? $0 : nil }
      ?? TableGrid.columnWidths(block, count: count, left: left, format: format)
    var start = left
    for width in widths {
      columns.append(start..<start + width)
      start += width + 1
    }
    var row = block.hasGap ? 1 : 0
    rows = [row]
    // Under the header there is a line as it is.
    let firstBelowLine = block.continuedWidths == nil ? 2 * count : count
    var height = 1
    for first in stride(from: 0, to: block.leaves.count, by: count) {
      let isHeader = first == 0 && block.continuedWidths == nil
      let cells = block.leaves[first..<min(block.leaves.count, first + count)]
      let own = appendRow(Array(cells), alignments, at: row, format: format)
      if first >= firstBelowLine, max(own, height) > 1 {
        for index in leaves.indices.suffix(cells.count) { leaves[index].firstRow += 1 }
        rows[rows.count - 1] += 1
        lines.insert(row)
        row += 1
      }
      row += own
      height = own
      // The line under the header belongs to its row.
      if isHeader { row += 1 }
      rows.append(row)
    }
    if leaves.isEmpty {
      leaves = [
        LeafLayout(PageLeaf([]), left: left, style: ParagraphStyle(width: 1), firstRow: row)
      ]
    }
  }

  private static func columnWidths(
    _ block: PageBlock, count: Int, left: Int, format: PageFormat
  ) -> [Int] {
    var widths = Array(repeating: leastColumn, count: count)
    for (index, leaf) in block.leaves.enumerated() {
      // A cell has the lines that its breaks make of it, and is as wide as the widest.
      let lines = leaf.text.split(separator: UInt8(ascii: "\n")).map { line in
        line.withUnsafeBufferPointer { CellLine($0, widths: format.widths) }.columns
      }
      let code = leaf.spans.count { $0.attributes.contains(.code) }
      let dots = format.isASCII ? leaf.text.ellipsisColumns : 0
      widths[index % count] = max(
        widths[index % count], (lines.max() ?? 0) + dots + 2 * code + room)
    }
    var excess = widths.reduce(count - 1, +) - (format.measure - left)
    guard excess > 0 else { return widths }
    for longest in format.cutsWords ? [longestCutWord, longestWord] : [longestWord] {
      shrink(
        &widths, downTo: longestWords(block, upTo: longest, count: count, format: format),
        by: &excess)
    }
    shrink(&widths, downTo: Array(repeating: leastColumn, count: count), by: &excess)
    return widths
  }

  /// How wide each column has to be so that its words stay whole, up to a length.
  private static func longestWords(
    _ block: PageBlock, upTo longestWord: Int, count: Int, format: PageFormat
  ) -> [Int] {
    var longest = Array(repeating: leastColumn, count: count)
    for (index, leaf) in block.leaves.enumerated() {
      // Code has a cell of its ground on both sides.
      let ground = leaf.spans.contains { $0.attributes.contains(.code) } ? 2 : 0
      for word in leaf.text.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        let known = longest[index % count]
        // No word is wider than it has bytes, and most are measured by that.
        guard word.count + ground >= known, known <= longestWord else { continue }
        let width = word.withUnsafeBufferPointer { CellLine($0, widths: format.widths).columns }
        longest[index % count] = max(known, min(width + ground, longestWord) + 1)
      }
    }
    return longest
  }

  /// Takes from the widest columns first; equals share what is taken.
  private static func shrink(
    _ widths: inout [Int], downTo least: [Int], by excess: inout Int
  ) {
    while excess > 0 {
      let open = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = open.map({ widths[$0] }).max(),
        let index = open.first(where: { widths[$0] == widest })
      else { return }
      // Down to the second widest at once, so that a huge cell costs no time.
      let next = open.map { widths[$0] }.filter { $0 < widest }.max() ?? 0
      let equals = open.count { widths[$0] == widest }
      let step = min((excess + equals - 1) / equals, widest - max(next, least[index]))
      widths[index] -= step
      excess -= step
    }
  }

  private mutating func appendRow(
    _ cells: [PageLeaf], _ alignments: [CellAlignment], at row: Int, format: PageFormat
  ) -> Int {
    var height = 1
    for (column, cell) in cells.enumerated() {
      let range = columns[column]
      // A right-aligned cell keeps one cell from the line beside it.
      let width = max(1, range.count - 1)
      var leaf = LeafLayout(
        format.cutsWords ? cell.cuttingWords(to: width, format) : cell, left: range.lowerBound,
        style: ParagraphStyle(width: width, widths: format.widths),
        alignment: alignments.indices.contains(column) ? alignments[column] : .left,
        isASCII: format.isASCII, firstRow: row)
      height = max(height, leaf.layout.rowCount())
      leaves.append(leaf)
    }
    return height
  }
}
