import CursesCore
import CursesThemes
import CursesUICore

extension Canvas {
  /// Lays the ground of a list's row, which a selected one has of its own, and one that takes what is dragged. Returns the surface to go back to
  /// when the row is drawn.
  ///
  /// - Parameters:
  ///   - hasBar: whether a selected row has a bar at its left edge.
  ///   - isMarked: whether a dot beside that says that it is marked.
  @MainActor
  package mutating func beginRow(
    _ row: ListRow, hasBar: Bool = false, isMarked: Bool = false
  ) -> Surface {
    let ground = surface
    defer {
      if isMarked {
        write(
          String(look.symbol("●", ascii: "*")), column: row.rect.minColumn + 1,
          row: row.rect.minRow, role: .accent)
      }
    }
    guard row.isSelected || row.takesDrop else { return ground }
    tint(row.rect, role: .listSelected)
    surface = .listSelected
    guard hasBar, !look.isLinear else { return ground }
    let bar = row.takesDrop ? look.symbol("▶", ascii: ">") : look.symbol("▌", ascii: "|")
    for line in row.rect.rows {
      rule(bar, column: row.rect.minColumn, row: line, columns: 1, role: .listSelectedBar)
    }
    return ground
  }
}
