import CursesUICore
import TerminalCore

/// The whole screen: the list, the note, the status bar, and a dialog in front of them.
struct NotebookScene: View {
  let workspace: Workspace
  @FocusState private var focus: Place?

  var body: some View {
    SizeReader { size in
      let metrics = ScreenMetrics(size: size)
      ZStack(alignment: .center) {
        panels(metrics)
        if let dialog = workspace.dialog {
          if !dialog.isPreview { Dimming() }
          DialogView(dialog: dialog, workspace: workspace, metrics: metrics)
        }
        // In front of the panels, not in their place: what is typed meanwhile is not lost.
        if metrics.isTooSmall { TooSmallHint(size: size) }
      }
    }
    .onKey { workspace.handle($0, in: focus) }
    .onChange(of: workspace.focusRequest) { _, request in
      guard let request else { return }
      focus = request
      workspace.focusRequest = nil
    }
    .onChange(of: focus) { _, place in workspace.place = place ?? workspace.place }
    .onAppear { focus = workspace.place }
  }

  private func panels(_ metrics: ScreenMetrics) -> some View {
    VStack(gap: metrics.gutterRows) {
      HStack(gap: metrics.gutterColumns) {
        if workspace.showsList(in: metrics) {
          NoteListPanel(workspace: workspace, metrics: metrics, focus: $focus)
            .frame(columns: metrics.listColumns(wanted: workspace.settings.listWidth))
        }
        NotePanels(workspace: workspace, metrics: metrics, focus: $focus)
      }
      if !workspace.isZen || workspace.notice != nil {
        StatusBar(workspace: workspace, metrics: metrics)
          .frame(rows: metrics.statusRows)
      }
    }
    .padding(columns: metrics.marginColumns, rows: metrics.marginRows)
  }
}

/// The places the focus can stand, dialogs apart.
enum Place: Hashable {
  case filter, list, title, editor, find, replace
}

/// What hides the panels while the window is too small for them, and says so.
private struct TooSmallHint: View {
  let size: Size

  var body: some View {
    let smallest = ScreenMetrics.smallest
    Panel(isBordered: false) {
      Text(
        "\(size.columns)×\(size.rows) is too small.\nMake it \(smallest.columns)×\(smallest.rows) or more."
      )
      .multilineTextAlignment(.center)
      .frame(maxColumns: .max, maxRows: .max)
    }
  }
}
