import BubblepadNotebook
import CursesInputFormats

/// A value that queries compare.
indirect enum QueryValue: Sendable, Equatable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case date(QueryDate)
  case span(QuerySpan)
  case link(QueryLink)
  /// A note by its path.
  case file(String)
  case list([QueryValue])
  /// A task, or another item of a list.
  case item(QueriedTask)
  /// A result of a query.
  case row(DataviewQuery.Row)

  /// A property's value as it is written.
  ///
  /// - Parameter isText: whether it stands in quotation marks: then it is no number and no truth value, but a link,
  ///   which cannot be written otherwise, or a day still.
  init(written text: String, isText: Bool = false, link: (String) -> QueryLink) {
    if text.hasPrefix("[["), text.hasSuffix("]]"), text.count > 4 {
      self = .link(link(String(text.dropFirst(2).dropLast(2))))
    } else if !isText, text == "true" || text == "false" {
      self = .bool(text == "true")
    } else if !isText, let number = Double(text),
      text.first.map({ $0.isNumber || "-+.".contains($0) }) == true
    {
      self = .number(number)
    } else if let date = QueryDate(text) {
      self = .date(date)
    } else {
      self = .text(text)
    }
  }

  var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .date, .span, .link, .file, .item, .row: true
    }
  }

  var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .list(let values): values.isEmpty
    default: false
    }
  }

  /// It as words.
  var words: String {
    switch self {
    case .none: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let number): Self.words(number)
    case .text(let text): text
    case .date(let date): date.words
    case .span(let span): span.words
    case .link(let link): link.path ?? link.target
    case .file(let path):
      NoteTitle.title(ofFileName: path.split(separator: "/").last.map(String.init) ?? path)
    case .item(let item): item.words
    case .row(let row): QueryValue.file(row.note.path).words
    case .list(let values): values.map(\.words).joined(separator: ", ")
    }
  }

  private static func words(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15, number == number.rounded() else {
      return "\(number)"
    }
    return "\(Int(number))"
  }

  /// Those of a list, or itself.
  var elements: [QueryValue] {
    switch self {
    case .list(let values): values
    case .none: []
    default: [self]
    }
  }

  // MARK: Comparing

  /// Whether both mean the same: a link and the note that it leads to do, a text and what is written so.
  func means(_ other: QueryValue) -> Bool {
    switch (self, other) {
    case (.link(let link), .file(let path)), (.file(let path), .link(let link)):
      return path.isSamePath(as: link.path)
    case (.link(let one), .link(let two)): return one.means(two)
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.means($1) }
    case (.text(let text), .number), (.text(let text), .bool), (.text(let text), .date):
      return other.words == text
    case (.number, .text(let text)), (.bool, .text(let text)), (.date, .text(let text)):
      return words == text
    default: return self == other
    }
  }

  /// Less, equal or more; nil where they cannot be compared. Nothing comes before all else.
  func order(_ other: QueryValue) -> Int? {
    switch (self, other) {
    case (.none, .none): 0
    case (.none, _): -1
    case (_, .none): 1
    case (.number(let one), .number(let two)): Self.order(one, two)
    case (.text(let one), .text(let two)): Self.order(one, two)
    case (.date(let one), .date(let two)): Self.order(one, two)
    case (.date(let one), .text(let two)): QueryDate(two).map { Self.order(one, $0) }
    case (.text(let one), .date(let two)): QueryDate(one).map { Self.order($0, two) }
    case (.span(let one), .span(let two)): Self.order(one.seconds, two.seconds)
    case (.bool(let one), .bool(let two)): Self.order(one ? 1 : 0, two ? 1 : 0)
    case (.link, .link), (.file, .file), (.list, .list): Self.order(words, other.words)
    case (.item(let one), .item(let two)):
      Self.order([words, one.note.path], [other.words, two.note.path], one.number, two.number)
    default: nil
    }
  }

  /// The order in which values of any kind are sorted: by their kinds, and then among each other.
  func sortOrder(_ other: QueryValue) -> Int {
    if case .text(let one) = self, case .text(let two) = other {
      let folded = Self.order(one.lowercased(), two.lowercased())
      return folded != 0 ? folded : Self.order(one, two)
    }
    return order(other) ?? Self.order(rank, other.rank)
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .bool: 1
    case .number: 2
    case .date: 3
    case .span: 4
    case .text: 5
    case .link, .file: 6
    case .list: 7
    case .item: 8
    case .row: 9
    }
  }

  /// Items in the order of their words, and then of their places.
  private static func order(_ one: [String], _ two: [String], _ line: Int, _ other: Int) -> Int {
    one == two ? order(line, other) : one.lexicographicallyPrecedes(two) ? -1 : 1
  }

  private static func order<Value: Comparable>(_ one: Value, _ two: Value) -> Int {
    one < two ? -1 : one > two ? 1 : 0
  }
}

/// A link in a property: the file that it leads to, and what it says.
struct QueryLink: Sendable, Equatable {
  let path: String?
  let target: String

  func means(_ other: QueryLink) -> Bool {
    if path != nil || other.path != nil { return path?.isSamePath(as: other.path) ?? false }
    return target == other.target
  }
}

/// A day, or a moment of it.
struct QueryDate: Sendable, Equatable, Comparable {
  var day: CalendarDate
  /// From the start of the day.
  var seconds = 0
  var hasTime = false

  init(_ day: CalendarDate, seconds: Int = 0, hasTime: Bool = false) {
    (self.day, self.seconds, self.hasTime) = (day, seconds, hasTime)
  }

  /// A moment on the calendar of this place.
  init(_ moment: Int64) {
    let time = LocalTime(moment)
    self.init(
      CalendarDate(clampingYear: time.year, month: time.month, day: time.day),
      seconds: time.hour * 3600 + time.minute * 60 + time.second, hasTime: true)
  }

  /// `2026-01-02`, `2026-01-02T10:30`, `2026-01-02 10:30:00`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count >= 10, parts.count == 3, parts[0].utf8.count == 4,
      parts[1].utf8.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
      let number = Int(parts[2].prefix(2)),
      let day = CalendarDate(year: year, month: month, day: number)
    else { return nil }
    let rest = parts[2].dropFirst(2)
    self.init(day)
    guard let mark = rest.first else { return }
    let time = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard mark == "T" || mark == " ", (2...3).contains(time.count), let hour = time[0],
      let minute = time[1], (0..<24).contains(hour), (0..<60).contains(minute),
      let second = time.count > 2 ? time[2] : 0, (0..<61).contains(second)
    else { return nil }
    (seconds, hasTime) = (hour * 3600 + minute * 60 + second, true)
  }

  static func < (one: QueryDate, two: QueryDate) -> Bool {
    (one.day, one.seconds) < (two.day, two.seconds)
  }

  /// Midnight counts as the day.
  static func == (one: QueryDate, two: QueryDate) -> Bool {
    one.day == two.day && one.seconds == two.seconds
  }

  var words: String {
    guard hasTime else { return day.description }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day) \(two(seconds / 3600)):\(two(seconds / 60 % 60))"
  }

  /// The date so much later; the same where the calendar ends before.
  func adding(_ span: QuerySpan, sign: Int = 1) -> QueryDate {
    let shifted = day.advanced(byMonths: sign * span.months) ?? day
    let total = seconds + sign * span.plainSeconds
    let days = Int((Double(total) / 86_400).rounded(.down))
    return QueryDate(
      shifted.advanced(by: days) ?? shifted, seconds: total - days * 86_400,
      hasTime: hasTime || span.plainSeconds % 86_400 != 0)
  }

  func since(_ other: QueryDate) -> QuerySpan {
    func number(_ day: CalendarDate) -> Int {
      LocalTime(year: day.year, month: day.month, day: day.day).dayNumber
    }
    return QuerySpan(
      plainSeconds: (number(day) - number(other.day)) * 86_400 + seconds - other.seconds)
  }
}

/// A length of time: months, which are not of one length, and seconds.
struct QuerySpan: Sendable, Equatable {
  var months = 0
  var plainSeconds = 0

  /// About as many seconds as it has.
  var seconds: Int { months * 2_629_800 + plainSeconds }

  init(months: Int = 0, plainSeconds: Int = 0) {
    (self.months, self.plainSeconds) = (months, plainSeconds)
  }

  /// `7 days`, `1d 2h`, `1 week, 3 days`; nil for anything else.
  init?(_ text: String) {
    var scanner = text.filter { $0 != "," }[...]
    var hasPart = false
    while true {
      scanner = scanner.drop(while: \.isWhitespace)
      guard !scanner.isEmpty else { break }
      let digits = scanner.prefix { $0.isNumber || $0 == "-" }
      guard let count = Int(digits), abs(count) < 1_000_000 else { return nil }
      scanner = scanner.dropFirst(digits.count).drop(while: \.isWhitespace)
      let unit = scanner.prefix(while: \.isLetter)
      scanner = scanner.dropFirst(unit.count)
      switch unit == "M" ? "months" : unit.lowercased() {
      case "y", "yr", "yrs", "year", "years": months += 12 * count
      case "mo", "month", "months": months += count
      case "w", "wk", "wks", "week", "weeks": plainSeconds += 604_800 * count
      case "d", "day", "days": plainSeconds += 86_400 * count
      case "h", "hr", "hrs", "hour", "hours": plainSeconds += 3600 * count
      case "m", "min", "mins", "minute", "minutes": plainSeconds += 60 * count
      case "s", "sec", "secs", "second", "seconds": plainSeconds += count
      default: return nil
      }
      hasPart = true
    }
    guard hasPart else { return nil }
  }

  var words: String {
    guard plainSeconds % 86_400 == 0 || months != 0 else {
      return plainSeconds % 3600 == 0
        ? "\(plainSeconds / 3600) hours" : "\(plainSeconds / 60) minutes"
    }
    let days = plainSeconds / 86_400
    let parts = [
      months == 0 ? nil : "\(months) \(abs(months) == 1 ? "month" : "months")",
      days == 0 && months != 0 ? nil : "\(days) \(abs(days) == 1 ? "day" : "days")",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
