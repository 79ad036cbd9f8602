import CursesUI
import CursesUITesting
import Testing

/// Texts that follow a source of times.
@Suite("Sources of times") @MainActor
struct TimeSourceTests {
  private let start = Date(timeIntervalSince1970: 0)

  private func shown(_ style: SystemFormatStyle.Stopwatch, after seconds: Double) -> String {
    String(style.format(start.addingTimeInterval(seconds)).characters)
  }

  @Test(arguments: [
    (0.0, "00:00.00"), (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"),
    (90_061, "25:01:01.00"), (-3, "00:00.00"),
  ])
  func aStopwatchCountsUp(seconds: Double, words: String) {
    #expect(shown(.stopwatch(startingAt: start), after: seconds) == words)
  }

  @Test func aStopwatchShowsAsMuchAsIsAskedFor() {
    let seconds = 5_025.67
    #expect(
      shown(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), after: 83.4) == "01:23")
    #expect(
      shown(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), after: 83.45)
        == "01:23.4")
    #expect(shown(.stopwatch(startingAt: start, maxFieldCount: 3), after: seconds) == "01:23:45")
    #expect(shown(.stopwatch(startingAt: start, maxFieldCount: 2), after: seconds) == "1:23")
    #expect(
      shown(.stopwatch(startingAt: start, showsHours: false), after: seconds) == "83:45.67")
  }

  @Test func aStopwatchSaysWhenItChanges() throws {
    let style = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    let date = start.addingTimeInterval(5.5)
    let next = try #require(style.discreteInput(after: date))
    #expect(abs(next.timeIntervalSince(start) - 6) < 0.000_1)
    let before = try #require(style.discreteInput(before: date))
    #expect(before < start.addingTimeInterval(5) && style.format(before) != style.format(date))
    #expect(style.discreteInput(after: start.addingTimeInterval(-9)) == start)
    #expect(style.discreteInput(before: start) == nil)
  }

  @Test func aTimerRunsInTheWindow() {
    let interval = start..<start.addingTimeInterval(300)
    let host = TestHost(
      columns: 40, rows: 6,
      VStack {
        Text(.currentDate, format: .timer(countingDownIn: interval))
        Text(TimeDataSource<Date>.currentDate, format: .timer(countingUpIn: interval))
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
      })
    host.advance(by: 0.1)
    #expect(host.contains("5:00") && host.contains("0:00"))
    host.advance(by: 43.3)
    #expect(host.contains("4:17"), "\(host.picture)")
    #expect(host.rows.count { $0.contains("0:43") } == 2, "\(host.picture)")
    host.advance(by: 300)
    #expect(host.contains("0:00") && host.contains("5:00"))
    #expect(host.contains("5:43"), "\(host.picture)")
  }

  @Test func aClockShowsTheSecond() {
    let clock = Date.FormatStyle(date: .omitted, time: .standard)
    let host = TestHost(columns: 40, rows: 3, Text(.currentDate, format: clock))
    host.advance(by: 0.1)
    let first = host.picture
    host.advance(by: 1.1)
    #expect(host.picture != first)
  }
}
