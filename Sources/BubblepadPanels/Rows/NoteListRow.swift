import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore

/// One note of the list: its title and date, and what it is about.
package struct NoteListRow {
  let entry: NoteEntry
  let row: ListRow
  let date: String
  /// Whether it stays at the top.
  var isPinned = false
  /// Whether it is one of those that something is to be done with.
  var isMarked = false
  /// Where it stands in a tree.
  var tree: Branch?

  struct Branch {
    /// The cells before the title.
    let indent: Int
    /// Whether the folder is named, as it cannot be seen.
    let showsFolder: Bool
  }

  package init(
    entry: NoteEntry, row: ListRow, date: String, isPinned: Bool = false, isMarked: Bool = false
  ) {
    self.isMarked = isMarked
    (self.entry, self.row, self.date) = (entry, row, date)
    self.isPinned = isPinned
  }

  @MainActor
  package func draw(in canvas: inout Canvas) {
    let ground = canvas.beginRow(row, hasBar: true, isMarked: isMarked)
    defer { canvas.surface = ground }
    drawWords(in: &canvas)
  }

  /// What stands in the row, on a ground that is there.
  @MainActor
  func drawWords(in canvas: inout Canvas) {
    let rect = row.rect
    let indent = tree?.indent ?? 0
    let left = rect.minColumn + 2 + indent
    let room = max(0, rect.size.columns - 3 - indent)
    let title =
      tree?.showsFolder == false ? entry.shownTitle : entry.titleWithFolder
    let pin = isPinned ? "\(canvas.look.symbol("◆", ascii: "*")) " : ""
    let date = pin + self.date
    let dateWidth = canvas.look.width(of: date)
    // All entries of a list show their dates, or none does: what is too long is the title. In a tree those do whose
    // titles have room.
    let least = min(canvas.look.width(of: title), Self.leastForTitles)
    let showsDate = room >= Self.leastForDates || tree != nil && room - dateWidth > least
    canvas.write(
      canvas.look.fitted(title, columns: showsDate ? room - dateWidth - 1 : room),
      column: left, row: rect.minRow, role: tree == nil || row.isSelected ? .title : .text)
    if showsDate {
      let column = canvas.write(
        pin, column: left + room - dateWidth, row: rect.minRow, role: .accent)
      canvas.write(date.dropFirst(pin.count), column: column, row: rect.minRow, role: .dim)
    }
    guard rect.size.rows > 1 else { return }
    var column = left
    if let tasks = entry.tasks {
      column = drawTasks(tasks, column: column, room: room, row: rect.minRow + 1, in: &canvas)
    }
    var role = Role.dim
    if entry.isLocked {
      guard entry.snippet != "locked" else {
        canvas.write("locked", column: column, row: rect.minRow + 1, role: .warning)
        return
      }
      // What was found in it while it is open.
      column = canvas.write("locked · ", column: column, row: rect.minRow + 1, role: .warning)
      role = .text
    }
    let snippet = canvas.look.fitted(entry.snippet, columns: max(0, room - (column - left)))
    canvas.write(snippet, column: column, row: rect.minRow + 1, role: role)
  }

  /// In columns: the longest date, a blank, and of the title what tells notes apart.
  private static let leastForDates = 20
  private static let leastForTitles = 16
  private static let barSigns = 5

  /// Draws how many tasks are done, before the words of the note. Returns the column for those.
  @MainActor
  private func drawTasks(
    _ tasks: TaskCount, column: Int, room: Int, row: Int, in canvas: inout Canvas
  ) -> Int {
    guard !canvas.look.isLinear else {
      let words = "\(tasks.done) of \(tasks.all) done"
      return canvas.write(
        entry.snippet.isEmpty ? words : words + " · ", column: column, row: row, role: .dim)
    }
    let start = room < 20 ? column : drawBar(tasks, column: column, row: row, in: &canvas) + 1
    return canvas.write("\(tasks.done)/\(tasks.all) ", column: start, row: row, role: .dim)
  }

  /// Draws how far the tasks are. Returns the column behind it.
  @MainActor
  private func drawBar(
    _ tasks: TaskCount, column: Int, row: Int, in canvas: inout Canvas
  ) -> Int {
    let filled = tasks.filled(of: Self.barSigns)
    let done = String(repeating: canvas.look.symbol("▰", ascii: "#"), count: filled)
    let open = String(
      repeating: canvas.look.symbol("▱", ascii: "-"), count: Self.barSigns - filled)
    let middle = canvas.write(
      done, column: column, row: row, role: tasks.done >= tasks.all ? .good : .accent)
    return canvas.write(open, column: middle, row: row, role: .dim)
  }
}
