import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

/// The keys, group by group, as F1 shows them.
struct HelpPages {
  /// A row of the help: a heading, or keys and what they do.
  struct Row: Identifiable {
    let id: Int
    let keys: String
    let words: String
    let isHeading: Bool
    /// What else it is found by.
    var others = ""

    /// Whether all words are in its keys or its text, in small letters.
    fileprivate func has(_ words: [String]) -> Bool {
      let text = "\(keys) \(self.words) \(others)".lowercased()
      return words.allSatisfy(text.contains)
    }
  }

  let rows: [Row]

  /// The rows that have all words of a query, under the headings they stand under.
  func matching(_ query: String) -> HelpPages {
    let words = query.lowercased().split(separator: " ").map(String.init)
    guard !words.isEmpty else { return self }
    var found: [Row] = []
    var headings: [Row] = []
    for row in rows {
      if row.isHeading {
        headings = (headings.last?.words.isEmpty == true ? headings : []) + [row]
      } else if row.has(words) {
        found += headings.drop { found.isEmpty && $0.words.isEmpty } + [row]
        headings = []
      }
    }
    return HelpPages(rows: found)
  }

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

/// The keys that are shown, and what they are looked for by.
@Observable @MainActor
final class HelpForm {
  private let pages: HelpPages
  var query = "" {
    didSet {
      guard query != oldValue else { return }
      shown = pages.matching(query)
      top = 0
    }
  }
  private(set) var shown: HelpPages
  /// The selected row.
  var top: Int? = 0

  init(_ pages: HelpPages) {
    self.pages = pages
    shown = pages
  }
}

struct HelpDialog: View {
  let form: HelpForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    let columns = metrics.dialogColumns(wanted: ScreenMetrics.broadDialog)
    let rows =
      metrics.isTiny
      ? form.shown.stacked(columns: metrics.size.columns - 4)
      : form.shown.rows(wordColumns: columns - keyColumns(in: columns) - 9)
    DialogBox(title: "Keys", columns: columns, metrics: metrics) {
      workspace.closeDialog()
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
