extension CalendarDate {
  /// The day, or the nearest there is: a month beyond December is December, 31 April is 30 April.
  public init(clampingYear year: Int, month: Int, day: Int) {
    let year = min(max(year, 1), 9999)
    let month = min(max(month, 1), 12)
    self.year = year
    self.month = month
    self.day = min(max(day, 1), Self.days(in: month, of: year))
  }
}

extension TimeOfDay {
  /// The time, or the nearest there is.
  public init(clampingHour hour: Int, minute: Int) {
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
    second = 0
  }
}
