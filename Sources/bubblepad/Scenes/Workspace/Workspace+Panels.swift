import BubblepadPanels
import BubblepadSettings
import CursesCore

extension Workspace {
  /// The columns of the list on this screen.
  func listColumns(in metrics: ScreenMetrics) -> Int {
    metrics.listColumns(
      wanted: panels.listColumns, isSearching: textSearch != nil || searchesTexts)
  }

  func resizeList(by columns: Int) {
    let metrics = ScreenMetrics(size: shell.screenSize)
    guard showsList(in: metrics) else {
      return tell(.hint("The list of notes is hidden. Show it with \(wayTo(.toggleList))."))
    }
    setList(columns: metrics.listColumns(wanted: panels.listColumns) + columns)
  }

  /// Gives the list so many columns, as far as there is room.
  func setList(columns: Int) {
    let range = Configuration.listWidthRange
    let wanted = max(range.lowerBound, min(range.upperBound, columns))
    panels.listColumns = ScreenMetrics(size: shell.screenSize).listColumns(wanted: wanted)
  }

  /// Whether the status bar has its row.
  var showsStatus: Bool { settings.isForScreenReader || panels.isStatusShown && !isZen }

  /// Whether the list fits on the screen beside the note.
  var hasRoomForList: Bool { ScreenMetrics(size: shell.screenSize).hasRoomForList }

  /// A passing notice goes by itself after a while; a problem stays until it is solved.
  func letNoticePass() {
    noticeTimer?.cancel()
    noticeTimer = nil
    guard let shown = notice, shown.isPassing, !settings.isForScreenReader, !showsStatus else {
      return
    }
    noticeTimer = shell.schedule(after: 4000) { [weak self] in
      if self?.notice == shown { self?.notice = nil }
    }
  }
}
