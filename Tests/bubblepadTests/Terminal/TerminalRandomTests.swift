import Glibc
import TerminalHarness
import Testing

/// Whatever is pressed, clicked and pasted, and however the terminal changes: the program stays.
@Suite("Terminal: random keys")
struct TerminalRandomTests {
  private static let words = [
    "word ", "**bold** ", "`code` ", "# ", "- ", "1. ", "> ", "| a | b |\r", "---\r", "```\r",
    "[x](y) ", "é", "漢字", "👨‍👩‍👧", "==h== ", "[[W]] ", "<b>", "~~s~~", "\\", "*", "- [ ] ", ":", "/",
  ]
  private static let sizes = [(80, 24), (120, 36), (40, 10), (200, 50), (20, 5), (61, 17)]

  /// What a person, or a cat on the keyboard, may do next.
  private func next(_ dice: inout SeededGenerator, _ program: TerminalHarness) -> String {
    func one<Element>(_ all: [Element]) -> Element {
      all[Int.random(in: all.indices, using: &dice)]
    }
    switch Int.random(in: 0..<100, using: &dice) {
    case ..<36: return one(Self.words)
    case ..<60:
      return "\u{1B}[" + one(["", "1;2", "1;3", "1;4", "1;5", "1;6"])
        + one(["A", "B", "C", "D", "H", "F"])
    case ..<74: return Keys.ctrl(one(Array("abcdefghijklmnoprstuvwxy")))
    case ..<80:
      return Keys.alt(one(Array("abcdefghijklmnoprstuvwxyABCDEFGHIJKLMNOPRSTUVWXY0123456789/.")))
    case ..<84: return "\u{1B}[\(one([2, 3, 5, 6, 15, 17, 18, 19, 20, 21, 23, 24]))~"
    case ..<89: return "\u{7F}"
    case ..<92: return Keys.enter
    case ..<95: return Keys.escape
    case ..<97:
      let (column, row) = (
        Int.random(in: 1...program.screen.columns, using: &dice),
        Int.random(in: 1...program.screen.rows, using: &dice)
      )
      let button = one([0, 0, 2, 64, 65])
      return "\u{1B}[<\(button);\(column);\(row)M\u{1B}[<\(button);\(column);\(row)m"
    case ..<98: return "\u{1B}[200~\(one(["two\nlines\n", "a\tb\0c", "- x\n- y\n"]))\u{1B}[201~"
    default:
      let (columns, rows) = one(Self.sizes)
      program.resize(columns: columns, rows: rows)
      return ""
    }
  }

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
    var dice = SeededGenerator(seed: seed)
    var pressed: [String] = []
    for step in 0..<400 {
      let keys = next(&dice, program)
      pressed.append(keys.debugDescription)
      program.send(keys)
      program.settle(milliseconds: 3, atMost: 0.02)
      guard step % 20 == 19 else { continue }
      // A choice from the palette may end it; nothing else may.
      if let exit = program.exit {
        let last = pressed.suffix(40).joined(separator: " ")
        #expect(exit == .exited(0), "seed \(seed) step \(step): \(last)")
        return
      }
    }
    program.resize(columns: 120, rows: 36)
    program.signal(SIGTERM)
    let exit = program.waitForExit()
    #expect(exit != nil && exit != .signalled(SIGILL))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
