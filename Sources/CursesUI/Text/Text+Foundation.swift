import CursesViewGraph
import Foundation

extension Text {
  /// Attributed text: its links, colours, emphasis and fonts are shown.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(pieces: AttributedPieces.pieces(of: attributedContent))
  }

  /// A value in a format.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(pieces: [.formatted(input, format)])
  }

  /// A value in a format that gives attributed text.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(pieces: AttributedPieces.pieces(of: format.format(input)))
  }

  /// A value as a `Formatter` words it.
  public nonisolated init<Subject: AnyObject>(_ subject: Subject, formatter: Foundation.Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A text of a table of the program's: the key itself where the table has no such entry.
  ///
  /// - Parameters:
  ///   - key: what is looked up, and shown where it is not found.
  ///   - tableName: the name of a `.strings` file; nil for `Localizable`.
  ///   - bundle: where the file is; nil for the program's own.
  ///   - comment: for whoever translates.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    let known = (bundle ?? .main).localizedString(
      forKey: key.tableKey, value: nil, table: tableName)
    self.init(known == key.tableKey ? key : key.worded(known))
  }

  /// A text of a table of the program's, with a word for whoever translates.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString
  ) { self.init(key, tableName: tableName, bundle: nil, comment: comment) }

  /// A text of a table of the program's.
  public nonisolated init(_ key: LocalizedStringKey, tableName: String) {
    self.init(key, tableName: tableName, bundle: nil)
  }

  /// How a date is worded.
  public struct DateStyle: Hashable, Sendable {
    private let number: Int
    /// The day, with the month as a word.
    public static let date = DateStyle(number: 0)
    /// The time of the day.
    public static let time = DateStyle(number: 1)
    /// How far away the moment is, in words.
    public static let relative = DateStyle(number: 2)
    /// Worded as `relative`.
    public static let offset = DateStyle(number: 3)
    /// Minutes and seconds from or to the moment.
    public static let timer = DateStyle(number: 4)

    /// What is said of a date at a moment, and when it is something else; nil for never.
    func reading(of date: Date, at now: Date) -> (text: String, next: Date?) {
      switch self {
      case .time: return (date.formatted(date: .omitted, time: .shortened), nil)
      case .date: return (date.formatted(date: .long, time: .omitted), nil)
      case .timer:
        let passed = now.timeIntervalSince(date)
        return (
          Text.clockTime(abs(passed), showsHours: true),
          date.addingTimeInterval(passed.rounded(.down) + 1)
        )
      default:
        return (
          date.formatted(.relative(presentation: .numeric)),
          now.addingTimeInterval(abs(now.timeIntervalSince(date)) < 60 ? 1 : 30)
        )
      }
    }
  }

  /// A date in a style. What is said of how far away it is changes as time passes.
  public nonisolated init(_ date: Date, style: DateStyle) {
    let clock = TextClock("\(date.timeIntervalSince1970) \(style)") { now in
      let reading = style.reading(of: date, at: Date(timeIntervalSince1970: now))
      return (reading.text, reading.next?.timeIntervalSince1970)
    }
    self.init(clock: clock, now: Date.now.timeIntervalSince1970)
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
    let clock = TextClock("\(timerInterval) \(last) \(countsDown) \(showsHours)") { seconds in
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

  private nonisolated static func clockTime(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(seconds.rounded(.down))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}

// MARK: Looks

extension Text {
  /// The text in a style of its own.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style.paint
    return styled { $0.ink = .paint(paint) }
  }

  /// The text in a colour; nil for that of its surroundings.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    guard let paint = color?.paint else { return self }
    return styled { $0.ink = .paint(paint) }
  }

  /// Underlined. The colour is accepted; a line has that of its text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?
  ) -> Text { underline(isActive, pattern: pattern) }

  /// Struck through. The colour is accepted; a line has that of its text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?
  ) -> Text { strikethrough(isActive, pattern: pattern) }

  /// Cells have one width: the text itself.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  /// Cells have one width: the text itself.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  /// Cells have one height: the text itself.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  /// Cells have one width: the view itself.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Cells have one width: the view itself.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Cells have one height: the view itself.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// A terminal has one size of letter: the view itself.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Cells have one width: the view itself.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Underlined. The colour is accepted; a line has that of its text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> some View { underline(isActive, pattern: pattern) }

  /// Struck through. The colour is accepted; a line has that of its text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> some View { strikethrough(isActive, pattern: pattern) }
}
