/// Days in digits: `12/31/2026`, `31.12.2026` or `2026-12-31`.
///
/// Separators come by themselves behind a full number; any usual one that is typed is taken for that of
/// the format, and a single digit before it gets its zero. A pasted `2026-12-31` is understood in every
/// order. The year has four digits. 30 February is an error, not 2 March, and `13` as a month is one too.
public struct DateFieldFormat: InputFormat, Hashable {
  /// The order of year, month and day.
  public enum Order: Hashable, Sendable {
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  /// Which of day, month and year comes first.
  public let order: Order
  let sections: Sections
  private let separator: Character

  /// Days in an order, with a separator that comes by itself.
  public init(_ order: Order = .yearMonthDay, separator: Character = "-") {
    self.order = order
    self.separator = separator
    let (day, month) = (
      Sections.Section(width: 2, largest: 31), Sections.Section(width: 2, largest: 12)
    )
    let year = Sections.Section(width: 4, largest: 9999)
    let parts =
      switch order {
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      case .yearMonthDay: [year, month, day]
      }
    sections = Sections(
      sections: parts, separators: [separator, separator], accepted: ["/", ".", "-", " "])
  }

  /// `2026-12-31`.
  public static let iso8601 = DateFieldFormat()

  /// `DD/MM/YYYY`, to show as a prompt.
  public var placeholder: String { names.joined(separator: String(separator)) }

  private var names: [String] {
    switch order {
    case .dayMonthYear: ["DD", "MM", "YYYY"]
    case .monthDayYear: ["MM", "DD", "YYYY"]
    case .yearMonthDay: ["YYYY", "MM", "DD"]
    }
  }

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    if edit.replacement.count >= 8, edit.range.count >= edit.text.count, order != .yearMonthDay,
      edit.replacement.prefix(4).allSatisfy({ Digit.value($0) != nil }),
      edit.replacement.dropFirst(4).first.map(sections.isSeparator) == true,
      let date = try? Self.iso8601.parse(edit.replacement)
    {
      return FieldContent(text: text(for: date), caret: 10)
    }
    return sections.apply(edit)
  }

  public func committed(_ text: String) -> String {
    (try? parse(text)).map { self.text(for: $0) } ?? text
  }

  public func parse(_ text: String) throws(InputError) -> CalendarDate {
    guard let parts = sections.split(text) else {
      throw InputError("This is no date; write it as \(placeholder).")
    }
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
      throw .incomplete("Not complete: write the date as \(placeholder).")
    }
    let numbers = parts.map { Int(String($0)) ?? 0 }
    let index = names.map { $0.first }
    let number = { (name: Character) in index.firstIndex(of: name).map { numbers[$0] } ?? 0 }
    let (year, month, day) = (number("Y"), number("M"), number("D"))
    guard year > 0 || parts[names.firstIndex(of: "YYYY") ?? 0].count < 4 else {
      throw InputError("There is no year 0.")
    }
    guard year >= 1000 else { throw .incomplete("The year needs four digits.") }
    guard 1...12 ~= month else { throw InputError("There is no month \(month); use 1 to 12.") }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      let days = CalendarDate.days(in: month, of: year)
      throw InputError("\(Self.months[month - 1]) \(year) has \(days) days, so no day \(day).")
    }
    return date
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  public func text(for value: CalendarDate) -> String {
    let parts = names.map { name in
      switch name {
      case "DD": padded(value.day, 2)
      case "MM": padded(value.month, 2)
      default: padded(value.year, 4)
      }
    }
    return parts.joined(separator: String(separator))
  }

  /// The day before or after.
  public func stepped(_ text: String, by steps: Int) -> String? {
    (try? parse(text))?.advanced(by: steps).map { self.text(for: $0) }
  }
}
