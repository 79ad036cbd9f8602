/// What the Tab key does in a text editor.
public enum TabKeyBehavior: Hashable, Sendable, CaseIterable {
  /// It goes to the next control, as in a field.
  case movesFocus
  /// It types a tab. Shift+Tab still goes to the control before.
  case insertsTab
}

private enum TabKeyBehaviorKey: EnvironmentKey {
  static let defaultValue = TabKeyBehavior.movesFocus
}

private enum TextEditorPlaceholderKey: EnvironmentKey {
  static let defaultValue = ""
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// What the Tab key does in a text editor.
  public var tabKeyBehavior: TabKeyBehavior {
    get { self[TabKeyBehaviorKey.self] }
    set { self[TabKeyBehaviorKey.self] = newValue }
  }

  /// The distance of lines in points. A terminal has one distance: the value is kept and not drawn.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  var textEditorPlaceholder: String {
    get { self[TextEditorPlaceholderKey.self] }
    set { self[TextEditorPlaceholderKey.self] = newValue }
  }
}

extension View {
  /// What the Tab key does in the text editors of this view; `.movesFocus` unless told.
  public func tabKeyBehavior(_ behavior: TabKeyBehavior) -> some View {
    environment(\.tabKeyBehavior, behavior)
  }

  /// What the text editors of this view show while they are empty. It may have several lines.
  public func textEditorPlaceholder(_ text: some StringProtocol) -> some View {
    environment(\.textEditorPlaceholder, String(text))
  }

  /// The distance of lines in points. A terminal has one distance: the value is kept and not drawn.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Whether text editors of this view lie on a shade of their own: `.hidden` shows what is behind.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsTextEditorBackground, visibility != .hidden)
  }
}
