import CursesSeededRandom

/// What a person, or a cat on the keyboard, may do next: the same in every run.
public struct RandomKeys {
  private var dice: SeededGenerator
  private var pressed: [String] = []

  public init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  private static let words = [
    "word ", "**bold** ", "`code` ", "# ", "- ", "1. ", "> ", "| a | b |\r", "---\r", "```\r",
    "[x](y) ", "é", "漢字", "👨‍👩‍👧", "==h== ", "[[W]] ", "<b>", "~~s~~", "\\", "*", "- [ ] ", ":", "/",
    "0", "12", ".", ",", "@",
  ]
  private static let sizes = [(80, 24), (120, 36), (40, 10), (200, 50), (20, 5), (61, 17)]

  /// Presses, clicks, pastes or changes the terminal's size.
  private mutating func press(in program: TerminalHarness) {
    if Int.random(in: 0..<50, using: &dice) == 0 {
      let (columns, rows) = one(of: Self.sizes)
      pressed.append("\(columns)x\(rows)")
      return program.resize(columns: columns, rows: rows)
    }
    let keys = next(program.screen)
    pressed.append(keys.debugDescription)
    program.send(keys)
  }

  /// Does so many things, with a moment after each. Returns how the program ended, nil where it runs.
  public mutating func press(
    _ count: Int, in program: TerminalHarness, before: (Int) -> Void = { _ in }
  ) -> TerminalHarness.Exit? {
    for step in 0..<count {
      before(step)
      press(in: program)
      program.settle(milliseconds: 3, atMost: 0.02)
      if step % 20 == 19, let exit = program.exit { return exit }
    }
    return program.exit
  }

  /// What was done last, for a report.
  public var lastPressed: String { pressed.suffix(40).joined(separator: " ") }

  private mutating func one<Element>(of all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &dice)]
  }

  private mutating func next(_ screen: TerminalScreen) -> String {
    switch Int.random(in: 0..<98, using: &dice) {
    case ..<36: return one(of: Self.words)
    case ..<60:
      return "\u{1B}[" + one(of: ["", "1;2", "1;3", "1;4", "1;5", "1;6"])
        + one(of: ["A", "B", "C", "D", "H", "F"])
    case ..<74:
      let letter = one(of: Array("abcdefghijklmnoprstuvwxy".utf8))
      return String(UnicodeScalar(letter & 0x1F))
    case ..<80:
      let letters = "abcdefghijklmnoprstuvwxyABCDEFGHIJKLMNOPRSTUVWXY0123456789/."
      return "\u{1B}" + String(one(of: Array(letters)))
    case ..<84: return "\u{1B}[\(one(of: [2, 3, 5, 6, 15, 17, 18, 19, 20, 21, 23, 24]))~"
    case ..<87: return "\u{7F}"
    case ..<89: return "\t"
    case ..<92: return "\r"
    case ..<95: return "\u{1B}"
    case ..<97:
      let column = Int.random(in: 1...screen.columns, using: &dice)
      let row = Int.random(in: 1...screen.rows, using: &dice)
      let button = one(of: [0, 0, 2, 64, 65])
      return "\u{1B}[<\(button);\(column);\(row)M\u{1B}[<\(button);\(column);\(row)m"
    default: return "\u{1B}[200~\(one(of: ["two\nlines\n", "a\tb\0c", "- x\n- y\n"]))\u{1B}[201~"
    }
  }
}
