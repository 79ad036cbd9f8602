import CursesViews

// Looks and feelings of views that a terminal has one of, or none: taken, so that a program
// compiles as it is. docs/swiftui.md says why, line by line.

/// How a change of content is shown. After SwiftUI's; at once.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, symbolEffect
  /// Digits that roll, on other systems.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// Digits that roll, on other systems.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}

/// How large letters are beside others. After SwiftUI's; a terminal has one size.
public enum TextScale: String, Hashable, Sendable { case `default`, secondary }

/// A change that can be felt. After SwiftUI's; a terminal has nothing for it.
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
  case impact
}

extension View {
  /// Accepted: the colours are those of the theme.
  public func colorInvert() -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func luminanceToAlpha() -> some View { self }
  /// Accepted: new content is shown at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Accepted: places are animated each for itself.
  public func geometryGroup() -> some View { self }
  /// Accepted: views are laid out from the left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Accepted: a terminal has one size of letter.
  public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View { self }
  /// Accepted: the screen reader decides.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted: the screen reader decides.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted: never called: few terminals report a mouse that is not pressed.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted: a terminal has no gestures of its own.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted: a terminal has nothing that can be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Accepted: never called: a terminal opens no addresses in a program.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
