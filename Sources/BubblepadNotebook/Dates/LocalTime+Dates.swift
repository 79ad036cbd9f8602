import CursesInputFormats

extension LocalTime {
  /// Midnight of a day.
  package init(_ date: CalendarDate) {
    self.init(year: date.year, month: date.month, day: date.day)
  }

  /// The day; nil in years that a calendar does not show.
  package var date: CalendarDate? { CalendarDate(year: year, month: month, day: day) }
}

extension CalendarDate {
  /// 0 for Monday to 6 for Sunday.
  package var daysSinceMonday: Int { (weekday + 6) % 7 }

  /// "Fri 27 Nov", with the year where that is another one.
  package func shortWords(in year: Int) -> String {
    let weekday = CalendarNames.weekday(LocalTime(self).weekday).prefix(3)
    let month = CalendarNames.month(month).prefix(3)
    return "\(weekday) \(day) \(month)" + (self.year == year ? "" : " \(self.year)")
  }
}
