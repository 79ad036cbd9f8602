import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// The notes, newest first, with a field that filters them.
struct NoteListPanel: View {
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel("Notes", isBordered: metrics.isBordered) {
      VStack(alignment: .leading) {
        filterField
        if metrics.isBordered { Text("") }
        if workspace.searchOffers.areShown(in: workspace) {
          SearchOfferList(workspace: workspace, focus: focus)
        } else {
          list
        }
        if metrics.isBordered { Text("") }
        footer
      }
    }
  }

  private var filterField: some View {
    HStack(gap: 1) {
      Text(metrics.isLinear ? "Filter:" : "⌕").role(.dim)
      TextField(
        workspace.searchesTexts ? "words in all notes" : "title, first line",
        text: Bindable(workspace).filter
      )
      .focused(focus, equals: .filter)
      .onSubmit { workspace.openFirstMatch() }
      .onKeyPress { workspace.handleFilterKey($0.event) ? .handled : .ignored }
    }
    .padding(columns: 1, top: metrics.textInsetRows)
  }

  private var list: some View {
    let rows = workspace.browser.rows(in: workspace)
    // A list without entries is there all the same: the focus stays in it when the last one has gone.
    return ZStack(alignment: .top) {
      if rows.isEmpty {
        Text(workspace.emptyListHint).role(.dim)
          .multilineTextAlignment(.center)
          .padding(columns: 2, rows: 1)
      }
      SelectionList(
        rows, selection: Bindable(workspace).selection,
        metrics: listMetrics, clicks: 1,
        activate: { workspace.browser.activate($0, in: workspace) },
        activateElsewhere: { item in
          TabCommands(workspace).opening(.newTab) {
            workspace.browser.activate(item, in: workspace)
          }
        },
        row: { item, row, canvas in
          guard !isTree, let entry = item.note else {
            return NoteTreeRow(
              item: item, row: row, date: item.note.map(date) ?? "",
              isPinned: item.note.map(workspace.pins.contains) ?? false
            )
            .draw(in: &canvas)
          }
          let marked = workspace.textSearch?.found[entry.id]?.highlights ?? []
          NoteListRow(
            entry: entry, row: row, date: date(of: entry), marked: marked,
            isPinned: workspace.pins.contains(entry)
          )
          .draw(in: &canvas)
        }
      )
      .focused(focus, equals: .list)
      .onKey { workspace.handleListKey($0) }
      .frame(maxColumns: .max, maxRows: .max, alignment: .top)
    }
    .frame(maxColumns: .max, maxRows: .max, alignment: .top)
  }

  /// The date of a note: of its last change, or of what the list is sorted by.
  private func date(of entry: NoteEntry) -> String {
    workspace.dates.words(for: workspace.listOrder.time(of: entry))
  }

  /// Whether the rows are a tree: what was found in the texts has none.
  private var isTree: Bool { workspace.panels.areFoldersShown && workspace.textSearch == nil }

  /// Entries of one row in the tree and where rows are few, of two where a line that was found is to be seen.
  private var listMetrics: ListMetrics {
    if isTree { return ListMetrics() }
    let isRoomy = metrics.isRoomy
    let height = isRoomy || workspace.textSearch != nil ? 2 : 1
    return ListMetrics(rowHeight: height, gap: isRoomy ? 1 : 0)
  }

  private var footer: some View {
    HStack {
      Text(workspace.countHint).role(.dim).lineLimit(1).layoutPriority(1)
      Spacer()
      if workspace.textSearch == nil { footerHint.lineLimit(1) }
    }
    .padding(columns: 1)
  }

  private var footerHint: some View {
    let command = workspace.filter.isEmpty ? AppCommand.newNote : .searchTexts
    return ClickableHint(
      key: workspace.keyName(command), words: workspace.filter.isEmpty ? "new" : "texts"
    ) {
      _ = workspace.perform(command)
    }
  }
}

/// One note of the list: its title and date, and what it is about.
struct NoteListRow {
  let entry: NoteEntry
  let row: ListRow
  let date: String
  /// What was looked for in the line below the title, in characters.
  var marked: [Range<Int>] = []
  /// Whether it stays at the top.
  var isPinned = false
  /// Where it stands in a tree.
  var tree: Branch?

  struct Branch {
    /// The cells before the title.
    let indent: Int
    /// Whether the folder is named, as it cannot be seen.
    let showsFolder: Bool
  }

  @MainActor
  func draw(in canvas: inout Canvas) {
    let ground = canvas.beginRow(row, hasBar: true)
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
    if let tasks = entry.tasks, !canvas.look.isLinear, room >= 20 {
      column = drawBar(tasks, column: column, row: rect.minRow + 1, in: &canvas) + 1
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
    guard !marked.isEmpty else {
      canvas.write(snippet, column: column, row: rect.minRow + 1, role: role)
      return
    }
    for (index, character) in snippet.enumerated() {
      let isMarked = marked.contains { $0.contains(index) }
      column = canvas.write(
        String(character), column: column, row: rect.minRow + 1, role: isMarked ? .accent : role,
        attributes: isMarked ? .bold : [])
    }
  }

  /// In columns: the longest date, a blank, and of the title what tells notes apart.
  private static let leastForDates = 20
  private static let leastForTitles = 9
  private static let barSigns = 5

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
