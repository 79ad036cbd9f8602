import CursesViews

private enum RenameKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What `RenameButton` does; nil where nothing can be renamed.
  var rename: (() -> Void)? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins to rename what it stands in. After SwiftUI's; `renameAction` says how.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// A button with the title “Rename”.
  public init() {}

  public var body: some View {
    Button("Rename") { rename?() }.disabled(rename == nil)
  }
}

extension View {
  /// What the `RenameButton`s in this view do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, action)
  }

  /// Lets the `RenameButton`s in this view move the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
