import BubblepadRandomEvents
import CursesSeededRandom
import CursesTerminalHarness
import Glibc
import Testing

/// Whatever is pressed, clicked and pasted, however the terminal and the notes change: the program stays,
/// answers, and shows what it would draw anew. `make soak` does the same for as long as it may.
@Suite("Terminal: random events")
struct TerminalRandomTests {
  /// A program for tests takes some times as long as a released one.
  private static let patience = 20.0

  /// Some keys come one by one, others hundreds at once.
  @Test(arguments: 1...6)
  func nothingEndsTheProgram(seed: UInt64) throws {
    let program = try TerminalHarness.builtProgram("bubblepad")
    let isFlood = seed.isMultiple(of: 2)
    let script = EventScript(
      seed: seed, count: TestVariation.steps(isFlood ? 360 : 120), pace: isFlood ? .flood : .calm)
    let run = EventRun(program: program, patience: Self.patience)
    guard let first = try run.run(script).failure,
      let failure = try run.confirms(first, in: script)
    else { return }
    var shrinker = Shrinker(program: program, patience: Self.patience, runs: 40)
    let small = shrinker.shrink(script, failure)
    Issue.record("\(small?.failure ?? failure)\n\(small?.script.text ?? script.text)")
  }

  /// What has gone wrong once, made small.
  static let found: [String] = [
    // A caret that layout puts above the screen.
    """
    screen 80 24
    environment TERM=xterm-direct
    argument --read-only
    argument notes/G.txt
    setting note-list: hidden
    bytes ```\\r
    resize 1 1
    rest
    """,
    """
    screen 66 12
    environment TERM=ansi
    argument notes/G.txt
    setting vi: on
    resize 2 2
    bytes <<
    rest
    bytes \\el
    rest
    """,
    // A drag after the text has become shorter.
    """
    screen 80 24
    environment TERM=xterm-256color
    argument --no-animation
    argument notes/A.md
    rest
    bytes \\e[<0;20;20M
    rest
    bytes \\x01\\x7f
    rest
    bytes \\e[<32;12;8M
    rest
    """,
    // Another size that is gone when the program looks, and with it what was shown.
    """
    screen 80 24
    environment TERM=xterm-256color
    argument --screen-reader
    argument notes
    resize 200 50
    rest
    resize 1 1
    resize 200 50
    compare
    """,
    // A mark that is one character with the sign before it.
    """
    screen 80 24
    environment TERM=xterm-256color
    argument notes/G.txt
    setting vi: on
    bytes :\\xcc\\x81
    rest
    bytes \\xe2\\x80\\x8d
    rest
    """,
    // A block of vi that a command of the app takes away, and the status bar that asks where its end is.
    """
    screen 120 36
    environment TERM=xterm-256color
    argument --no-animation
    argument --background
    argument none
    argument notes
    bytes \\x10turn\\x20vi\\x20keys\\r
    bytes \\e[6~
    bytes \\x7f
    bytes \\e\\x10move\\x20to\\x20trash\\r
    bytes \\x16
    bytes \\n
    bytes \\x0c
    rest
    wait 130
    """,
  ]

  @Test(arguments: found)
  func whatWentWrongDoesSoNoMore(script: String) throws {
    let script = try #require(EventScript(text: script))
    let run = EventRun(
      program: try TerminalHarness.builtProgram("bubblepad"), patience: Self.patience)
    let failure = try run.run(script).failure
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }
}
