import CursesCore
import CursesThemes
import CursesUICore

/// A row of the pane beside the page.
package struct SideRow {
  package var words: String
  package var role: Role = .dim
  package var attributes: TextAttributes = []
  /// Columns it is indented by.
  package var indent = 0
  /// Whether it stands for where the caret is.
  package var isCurrent = false
  /// What a click on it does.
  package var action: (@MainActor () -> Void)?

  package init(
    words: String, role: Role = .dim, attributes: TextAttributes = [], indent: Int = 0,
    isCurrent: Bool = false, action: (@MainActor () -> Void)? = nil
  ) {
    (self.words, self.role, self.attributes) = (words, role, attributes)
    (self.indent, self.isCurrent, self.action) = (indent, isCurrent, action)
  }
}

/// Rows that are read and clicked, and never have the focus: keys stay with the text.
package struct SideRows: ControlView {
  private let rows: [SideRow]

  package init(rows: [SideRow]) { self.rows = rows }

  package func makeModel() -> SideRowsModel { SideRowsModel() }
  package func update(_ model: SideRowsModel) { model.show(rows) }
}

/// The living part of the rows: how far they are scrolled.
package final class SideRowsModel: ControlModel {
  private var rows: [SideRow] = []
  private var top = 0

  func show(_ rows: [SideRow]) {
    let former = self.rows.firstIndex(where: \.isCurrent)
    self.rows = rows
    let current = rows.firstIndex(where: \.isCurrent)
    if current != former, let current { reveal(current) }
    scroll(to: top)
    setNeedsDisplay()
  }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: rows ?? self.rows.count)
  }

  override package func placed() {
    if let current = rows.firstIndex(where: \.isCurrent) { reveal(current) }
    scroll(to: top)
  }

  private func reveal(_ index: Int) {
    guard frame.size.rows > 0 else { return }
    if index < top { top = index }
    if index >= top + frame.size.rows { top = index - frame.size.rows + 1 }
  }

  private func scroll(to row: Int) {
    top = max(0, min(row, rows.count - frame.size.rows))
  }

  override package func draw(in canvas: inout Canvas) {
    canvas.clipped(to: frame) { canvas in
      for (index, row) in rows.dropFirst(top).prefix(frame.size.rows).enumerated() {
        draw(row, at: frame.minRow + index, in: &canvas)
      }
    }
  }

  private func draw(_ row: SideRow, at line: Int, in canvas: inout Canvas) {
    if row.isCurrent {
      let bar = canvas.look.symbol("▌", ascii: "|")
      canvas.rule(bar, column: frame.minColumn, row: line, columns: 1, role: .listSelectedBar)
    }
    let indent = min(row.indent, frame.size.columns / 2)
    let room = frame.size.columns - 3 - indent
    guard room > 0 else { return }
    canvas.write(
      canvas.look.fitted(row.words, columns: room), column: frame.minColumn + 2 + indent, row: line,
      role: row.role, attributes: row.attributes)
  }

  override package func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .wheelUp: scroll(to: top - 2)
    case .wheelDown: scroll(to: top + 2)
    case .press(.left, _):
      let index = top + mouse.position.row - frame.minRow
      if rows.indices.contains(index) { rows[index].action?() }
      return true
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}
