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

/// What has gone to a screen.
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
