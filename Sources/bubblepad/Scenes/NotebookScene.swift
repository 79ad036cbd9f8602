import CursesUI
import TerminalCore

/// The whole screen: the list, the note, the status bar, and a dialog in front of them.
struct NotebookScene: View {
  let workspace: Workspace
  @FocusState private var focus: Place?

  var body: some View {
    SizeReader { size in
      let metrics = ScreenMetrics(size: size)
      ZStack(alignment: .center) {
        if metrics.isTooSmall { TooSmallHint(size: size) } else { panels(metrics) }
        if let dialog = workspace.dialog, !metrics.isTooSmall {
          if !dialog.isPreview { Dimming() }
          DialogView(dialog: dialog, workspace: workspace, metrics: metrics)
        }
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
    VStack(spacing: metrics.gutterRows) {
      HStack(spacing: metrics.gutterColumns) {
        if workspace.showsList(in: metrics) {
          NoteListPanel(workspace: workspace, metrics: metrics, focus: $focus)
            .frame(columns: metrics.listColumns(wanted: workspace.settings.listWidth))
        }
        NotePanels(workspace: workspace, metrics: metrics, focus: $focus)
      }
      StatusBar(workspace: workspace, metrics: metrics)
        .frame(rows: metrics.statusRows)
    }
    .padding(columns: metrics.marginColumns, rows: metrics.marginRows)
    // The panels were away while the window was too small: what is typed goes where it went before.
    .onAppear { focus = workspace.place }
  }
}

/// The places the focus can stand, dialogs apart.
enum Place: Hashable {
  case filter, list, title, editor, find
}

/// What is shown while the window is too small for the panels: nothing is lost, and it says so.
private struct TooSmallHint: View {
  let size: Size

  var body: some View {
    let smallest = ScreenMetrics.smallest
    Text(
      "\(size.columns)×\(size.rows) is too small.\nMake it \(smallest.columns)×\(smallest.rows) or more."
    )
    .multilineTextAlignment(.center)
    .frame(maxColumns: .max, maxRows: .max)
  }
}
