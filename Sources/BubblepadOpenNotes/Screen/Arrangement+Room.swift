import BubblepadPanels
import CursesCore
import CursesUICore

/// What of the panels has room on a screen.
extension Arrangement {
  /// The screen as it is now.
  package var metrics: ScreenMetrics { ScreenMetrics(size: context.screenSize) }

  /// Whether the list fits on the screen beside the note.
  package var hasRoomForList: Bool { metrics.hasRoomForList }

  /// Where the text of the open note stands on the screen; nil where that is not known beforehand. Read
  /// past observation: the first text waits for it.
  package func textRect(in metrics: ScreenMetrics) -> Rect? {
    let (panels, isZen) = unobserved
    let measure = context.settings.measure
    if isZen { return metrics.zenTextRect(measure: measure) }
    let tabs = context.tabs.unobserved
    guard !tabs.isSplit || !metrics.hasRoomForPanes else { return nil }
    let showsList = panels.isListShown && metrics.hasRoomForList
    return metrics.textRect(
      listColumns: showsList
        ? metrics.listColumns(
          wanted: panels.listColumns, isSearching: context.listsTextsUnobserved) : nil,
      hasTabs: tabs.count > 1 && metrics.hasRoomForTabs, hasTitle: metrics.hasRoomForTitle,
      hasStatus: panels.isStatusShown,
      hasAside: context.folder != nil && panels.isAsideShown && metrics.hasRoomForAside)
  }

  /// Where the page stands with its border; nil where it has none.
  package var pageFrame: Rect? {
    let metrics = ScreenMetrics(
      size: context.screenSize, isLinear: context.settings.isForScreenReader)
    guard hasFrame(in: metrics), let text = textRect(in: metrics) else { return nil }
    let above = 1 + metrics.textInsetRows
    return Rect(
      column: text.minColumn - 1, row: text.minRow - above, columns: text.size.columns + 2,
      rows: text.size.rows + 2 * above)
  }

  /// Whether the page has a border, in which its title stands.
  package func hasFrame(in metrics: ScreenMetrics) -> Bool { metrics.isBordered && !isZen }

  /// Whether the title is shown: on a low screen only while it is edited.
  package func showsTitle(in metrics: ScreenMetrics) -> Bool {
    place == .title || !isZen && metrics.hasRoomForTitle
  }

  /// Whether two notes are shown side by side.
  package func showsPanes(in metrics: ScreenMetrics) -> Bool {
    context.tabs.other != nil && !isZen && metrics.hasRoomForPanes
      && !context.settings.isForScreenReader
  }

  /// Whether the tabs have their row.
  package func showsTabs(in metrics: ScreenMetrics) -> Bool {
    !context.tabs.isAlone && !isZen && metrics.hasRoomForTabs
  }

  package func showsList(in metrics: ScreenMetrics) -> Bool {
    if context.settings.isForScreenReader {
      return context.folder != nil && (place == .list || place == .filter)
    }
    return panels.isListShown && !isZen && metrics.hasRoomForList
  }

  /// The columns of the list on this screen.
  package func listColumns(in metrics: ScreenMetrics) -> Int {
    metrics.listColumns(wanted: panels.listColumns, isSearching: context.listsTexts)
  }

  /// Whether there is a pane beside the page: on a wide screen, in a notebook.
  package func showsAside(in metrics: ScreenMetrics) -> Bool {
    context.folder != nil && panels.isAsideShown && !isZen && metrics.hasRoomForAside
  }

  /// Whether the status bar has its row.
  package var showsStatus: Bool {
    context.settings.isForScreenReader || panels.isStatusShown && !isZen
  }
}
