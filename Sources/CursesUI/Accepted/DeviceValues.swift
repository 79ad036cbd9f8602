import CursesViews

/// How much room there is in one direction. After SwiftUI's.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The direction of a place. After SwiftUI's; the library lays out from the left, and writing from the right is
/// turned within its line.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The contrast of a place. After SwiftUI's.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The weight that small letters have. After SwiftUI's.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The state of the window that a control is in. After SwiftUI's.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum UndoManagerKey: EnvironmentKey {
  // The window's, which the main actor alone uses.
  nonisolated(unsafe) static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
  /// What has been set around, else `.large`: the terminal's font has one size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// What has been set around, else `.regular`.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// What has been set around, else `.regular`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// What has been set around, else `.leftToRight`. Views are laid out from the left all the same.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// What a program registers to be undone, for the whole window. Fields and editors undo by themselves.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }

  /// A column, in points: the least that is drawn for itself, half a row high.
  public var pixelLength: CGFloat { 8 }
  /// A point has one size.
  public var displayScale: CGFloat { 1 }
  /// A terminal cannot tell.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// A terminal cannot tell.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// A terminal cannot tell.
  public var accessibilityReduceTransparency: Bool { false }
  /// A terminal cannot tell.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// A terminal cannot tell; `HostOptions.isLinear` is what a program sets for screen readers.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A terminal has no dimmed state.
  public var isLuminanceReduced: Bool { false }
  /// The window of the program has the keys.
  public var controlActiveState: ControlActiveState { .key }
  /// The window of the program is in front.
  public var appearsActive: Bool { true }
  /// A program has one window.
  public var supportsMultipleWindows: Bool { false }
}

extension View {
  /// Accepted: kept in the environment; the terminal's font has one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Accepted: the size of the place is brought into the range and kept in the environment.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let within = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = within.first, let greatest = within.last else { return }
      size = min(max(size, least), greatest)
    }
  }
}
