import BubblepadNotebook
import BubblepadSettings

/// How the panels share the screen, as the user has arranged them.
package struct PanelLayout: Equatable, Sendable {
  package var isListShown = true
  /// Columns of the list; nil lets the layout choose.
  package var listColumns: Int?
  package var isStatusShown = true
  /// Whether the outline stands beside the page where the screen is wide enough.
  package var isAsideShown = true
  /// Whether the list is a tree of folders.
  package var areFoldersShown = false

  package init() {}

  /// The panels as the settings have them.
  package init(_ settings: Preferences, hasList: Bool) {
    isListShown = hasList && settings.showsNoteList ?? true
    listColumns = settings.listWidth
    isStatusShown = settings.showsStatus
    isAsideShown = settings.showsAside
    areFoldersShown = settings.showsFolders
  }
}
