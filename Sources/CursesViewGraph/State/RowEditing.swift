/// Whether the rows of lists are being edited, and a way to begin and end that.
package struct RowEditing: Sendable {
  /// Returns whether they are.
  package let isOn: @MainActor () -> Bool
  /// Begins or ends it.
  package let set: @MainActor (Bool) -> Void

  package init(
    isOn: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void
  ) {
    self.isOn = isOn
    self.set = set
  }
}

enum RowEditingKey: EnvironmentKey {
  static let defaultValue: RowEditing? = nil
}

extension EnvironmentValues {
  /// The editing of rows around a view; nil outside a window.
  package var rowEditing: RowEditing? {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}
