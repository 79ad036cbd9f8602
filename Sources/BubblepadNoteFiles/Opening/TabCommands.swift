import BubblepadCommands
import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesUICore

/// What is done with tabs and panes: going from one to another, opening and closing them.
@MainActor
package struct TabCommands: NoteFilesPart {
  let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  /// Does a command of tabs; false for any other.
  package func perform(_ command: AppCommand) -> Bool {
    switch command {
    case .openInNewTab: openSelected()
    case .closeTab: close(tabs.current)
    case .nextTab: goToNext(by: 1)
    case .previousTab: goToNext(by: -1)
    case .split: split()
    default: return false
    }
    return true
  }

  // MARK: Going

  /// Shows a tab, in the pane that has the focus or in its own, and reads its note if that was not read yet.
  package func go(to tab: NoteTab, focusing: Bool = true) {
    guard tab !== tabs.current else { return focusing ? context.focus(.editor) : () }
    leave()
    tabs.select(tab)
    arrive(focusing: focusing)
  }

  /// Goes to the tab so many after the current one, or before it; after the last comes the first.
  package func goToNext(by distance: Int) {
    guard !tabs.isAlone else {
      let key = context.wayTo(.openInNewTab)
      return context.tell(.hint("There is only one tab. \(key) opens a note in another."))
    }
    go(to: tabs.next(by: distance))
  }

  /// Goes to the tab of a note, for a question about it. Returns false where it is not open any more.
  package func reveal(_ note: OpenNote) -> Bool {
    guard let tab = tabs.tab(of: note) else { return false }
    if tab !== tabs.current { go(to: tab) }
    return true
  }

  /// Puts away what is shown, which stays open. A note that is only previewed is closed.
  package func leave() {
    let tab = tabs.current
    context.services.finder.stop()
    tab.words = nil
    guard let note = tab.note else { return }
    guard !note.isPreview else { return context.opener.close() }
    note.finishTitle()
    note.editor.finishTyping(leaves: true)
    note.leftAt = context.status.lastChange
    context.services.vi.keepMemory(of: note)
    context.services.visits.remember(note)
    if note.refusedTitle != nil || context.notice == note.saveProblem.map(Notice.problem) {
      context.notice = nil
    }
  }

  /// Brings everything that follows the current tab up to date with it.
  package func arrive(focusing: Bool = true) {
    let tab = tabs.current
    context.opener.showTitle()
    keepSoon()
    guard let note = tab.note else {
      if let path = tab.waitingPath { read(path, in: tab) }
      if focusing, tab.note == nil { context.focus(.editor) }
      return
    }
    context.list.selection = FileID(note.path)
    context.opener.startVi(in: note)
    if note.insets.isOutdated { note.insets.update(in: context.services.insets.place(of: note)) }
    note.editor.isCentred = context.arrangement.isZen || note.isMarkdown
    context.services.spelling.update(note)
    context.status.refreshSoon()
    context.services.finder.recountSoon()
    OutsideChanges(context).check(note)
    context.opener.rememberSoon(note)
    if context.settings.isForScreenReader { context.tell(.hint(placeWords)) }
    if focusing { context.focus(.editor) }
  }

  private var placeWords: String {
    let place = (tabs.all.firstIndex { $0 === tabs.current } ?? 0) + 1
    return "Tab \(place) of \(tabs.all.count): \(tabs.current.title)."
  }

  /// Reads the note that a tab waits for.
  private func read(_ path: String, in tab: NoteTab) {
    let isNamed = context.opener.namedPaths.contains { $0.isSamePath(as: path) }
    guard isNamed || FileStamp(ofFileAt: path) != nil else {
      context.tell(.hint("“\(tab.title)” no longer exists."))
      tab.waitingPath = nil
      if !tabs.isAlone { remove(tab) }
      return
    }
    context.opener.load(path: path, position: context.opener.takePosition(of: path))
  }

  // MARK: Opening and closing

  /// Opens a note in a tab of its own, or goes to the one that it is open in.
  package func open(
    _ path: String, at position: NotePlace.Position = .unspecified,
    then finished: @escaping @MainActor () -> Void = {}
  ) {
    if let open = tabs.tab(at: path) {
      goBack(to: open)
      return finished()
    }
    let former = tabs.current
    leave()
    tabs.select(tabs.add())
    context.opener.load(path: path, position: position)
    // It could not be read, which has been said.
    if tabs.current.note == nil, !context.isAsking {
      tabs.current.waitingPath = nil
      tabs.select(former)
      return arrive()
    }
    keepSoon()
    finished()
  }

  /// Goes to the tab that a note is open in, instead of opening it a second time, and says so where that is in the
  /// other pane.
  package func goBack(to tab: NoteTab) {
    let isInOtherPane = tab === tabs.other && showsPanes
    go(to: tab)
    guard isInOtherPane else { return }
    context.tell(.hint("“\(tab.title)” was open in this pane: a note is shown in one only."))
  }

  /// Opens in a new tab what is selected in the list, or where the link at the caret leads.
  package func openSelected() {
    if context.arrangement.place == .list || context.arrangement.place == .filter {
      guard let path = context.list.selection?.path,
        let entry = context.list.shownEntries.first(where: { $0.id == FileID(path) })
      else { return context.tell(.hint("Select a note in the list.")) }
      return opening(.newTab) { context.list.open(entry) }
    }
    guard let note = context.note,
      note.editor.editor.linkAtCaret != nil || context.sourceLink(in: note) != nil
    else { return context.services.quickOpen.show(.newTab) }
    opening(.newTab) { _ = context.perform(.followLink) }
  }

  /// Does what opens a note, which is shown where it is wanted.
  package func opening(_ target: NoteTabs.Target, _ action: () -> Void) {
    tabs.target = target
    action()
    tabs.target = .here
  }

  /// Starts a note with a name where it is wanted, or opens the one there is.
  package func start(named words: String, _ target: NoteTabs.Target) {
    guard target != .here else { return context.opener.start(named: words) }
    let former = tabs.current
    leave()
    tabs.select(tabs.add())
    context.opener.start(named: words)
    if target == .beside, tabs.current.note != nil { showBeside(tabs.current, left: former) }
  }

  /// Closes a tab once its changes are on the disk or given up.
  package func close(_ tab: NoteTab) {
    guard !tabs.isAlone else {
      let quit = context.wayTo(.quit)
      return context.tell(.hint("This is the only tab. \(quit) quits."))
    }
    let mustAsk = tab.note.map { $0.needsSaving || $0.isSaving } ?? false
    guard tab === tabs.current || mustAsk else { return finishClosing(tab) }
    go(to: tab)
    context.opener.afterKeepingChanges(("Save and close", "Close without saving")) {
      finishClosing(tab)
    }
  }

  /// Closes the current tab without a question; the last one quits.
  package func quitOrFinishClosing() {
    if tabs.isAlone { context.opener.quit() } else { finishClosing(tabs.current) }
  }

  package func finishClosing(_ tab: NoteTab) {
    context.opener.close(tab)
    remove(tab)
  }

  /// Takes away a tab whose note is closed, and shows another in its place if it was shown.
  package func remove(_ tab: NoteTab, focusing: Bool = true) {
    let wasCurrent = tab === tabs.current
    tabs.remove(tab)
    if wasCurrent { arrive(focusing: focusing) } else { keepSoon() }
  }

  /// Makes a tab the current one that a note can be shown in without another being lost: the one it is open in, or
  /// the current one unless that has changes.
  package func makeRoom(for path: String) {
    if let open = tabs.tab(at: path) {
      guard open !== tabs.current else { return }
      leave()
      return tabs.select(open)
    }
    guard let note = tabs.current.note, note.needsSaving || note.isSaving else { return }
    leave()
    tabs.select(tabs.add())
  }

  // MARK: Panes

  /// Shows two notes side by side, or one again.
  package func split() {
    guard tabs.other == nil else {
      if !showsPanes { context.tell(.hint("One note is shown, on a wider window too.")) }
      tabs.endSplit()
      return context.focus(.editor)
    }
    guard !tabs.isAlone else { return context.services.quickOpen.show(.beside) }
    showBeside(tabs.next(by: 1))
  }

  /// Opens a note in the right pane, or in a tab where there is no room for two.
  package func openBeside(_ path: String, then finished: @escaping @MainActor () -> Void = {}) {
    let left = tabs.current
    guard tabs.tab(at: path) !== left else {
      context.focus(.editor)
      return context.tell(.hint("“\(left.title)” is here: a note is shown in one pane only."))
    }
    open(path) {
      showBeside(tabs.current, left: left)
      finished()
    }
  }

  private func showBeside(_ tab: NoteTab, left: NoteTab? = nil) {
    guard !context.settings.isForScreenReader else {
      go(to: tab)
      return context.tell(.hint("A screen reader reads one note. Each is in its tab."))
    }
    if let left, left !== tabs.current { tabs.select(left) }
    leave()
    tabs.split(with: tab)
    if context.arrangement.isZen { _ = context.perform(.zen) }
    arrive()
    guard !showsPanes else { return }
    let least = ScreenMetrics.leastForPanes
    context.tell(
      .hint("Two notes side by side need \(least) columns. On a wider window both are shown."))
  }

  /// Whether two notes are seen side by side.
  private var showsPanes: Bool {
    context.arrangement.showsPanes(in: context.arrangement.metrics)
  }

  /// Gives the focus to the other pane.
  package func focusOtherPane() {
    if let other = tabs.other { go(to: other) }
  }

  /// The focus has come into the text of a pane.
  package func focusMoved(toRight isRight: Bool) {
    if tabs.other != nil, isRight != tabs.isRightFocused { focusOtherPane() }
  }
}
