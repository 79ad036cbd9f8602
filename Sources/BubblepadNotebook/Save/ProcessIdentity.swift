import CursesCLibrary

/// A process, told apart from a later one that got the same number.
struct ProcessIdentity: Equatable {
  let id: Int32
  /// When it started, in clock ticks since the system did; 0 if that is not known.
  let started: UInt64

  static let current = ProcessIdentity(id: getpid(), started: startTime(of: getpid()) ?? 0)

  /// Whether that very process still runs.
  var isRunning: Bool {
    guard id > 0 else { return false }
    if kill(id, 0) != 0, errno == ESRCH { return false }
    guard started != 0, let now = Self.startTime(of: id) else { return true }
    return now == started
  }

  /// Field 22 of `/proc/PID/stat`. The second field is the program's name and may hold anything, so
  /// that counting starts behind its last parenthesis.
  private static func startTime(of id: Int32) -> UInt64? {
    guard let file = OpenFile("/proc/\(id)/stat", O_RDONLY), let text = file.readText(),
      case let line = text.string, let end = line.lastIndex(of: ")")
    else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }
}
