import CursesBackdrops
import CursesTerminal
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// How a window starts.
public struct HostOptions: Sendable {
  /// What is asked of the terminal: mouse, pastes and the like.
  public var terminal = TerminalOptions()
  /// The theme to start with.
  public var theme: Theme
  /// What lies behind the panels.
  public var background: any BackgroundScene
  /// Whether the background moves, where the terminal can show it.
  public var isAnimated = true
  /// Whether nothing moves: the background stands still, and what is animated is at its end at once.
  /// Views read it as `accessibilityReduceMotion`.
  public var reducesMotion = false
  /// Whether a key sends a ring of light from the caret, while the background moves.
  public var ripples = false
  /// Whether the screen is for a screen reader; see `Look.isLinear`.
  public var isLinear = false

  /// Options with a theme and what lies behind the panels; the rest is as usual.
  public init(
    theme: Theme = .fallback, background: any BackgroundScene = PlainBackground()
  ) {
    self.theme = theme
    self.background = background
  }
}
