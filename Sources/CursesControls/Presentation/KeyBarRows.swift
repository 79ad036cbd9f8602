import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The views of the bar of keys: a row, as a stack has it, where they all fit, else as many rows as they need.
@MainActor
enum KeyBarRows {
  private static let stack = ArrangedStack(horizontal: .center, gap: 1)

  static let arrangement = ArrangedView<ForEach<[Int], Int, AnyView>>.Arrangement(
    measure: { parts, columns, _ in
      guard let columns, let broken = KeyBarRows.rows(of: parts, in: columns) else {
        return KeyBarRows.stack.measure(parts, columns: columns, rows: 1)
      }
      return Size(columns: columns, rows: broken.count)
    },
    place: { parts, rect in
      guard let broken = KeyBarRows.rows(of: parts, in: rect.size.columns) else {
        return KeyBarRows.stack.place(parts, in: rect)
      }
      for (index, row) in broken.enumerated() {
        var column = rect.minColumn
        for part in row {
          let size = Size(
            columns: min(KeyBarRows.natural(part), rect.maxColumn - column),
            rows: index < rect.size.rows ? 1 : 0)
          part.place(in: Rect(origin: Point(column: column, row: rect.minRow + index), size: size))
          column += size.columns + 1
        }
      }
    })

  private static func natural(_ part: LayoutPart) -> Int {
    part.size(columns: nil, rows: 1).columns
  }

  /// The views by rows, in their order; nil where one row has room for all.
  private static func rows(of parts: [LayoutPart], in columns: Int) -> [[LayoutPart]]? {
    let lengths = parts.map(natural)
    guard lengths.reduce(lengths.count - 1, +) > columns else { return nil }
    var rows: [[LayoutPart]] = [[]]
    var free = columns
    for (part, length) in zip(parts, lengths) {
      if length > free, rows.last?.isEmpty == false {
        rows.append([])
        free = columns
      }
      rows[rows.count - 1].append(part)
      free -= length + 1
    }
    return rows
  }
}
