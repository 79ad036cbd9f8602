import CCursesTerminalShims
import CursesCLibrary
import CursesCore

extension Terminal {
  /// The size of the screen on standard output, before a terminal is opened on it; 80 by 24 where it is
  /// not known.
  public static var standardSize: Size { TerminalDevice.size(of: STDOUT_FILENO) }
}

/// The descriptor of the terminal, opened anew so that it can be made non-blocking: that mode is
/// shared by every process that got the old one.
struct TerminalDevice {
  let descriptor: Int32
  let isOwned: Bool
  let isNonblocking: Bool
  let modes: termios

  init(_ device: TerminalOptions.Device) throws(TerminalError) {
    var path = "/dev/tty"
    if case .standard = device {
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
      path = ttyname(STDOUT_FILENO).map { String(cString: $0) } ?? path
    }
    let opened = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if opened < 0, case .controlling = device { throw .notATerminal }
    // After `su` the terminal's file may belong to someone else; what was inherited still works.
    descriptor = opened >= 0 ? opened : STDOUT_FILENO
    isOwned = opened >= 0
    isNonblocking = isOwned
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { throw .notATerminal }
    self.modes = modes
  }

  var size: Size { Self.size(of: descriptor) }

  /// The most that is drawn on: more than any screen has. What a terminal that says it is larger has
  /// beyond it stays blank, and costs no memory.
  static let largest = Size(columns: 2048, rows: 1024)
  /// The most cells of both together.
  private static let mostCells = 1 << 19

  /// So much of a size as is drawn on.
  static func bounded(_ size: Size) -> Size {
    let columns = min(max(1, size.columns), largest.columns)
    return Size(
      columns: columns, rows: min(max(1, size.rows), largest.rows, mostCells / columns))
  }

  /// The size of the terminal, as far as it is drawn on; 80 by 24 when it does not know.
  static func size(of descriptor: Int32) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard ts_window_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return bounded(Size(columns: Int(columns), rows: Int(rows)))
  }
}
