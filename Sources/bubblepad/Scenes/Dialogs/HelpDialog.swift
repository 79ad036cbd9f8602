import CursesUICore
import TerminalCore

/// The keys, group by group, as F1 shows them.
struct HelpPages {
  /// A row of the help: a heading, or keys and what they do.
  struct Row: Identifiable {
    let id: Int
    let keys: String
    let words: String
    let isHeading: Bool
  }

  let rows: [Row]
}

struct HelpDialog: View {
  let pages: HelpPages
  let workspace: Workspace
  let metrics: ScreenMetrics
  @State private var selection: Int? = 0

  var body: some View {
    DialogBox(title: "Keys", columns: 96, metrics: metrics) {
      workspace.closeDialog()
    } content: {
      SelectionList(pages.rows, selection: $selection) { row, place, canvas in
        draw(row, place, &canvas)
      }
      .frame(rows: max(1, min(pages.rows.count, metrics.size.rows - 8)), alignment: .top)
      DialogButtons(escape: "close") {
        HStack {
          Text("↑ ↓").role(.key)
          Text("scroll").role(.dim)
        }
      }
    }
  }

  private func draw(_ row: HelpPages.Row, _ place: ListRow, _ canvas: inout Canvas) {
    let rect = place.rect
    if row.isHeading {
      canvas.write(
        row.words, column: rect.minColumn, row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let ground = canvas.surface
    defer { canvas.surface = ground }
    if place.isSelected {
      canvas.tint(rect, role: .listSelected)
      canvas.surface = .listSelected
    }
    let keyColumns = min(30, rect.size.columns / 3)
    canvas.write(
      canvas.look.fitted(row.keys, columns: keyColumns), column: rect.minColumn + 1,
      row: rect.minRow, role: .key)
    canvas.write(
      canvas.look.fitted(row.words, columns: rect.size.columns - keyColumns - 3),
      column: rect.minColumn + keyColumns + 2, row: rect.minRow, role: .text)
  }
}
