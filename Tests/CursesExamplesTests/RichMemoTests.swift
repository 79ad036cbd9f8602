import CursesTerminalHarness
import Testing

@Suite("Example: rich memo")
struct RichMemoTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleRichMemo"),
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Dear diary") && $0.text.contains("Bold") }
    return program
  }

  /// The cells of a word on the screen.
  private func cells(of word: String, in screen: TerminalScreen) -> [TerminalScreen.Cell] {
    for row in 0..<screen.rows {
      let cells = (0..<screen.columns).map { screen.cell($0, row) }
      for start in cells.indices.dropLast(word.count) {
        let part = cells[start..<start + word.count]
        if part.map(\.text).joined() == word { return Array(part) }
      }
    }
    return []
  }

  @Test func theMemoIsFormattedAndFormats() throws {
    let program = try start()
    try program.waitUntil { screen in
      let bold = cells(of: "bold", in: screen)
      return !bold.isEmpty && bold.allSatisfy(\.isBold)
    }
    program.send("\u{2}strong")  // Ctrl+B, then what is typed is bold.
    try program.waitUntil { screen in
      let typed = cells(of: "strong", in: screen)
      return !typed.isEmpty && typed.allSatisfy(\.isBold)
    }
    program.send("\u{1A}")  // Ctrl+Z
    try program.waitUntil { !$0.text.contains("strong") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }

  @Test func textIsFound() throws {
    let program = try start()
    program.send("\u{6}terminal")
    try program.waitUntil { $0.text.contains("1 of 1") }
    program.send("\u{1B}[27u\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }
}
