import BubblepadNotebook
import CursesTextLayout

/// The rows of a comparison as they are shown: lines that have no room in a half are continued below.
package struct ComparisonRows {
  /// A row on the screen.
  package struct Row: Equatable {
    package let left: [TextComparison.Piece]?
    package let right: [TextComparison.Piece]?
    /// Whether the two lines differ that it belongs to.
    package let isChanged: Bool
    /// Whether it stands for lines that are left out.
    package let isGap: Bool
    package let isFirst: Bool
  }

  package let rows: [Row]

  /// - Parameter columns: of each half.
  package init(_ comparison: TextComparison, columns: Int) {
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
  package static func half(of columns: Int) -> Int { max(1, (columns - 3) / 2 - 2) }

  private static func piece(
    _ index: Int, of rows: [[TextComparison.Piece]]?
  ) -> [TextComparison.Piece]? {
    guard let rows else { return nil }
    return rows.indices.contains(index) ? rows[index] : []
  }

  private static func wrapped(
    _ pieces: [TextComparison.Piece], _ columns: Int
  ) -> [[TextComparison.Piece]] {
    let characters = pieces.flatMap { piece in
      piece.text.map { (character: $0, isChanged: piece.isChanged) }
    }
    return WrappedLine.rows(of: characters.map(\.character), columns: columns).map { row in
      characters[row].reduce(into: []) { pieces, next in
        if pieces.last?.isChanged == next.isChanged {
          pieces[pieces.count - 1].text.append(next.character)
        } else {
          pieces.append(.init(text: String(next.character), isChanged: next.isChanged))
        }
      }
    }
  }
}
