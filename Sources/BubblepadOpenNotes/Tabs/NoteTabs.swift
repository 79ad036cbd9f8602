import BubblepadNotebook
import BubblepadSettings
import Observation

/// The tabs, which of them has the focus, and which is shown beside it.
///
/// There is always one. A note is open in one tab at most: it has one text, one undo and one journal.
@Observable @MainActor
package final class NoteTabs {
  /// In the order of the row.
  package private(set) var all: [NoteTab]
  /// The tab that keys and commands are about.
  package private(set) var current: NoteTab
  /// The tab that is shown beside the current one, in the other pane.
  package private(set) var other: NoteTab?
  /// Whether the current tab is shown in the right pane.
  package private(set) var isRightFocused = false
  /// Where the next note that is opened is shown.
  @ObservationIgnored package var target = Target.here
  @ObservationIgnored package var keepTimer: (any ScheduledAction)?

  /// Where a note is shown that is opened.
  package enum Target {
    case here, newTab, beside

    /// What a list of notes to choose from is called then.
    package var title: String {
      switch self {
      case .here: "Open note"
      case .newTab: "Open note in new tab"
      case .beside: "Open note beside this one"
      }
    }
  }

  package init() {
    let first = NoteTab()
    (all, current) = ([first], first)
  }

  /// The note that is shown and how many tabs there are, read past observation: see `NoteOpener.unobserved`.
  package var unobserved: (note: OpenNote?, count: Int, isSplit: Bool) {
    (_current.unobservedNote, _all.count, _other != nil)
  }

  package var isAlone: Bool { all.count == 1 }

  /// The notes that have been read, in the order of the tabs.
  package var notes: [OpenNote] { all.compactMap(\.note) }

  /// The tab that a note is open in.
  package func tab(at path: String) -> NoteTab? {
    let id = FileID(path)
    return all.first { $0.path.map(FileID.init) == id }
  }

  package func tab(of note: OpenNote) -> NoteTab? { all.first { $0.note === note } }

  /// The note at a path, where it is open and has been read.
  package func note(at path: String) -> OpenNote? {
    tab(at: path)?.note.flatMap { $0.isPreview ? nil : $0 }
  }

  /// Whether a tab is on the screen where both panes have room.
  package func isShown(_ tab: NoteTab) -> Bool { tab === current || tab === other }

  /// The titles of the notes in other tabs that are to have files in a folder.
  package func newTitles(in folder: String) -> [String] {
    all.filter { $0 !== current }.compactMap(\.note)
      .filter { $0.isNew && $0.path.parentFolder.isSamePath(as: folder) }.map(\.savedTitle)
  }

  /// The tab that comes so many after the current one in the row, or before it.
  package func next(by distance: Int) -> NoteTab {
    let place = (index(of: current) + distance % all.count) % all.count
    return all[place < 0 ? place + all.count : place]
  }

  /// How far the tab of a number lies from the current one; of one beyond the last, that.
  package func distance(to number: Int) -> Int {
    max(0, min(number, all.count) - 1) - index(of: current)
  }

  private func index(of tab: NoteTab) -> Int { all.firstIndex { $0 === tab } ?? 0 }

  // MARK: Panes

  /// The tabs of both panes; nil where one note is shown.
  package var panes: (left: NoteTab, right: NoteTab)? {
    other.map { isRightFocused ? ($0, current) : (current, $0) }
  }

  /// The tabs that are shown, from left to right.
  package func shown(inBoth: Bool) -> [(isRight: Bool, tab: NoteTab)] {
    guard inBoth, let panes else { return [(isRightFocused, current)] }
    return [(false, panes.left), (true, panes.right)]
  }

  /// Whether a note is shown in the right pane.
  package func isRight(_ note: OpenNote) -> Bool {
    guard let other else { return false }
    return isRightFocused == (note !== other.note)
  }

  /// The place of the current note's text among those of both panes; any other place is what it is.
  package func shownPlace(of place: Place) -> Place {
    place == .editor && isRightFocused ? .beside : place
  }

  // MARK: Changes

  /// Where the note that is opened now is shown; the next one comes in the place of the current one again.
  package func takeTarget() -> Target {
    defer { target = .here }
    return target
  }

  /// Adds a tab after the current one, without going there.
  package func add() -> NoteTab {
    let tab = NoteTab()
    all.insert(tab, at: index(of: current) + 1)
    return tab
  }

  /// Gives the focus to a tab, in the pane that has it; to the other pane's tab in its own. An empty tab that is
  /// left is gone.
  package func select(_ tab: NoteTab) {
    let former = current
    guard tab !== former else { return }
    if tab === other {
      (current, other) = (tab, former)
      isRightFocused.toggle()
    } else {
      current = tab
    }
    if former.isEmpty { remove(former) }
  }

  /// Takes a tab away; the last one stays. Where it was the current one, the other pane's becomes that, or its
  /// neighbour.
  package func remove(_ tab: NoteTab) {
    guard all.count > 1 else { return }
    let place = index(of: tab)
    all.remove(at: place)
    if tab === current {
      current = other ?? all[min(place, all.count - 1)]
      endSplit()
    } else if tab === other {
      endSplit()
    }
  }

  /// Shows a tab in the right pane, with the focus, and the one that had it in the left.
  package func split(with tab: NoteTab) {
    guard tab !== current, other == nil else { return }
    (current, other) = (tab, current)
    isRightFocused = true
  }

  /// Shows the current tab alone.
  package func endSplit() {
    other = nil
    isRightFocused = false
  }

  package func rename(_ path: String, to newPath: String) {
    for tab in all { tab.rename(path, to: newPath) }
  }

  /// Puts the tabs of an earlier session in the place of the empty first one. None of them is read.
  package func restore(_ kept: SavedTabs.Session) {
    guard isAlone, current.isEmpty, kept.paths.count > 1 else { return }
    all = kept.paths.map { NoteTab(waitingFor: $0) }
    current = all.first { kept.current.isSamePath(as: $0.waitingPath) } ?? all[0]
    guard let beside = kept.other, let tab = tab(at: beside.path), tab !== current else { return }
    (other, isRightFocused) = (tab, !beside.isRight)
  }

  /// What the next session is to show: the notes that have files.
  package var session: SavedTabs.Session {
    let paths = all.compactMap { $0.note?.isNew == true ? nil : $0.path }
    let beside = (other?.note?.isNew == true ? nil : other?.path).map {
      SavedTabs.Other(path: $0, isRight: !isRightFocused)
    }
    return SavedTabs.Session(paths: paths, current: current.path ?? "", other: beside)
  }
}
