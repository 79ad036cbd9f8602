import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesUICore
import Observation

/// What the arrangement of the screen needs from the app.
@MainActor
package protocol ArrangementContext: NotebookContext {
  var tabs: NoteTabs { get }
  var settings: Preferences { get }
  var services: NotebookServices { get }
  var screenSize: Size { get }
  /// Whether the list shows what is searched in the texts, which needs more room.
  var listsTexts: Bool { get }
  /// The same, read past observation.
  var listsTextsUnobserved: Bool { get }
  /// How many notes are listed, in words.
  var countHint: String { get }
  /// Remembers what a command has chosen.
  func remember(_ word: String, for setting: Setting)
  /// The focus is in the note: one that was only looked at is an open one now.
  func endPreview()
  func focusOtherPane()
  /// Brings the pane beside the page up to date where it is shown.
  func followAside()
}

/// How the panels share the screen, and which of them has the focus.
@Observable @MainActor
package final class Arrangement {
  package var panels: PanelLayout {
    didSet { if panels != oldValue, !isArranging { rememberPanels(oldValue) } }
  }
  @ObservationIgnored private var isArranging = false
  /// Whether the text is shown alone.
  package var isZen = false
  /// Where the focus is, and where a command wants it.
  package var place = Place.editor {
    didSet { if place == .editor || place == .title { context.endPreview() } }
  }
  package var focusRequest: Place?
  /// The place whose focus was last said to somebody who hears the screen.
  @ObservationIgnored private var announced: Place? = .editor
  @ObservationIgnored unowned let context: any ArrangementContext

  package init(_ context: any ArrangementContext) {
    self.context = context
    panels = PanelLayout(context.settings, hasList: context.folder != nil)
  }

  /// How the screen is shared, read past observation: see `NoteOpener.unobserved`.
  package var unobserved: (panels: PanelLayout, isZen: Bool) { (_panels, _isZen) }

  // MARK: Panels

  /// Arranges the panels as the settings have them, and does not remember it as a command's choice.
  package func arrange(_ panels: PanelLayout) {
    isArranging = true
    self.panels = panels
    isArranging = false
  }

  /// Remembers how the panels have been arranged.
  private func rememberPanels(_ before: PanelLayout) {
    if panels.isListShown != before.isListShown {
      context.remember(panels.isListShown ? "shown" : "hidden", for: .noteList)
    }
    if panels.isStatusShown != before.isStatusShown {
      context.remember(panels.isStatusShown ? "shown" : "hidden", for: .statusBar)
    }
    if panels.isAsideShown != before.isAsideShown {
      context.remember(panels.isAsideShown ? "shown" : "hidden", for: .outlinePanel)
    }
    if panels.areFoldersShown != before.areFoldersShown {
      context.remember(panels.areFoldersShown ? "shown" : "hidden", for: .folders)
    }
    if let columns = panels.listColumns, columns != before.listColumns {
      context.remember("\(columns)", for: .listWidth)
    }
  }

  package func toggleZen() {
    guard let note = context.note else { return }
    isZen.toggle()
    note.editor.isCentred = isZen || note.isMarkdown
    focus(.editor)
    if isZen { context.tell(.hint("Zen mode. Show everything with \(context.wayTo(.zen)).")) }
  }

  package func toggleAside() {
    guard context.folder != nil, metrics.hasRoomForAside else {
      let least = ScreenMetrics.leastForAside
      return context.tell(
        .hint(
          "The outline panel needs a notebook and a window of \(least.columns)×\(least.rows). "
            + "\(context.wayTo(.outline)) lists the headings."))
    }
    panels.isAsideShown.toggle()
    context.followAside()
  }

  // MARK: The list

  package func toggleList() {
    guard hasList else { return }
    guard hasRoomForList else {
      return context.tell(
        .hint(
          "The window is too small for the list. Open notes with \(context.wayTo(.quickOpen))."))
    }
    panels.isListShown.toggle()
    if !panels.isListShown, place == .list || place == .filter { focus(.editor) }
  }

  /// Shows the list, with the focus in it.
  package func showList(focusing place: Place) {
    guard hasList else { return }
    guard hasRoomForList else { return context.services.quickOpen.show() }
    panels.isListShown = true
    focus(place)
  }

  /// Whether there is a list to show; where there is none, it is said.
  private var hasList: Bool {
    if context.folder == nil {
      context.tell(.hint("A single note is open, so there is no list of notes."))
    }
    return context.folder != nil
  }

  package func resizeList(by columns: Int) {
    guard showsList(in: metrics) else {
      return context.tell(
        .hint("The list of notes is hidden. Show it with \(context.wayTo(.toggleList))."))
    }
    setList(columns: metrics.listColumns(wanted: panels.listColumns) + columns)
  }

  /// Gives the list so many columns, as far as there is room.
  package func setList(columns: Int) {
    let range = Configuration.listWidthRange
    let wanted = max(range.lowerBound, min(range.upperBound, columns))
    panels.listColumns = metrics.listColumns(wanted: wanted)
  }

  // MARK: The focus

  package func focus(_ place: Place) {
    self.place = place
    focusRequest = context.tabs.shownPlace(of: place)
  }

  /// Tab belongs to the text while it is edited, to the panels elsewhere.
  package func movePanel(forward: Bool) -> Bool {
    var places: [Place] = panels.isListShown && hasRoomForList ? [.filter, .list] : []
    places += isZen ? [.editor] : [.title, .editor]
    if showsPanes(in: metrics) {
      places.insert(.beside, at: places.count - (context.tabs.isRightFocused ? 2 : 0))
    }
    if place == .find || place == .replace {
      focus(.editor)
      return true
    }
    guard let here = places.firstIndex(of: place) else { return false }
    guard places.count > 1 else {
      let way = context.wayTo(isZen ? .zen : .toggleList)
      context.tell(.hint("Only the text is shown. \(way) shows the rest."))
      return true
    }
    let next = places[(here + (forward ? 1 : places.count - 1)) % places.count]
    if next == .beside { context.focusOtherPane() } else { focus(next) }
    return true
  }

  /// Says where the focus is now to somebody who hears the screen.
  package func announce() {
    guard place != announced else { return }
    announced = place
    guard context.settings.isForScreenReader,
      context.notice == nil || context.notice?.isPassing == true
    else { return }
    context.tell(.hint(placeWords))
  }

  private var placeWords: String {
    let note = context.note
    return switch place {
    case .filter: "Filter notes. Type to filter, press Enter to open."
    case .list: "List of \(context.countHint). Move with Up and Down, open with Enter."
    case .title: "Title. Press Enter to \(note?.isNew == true ? "go to the text" : "rename")."
    case .editor, .beside:
      note.map { "Text of \($0.shownTitle), line \($0.position)." } ?? "No note is open."
    case .find: "Find. Type what to find, press Enter for the next match."
    case .replace: "Replace. Type the new text, press Enter to replace."
    }
  }
}
