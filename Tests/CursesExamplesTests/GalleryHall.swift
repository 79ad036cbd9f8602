import CursesTerminalHarness
import Testing

/// The gallery on a pseudo-terminal, at one of its groups.
struct GalleryHall {
  let program: TerminalHarness

  /// Goes down to a group by arrow keys and waits for words of it.
  ///
  /// - Parameter number: of the group, from 0.
  init(group number: Int, showing words: String, columns: Int = 120, rows: Int = 60) throws {
    program = try TerminalHarness(
      try TerminalHarness.builtProgram("bubblepad-gallery"),
      environment: ["COLORTERM": "truecolor", "LANG": "en_US.UTF-8"], columns: columns, rows: rows)
    try program.waitUntil { $0.text.contains("Fields with rules") }
    program.send(String(repeating: "\u{1B}[B", count: number))
    try program.waitUntil { $0.text.contains(words) }
  }

  /// Goes to the control of a place, from 1, and types.
  func type(_ text: String, at control: Int) {
    program.send(String(repeating: "\t", count: control))
    program.send(text)
  }

  func send(_ keys: String) { program.send(keys) }

  func paste(_ text: String) { program.send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Waits until the screen shows some words.
  func expect(_ words: String...) throws {
    try program.waitUntil { screen in words.allSatisfy { screen.text.contains($0) } }
  }

  /// Waits until the screen shows some words no more.
  func expectNo(_ words: String) throws { try program.waitUntil { !$0.text.contains(words) } }

  /// All bytes the terminal was sent, as text.
  var received: String { String(decoding: program.received, as: UTF8.self) }

  func end() {
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
