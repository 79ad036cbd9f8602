import CursesCore
import CursesText
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// What one row of a page block shows.
enum PageRow: Hashable, Sendable {
  /// The empty row before the block.
  case gap
  /// So many rows into each leaf that is there. One leaf but for tables.
  case text
  /// The line under a heading.
  case underline
  case rule
  /// The line under a table's header.
  case tableRule
  /// A row of a picture, both by their numbers.
  case picture(Int, row: Int)
}

/// A page block laid out at a width.
///
/// Rows are numbered from 0, the gap included, and made as they are asked for. Columns count from
/// the page's left edge.
struct BlockLayout: Sendable {
  let block: PageBlock
  let format: PageFormat
  private(set) var leaves: [LeafLayout]
  /// The columns of a table, without the lines between.
  let tableColumns: [Range<Int>]
  /// The cells of the containers before the text.
  let prefix: Int
  /// The rows of a table's leaves: the first row of each table row, and the end.
  private let tableRows: [Int]
  /// The lines between the rows of a table.
  private let tableLines: Set<Int>
  /// What is shown below the text.
  let pictures: [PictureLayout]

  init(_ block: PageBlock, format: PageFormat) {
    self.block = block
    self.format = format
    let wanted = format.columns(ofContainersIn: block).last?.upperBound ?? 0
    prefix = min(wanted, max(0, format.measure - 8))
    let prefix = prefix
    pictures = block.pictures.map { PictureLayout($0, left: prefix, format: format) }
    if case .table(let alignments) = block.kind {
      let grid = TableGrid(block, alignments, left: prefix, format: format)
      (leaves, tableColumns, tableRows) = (grid.leaves, grid.columns, grid.rows)
      tableLines = grid.lines
    } else {
      let leaf = block.leaves.first ?? PageLeaf([])
      let (left, style) = BlockLayout.style(of: block.kind, prefix: prefix, format: format)
      leaves = [
        LeafLayout(
          leaf, left: left, style: style, alignment: leaf.alignment, isASCII: format.isASCII,
          firstRow: block.hasGap ? 1 : 0)
      ]
      (tableColumns, tableRows, tableLines) = ([], [], [])
      guard block.isReplaced, block.leaves.count > 1 else { return }
      let rows = pictures.reduce(0) { $0 + $1.rows }
      leaves.append(
        LeafLayout(block.leaves[1], left: left, style: style, firstRow: gap + max(0, rows - 1)))
    }
  }

  private static func style(
    of kind: PageKind, prefix: Int, format: PageFormat
  ) -> (left: Int, ParagraphStyle) {
    let width = max(1, format.measure - prefix)
    switch kind {
    case .code:
      let inset = width > 8 ? 1 : 0
      return (
        prefix + inset,
        ParagraphStyle(width: width - 2 * inset, wrapping: .characters, widths: format.widths)
      )
    default: return (prefix, ParagraphStyle(width: width, widths: format.widths))
    }
  }

  private var gap: Int { block.hasGap ? 1 : 0 }

  /// What a row shows; `nil` past the last one.
  mutating func row(at index: Int) -> PageRow? {
    guard index >= 0 else { return nil }
    if index < gap { return .gap }
    if block.isReplaced { return pictureRow(index - gap) }
    switch block.kind {
    case .rule: return index == gap ? .rule : nil
    case .table:
      guard index < tableRows[tableRows.count - 1] else { return nil }
      let isUnderHeader = tableRows.count > 1 && index == tableRows[1] - 1
      let isLine = isUnderHeader && block.continuedWidths == nil || tableLines.contains(index)
      return isLine ? .tableRule : .text
    case .heading(let level):
      if leaves[0].layout.row(at: index - gap) != nil { return .text }
      let isUnderlined = level <= 2 && leaves[0].layout.row(at: index - gap - 1) != nil
      return isUnderlined ? .underline : nil
    case .paragraph, .code, .raw:
      if leaves[0].layout.row(at: index - gap) != nil { return .text }
      return pictures.isEmpty ? nil : pictureRow(index - gap - leaves[0].layout.rowCount())
    }
  }

  /// The row of a picture that lies so many rows below the text.
  private func pictureRow(_ index: Int) -> PageRow? {
    var row = index
    for (number, picture) in pictures.enumerated() {
      if row < picture.rows { return .picture(number, row: row) }
      row -= picture.rows
    }
    return nil
  }

  /// The number of rows. Lays out everything.
  mutating func rowCount() -> Int {
    if block.isReplaced { return gap + pictures.reduce(0) { $0 + $1.rows } }
    switch block.kind {
    case .rule: return gap + 1
    case .table: return tableRows[tableRows.count - 1]
    case .heading(let level): return gap + leaves[0].layout.rowCount() + (level <= 2 ? 1 : 0)
    case .paragraph, .code, .raw:
      return gap + leaves[0].layout.rowCount() + pictures.reduce(0) { $0 + $1.rows }
    }
  }

  /// The leaves that have a row in a row of the block, with that row's number in the leaf.
  mutating func leaves(inRow index: Int) -> [(leaf: Int, row: Int)] {
    guard case .table(let alignments) = block.kind else { return [(0, index - gap)] }
    guard let tableRow = tableRows.lastIndex(where: { $0 <= index }) else { return [] }
    let first = tableRow * alignments.count
    guard first < leaves.count else { return [] }
    return (first..<min(leaves.count, first + alignments.count)).compactMap { leaf in
      let row = index - leaves[leaf].firstRow
      return leaves[leaf].layout.row(at: row) == nil ? nil : (leaf, row)
    }
  }

  /// The block's row and the column of a caret.
  mutating func caret(
    at place: PagePlace, _ affinity: Affinity, rowAffinity: Affinity = .downstream
  ) -> (row: Int, column: Int) {
    let leaf = min(max(0, place.leaf), leaves.count - 1)
    let caret = leaves[leaf].caret(at: place.offset, affinity, rowAffinity: rowAffinity)
    return (leaves[leaf].firstRow + caret.row, caret.column)
  }

  /// The columns that a letter typed at a caret moves right by one; nil where it does more than that.
  mutating func columnsMoved(
    byTyping letter: UInt8, at place: PagePlace, _ affinity: Affinity, _ rowAffinity: Affinity
  ) -> Range<Int>? {
    guard tableColumns.isEmpty, leaves.indices.contains(place.leaf) else { return nil }
    // The name of a language gives way to code that comes near.
    if case .code(let label) = block.kind, !label.isEmpty { return nil }
    return leaves[place.leaf].columnsMoved(
      byTyping: letter, at: place.offset, affinity, rowAffinity)
  }

  /// The caret nearest to a cell. A row without text takes it to the nearest one that has some.
  mutating func place(
    atColumn column: Int, row: Int
  ) -> (place: PagePlace, affinity: Affinity, rowAffinity: Affinity) {
    if block.isReplaced {
      let isLower = leaves.count > 1 && row >= leaves[1].firstRow
      return (PagePlace(leaf: isLower ? 1 : 0, offset: 0), .upstream, .downstream)
    }
    var row = max(gap, row)
    while row > gap, self.row(at: row) != .text, self.row(at: row) != .rule { row -= 1 }
    let candidates = leavesOfTableRow(at: row)
    let leaf = candidates.last { leaves[$0].left <= column } ?? candidates.first ?? 0
    let last = leaves[leaf].layout.rowCountUp(to: row - leaves[leaf].firstRow)
    let found = leaves[leaf].place(atColumn: column, inRow: last)
    return (PagePlace(leaf: leaf, offset: found.offset), found.affinity, found.rowAffinity)
  }

  private func leavesOfTableRow(at row: Int) -> Range<Int> {
    guard case .table(let alignments) = block.kind, alignments.count > 0,
      let tableRow = tableRows.dropLast().lastIndex(where: { $0 <= row })
    else { return 0..<1 }
    let first = tableRow * alignments.count
    return min(first, leaves.count - 1)..<min(leaves.count, first + alignments.count)
  }

  /// Walks the characters of a leaf's row.
  mutating func leafRow(_ leaf: Int, _ row: Int) -> Row? { leaves[leaf].layout.row(at: row) }

  /// The cells of a row that has no text of its own: the length of the line it shows.
  mutating func lineCells() -> Int {
    switch block.kind {
    case .heading:
      _ = leaves[0].layout.rowCount()
      return leaves[0].layout.rows.reduce(0) { max($0, $1.endColumn) }
    case .table: return (tableColumns.last?.upperBound ?? prefix) - prefix
    default: return max(1, format.measure - prefix)
    }
  }
}

extension BlockLayout {
  /// Whether a motion by rows may end in a row: what stands in the place of its source is entered by its edges.
  mutating func takesCaret(inRow index: Int) -> Bool {
    switch row(at: index) {
    case .text, .rule: true
    case .picture where block.isReplaced: index == gap || row(at: index + 1) == nil
    default: false
    }
  }

  /// The columns that carets of a leaf can have.
  func columns(ofLeaf index: Int) -> ClosedRange<Int> {
    guard leaves.indices.contains(index), case .table = block.kind else {
      return -1...(Int.max / 2)
    }
    return leaves[index].left...(leaves[index].left + leaves[index].width)
  }

  /// Whether the box of a task is drawn at a column of a row.
  mutating func isTaskMarker(atColumn column: Int, row: Int) -> Bool {
    guard row == gap, case .item(let marker?, _)? = block.containers.last, marker.isTask,
      let cells = format.columns(ofContainersIn: block).last
    else { return false }
    return cells.dropLast().contains(column) && column >= cells.lowerBound
  }

  /// Whether the sign behind a folded heading is drawn at a column of a row, or beside it.
  mutating func isFoldMark(atColumn column: Int, row: Int) -> Bool {
    guard block.isFolded, let text = leafRow(0, row - gap), leafRow(0, row - gap + 1) == nil else {
      return false
    }
    let mark = leaves[0].left + text.endColumn + 2
    return (mark - 1...mark + 1).contains(column)
  }

  /// Where the link leads that is drawn at a column of a row.
  mutating func link(atColumn column: Int, row: Int) -> String? {
    let kind = self.row(at: row)
    if case .picture(let number, let row)? = kind {
      return pictures[number].inset?.link(atColumn: column - pictures[number].left, row: row)
    }
    guard kind == .text else { return nil }
    for (index, leafRow) in leaves(inRow: row) {
      guard let row = self.leafRow(index, leafRow),
        let cluster = leaves[index].layout.cluster(
          atColumn: column - leaves[index].shift(of: row), in: row)
      else { continue }
      let offset = leaves[index].text.unpadded(cluster.range.lowerBound).offset
      let span = leaves[index].leaf.spans.first { $0.range.contains(offset) }
      if let target = span?.target, !target.isEmpty { return target }
    }
    return nil
  }
}

extension ParagraphLayout {
  /// The number of a row, or of the last one if there are not so many.
  fileprivate mutating func rowCountUp(to index: Int) -> Int {
    if row(at: index) != nil { return index }
    return max(0, rowCount() - 1)
  }
}
