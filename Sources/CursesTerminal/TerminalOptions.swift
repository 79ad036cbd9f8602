import CursesCLibrary
import CursesCore

/// How a terminal is to be opened.
public struct TerminalOptions: Sendable {
  /// Which descriptors lead to the person.
  public enum Device: Sendable {
    /// Standard input and output.
    case standard
    /// The process's own terminal (`/dev/tty`), so that standard output can be a pipe.
    case controlling
  }

  /// Which descriptors lead to the person.
  public var device: Device = .standard
  /// Overrides the detected colours.
  public var colors: ColorDepth?
  /// Whether the terminal is asked for clicks; it then keeps its own selection for Shift.
  public var mouse = true
  /// Whether to ask the terminal what it can do. Off, only environment and terminfo count.
  public var asksTerminal = true
  /// Whether to ask for the colour of the terminal's own background, and to be told when it changes:
  /// `Capabilities.isBackgroundDark`.
  public var followsBackground = false
  /// What the environment says; the values of `relevantVariables`.
  public var environment: [String: String]

  /// The environment variables that matter to a terminal.
  public static let relevantVariables = [
    "TERM", "COLORTERM", "NO_COLOR", "TMUX", "WT_SESSION", "VTE_VERSION", "KITTY_WINDOW_ID",
    "LC_ALL", "LC_CTYPE", "LANG",
  ]

  /// Options as the environment of the process says.
  public init() {
    environment = Self.relevantVariables.reduce(into: [:]) { values, name in
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
  }
}
