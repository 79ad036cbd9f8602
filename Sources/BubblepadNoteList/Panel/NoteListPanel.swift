import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// The notes, newest first, with a field that filters them.
package struct NoteListPanel: View {
  private let list: NoteList
  private let metrics: ScreenMetrics
  private let focus: FocusState<Place?>.Binding
  private var context: any NoteListContext { list.context }

  package init(_ list: NoteList, metrics: ScreenMetrics, focus: FocusState<Place?>.Binding) {
    (self.list, self.metrics, self.focus) = (list, metrics, focus)
  }

  package var body: some View {
    Panel("Notes", isBordered: metrics.isBordered) {
      VStack(alignment: .leading) {
        filterField
        if metrics.isBordered { Text("") }
        if list.search.offers.areShown {
          SearchOfferList(list: list, focus: focus)
        } else {
          rows
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
        list.search.isWanted ? "words in all notes" : "title, first line",
        text: Bindable(list).filter, selection: Bindable(list).filterSelection
      )
      .focused(focus, equals: .filter)
      .onSubmit { list.openFirstMatch() }
      .onKeyPress { list.handleFilterKey($0.event) ? .handled : .ignored }
    }
    .padding(columns: 1, top: metrics.textInsetRows)
  }

  private var rows: some View {
    let rows = list.browser.rows
    let marks = list.browser.marks.files
    // A list without entries is there all the same: the focus stays in it when the last one has gone.
    return ZStack(alignment: .top) {
      if rows.isEmpty {
        Text(list.emptyWords).role(.dim)
          .multilineTextAlignment(.center)
          .padding(columns: 2, rows: 1)
      }
      SelectionList(
        rows, selection: selection,
        metrics: listMetrics, clicks: 1,
        activate: { list.browser.activate($0) },
        activateElsewhere: { item in
          context.opening(.newTab) { list.browser.activate(item) }
        },
        isHeading: \.isFoundName,
        drops: context.drops,
        row: { item, row, canvas in
          if let part = item.part, let entry = item.note {
            return FoundRow(
              part: part, entry: entry, row: row, date: date(of: entry),
              isPinned: list.pins.contains(entry), isMarked: marks.contains(entry.id)
            )
            .draw(in: &canvas)
          }
          guard !isTree, let entry = item.note else {
            return NoteTreeRow(
              item: item, row: row, date: item.note.map(date) ?? "",
              isPinned: item.note.map(list.pins.contains) ?? false,
              isMarked: marks.contains(item.id)
            )
            .draw(in: &canvas)
          }
          NoteListRow(
            entry: entry, row: row, date: date(of: entry),
            isPinned: list.pins.contains(entry), isMarked: marks.contains(item.id)
          )
          .draw(in: &canvas)
        }
      )
      .focused(focus, equals: .list)
      .onKey { list.handleKey($0) }
      .frame(maxColumns: .max, maxRows: .max, alignment: .top)
    }
    .frame(maxColumns: .max, maxRows: .max, alignment: .top)
  }

  /// The row that is selected.
  private var selection: Binding<FileID?> {
    Binding {
      list.search.current?.row(of: list.selection) ?? list.selection
    } set: {
      list.browser.select($0)
    }
  }

  /// The date of a note: of its last change, or of what the list is sorted by.
  private func date(of entry: NoteEntry) -> String {
    list.dates.words(for: list.order.time(of: entry))
  }

  /// Whether the rows are a tree: what was found in the texts has none.
  private var isTree: Bool {
    context.arrangement.panels.areFoldersShown && list.search.current == nil
  }

  /// Entries of one row in the tree, where lines are listed that were found, and where rows are few; else of two.
  private var listMetrics: ListMetrics {
    guard !isTree, list.search.current == nil, metrics.isRoomy else { return ListMetrics() }
    return ListMetrics(rowHeight: 2, gap: 1)
  }

  private var footer: some View {
    HStack {
      Text(MarkCommands(list).words ?? list.countWords).role(.dim).lineLimit(1)
        .layoutPriority(1)
      Spacer()
      if list.search.current == nil { footerHint.lineLimit(1) }
    }
    .padding(columns: 1)
  }

  private var footerHint: some View {
    let command = list.filter.isEmpty ? AppCommand.newNote : .searchTexts
    return ClickableHint(
      key: context.keyName(command), words: list.filter.isEmpty ? "new" : "texts"
    ) {
      _ = context.perform(command)
    }
  }
}
