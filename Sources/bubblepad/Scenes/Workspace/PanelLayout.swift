import BubblepadNotebook
import BubblepadSettings

/// How the panels share the screen, as a person has arranged them.
struct PanelLayout: Equatable, Sendable {
  var isListShown = true
  /// Columns of the list; nil lets the layout choose.
  var listColumns: Int?
  var isStatusShown = true
  /// Whether the outline stands beside the page where the screen is wide enough.
  var isAsideShown = true
  /// Whether the list is a tree of folders.
  var areFoldersShown = false
}

extension PanelLayout {
  /// The panels as the settings have them.
  init(_ settings: Preferences, hasList: Bool) {
    self.init(
      isListShown: hasList && settings.showsNoteList ?? true, listColumns: settings.listWidth,
      isStatusShown: settings.showsStatus, isAsideShown: settings.showsAside,
      areFoldersShown: settings.showsFolders)
  }
}
