/// The terminal's cursor: where typing goes.
public struct Cursor: Hashable, Sendable {
  /// The forms of DECSCUSR.
  public enum Shape: Int, Hashable, Sendable {
    case terminalDefault = 0
    case blinkingBlock = 1
    case block = 2
    case blinkingUnderline = 3
    case underline = 4
    case blinkingBar = 5
    case bar = 6
  }

  /// The cell it stands on, from (0, 0).
  public var position: Point
  /// How the terminal is asked to draw it.
  public var shape: Shape
  /// A hidden cursor is parked at its place all the same: input methods and screen readers follow it.
  public var isVisible: Bool

  /// A cursor on a cell.
  public init(at position: Point, shape: Shape = .bar, isVisible: Bool = true) {
    self.position = position
    self.shape = shape
    self.isVisible = isVisible
  }
}
