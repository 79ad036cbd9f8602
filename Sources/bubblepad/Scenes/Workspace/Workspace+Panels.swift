import CursesCore

extension Workspace {
  /// The columns of the list on this screen.
  func listColumns(in metrics: ScreenMetrics) -> Int {
    metrics.listColumns(wanted: panels.listColumns)
  }

  func resizeList(by columns: Int) {
    let metrics = ScreenMetrics(size: shell.screenSize)
    guard showsList(in: metrics) else {
      return tell(.hint("The list of notes is hidden. Show it with \(wayTo(.toggleList))."))
    }
    setList(columns: listColumns(in: metrics) + columns)
  }

  /// Gives the list so many columns, as far as there is room.
  func setList(columns: Int) {
    let range = Configuration.listWidthRange
    let wanted = max(range.lowerBound, min(range.upperBound, columns))
    panels.listColumns = ScreenMetrics(size: shell.screenSize).listColumns(wanted: wanted)
  }

  /// Whether the status bar has its row.
  var showsStatus: Bool { settings.isForScreenReader || panels.isStatusShown && !isZen }

  // MARK: Coming and going

  /// The steps in which the panels behind a dialog are dimmed, and the time between two.
  private static let veilSteps = [0.4, 0.75, 1.0]
  static let veilMilliseconds = 45

  /// Dims what is behind a dialog in three steps; the next key ends it.
  func dimSoftly() {
    veilTimer?.cancel()
    veilTimer = nil
    guard dialog != nil, settings.hasTransitions else {
      veil = 1
      return
    }
    dim(step: 0)
  }

  private func dim(step: Int) {
    veil = Self.veilSteps[step]
    guard step + 1 < Self.veilSteps.count else { return }
    veilTimer = shell.schedule(after: Self.veilMilliseconds) { [weak self] in
      self?.dim(step: step + 1)
    }
  }

  /// A key is pressed: nothing is on its way any more.
  func cutTransition() {
    guard veil < 1 else { return }
    veilTimer?.cancel()
    veilTimer = nil
    veil = 1
  }

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
