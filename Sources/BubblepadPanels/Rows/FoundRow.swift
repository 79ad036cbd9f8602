import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore

/// A row of what a search has found: the name of a note with its date and the number of lines, or one of these.
package struct FoundRow {
  private let part: NoteListItem.FoundPart
  private let entry: NoteEntry
  private let row: ListRow
  private let date: String
  private let isPinned: Bool
  private let isMarked: Bool

  package init(
    part: NoteListItem.FoundPart, entry: NoteEntry, row: ListRow, date: String, isPinned: Bool,
    isMarked: Bool
  ) {
    (self.part, self.entry, self.row, self.date) = (part, entry, row, date)
    (self.isPinned, self.isMarked) = (isPinned, isMarked)
  }

  @MainActor
  package func draw(in canvas: inout Canvas) {
    switch part {
    case .name(let count):
      let count = count > 1 ? "\(count)× " : ""
      NoteListRow(
        entry: entry, row: row, date: count + date, isPinned: isPinned, isMarked: isMarked
      )
      .draw(in: &canvas)
    case .line(_, let text, let marked): draw(text, marked, in: &canvas)
    }
  }

  @MainActor
  private func draw(_ text: String, _ marked: [Range<Int>], in canvas: inout Canvas) {
    let ground = canvas.beginRow(row, hasBar: true)
    defer { canvas.surface = ground }
    let rect = row.rect
    var column = rect.minColumn + 3
    if entry.isLocked {
      column = canvas.write("locked · ", column: column, row: rect.minRow, role: .warning)
    }
    let shown = canvas.look.fitted(text, columns: max(0, rect.maxColumn - column - 1))
    for (index, character) in shown.enumerated() {
      let isFound = marked.contains { $0.contains(index) }
      column = canvas.write(
        String(character), column: column, row: rect.minRow,
        role: isFound ? .accent : row.isSelected || entry.isLocked ? .text : .dim,
        attributes: isFound ? .bold : [])
    }
  }
}
