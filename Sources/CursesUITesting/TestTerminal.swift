import CursesCore
import CursesThemes

/// The terminal that a `TestHost` stands in for.
public struct TestTerminal: Sendable {
  /// What makes colours of roles.
  public var theme: Theme
  /// How many colours there are.
  public var depth: ColorDepth
  /// Whether box drawing and symbols beyond ASCII can be shown.
  public var isUnicode: Bool
  /// Whether the screen is for a screen reader: no boxes, and the cursor always where the focus is.
  public var isLinear: Bool
  /// Whether nothing moves; views read it as `accessibilityReduceMotion`.
  public var reducesMotion: Bool

  /// A terminal with 24-bit colour, box drawing and motion, unless something else is said.
  public init(
    theme: Theme = .fallback, depth: ColorDepth = .direct, isUnicode: Bool = true,
    isLinear: Bool = false, reducesMotion: Bool = false
  ) {
    self.theme = theme
    self.depth = depth
    self.isUnicode = isUnicode
    self.isLinear = isLinear
    self.reducesMotion = reducesMotion
  }
}
