/// The English names of months and days.
public enum CalendarNames {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// "January".
  ///
  /// - Parameter number: 1 to 12.
  public static func month(_ number: Int) -> String { months[min(max(number, 1), 12) - 1] }

  /// "Sunday".
  ///
  /// - Parameter number: 0 for Sunday to 6.
  public static func weekday(_ number: Int) -> String { weekdays[min(max(number, 0), 6)] }

  /// The number of a weekday from its name or three letters of it or more: 0 for Monday to 6 for Sunday.
  public static func weekdayNumber(_ word: some StringProtocol) -> Int? {
    number(word, weekdays).map { ($0 + 6) % 7 }
  }

  /// The number of a month from its name or three letters of it or more: 1 to 12.
  public static func monthNumber(_ word: some StringProtocol) -> Int? {
    number(word, months).map { $0 + 1 }
  }

  private static func number(_ word: some StringProtocol, _ names: [String]) -> Int? {
    let small = word.lowercased()
    guard small.count >= 3 else { return nil }
    return names.firstIndex { $0.lowercased().hasPrefix(small) }
  }
}
