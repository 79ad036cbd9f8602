import CursesCore

/// The rows of a comparison as they are shown: lines that have no room in a half are continued below.
struct ComparisonRows {
  /// A row on the screen.
  struct Row: Equatable {
    let left: [TextComparison.Piece]?
    let right: [TextComparison.Piece]?
    /// Whether the two lines differ that it belongs to.
    let isChanged: Bool
    /// Whether it stands for lines that are left out.
    let isGap: Bool
    /// Whether its line begins here.
    let isFirst: Bool
  }

  let rows: [Row]

  /// - Parameters:
  ///   - columns: of each half.
  init(_ comparison: TextComparison, columns: Int) {
    rows = comparison.rows.flatMap { line -> [Row] in
      let left = line.left.map { Self.wrapped($0, columns) }
      let right = line.right.map { Self.wrapped($0, columns) }
      return (0..<max(1, left?.count ?? 0, right?.count ?? 0)).map { index in
        Row(
          left: Self.piece(index, of: left), right: Self.piece(index, of: right),
          isChanged: line.isChanged, isGap: line.isGap, isFirst: index == 0)
      }
    }
  }

  /// The columns of a half of so many, and the sign before it.
  static func half(of columns: Int) -> Int { max(1, (columns - 3) / 2 - 2) }

  private static func piece(
    _ index: Int, of rows: [[TextComparison.Piece]]?
  ) -> [TextComparison.Piece]? {
    guard let rows else { return nil }
    return rows.indices.contains(index) ? rows[index] : []
  }

  /// A line in rows of so many columns. It is broken after the last blank of a row, and within a longer word.
  private static func wrapped(
    _ pieces: [TextComparison.Piece], _ columns: Int
  ) -> [[TextComparison.Piece]] {
    let characters = pieces.flatMap { piece in
      piece.text.map { (character: $0, isChanged: piece.isChanged) }
    }
    var rows: [[TextComparison.Piece]] = []
    var (start, blank, width, place) = (0, 0, 0, 0)
    func end(at end: Int) {
      var row: [TextComparison.Piece] = []
      for (character, isChanged) in characters[start..<end] {
        if row.last?.isChanged == isChanged {
          row[row.count - 1].text.append(character)
        } else {
          row.append(.init(text: String(character), isChanged: isChanged))
        }
      }
      rows.append(row)
      (start, blank, width, place) = (end, end, 0, end)
    }
    while place < characters.count {
      let character = characters[place].character
      let cells = CellWidth.width(of: String(character), in: .perScalar)
      if width + cells > columns, place > start {
        end(at: blank > start ? blank : place)
        continue
      }
      width += cells
      place += 1
      if character == " " { blank = place }
    }
    if start < characters.count || rows.isEmpty { end(at: characters.count) }
    return rows
  }
}
