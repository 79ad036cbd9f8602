@_spi(Nodes) import CursesViewGraph

private enum SelectsTextOnFocusKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a field that gets the focus selects all that is in it, so that what is typed takes its place: right
  /// where the value is always complete, as a date is.
  package var selectsTextOnFocus: Bool {
    get { self[SelectsTextOnFocusKey.self] }
    set { self[SelectsTextOnFocusKey.self] = newValue }
  }
}
