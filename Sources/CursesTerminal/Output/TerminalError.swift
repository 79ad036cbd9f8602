/// Why a terminal cannot be used, as one sentence.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case notATerminal
  case unnamedTerminal
  case unknownTerminal(String)
  /// Known, but it cannot place its cursor.
  case incapableTerminal(String)
  /// A system call failed.
  case system(call: String, error: Int32)

  public var description: String {
    switch self {
    case .notATerminal: "Standard input and output must be a terminal."
    case .unnamedTerminal: "The environment variable TERM is not set, so the terminal is unknown."
    case .unknownTerminal(let name): "The terminal type \"\(name)\" (TERM) is not known here."
    case .incapableTerminal(let name):
      "The terminal type \"\(name)\" (TERM) cannot show a full screen."
    case .system(let call, let error):
      "The terminal cannot be used: \(call) failed (error \(error))."
    }
  }
}
