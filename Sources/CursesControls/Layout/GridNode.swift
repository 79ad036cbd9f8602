import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The node of `Grid`.
final class GridNode: LayoutWrapperNode {
  /// How cells lie to each other.
  struct Look: Hashable {
    var alignment = Alignment.center
    var columnGap = 1
    var rowGap = 0
  }
  var look = Look() { didSet { layOut(ifNew: look, oldValue) } }

  override var passesLight: Bool { true }

  /// A view in its cell.
  private struct Entry {
    let node: Node
    let column: Int
    let span: Int
    var alignment: HorizontalAlignment?
  }

  /// A row of cells, or one view across all columns.
  private struct Row {
    var entries: [Entry] = []
    var node: GridRowNode?
    var whole: Node?
  }

  private var rows: [Row] {
    content.map { node in
      guard let row = node as? GridRowNode else { return Row(whole: node) }
      var column = 0
      let entries = row.content.map { node in
        let cell = node as? GridCellNode
        defer { column += cell?.columns ?? 1 }
        return Entry(
          node: node, column: column, span: cell?.columns ?? 1, alignment: cell?.alignment)
      }
      return Row(entries: entries, node: row)
    }
  }

  // MARK: Widths

  /// How wide each column is: as wide as it likes where there is room, the least flexible served first.
  private func widths(_ rows: [Row], in columns: Int?) -> [Int] {
    let count = rows.flatMap(\.entries).map { $0.column + $0.span }.max() ?? 0
    func widest(_ offered: Int?) -> [Int] {
      var widths = Array(repeating: 0, count: count)
      for entry in rows.flatMap(\.entries) where entry.span == 1 {
        let size = entry.node.size(for: ProposedSize(columns: offered, rows: nil))
        widths[entry.column] = max(widths[entry.column], size.columns)
      }
      return widths
    }
    guard let columns else { return widest(nil) }
    let (least, most) = (widest(0), widest(ProposedSize.unboundedLength))
    return shares(of: columns - max(0, count - 1) * look.columnGap, least, most) {
      min(most[$0], max(least[$0], $1))
    }
  }

  /// Shares room among columns or rows, the least flexible served first.
  private func shares(
    of room: Int, _ least: [Int], _ most: [Int], length: (_ index: Int, _ share: Int) -> Int
  ) -> [Int] {
    var left = max(0, room)
    var lengths = least
    let order = least.indices.sorted { one, two in
      let (first, second) = (most[one] - least[one], most[two] - least[two])
      return first != second ? first < second : one < two
    }
    for (turn, index) in order.enumerated() {
      lengths[index] = length(index, left / (order.count - turn))
      left = max(0, left - lengths[index])
    }
    return lengths
  }

  private func width(of entry: Entry, _ widths: [Int]) -> Int {
    let columns = entry.column..<min(widths.count, entry.column + entry.span)
    return widths[columns].reduce(0, +) + max(0, columns.count - 1) * look.columnGap
  }

  // MARK: Heights

  /// How high each row is: as high as it likes where there is room, the least flexible served first.
  private func heights(_ rows: [Row], _ widths: [Int], total: Int, in offered: Int?) -> [Int] {
    func heights(_ offered: Int?) -> [Int] {
      rows.map { height(of: $0, widths, total: total, in: offered) }
    }
    guard let offered else { return heights(nil) }
    let room = offered - max(0, rows.count - 1) * look.rowGap
    return shares(of: room, heights(0), heights(ProposedSize.unboundedLength)) {
      height(of: rows[$0], widths, total: total, in: $1)
    }
  }

  private func height(of row: Row, _ widths: [Int], total: Int, in offered: Int?) -> Int {
    if let whole = row.whole {
      return whole.size(for: ProposedSize(columns: total, rows: offered)).rows
    }
    return row.entries.map {
      $0.node.size(for: ProposedSize(columns: width(of: $0, widths), rows: offered)).rows
    }.max() ?? 0
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + max(0, widths.count - 1) * look.columnGap
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let rows = rows
    let widths = widths(rows, in: proposal.columns)
    let total = total(widths)
    let wholes = rows.compactMap(\.whole).filter { !($0 is DividerNode) }.map {
      $0.size(for: ProposedSize(columns: proposal.columns, rows: nil)).columns
    }
    let across = max(total, wholes.max() ?? 0)
    let down = heights(rows, widths, total: across, in: proposal.rows).reduce(0, +)
    return Size(columns: across, rows: down + max(0, rows.count - 1) * look.rowGap)
  }

  override func placeChildren(in rect: Rect) {
    let rows = rows
    let widths = widths(rows, in: rect.size.columns)
    let alignments = columnAlignments(rows, count: widths.count)
    let heights = heights(rows, widths, total: rect.size.columns, in: rect.size.rows)
    var top = rect.minRow
    for (row, height) in zip(rows, heights) {
      let band = Rect(column: rect.minColumn, row: top, columns: rect.size.columns, rows: height)
      if let whole = row.whole {
        let size = whole.size(for: ProposedSize(band.size))
        whole.place(in: look.alignment.rect(of: size, in: band))
      } else {
        row.node?.arrange = { [unowned self] in place(row, in: $0, widths, alignments) }
        row.node?.place(in: band)
      }
      top += height + look.rowGap
    }
  }

  private func place(
    _ row: Row, in band: Rect, _ widths: [Int], _ alignments: [HorizontalAlignment]
  ) {
    for entry in row.entries {
      let before = widths[..<min(entry.column, widths.count)]
      let width = width(of: entry, widths)
      let cell = Rect(
        column: band.minColumn + before.reduce(0, +) + before.count * look.columnGap,
        row: band.minRow, columns: width, rows: band.size.rows)
      let size = entry.node.size(for: ProposedSize(columns: width, rows: band.size.rows))
      let alignment = Alignment(
        horizontal: alignments[entry.column],
        vertical: row.node?.alignment ?? look.alignment.vertical)
      entry.node.place(in: alignment.rect(of: size, in: cell))
    }
  }

  private func columnAlignments(_ rows: [Row], count: Int) -> [HorizontalAlignment] {
    var alignments = Array(repeating: look.alignment.horizontal, count: count)
    for entry in rows.flatMap(\.entries) {
      if let own = entry.alignment { alignments[entry.column] = own }
    }
    return alignments
  }
}
