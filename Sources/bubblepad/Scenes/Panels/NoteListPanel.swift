import CursesUICore
import Notebook
import TerminalCore

/// The notes, newest first, with a field that filters them.
struct NoteListPanel: View {
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel("Notes", isBordered: metrics.isBordered) {
      VStack(alignment: .leading) {
        filterField
        if !metrics.isLinear { Divider().padding(columns: 1) }
        if metrics.isBordered { Text("") }
        list
        footer
      }
    }
  }

  private var filterField: some View {
    HStack(gap: 1) {
      Text(metrics.isLinear ? "Filter:" : "⌕").role(.dim)
      TextField("filter notes…", text: Bindable(workspace).filter)
        .focused(focus, equals: .filter)
        .onSubmit { workspace.openFirstMatch() }
    }
    .padding(columns: 1, top: metrics.textInsetRows)
  }

  @ViewBuilder private var list: some View {
    let entries = workspace.visibleEntries
    if entries.isEmpty {
      Text(workspace.emptyListHint).role(.dim)
        .multilineTextAlignment(.center)
        .padding(columns: 2, rows: 1)
        .frame(maxColumns: .max, maxRows: .max, alignment: .top)
    } else {
      SelectionList(
        entries, selection: Bindable(workspace).selection,
        metrics: ListMetrics(rowHeight: 2, gap: metrics.size.rows >= 30 ? 1 : 0),
        clicks: 1, activate: { workspace.openFromList($0) },
        row: { NoteListRow(entry: $0, row: $1, dates: workspace.dates).draw(in: &$2) }
      )
      .focused(focus, equals: .list)
      .frame(maxColumns: .max, maxRows: .max, alignment: .top)
    }
  }

  private var footer: some View {
    HStack {
      Text(workspace.countHint).role(.dim)
      Spacer()
      ClickableHint(key: workspace.keyName(.newNote), words: "new") {
        _ = workspace.perform(.newNote)
      }
    }
    .padding(columns: 1)
  }
}

/// One note of the list: its title and date, and what it is about.
struct NoteListRow {
  let entry: NoteEntry
  let row: ListRow
  let dates: DateWriter

  @MainActor
  func draw(in canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.surface
    defer { canvas.surface = ground }
    if row.isSelected {
      canvas.tint(rect, role: .listSelected)
      canvas.surface = .listSelected
      let bar = canvas.look.symbol("▌", ascii: "|")
      for line in rect.rows where !canvas.look.isLinear {
        canvas.rule(bar, column: rect.minColumn, row: line, columns: 1, role: .listSelectedBar)
      }
    }
    let left = rect.minColumn + 2
    let room = max(0, rect.size.columns - 3)
    let date = dates.words(for: entry.modified)
    let dateWidth = canvas.look.width(of: date)
    let showsDate = room > dateWidth + 8
    canvas.write(
      canvas.look.fitted(entry.title, columns: showsDate ? room - dateWidth - 1 : room),
      column: left, row: rect.minRow, role: .title)
    if showsDate {
      canvas.write(date, column: left + room - dateWidth, row: rect.minRow, role: .dim)
    }
    guard rect.size.rows > 1 else { return }
    canvas.write(
      canvas.look.fitted(entry.isLocked ? "locked" : entry.snippet, columns: room), column: left,
      row: rect.minRow + 1, role: entry.isLocked ? .warning : .dim)
  }
}
