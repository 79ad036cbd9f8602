import CursesFoundation
import CursesViewGraph

extension Text {
  /// A value in a format.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(pieces: [.formatted(input, format)])
  }

  /// The time from the beginning of an interval, or to its end, as it passes.
  ///
  /// - Parameters:
  ///   - timerInterval: from when to when it runs.
  ///   - pauseTime: when the clock stands still; nil for at the end.
  ///   - countsDown: whether it is the time that is left.
  ///   - showsHours: whether there are hours, not only minutes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let last = min(max(pauseTime ?? end, start), end)
    let clock = TextClock("\(timerInterval) \(last) \(countsDown) \(showsHours)") { seconds, _ in
      let now = min(max(Date(timeIntervalSince1970: seconds), start), last)
      let passed = now.timeIntervalSince(start)
      let shown = countsDown ? end.timeIntervalSince(now).rounded(.up) : passed
      let left = end.timeIntervalSince(now)
      // The next whole second of what is shown.
      let next =
        countsDown
        ? end.addingTimeInterval(-(left.rounded(.up) - 1))
        : start.addingTimeInterval(passed.rounded(.down) + 1)
      return (
        Text.clockTime(shown, showsHours: showsHours),
        next > last ? nil : next.timeIntervalSince1970
      )
    }
    self.init(clock: clock, now: Date.now.timeIntervalSince1970)
  }

  nonisolated static func clockTime(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(seconds.rounded(.down))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}
