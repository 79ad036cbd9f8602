import ArgumentParser
import CursesUICore
import Foundation
import TerminalHarness

/// Draws what a program shows on a terminal of 24-bit colour, as an SVG picture.
///
///     ScreenPicture docs/picture.svg .build/release/bubblepad --sample --no-animation
@main
struct ScreenPicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw what a program shows on a terminal as an SVG picture.")

  @Option(help: "Columns of the terminal.")
  var columns = 120
  @Option(help: "Rows of the terminal.")
  var rows = 36
  @Option(
    help: "Keys to type when the screen is still: \\e is Esc, \\r Enter, \\t Tab, ^X Ctrl+X.")
  var keys: [String] = []
  @Option(help: "How many seconds to wait for a still screen: one that moves is taken then.")
  var patience = 4.0
  @Argument(help: "Where the picture goes.")
  var picture: String
  @Argument(help: "The program to run.")
  var program: String
  @Argument(parsing: .captureForPassthrough, help: "What the program is told.")
  var arguments: [String] = []

  func run() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("screen-picture-\(getpid())").path
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: home) }
    let running = try TerminalHarness(
      program, arguments, environment: environment(home), columns: columns, rows: rows)
    waitUntilStill(running)
    for text in keys {
      running.send(KeyText.bytes(text))
      waitUntilStill(running)
    }
    guard running.bytesReceived > 0, running.screen.isAlternate else {
      throw TerminalHarness.Failure("\(program) shows no screen:\n\(running.screen.text)")
    }
    let svg = FrameSVG().text(running.screen.frame)
    try svg.write(toFile: picture, atomically: true, encoding: .utf8)
  }

  /// Nothing of the person who makes the picture is in it.
  private func environment(_ home: String) -> [String: String] {
    [
      "COLORTERM": "truecolor", "HOME": home, "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": home + "/.local/share", "XDG_STATE_HOME": home + "/.local/state",
      "XDG_CACHE_HOME": home + "/.cache", "XDG_RUNTIME_DIR": home,
    ]
  }

  private func waitUntilStill(_ running: TerminalHarness) {
    let clock = ContinuousClock()
    var bytes = -1
    var lastChange = clock.now
    // Running out of patience is no failure: a program may never be still.
    try? running.waitUntil(seconds: patience) { _ in
      if running.bytesReceived != bytes {
        bytes = running.bytesReceived
        lastChange = clock.now
      }
      return bytes > 0 && lastChange.duration(to: clock.now) > .milliseconds(400)
    }
  }
}
