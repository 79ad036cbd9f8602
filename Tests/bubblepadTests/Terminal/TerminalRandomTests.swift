import Glibc
import TerminalHarness
import Testing

/// Whatever is pressed, clicked and pasted, and however the terminal changes: the program stays.
@Suite("Terminal: random keys")
struct TerminalRandomTests {
  @Test(arguments: [(1, "off"), (2, "on"), (3, "off"), (4, "on")] as [(UInt64, String)])
  func nothingEndsTheProgram(seed: UInt64, vi: String) throws {
    let home = try TerminalHome()
    for (name, text) in [
      ("A.md", "# One\n\nSome **bold** text.\n\n- a\n- b\n"),
      ("B.md", "| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```\n"),
    ] { home.write(text, to: name) }
    mkdir(home.root + "/config", 0o700)
    mkdir(home.root + "/config/bubblepad", 0o700)
    home.write("vi: \(vi)\n", to: home.root + "/config/bubblepad/config.yaml")
    let program = try home.start([home.notebook], columns: 120, rows: 36)
    try program.waitFor("bold")
    var keys = RandomKeys(seed: seed)
    if let exit = keys.press(400, in: program) {
      // A choice from the palette may end it; nothing else may.
      let said = String(decoding: program.received.suffix(600), as: UTF8.self)
      #expect(exit == .exited(0), "\(keys.lastPressed) \(said.debugDescription)")
      return
    }
    program.resize(columns: 120, rows: 36)
    program.signal(SIGTERM)
    let exit = program.waitForExit()
    #expect(exit != nil && exit != .signalled(SIGILL))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
