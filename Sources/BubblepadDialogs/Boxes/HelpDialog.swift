import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

struct HelpDialog: View {
  let form: HelpForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  var body: some View {
    let columns = metrics.dialogColumns(wanted: ScreenMetrics.broadDialog)
    let rows =
      metrics.isTiny
      ? form.shown.stacked(columns: metrics.size.columns - 4)
      : form.shown.rows(wordColumns: columns - keyColumns(in: columns) - 9)
    DialogBox(title: "Keys", columns: columns, metrics: metrics) {
      context.closeDialog()
    } content: {
      TextField("a key, or what it does", text: Bindable(form).query)
        .onKey { scroll($0, rows.count) }
      if hasRule { Divider() }
      if rows.isEmpty {
        Text("No key has these letters.").role(.dim).frame(rows: listRows, alignment: .top)
      } else {
        SelectionList(rows, selection: Bindable(form).top) { row, place, canvas in
          draw(row, place, &canvas)
        }
        .frame(rows: listRows, alignment: .top)
      }
      if !metrics.isTiny {
        DialogButtons(escape: "close", metrics: metrics) {
          HStack {
            Text("↑ ↓").role(.key)
            Text("scroll").role(.dim)
          }
        }
      }
    }
  }

  private var hasRule: Bool { metrics.size.rows >= 16 }

  /// The dialog keeps its height while it is searched.
  private var listRows: Int {
    max(1, metrics.boxRows - (hasRule ? 10 : metrics.isTiny ? 1 : 5))
  }

  private func scroll(_ key: Key, _ count: Int) -> Bool {
    let distance: Int
    switch key.code {
    case .up: distance = -1
    case .down: distance = 1
    case .pageUp: distance = -listRows
    case .pageDown: distance = listRows
    default: return false
    }
    form.top = max(0, min(count - 1, (form.top ?? 0) + distance))
    return true
  }

  private func keyColumns(in columns: Int) -> Int { metrics.isTiny ? 0 : min(30, columns / 3) }

  private func draw(_ row: HelpPages.Row, _ place: ListRow, _ canvas: inout Canvas) {
    let rect = place.rect
    if row.isHeading {
      canvas.write(
        row.words, column: rect.minColumn, row: rect.minRow, role: .accent, attributes: .bold)
      return
    }
    let ground = canvas.beginRow(place)
    defer { canvas.surface = ground }
    let keyColumns = keyColumns(in: rect.size.columns)
    canvas.write(
      canvas.look.fitted(HelpPages.keys(row.keys, columns: keyColumns), columns: keyColumns),
      column: rect.minColumn + 1,
      row: rect.minRow, role: .key)
    canvas.write(
      canvas.look.fitted(row.words, columns: rect.size.columns - keyColumns - 3),
      column: rect.minColumn + keyColumns + 2, row: rect.minRow, role: .text)
  }
}
