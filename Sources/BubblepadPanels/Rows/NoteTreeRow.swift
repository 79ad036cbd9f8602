import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore

/// A row of the tree: a folder with its count, or a note below the folders it lies in.
package struct NoteTreeRow {
  let item: NoteListItem
  let row: ListRow
  let date: String
  let isPinned: Bool
  let isMarked: Bool

  package init(
    item: NoteListItem, row: ListRow, date: String, isPinned: Bool, isMarked: Bool = false
  ) {
    (self.item, self.row, self.date) = (item, row, date)
    (self.isPinned, self.isMarked) = (isPinned, isMarked)
  }

  /// Cells of a depth.
  private static let step = 2

  @MainActor
  package func draw(in canvas: inout Canvas) {
    let ground = canvas.beginRow(row, hasBar: true, isMarked: isMarked)
    defer { canvas.surface = ground }
    let line = row.rect.minRow
    let right = row.rect.minColumn + row.rect.size.columns - 1
    // However deep it lies, there is room for its name.
    let deepest = max(0, (row.rect.size.columns - 16) / Self.step)
    let depth = min(item.depth, deepest)
    let left = row.rect.minColumn + 2
    if !canvas.look.isLinear {
      for level in 0..<depth {
        canvas.write(
          String(canvas.look.symbol("│", ascii: "|")), column: left + level * Self.step, row: line,
          role: .faint)
      }
    }
    let start = left + depth * Self.step
    switch item.content {
    case .folder(let folder): draw(folder, from: start, to: right, line, in: &canvas)
    case .note(let note):
      var words = NoteListRow(entry: note, row: row, date: date, isPinned: isPinned)
      words.tree = NoteListRow.Branch(indent: start - left + Self.step, showsFolder: isPinned)
      words.drawWords(in: &canvas)
    }
  }

  @MainActor
  private func draw(
    _ folder: NoteListItem.Folder, from left: Int, to right: Int, _ line: Int,
    in canvas: inout Canvas
  ) {
    let isLinear = canvas.look.isLinear
    let mark =
      folder.isUnfolded
      ? canvas.look.symbol("▾", ascii: "-") : canvas.look.symbol("▸", ascii: "+")
    let count =
      isLinear
      ? "folder, \(Numbers.words(folder.count, "note")), \(folder.isUnfolded ? "unfolded" : "folded")"
      : Numbers.words(folder.count)
    let width = canvas.look.width(of: count)
    var column = left
    if !isLinear {
      column = canvas.write(String(mark), column: left, row: line, role: .accent) + 1
    }
    let room = max(0, right - column - width - 1)
    canvas.write(
      canvas.look.fitted(folder.name, columns: room), column: column, row: line, role: .title)
    canvas.write(count, column: right - width, row: line, role: .dim)
  }
}
