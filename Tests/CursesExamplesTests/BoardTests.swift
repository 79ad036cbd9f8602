import CursesTerminalHarness
import Testing

/// Gestures with the bytes that a terminal sends for the mouse: SGR 1006, counted from 1.
@Suite("Example: board")
struct BoardTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleBoard"),
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("rope 8") && $0.text.contains("Hull") }
    return program
  }

  private func end(_ program: TerminalHarness) {
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }

  /// Where a word begins on the screen, as the mouse counts.
  private func place(of word: String, _ program: TerminalHarness) throws -> (x: Int, y: Int) {
    let rows = program.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(word) })
    let start = try #require(rows[row].range(of: word)).lowerBound
    return (rows[row].distance(from: rows[row].startIndex, to: start) + 1, row + 1)
  }

  private func press(_ place: (x: Int, y: Int)) -> String { "\u{1B}[<0;\(place.x);\(place.y)M" }
  private func move(_ place: (x: Int, y: Int)) -> String { "\u{1B}[<32;\(place.x);\(place.y)M" }
  private func release(_ place: (x: Int, y: Int)) -> String { "\u{1B}[<0;\(place.x);\(place.y)m" }

  @Test func aCardIsDraggedToAnotherColumn() throws {
    let program = try start()
    let card = try place(of: "Sails", program)
    let column = try place(of: "Done", program)
    program.send(press(card) + move((card.x + 2, card.y)))
    program.send(move(column))
    try program.waitUntil { $0.text.contains("▸ Done") }
    program.send(release((column.x, column.y + 2)))
    try program.waitUntil { $0.text.contains("Sails is in Done") && !$0.text.contains("▸") }
    // Beside all columns nothing is taken.
    let other = try place(of: "Mast", program)
    let rope = try place(of: "rope", program)
    program.send(press(other) + move((other.x + 2, other.y)) + move(rope) + release(rope))
    program.send(press(card) + release(card))
    try program.waitUntil { $0.text.contains("Selected") }
    #expect(!program.screen.text.contains("Mast is in"))
    end(program)
  }

  @Test func oneClickSelectsAndTwoSendOn() throws {
    let program = try start()
    let card = try place(of: "Mast", program)
    program.send(press(card) + release(card))
    try program.waitUntil { $0.text.contains("Selected Mast") && $0.text.contains("• Mast") }
    program.send(press(card) + release(card) + press(card) + release(card))
    try program.waitUntil { $0.text.contains("Mast is in Doing") }
    end(program)
  }

  @Test func whatIsHeldFirstIsDrawnLonger() throws {
    let program = try start()
    let rope = try place(of: "====", program)
    // A drag at once is none: the line is to be held first.
    program.send(press(rope) + move((rope.x + 6, rope.y)) + release((rope.x + 6, rope.y)))
    program.send(press(rope))
    try program.waitUntil { $0.text.contains("rope 8 held") }
    program.send(move((rope.x + 5, rope.y)))
    try program.waitUntil { $0.text.contains("rope 13") }
    program.send(release((rope.x + 5, rope.y)))
    try program.waitUntil { $0.text.contains("rope 13") && !$0.text.contains("held") }
    end(program)
  }
}
