import CursesSeededRandom
import CursesTerminalHarness
import Glibc
import Testing

/// What is sent for a key is as little as can be; it must come to the same screen as all of it.
@Suite("Terminal: typing", .serialized)
struct TerminalTypingTests {
  /// What a cell shows, but for the light behind it.
  private struct Shown: Equatable {
    let text: String
    let foreground: Int?
    let isBold, isItalic: Bool
  }

  private func shown(_ screen: TerminalScreen) -> [[Shown]] {
    // The status bar follows later.
    (0..<screen.rows - 4).map { row in
      (0..<screen.columns).map { column in
        let cell = screen.cell(column, row)
        // Light is a half block, or a blank of a colour.
        let isLight = cell.text.isEmpty || cell.text == " " || cell.text == "▀"
        return Shown(
          text: isLight ? " " : cell.text, foreground: isLight ? nil : cell.foreground,
          isBold: !isLight && cell.isBold, isItalic: !isLight && cell.isItalic)
      }
    }
  }

  /// Has the program draw everything anew, as after it was stopped, and compares.
  private func expectTheSameAfterARepaint(_ program: TerminalHarness, _ moment: String) throws {
    let before = shown(program.screen)
    program.forgetOutput()
    program.signal(SIGCONT)
    try program.waitUntil { _ in program.bytesReceived > 1000 }
    try? program.waitUntil { shown($0) == before }
    for (row, cells) in shown(program.screen).enumerated() where cells != before[row] {
      Issue.record("\(moment), row \(row)")
    }
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux"])
  func aKeyLeavesTheScreenThatARepaintLeaves(_ terminal: String) throws {
    let home = try TerminalHome()
    home.write("# Head\n\nsome words **in bold** and more\n\n- an item\n- `code`\n", to: "A.md")
    let program = try home.open(
      "A.md", showing: "an item", environment: ["TERM": terminal], columns: 80, rows: 24)
    var random = SeededGenerator(seed: 7)
    let keys = [
      Keys.down, Keys.up, Keys.home, Keys.end, "\u{7F}", "\u{1B}[C", "\u{1B}[D", Keys.enter,
    ]
    for step in 0..<8 {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let isKey = Int.random(in: 0..<3, using: &random) == 0
        program.send(
          isKey
            ? keys.randomElement(using: &random) ?? ""
            : ["a", "b ", "é", "x.", "*"].randomElement(using: &random) ?? "")
      }
      for letter in "Q\(step)Q" {
        program.send(String(letter))
        program.settle(milliseconds: 5)
      }
      try program.waitFor("Q\(step)Q")
      program.settle(milliseconds: 150)
      try expectTheSameAfterARepaint(program, "step \(step)")
    }
  }

  /// A terminal that is sent the text first shows the panels all the same, and nothing else.
  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func theFirstTextLeavesNoTraceOfItsOwn(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    home.write("# Head\n\nsome words\n", to: "A.md")
    let program = try home.open("A.md", showing: "some words", columns: columns, rows: rows)
    let text = try #require(program.received.firstRange(of: Array("some words".utf8)))
    let bar = try #require(program.received.firstRange(of: Array("saved".utf8)))
    #expect(text.lowerBound < bar.lowerBound)
    program.settle(milliseconds: 300)
    try expectTheSameAfterARepaint(program, "the start")
  }
}
