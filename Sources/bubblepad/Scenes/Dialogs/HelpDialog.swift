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

  /// As many of a command's keys as have room: none of them is cut.
  static func keys(_ keys: String, columns: Int) -> String {
    var shown = ""
    // Two spaces stand between two keys, one between two keys of vi.
    for key in keys.split(separator: " ", omittingEmptySubsequences: false) {
      guard shown.count + 1 + key.count <= columns else { break }
      shown += shown.isEmpty ? String(key) : " " + key
    }
    while shown.last == " " { shown.removeLast() }
    return shown.isEmpty ? keys : shown
  }

  /// The rows with the keys above their words, for a narrow window.
  func stacked(columns: Int) -> [Row] {
    let above = rows.flatMap { row -> [Row] in
      let keys = Row(id: 0, keys: "", words: row.keys, isHeading: true)
      return (row.keys.isEmpty ? [] : [keys])
        + [Row(id: 0, keys: "", words: row.words, isHeading: row.isHeading)]
    }
    return HelpPages(rows: above).rows(wordColumns: columns)
  }

  /// The rows with words that are too long going on in rows of their own.
  func rows(wordColumns: Int) -> [Row] {
    var shown: [Row] = []
    func show(_ keys: String, _ words: String, isHeading: Bool) {
      shown.append(Row(id: shown.count, keys: keys, words: words, isHeading: isHeading))
    }
    for row in rows {
      var line = ""
      var keys = row.keys
      for word in row.words.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > wordColumns {
          show(keys, line, isHeading: row.isHeading)
          (line, keys) = ("", "")
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      show(keys, line, isHeading: row.isHeading)
    }
    return shown
  }
}

struct HelpDialog: View {
  let pages: HelpPages
  let workspace: Workspace
  let metrics: ScreenMetrics
  @State private var selection: Int? = 0

  var body: some View {
    let columns = metrics.dialogColumns(wanted: 96)
    let rows =
      metrics.isTiny
      ? pages.stacked(columns: metrics.size.columns - 4)
      : pages.rows(wordColumns: columns - keyColumns(in: columns) - 9)
    DialogBox(title: "Keys", columns: columns, metrics: metrics) {
      workspace.closeDialog()
    } content: {
      SelectionList(rows, selection: $selection) { row, place, canvas in
        draw(row, place, &canvas)
      }
      .frame(rows: max(1, min(rows.count, listRows)), alignment: .top)
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

  private var listRows: Int {
    metrics.size.rows - (metrics.size.rows >= 16 ? 8 : metrics.isTiny ? 0 : 4)
  }

  private func keyColumns(in columns: Int) -> Int { metrics.isTiny ? 0 : min(30, columns / 3) }

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
