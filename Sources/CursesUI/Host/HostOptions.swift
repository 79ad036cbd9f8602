import Themes

/// How a window starts.
public struct HostOptions: Sendable {
  public var theme: Theme
  /// Whether the background moves, where the terminal can show it.
  public var isAnimated: Bool
  /// What chance in the background grows from.
  public var seed: UInt64
  public init(theme: Theme, isAnimated: Bool = true, seed: UInt64 = 1) {
    self.theme = theme
    self.isAnimated = isAnimated
    self.seed = seed
  }
}
