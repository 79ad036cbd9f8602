import CursesUICore

/// What the keys of vi ask of tabs and panes.
extension TabCommands {
  package func perform(_ request: ViTabRequest) {
    switch request {
    case .open(nil): context.services.quickOpen.show(.newTab)
    case .open(let name?): openOrStart(name)
    case .beside(nil): if hasOnePane { split() } else { tellOfPanes() }
    case .beside(let name?): opening(.beside) { context.opener.openNote(named: name) }
    case .only: if !hasOnePane { split() }
    case .onlyTab: closeOthers()
    case .pane(let pane): go(to: pane)
    case .close(isForced: true): quitOrFinishClosing()
    case .close: close(context.tabs.current)
    case .step(let distance): goToNext(by: distance)
    case .number(let number): goToNext(by: context.tabs.distance(to: number))
    }
  }

  private var hasOnePane: Bool { context.tabs.other == nil }

  private func tellOfPanes() {
    context.tell(
      .hint("Two notes are side by side already. Ctrl+W o shows this one alone."))
  }

  /// Opens the note of a name in a tab of its own, or starts one, as vi does.
  private func openOrStart(_ name: String) {
    let isStarted = context.folder != nil && NamedNote(name, in: context).path == nil
    guard isStarted else { return opening(.newTab) { context.opener.openNote(named: name) } }
    start(named: name, .newTab)
  }

  /// Goes to a pane. As in vi, nothing happens at the edge.
  private func go(to pane: ViPane) {
    guard !hasOnePane else {
      return context.tell(
        .hint("There is only one pane. Ctrl+W v shows a second note beside this one."))
    }
    let isRight = context.tabs.isRightFocused
    switch pane {
    case .other: focusOtherPane()
    case .left, .first: if isRight { focusOtherPane() }
    case .right, .last: if !isRight { focusOtherPane() }
    case .above, .below:
      context.tell(.hint("The panes are side by side: Ctrl+W h and l go from one to the other."))
    }
  }

  /// Closes all tabs but the current one. Those with changes that are not on the disk stay.
  private func closeOthers() {
    let current = context.tabs.current
    for tab in context.tabs.all where tab !== current {
      if let note = tab.note, note.needsSaving || note.isSaving { continue }
      finishClosing(tab)
    }
    let left = context.tabs.all.filter { $0 !== current }
    guard let first = left.first else { return }
    let more = left.count > 1 ? " (\(left.count - 1) more)" : ""
    context.tell(.warning("“\(first.title)” stays open: it is not saved yet.\(more)"))
  }
}
