/// What shows frames and says what it can show: a terminal, or what stands for one in tests.
///
/// Events do not come from it: they are the work of a loop.
@MainActor
public protocol Screen: AnyObject {
  /// What can be shown, as far as is known by now.
  var capabilities: Capabilities { get }
  /// In cells.
  var size: Size { get }
  /// Whether the window has the focus, as far as it tells.
  var hasFocus: Bool { get }
  /// How much may be sent by now.
  var line: ScreenLine { get }
  /// What was sent so far.
  var statistics: FrameStatistics { get }
  /// Called with what is known after an answer has changed it: everything is to be drawn again.
  var onCapabilitiesChange: ((Capabilities) -> Void)? { get set }
  /// Called after the screen was given away and is back: everything is to be drawn again.
  var onResume: (() -> Void)? { get set }

  /// Shows what differs from the frame before.
  ///
  /// - Parameters:
  ///   - cursor: nil hides it where it stands.
  ///   - rows: outside of them nothing has changed; nil for a frame of which nothing is known.
  func present(_ frame: Frame, cursor: Cursor?, kind: FrameKind, rows: Range<Int>?)
  /// Copies text to the clipboard of the user's own machine. Returns false where that is not possible.
  func copy(_ text: [UInt8]) -> Bool
  /// Sets the title of the window.
  func setTitle(_ title: String)
  /// Asks again for the colour of the background.
  func askForBackground()
  /// Stops the program as Ctrl+Z does in a shell, and comes back when it is continued.
  func suspend()
  /// Gives the screen back as it was found.
  func close()
}

/// How much the way to a screen carries by now.
public struct ScreenLine: Hashable, Sendable {
  /// Whether a whole screen is there so quickly that nobody waits for it.
  public var isFast = true
  /// Whether it is so slow that no background is sent for some seconds.
  public var isPaused = false
  /// Whether a background frame may be sent now.
  public var takesBackground = true
  /// The bytes a background frame should have at most.
  public var allowance = Int.max
  /// How long the last background frame took to be answered, in nanoseconds, smoothed.
  public var roundTrip: UInt64?

  /// A line that carries everything.
  public init() {}
}
