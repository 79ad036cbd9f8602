import CursesCore

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

/// A cursor on a cell that a screen has, and no other: what is drawn may index rows and columns with it.
///
/// One outside is hidden on the nearest cell. Where a caret is follows from text and layout, and a screen
/// may be smaller than either expects.
struct PlacedCursor: Hashable, Sendable {
  let position: Point
  let shape: Cursor.Shape
  let isVisible: Bool

  /// Nil on a screen without cells.
  init?(_ cursor: Cursor, in size: Size) {
    guard size.columns > 0, size.rows > 0 else { return nil }
    position = Point(
      column: min(max(0, cursor.position.column), size.columns - 1),
      row: min(max(0, cursor.position.row), size.rows - 1))
    shape = cursor.shape
    isVisible = cursor.isVisible && position == cursor.position
  }
}

/// What a frame is drawn for.
public enum FrameKind: Hashable, Sendable {
  /// The first text, before the frame that shows everything: sent at once, and the terminal is asked
  /// nothing after it.
  case ahead
  /// Something a person did: sent at once.
  case text
  /// Animation: sent only when the last one has arrived.
  case background
}

/// What has gone to the terminal, for benchmarks.
public struct FrameStatistics: Hashable, Sendable {
  /// Frames that were sent.
  public var frames = 0
  /// Cells handed to ncurses.
  public var cells = 0
  /// Bytes of all frames.
  public var bytes = 0
  /// Calls of `write` for all frames.
  public var writes = 0
  /// Of the last frame alone.
  public var lastCells = 0
  /// Bytes of the last frame alone.
  public var lastBytes = 0

  /// Nothing sent yet.
  public init() {}
}
