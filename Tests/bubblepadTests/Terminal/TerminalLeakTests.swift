import CursesTerminalHarness
import Glibc
import Testing

/// A program that runs for weeks: what was opened and closed again costs no memory.
@Suite("Terminal: leaks", .serialized)
struct TerminalLeakTests {
  private static let text = (0..<90).map { number in
    "## Part \(number)\n\n"
      + String(repeating: "Words that fill a paragraph up to more than one row. ", count: 6)
      + "\n\n"
  }.joined()

  private func started() throws -> TerminalHarness {
    let home = try TerminalHome()
    for name in ["Aaa", "Bbb"] { home.write("# \(name)\n\n\(Self.text)", to: "\(name).md") }
    let program = try home.start(
      ["--no-animation", "--background", "none", home.notebook], columns: 120, rows: 36)
    try program.waitFor("Part 1")
    return program
  }

  /// The growth of the memory of the program for each time something is done, in KB.
  private func growth(_ program: TerminalHarness, rounds: Int, _ act: (Int) -> [String]) -> Int {
    func go(_ range: Range<Int>) {
      for round in range {
        for keys in act(round) {
          program.send(keys)
          _ = program.waitForRest(computing: 20)
          // A lone Esc waits for what may follow it.
          if keys == Keys.escape { program.settle(milliseconds: 40, atMost: 0.1) }
        }
      }
    }
    // What is made once, and the room that is kept for later, comes first.
    go(0..<40)
    let before = program.residentKilobytes
    go(40..<40 + rounds)
    return (program.residentKilobytes - before) / rounds
  }

  @Test func thePaletteCostsNothing() throws {
    let program = try started()
    let each = growth(program, rounds: 80) { _ in [Keys.ctrl("p"), Keys.escape] }
    #expect(each < 8, "\(each) KB each time")
  }

  @Test func aNoteThatWasLeftCostsNothing() throws {
    let program = try started()
    let each = growth(program, rounds: 60) { round in
      [Keys.ctrl("o"), round % 2 == 0 ? "Bbb" : "Aaa", Keys.enter]
    }
    #expect(each < 30, "\(each) KB each time")
  }
}

extension TerminalHarness {
  /// The memory of the program, in KB; 0 once it has ended.
  fileprivate var residentKilobytes: Int {
    let file = open("/proc/\(processIdentifier)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = max(0, read(file, &buffer, buffer.count))
    let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
  }
}
