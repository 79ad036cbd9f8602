import CCursesTerminalShims
import CursesTerminalHarness
import Glibc
import Testing

@testable import CursesTerminal

/// Typing over a line that carries few bytes, while the background moves.
@Suite(.serialized) struct SlowLineTests {
  private func started(columns: Int, rows: Int, bytesPerSecond: Int) throws -> TerminalHarness {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), environment: ["COLORTERM": "truecolor"],
      columns: columns, rows: rows)
    program.bytesPerSecond = bytesPerSecond
    try program.waitUntil(seconds: 30) { $0.text(row: 2).hasPrefix("Typed:") }
    program.settle(milliseconds: 200)
    return program
  }

  /// The times from a key to its letter on the screen, in milliseconds, sorted.
  private func echoes(
    of letters: String, in program: TerminalHarness, pause: UInt64
  ) throws -> [Double] {
    try letters.map { letter in
      let resume = ContinuousClock.now + .milliseconds(Int(pause))
      try program.waitUntil { _ in ContinuousClock.now > resume }
      let start = ContinuousClock.now
      program.send(String(letter))
      try program.waitUntil(seconds: 20) { $0.text(row: 2).last == letter }
      let time = ContinuousClock.now - start
      return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
    }.sorted()
  }

  /// 300 KB a second, the screen full of moving light: every key is on the screen within 100 ms.
  @Test func keysOvertakeTheBackground() throws {
    let program = try started(columns: 120, rows: 40, bytesPerSecond: 300_000)
    program.send("\u{02}")
    try program.waitUntil { $0.cell(60, 20).background != 0x1A1B26 }
    let before = program.bytesReceived
    let start = ContinuousClock.now
    let times = try echoes(of: "abcdefghijklmnopqrstuvwxyz", in: program, pause: 60)
    let seconds = Double((ContinuousClock.now - start).components.seconds) + 1
    #expect(times[times.count / 2] < 100, "\(times)")
    // A busy machine may hold up some of them; keys behind the background came after seconds.
    #expect(times[times.count - 3] < 400, "\(times)")
    // The background goes on meanwhile, but not faster than the line.
    let sent = program.bytesReceived - before
    #expect(sent > 30_000)
    #expect(Double(sent) < seconds * 300_000)
  }

  /// 9600 baud: the background rests, and every key comes within a second.
  @Test func typingStaysPossibleAt9600Baud() throws {
    let program = try started(columns: 60, rows: 12, bytesPerSecond: 960)
    program.send("\u{02}")
    // The first frame of light shows that there is no room for any.
    program.settle(milliseconds: 1500)
    let times = try echoes(of: "abcdefgh", in: program, pause: 100)
    #expect(times[times.count / 2] < 400, "\(times)")
    #expect((times.last ?? 0) < 3000, "\(times)")
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }

  /// A first frame that takes ten seconds does not make the fence useless where questions were answered.
  @Test func fenceWaitsForASlowTerminalAndNotForASilentOne() {
    for (hasAnswered, isClosed) in [(true, true), (false, false)] {
      var fence = Fence()
      let first = fence.request(bytes: 5000)
      let second = fence.request(bytes: 5000)
      #expect(first == Fence.requestBytes && second.isEmpty)
      let now = ts_monotonic_nanoseconds()
      let early = fence.isClosed(at: now + 1_000_000_000, hasAnswered: hasAnswered)
      let late = fence.isClosed(at: now + 10_000_000_000, hasAnswered: hasAnswered)
      #expect(early && late == isClosed)
    }
  }

  @Test func lineSpeedFollowsTheLine() {
    var line = LineSpeed()
    // A far but fast line: 80 ms there and back, whatever the bytes.
    for _ in 0..<8 { line.note(bytes: line.allowance, time: 80_000_000, at: 0) }
    #expect(line.isFast)
    // Now 300 KB a second.
    for _ in 0..<4 {
      let sending = UInt64(line.allowance) * 1_000_000_000 / 300_000
      line.note(bytes: line.allowance, time: 80_000_000 + sending, at: 0)
    }
    #expect(7_000...24_000 ~= line.allowance)
    #expect(!line.isPaused(at: 0))
    // One late answer to a line that carried more is forgiven, a second is not.
    line.note(bytes: 8_000, time: 8_000_000_000, at: 0)
    #expect(!line.isPaused(at: 0) && line.allowance == 2_000)
    // It is 9600 baud: a rest, and a longer one after that.
    line.note(bytes: 2_000, time: 2_000_000_000, at: 0)
    #expect(line.isPaused(at: 4_000_000_000) && !line.isPaused(at: 6_000_000_000))
    line.note(bytes: 800, time: 900_000_000, at: 6_000_000_000)
    #expect(line.isPaused(at: 15_000_000_000) && !line.isPaused(at: 17_000_000_000))
  }
}
