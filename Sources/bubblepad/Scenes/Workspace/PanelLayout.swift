import Notebook

/// How the panels share the screen, as a person has arranged them.
struct PanelLayout: Equatable, Sendable {
  var isListShown = true
  /// Columns of the list; nil lets the layout choose.
  var listColumns: Int?
  var isStatusShown = true
}

extension PanelLayout {
  /// The panels as the settings have them.
  init(_ settings: Preferences, hasList: Bool) {
    self.init(
      isListShown: hasList && settings.showsNoteList ?? true, listColumns: settings.listWidth,
      isStatusShown: settings.showsStatus)
  }
}
