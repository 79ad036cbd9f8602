import CursesCore
import CursesThemes
import CursesUICore

/// A row of a picker: its branch, its title with what was typed marked, its colours and its detail.
package struct PickerRow {
  private let picker: ItemPicker
  private let found: ItemPicker.Found
  /// Whether the list stands at the side.
  private let isSheet: Bool

  package init(_ found: ItemPicker.Found, of picker: ItemPicker, isSheet: Bool) {
    (self.found, self.picker, self.isSheet) = (found, picker, isSheet)
  }

  @MainActor
  package func draw(_ row: ListRow, in canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.beginRow(row, hasBar: true)
    defer { canvas.surface = ground }
    if found.item.isHeading {
      canvas.write(
        canvas.look.fitted(found.item.title, columns: rect.size.columns), column: rect.minColumn,
        row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let hasRoom = rect.size.columns >= 36 && canvas.theme.depth >= .indexed256
    let swatches = hasRoom ? picker.swatches(of: found.item) : []
    let swatchColumns = swatches.isEmpty ? 0 : swatches.count + 3
    // At the side the colours say whether a theme is dark.
    let words = isSheet && !swatches.isEmpty ? "" : found.item.detail
    let detail = canvas.look.fitted(words, columns: rect.size.columns / 2)
    let detailWidth = canvas.look.width(of: detail)
    let room = rect.size.columns - detailWidth - (detail.isEmpty ? 2 : 3) - swatchColumns
    var column = rect.minColumn + 1
    if picker.fold != nil, picker.query.isEmpty {
      column = drawBranch(found.item, column: column, row: rect.minRow, &canvas)
    }
    let lead = column - rect.minColumn - 1
    let title = canvas.look.fitted(found.item.title, columns: max(1, room - lead))
    let matched = Set(found.positions)
    for (index, character) in title.enumerated() {
      column = canvas.write(
        String(character), column: column, row: rect.minRow,
        role: matched.contains(index) ? .accent : found.item.isEnabled ? .text : .dim,
        attributes: matched.contains(index) ? .bold : [])
    }
    canvas.write(detail, column: rect.maxColumn - detailWidth - 1, row: rect.minRow, role: .dim)
    draw(
      swatches, column: rect.maxColumn - detailWidth - (detail.isEmpty ? 0 : 2) - swatchColumns,
      row: rect.minRow, &canvas)
  }

  /// Bubbles of the colours on their ground, which is the first of them.
  @MainActor
  private func draw(_ colors: [Color], column: Int, row: Int, _ canvas: inout Canvas) {
    guard let ground = colors.first else { return }
    canvas.frame.fill(
      Rect(column: column, row: row, columns: colors.count + 1, rows: 1),
      with: Cell(style: Style(background: ground)))
    let bubble = canvas.look.symbol("●", ascii: "o")
    for (index, color) in colors.dropFirst().enumerated() {
      canvas.frame.put(
        Glyph(bubble), width: 1, column: column + 1 + index, row: row, foreground: color,
        attributes: [])
    }
  }

  /// The sign of an item with others below it, as far to the right as it is deep. Returns the
  /// column after it.
  @MainActor
  private func drawBranch(
    _ item: ItemPicker.Item, column: Int, row: Int, _ canvas: inout Canvas
  ) -> Int {
    let column = column + 2 * min(item.level, 8)
    if let isOpen = item.isOpen {
      let sign = canvas.look.symbol(isOpen ? "▾" : "▸", ascii: isOpen ? "v" : ">")
      canvas.write(String(sign), column: column, row: row, role: .dim)
    }
    return column + 2
  }
}
