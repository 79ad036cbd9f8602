import CursesCore
import CursesThemes
import CursesUICore

/// A saved search or a recent one, as the list offers it.
package struct SearchOfferRow {
  private let query: String
  /// The name it was saved under; nil for a recent one.
  private let name: String?

  package init(query: String, name: String?) { (self.query, self.name) = (query, name) }

  @MainActor
  package func draw(_ row: ListRow, in canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.beginRow(row, hasBar: true)
    defer { canvas.surface = ground }
    let left = rect.minColumn + 2
    let sign =
      canvas.look.isLinear
      ? (name == nil ? "recent search: " : "saved search: ")
      : "\(canvas.look.symbol(name == nil ? "↺" : "◆", ascii: name == nil ? "-" : "*")) "
    let start = canvas.write(
      sign, column: left, row: rect.minRow, role: name == nil ? .dim : .accent)
    let room = rect.maxColumn - start - 1
    let column = canvas.write(
      canvas.look.fitted(name ?? query, columns: max(1, room)), column: start, row: rect.minRow,
      role: .text)
    guard name != nil, name != query, rect.maxColumn - column > 6 else { return }
    canvas.write(
      canvas.look.fitted(query, columns: rect.maxColumn - column - 3), column: column + 2,
      row: rect.minRow, role: .dim)
  }
}
