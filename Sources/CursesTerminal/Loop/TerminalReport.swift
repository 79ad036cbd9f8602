import CCursesTerminalShims
import CursesCLibrary
import CursesCore

/// What is known of a terminal, for a person to read.
public struct TerminalReport: Sendable {
  /// The value of TERM.
  public let name: String
  /// Why there can be no screen; nil when there can.
  public let problem: TerminalError?
  /// What the terminal can do.
  public let capabilities: Capabilities
  /// Whether tmux or screen stands between.
  public let isMultiplexer: Bool
  /// Whether sequences beyond the common core are sent: paste, focus, the mouse, the clipboard.
  public let isModern: Bool
  /// Whether the terminal has answered questions; nil when it was not asked.
  public var hasAnswered: Bool?
  /// In cells; nil without a terminal.
  public var size: Size?

  /// What the environment and terminfo say, without asking the terminal.
  @MainActor
  public init(environment: [String: String], isUnicode: Bool) {
    name = environment["TERM"] ?? ""
    let profile = TerminalProfile(name: name)
    (isMultiplexer, isModern) = (profile.isMultiplexer, profile.isModern)
    do throws(TerminalError) {
      let entry = try CursesScreen.loadEntry(name, descriptor: STDOUT_FILENO)
      capabilities = CapabilityLadder(
        environment: environment, profile: profile, entry: entry, isUnicode: isUnicode
      ).capabilities(override: nil)
      problem = nil
    } catch {
      problem = error
      capabilities = Capabilities(colors: .none, isUnicode: isUnicode)
    }
  }

  /// Takes over the terminal for a moment and asks it what it can do.
  ///
  /// - Throws: `TerminalError` when there is none.
  @MainActor
  public static func asking(_ options: TerminalOptions) throws(TerminalError) -> TerminalReport {
    let loop = try EventLoop()
    var options = options
    options.followsBackground = true
    let terminal = try Terminal(options: options)
    loop.attach(terminal)
    let end = ts_monotonic_nanoseconds() + 600_000_000
    loop.schedule(after: 20_000_000, repeating: 20_000_000) { now in
      if terminal.isProbeComplete || now > end { loop.stop() }
    }
    loop.run()
    var report = TerminalReport(terminal)
    terminal.close()
    report.hasAnswered = terminal.isProbeComplete
    return report
  }

  @MainActor
  private init(_ terminal: Terminal) {
    name = terminal.profile.name
    (isMultiplexer, isModern) = (terminal.profile.isMultiplexer, terminal.profile.isModern)
    capabilities = terminal.capabilities
    problem = nil
    size = terminal.size
  }
}
