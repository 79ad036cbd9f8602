import BubblepadDialogs
import BubblepadNoteList
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesUICore

/// The whole screen: the list, the note, the status bar, and a dialog in front of them.
struct NotebookScene: View {
  let workspace: Workspace
  @FocusState private var focus: Place?

  var body: some View {
    SizeReader { size in
      let metrics = ScreenMetrics(size: size, isLinear: workspace.settings.isForScreenReader)
      ZStack(alignment: .center) {
        panels(metrics)
        if workspace.conversation.dialog?.isPreview == false { Dimming().arriving(.fading) }
        // It stays, so that the box in it goes in steps, too.
        BoxPlace(above: saidRows(metrics), within: edges(metrics)) {
          if let dialog = workspace.conversation.dialog {
            DialogView(dialog: dialog, context: workspace, metrics: boxMetrics(metrics))
              .arriving(dialog.isPreview ? .fromRight : .unfolding)
          }
        }
        // In front of the panels, not in their place: what is typed meanwhile is not lost.
        if metrics.isTooSmall {
          TooSmallHint(size: size, smallest: ScreenMetrics.smallest)
        } else if metrics.isTiny, workspace.conversation.dialog?.needsBox == true {
          TooSmallHint(size: size, smallest: ScreenMetrics.smallestForBoxes)
        }
      }
      .movesParts(of: workspace)
      .overlay(alignment: .bottomTrailing) {
        if workspace.isAsking, hasRoomForBoth(metrics) { said(metrics) }
      }
    }
    .onKeyPress {
      noteTyping($0.event)
      return workspace.undo.stopStep(by: $0.event) ? .handled : .ignored
    }
    .onKey { workspace.handle($0, in: focus) }
    .onChange(of: workspace.arrangement.focusRequest) { _, request in
      guard let request else { return }
      focus = request
      workspace.arrangement.focusRequest = nil
    }
    .onChange(of: focus) { _, place in workspace.focusMoved(to: place) }
    .onAppear {
      focus = workspace.tabs.shownPlace(of: workspace.arrangement.place)
      // It has been followed; the next one for the same place is to be seen as a change.
      workspace.arrangement.focusRequest = nil
    }
  }

  /// Notes a key before a panel gets it.
  private func noteTyping(_ key: Key) {
    let place = workspace.arrangement.place
    let isCommand =
      place == .editor && workspace.usesVi && workspace.note?.editor.viClaims(key) == true
    let isText = place == .editor ? !isCommand : place != .list && key.code != .enter
    workspace.conversation.typing.noted(key, isInText: isText, at: .now)
  }

  @ViewBuilder private func panels(_ metrics: ScreenMetrics) -> some View {
    if workspace.settings.isForScreenReader {
      linear(metrics)
    } else if workspace.arrangement.isZen {
      floating(metrics)
    } else {
      arranged(metrics)
    }
  }

  /// The page alone, with bubbles at both sides.
  private func floating(_ metrics: ScreenMetrics) -> some View {
    let columns = metrics.zenColumns(measure: workspace.settings.measure)
    let side = (metrics.size.columns - columns) / 2
    return page(workspace.tabs.current, metrics)
      .frame(columns: columns)
      .overlay(alignment: .bottomTrailing) { zenCount(metrics) }
      .padding(leading: side, trailing: metrics.size.columns - columns - side)
      .overlay(alignment: .bottomTrailing) { toast(metrics) }
  }

  /// How many words there are, in the corner of a page that has room below its text.
  @ViewBuilder private func zenCount(_ metrics: ScreenMetrics) -> some View {
    if metrics.zenInsetRows > 1, workspace.shownNotice == nil,
      let words = workspace.note?.counts.hint()
    {
      Text(words).role(.dim).padding(columns: 3, rows: 1)
    }
  }

  /// What is said while a dialog is open: in front of it, where the status bar would say it.
  @ViewBuilder private func said(_ metrics: ScreenMetrics) -> some View {
    if workspace.arrangement.showsStatus, workspace.shownNotice != nil {
      StatusBar(workspace: workspace, metrics: metrics)
        .frame(rows: statusRows(metrics.statusRows, metrics))
        .padding(columns: metrics.marginColumns, bottom: metrics.marginBottom)
    } else {
      toast(metrics)
    }
  }

  /// The rows at the bottom in which something is said.
  private func saidRows(_ metrics: ScreenMetrics) -> Int {
    guard let notice = workspace.shownNotice, hasRoomForBoth(metrics) else { return 0 }
    return workspace.arrangement.showsStatus
      ? metrics.marginBottom + statusRows(metrics.statusRows, metrics)
      : Toast(notice: notice, metrics: metrics).rows
  }

  /// The edges of the panels behind a box.
  private func edges(_ metrics: ScreenMetrics) -> BoxEdges? {
    workspace.arrangement.isZen
      ? nil : BoxEdges(metrics, hasStatus: workspace.arrangement.showsStatus)
  }

  /// Whether a box can give way to a message: in a low window what the box asks is read, and the message after it.
  private func hasRoomForBoth(_ metrics: ScreenMetrics) -> Bool { metrics.size.rows > 11 }

  private func boxMetrics(_ metrics: ScreenMetrics) -> ScreenMetrics {
    var metrics = metrics
    metrics.saidRows = saidRows(metrics)
    return metrics
  }

  @ViewBuilder private func toast(_ metrics: ScreenMetrics) -> some View {
    if !workspace.arrangement.showsStatus, let notice = workspace.shownNotice {
      Toast(notice: notice, metrics: metrics)
    }
  }

  private func arranged(_ metrics: ScreenMetrics) -> some View {
    VStack(gap: metrics.gutterRows) {
      VStack(gap: 0) {
        if workspace.arrangement.showsTabs(in: metrics) { tabs(metrics) }
        parts(metrics)
      }
      if workspace.arrangement.showsStatus {
        StatusBar(workspace: workspace, metrics: metrics)
          .frame(rows: statusRows(metrics.statusRows, metrics))
      }
    }
    .padding(
      columns: metrics.marginColumns,
      // The tabs stand among the bubbles above, where there are some.
      top: max(0, metrics.marginTop - (workspace.arrangement.showsTabs(in: metrics) ? 1 : 0)),
      bottom: metrics.marginBottom
    )
    .overlay(alignment: .bottomTrailing) { toast(metrics) }
  }

  private func tabs(_ metrics: ScreenMetrics) -> some View {
    let list =
      workspace.arrangement.showsList(in: metrics)
      ? workspace.arrangement.listColumns(in: metrics) + metrics.gutterColumns : 0
    return TabRow(workspace: workspace).frame(rows: 1).padding(leading: list)
  }

  /// What stands side by side.
  private func parts(_ metrics: ScreenMetrics) -> some View {
    HStack(gap: 0) {
      if workspace.arrangement.showsList(in: metrics) {
        list(metrics).arriving(.fromLeft)
      }
      pages(metrics)
      if workspace.arrangement.showsAside(in: metrics) {
        AsidePanels(workspace: workspace, metrics: metrics)
          .frame(columns: metrics.asideColumns)
          .padding(leading: metrics.gutterColumns)
          .arriving(.fromRight)
      }
    }
  }

  private func page(_ tab: NoteTab, _ metrics: ScreenMetrics) -> NotePanels {
    NotePanels(tab: tab, workspace: workspace, metrics: metrics, focus: $focus)
  }

  /// The note, or two of them.
  private func pages(_ metrics: ScreenMetrics) -> some View {
    HStack(gap: metrics.gutterColumns) {
      // A pane that stays keeps the focus while the other comes and goes.
      ForEach(
        workspace.tabs.shown(inBoth: workspace.arrangement.showsPanes(in: metrics)), id: \.isRight
      ) {
        page($0.tab, metrics).frame(maxColumns: .max)
      }
    }
  }

  /// The list, and what lies between it and the page.
  private func list(_ metrics: ScreenMetrics) -> some View {
    HStack(gap: 0) {
      NoteListPanel(workspace.list, metrics: metrics, focus: $focus)
        .frame(columns: workspace.arrangement.listColumns(in: metrics))
      PanelHandle { workspace.arrangement.setList(columns: $0 - metrics.marginColumns) }
        .frame(columns: metrics.gutterColumns)
    }
  }

  /// One thing after the other: the list, or the note, and always what is to be announced.
  private func linear(_ metrics: ScreenMetrics) -> some View {
    VStack(gap: 0) {
      if workspace.arrangement.showsList(in: metrics) {
        NoteListPanel(workspace.list, metrics: metrics, focus: $focus)
      } else {
        page(workspace.tabs.current, metrics)
      }
      StatusBar(workspace: workspace, metrics: metrics).frame(rows: statusRows(1, metrics))
    }
  }

  /// The rows of the status bar, which has `usual` where nothing long is to be said.
  private func statusRows(_ usual: Int, _ metrics: ScreenMetrics) -> Int {
    usual - 1 + NoticeSpace(workspace: workspace, metrics: metrics).rows
  }
}
