import CursesCore

/// Whether light text stands on dark ground or the other way round.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.dark
}

enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// That of the theme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the person wants nothing to move: animations then end where they start.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
