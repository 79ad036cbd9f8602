import CursesTerminalHarness
import Glibc
import Testing

@testable import CursesTerminal

/// A second opinion: another program's idea of what was drawn.
@Suite(
  .serialized,
  .enabled(if: access("/usr/bin/tmux", X_OK) == 0, "tmux is not installed in /usr/bin"))
struct TmuxTests {
  /// A tmux server of its own on a pseudo-terminal, with the probe in its only window.
  private final class Session {
    let client: TerminalHarness
    private let socket = "bubblepad-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

    init(_ options: [String] = [], environment: [String: String] = [:]) throws {
      let settings = environment.flatMap { ["-e", "\($0.key)=\($0.value)"] }
      client = try TerminalHarness(
        "/usr/bin/tmux",
        ["-L", socket, "-f", "/dev/null"] + options + ["new-session"] + settings
          + [try TerminalHarness.builtProgram("CursesTerminalProbe")],
        environment: ["TMUX_TMPDIR": "/tmp"], columns: 60, rows: 17)
    }

    deinit { _ = run("kill-server") }

    func run(_ command: String) -> String {
      guard let pipe = popen("TMUX_TMPDIR=/tmp tmux -L \(socket) \(command) 2>&1", "r") else {
        return ""
      }
      defer { pclose(pipe) }
      var text: [UInt8] = []
      while case let byte = fgetc(pipe), byte != EOF {
        text.append(UInt8(truncatingIfNeeded: byte))
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  @Test func tmuxSeesTheSameScreen() throws {
    let session = try Session(environment: ["COLORTERM": "truecolor"])
    try session.client.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    session.client.send("abc")
    try session.client.waitUntil { $0.text(row: 2) == "Typed: abc" }
    let plain = session.run("capture-pane -p").split(
      separator: "\n", omittingEmptySubsequences: false)
    try #require(plain.count >= 16)
    #expect(plain[0].hasPrefix("Probe     struck    wave      link"))
    #expect(plain[2].hasPrefix("Typed: abc"))
    #expect(plain[15].hasPrefix("last row ─│┌"))
    let styled = session.run("capture-pane -e -p")
    #expect(styled.contains("38;2;255;128;64"))
    #expect(styled.contains("48;2;26;27;38"))
  }

  /// tmux 3.3 counts no cells for what follows a joiner.
  @Test func tmuxSeesAFamilyPartByPart() throws {
    let session = try Session(environment: ["COLORTERM": "truecolor"])
    try session.client.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    for letter in ["a", "👨‍👩‍👧", "b", "c"] { session.client.send(letter) }
    try session.client.waitUntil { _ in
      session.run("capture-pane -p").contains("Typed: a👨👩👧bc\n")
    }
  }

  /// tmux that knows its terminal shows 24-bit colours is asked, and gets them.
  @Test func tmuxWithDirectColorIsAsked() throws {
    let session = try Session(["-T", "RGB"])
    try session.client.waitUntil { $0.cell(40, 8).background == 0x1A1B26 }
    session.client.send("x")
    try session.client.waitUntil { $0.text(row: 2) == "Typed: x" }
  }

  @Test func tmuxWithoutItKeepsIndexedColors() throws {
    let session = try Session()
    try session.client.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    session.client.settle(milliseconds: 400)
    #expect(session.run("capture-pane -e -p").contains("48;5;"))
    session.client.send("x")
    try session.client.waitUntil { $0.text(row: 2) == "Typed: x" }
  }

  @Test func featuresAreRead() {
    #expect(TmuxQuestion.hasDirectColor("256,RGB,title\n"))
    #expect(!TmuxQuestion.hasDirectColor("256,RGBX,title\n"))
    #expect(!TmuxQuestion.hasDirectColor(""))
  }
}
