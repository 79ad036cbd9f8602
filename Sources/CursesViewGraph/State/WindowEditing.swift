import Observation

/// Whether the lists of a window are being edited.
@MainActor @Observable
final class WindowEditing {
  var isOn = false

  /// The state for views to read and set.
  var access: RowEditing {
    RowEditing(isOn: { [unowned self] in isOn }, set: { [unowned self] in isOn = $0 })
  }
}
