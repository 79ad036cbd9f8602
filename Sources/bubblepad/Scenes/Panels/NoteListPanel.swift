import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
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
        text: Bindable(workspace).filter, selection: Bindable(workspace).filterSelection
      )
      .focused(focus, equals: .filter)
      .onSubmit { workspace.openFirstMatch() }
      .onKeyPress { workspace.handleFilterKey($0.event) ? .handled : .ignored }
    }
    .padding(columns: 1, top: metrics.textInsetRows)
  }

  private var list: some View {
    let rows = workspace.browser.rows(in: workspace)
    let marks = workspace.browser.marks.files
    // A list without entries is there all the same: the focus stays in it when the last one has gone.
    return ZStack(alignment: .top) {
      if rows.isEmpty {
        Text(workspace.emptyListHint).role(.dim)
          .multilineTextAlignment(.center)
          .padding(columns: 2, rows: 1)
      }
      SelectionList(
        rows, selection: selection,
        metrics: listMetrics, clicks: 1,
        activate: { workspace.browser.activate($0, in: workspace) },
        activateElsewhere: { item in
          TabCommands(workspace).opening(.newTab) {
            workspace.browser.activate(item, in: workspace)
          }
        },
        isHeading: \.isFoundName,
        drops: MoveCommands(workspace).drops,
        row: { item, row, canvas in
          if let part = item.part, let entry = item.note {
            return FoundRow(
              part: part, entry: entry, row: row, date: date(of: entry),
              isPinned: workspace.pins.contains(entry), isMarked: marks.contains(entry.id)
            )
            .draw(in: &canvas)
          }
          guard !isTree, let entry = item.note else {
            return NoteTreeRow(
              item: item, row: row, date: item.note.map(date) ?? "",
              isPinned: item.note.map(workspace.pins.contains) ?? false,
              isMarked: marks.contains(item.id)
            )
            .draw(in: &canvas)
          }
          NoteListRow(
            entry: entry, row: row, date: date(of: entry),
            isPinned: workspace.pins.contains(entry), isMarked: marks.contains(item.id)
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

  /// The row that is selected.
  private var selection: Binding<FileID?> {
    Binding {
      workspace.textSearch?.row(of: workspace.selection) ?? workspace.selection
    } set: {
      workspace.browser.select($0, in: workspace)
    }
  }

  /// The date of a note: of its last change, or of what the list is sorted by.
  private func date(of entry: NoteEntry) -> String {
    workspace.dates.words(for: workspace.listOrder.time(of: entry))
  }

  /// Whether the rows are a tree: what was found in the texts has none.
  private var isTree: Bool { workspace.panels.areFoldersShown && workspace.textSearch == nil }

  /// Entries of one row in the tree, where lines are listed that were found, and where rows are few; else of two.
  private var listMetrics: ListMetrics {
    guard !isTree, workspace.textSearch == nil, metrics.isRoomy else { return ListMetrics() }
    return ListMetrics(rowHeight: 2, gap: 1)
  }

  private var footer: some View {
    HStack {
      Text(MarkCommands(workspace).words ?? workspace.countHint).role(.dim).lineLimit(1)
        .layoutPriority(1)
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
