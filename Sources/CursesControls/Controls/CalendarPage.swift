import CursesCore
import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// The days of a month in the cells of a calendar.
struct CalendarPage {
  /// As many as any month touches.
  static let weeks = 6

  let columns: CalendarColumns
  /// The row of the names of the days; nil where there is no room for it.
  let namesRow: Int?
  /// Each day that is drawn with its first cell.
  let days: [(day: CalendarDate, point: Point)]

  init(of place: CalendarDate, firstWeekday: Int, look: CalendarLook, frame: Rect) {
    let columns = CalendarColumns(frame, hasNumbers: look.weekNumber != nil)
    let hasNames = frame.size.rows > look.headRows + 1
    let firstRow = frame.minRow + (hasNames ? look.headRows + 1 : 0)
    self.columns = columns
    namesRow = hasNames ? firstRow - 1 : nil
    let first = CalendarDate(clampingYear: place.year, month: place.month, day: 1)
    let lead = (first.weekday - firstWeekday + 7) % 7
    let room = max(1, frame.minRow + frame.size.rows - firstRow)
    // On a low screen not the month's first week.
    let firstWeek =
      room < Self.weeks
      ? max(0, min((lead + place.day - 1) / 7 - room / 2, Self.weeks - room)) : 0
    days = (firstWeek * 7..<(firstWeek + min(room, Self.weeks)) * 7).compactMap { index in
      guard let day = first.advanced(by: index - lead),
        look.isWide || day.month == place.month
      else { return nil }
      return (
        day, Point(column: columns.start(of: index % 7), row: firstRow + index / 7 - firstWeek)
      )
    }
  }
}

/// The columns of a calendar: four cells for each day with the number of the week before them, three where there
/// is no room for that.
struct CalendarColumns {
  /// With the numbers of the weeks.
  static let ideal = 32
  /// Without anything between the days but a blank.
  static let least = 20

  private let left: Int
  let isNarrow: Bool
  /// The column of the week's number; nil where there is no room.
  let weekNumber: Int?

  init(_ frame: Rect, hasNumbers: Bool) {
    isNarrow = frame.size.columns < 28
    let hasNumbers = hasNumbers && frame.size.columns >= Self.ideal
    let width = hasNumbers ? Self.ideal : isNarrow ? Self.least : 28
    let start = frame.minColumn + max(0, (frame.size.columns - width) / 2)
    weekNumber = hasNumbers ? start : nil
    left = start + (hasNumbers ? 4 : 0) + (isNarrow ? 0 : 1)
  }

  private var pitch: Int { isNarrow ? 3 : 4 }

  /// The first of the two cells of a day's number, by the day's place in the week.
  func start(of weekday: Int) -> Int { left + weekday * pitch }

  /// The cells of a day, with its mark.
  func cell(at point: Point) -> Rect {
    Rect(
      column: point.column - (isNarrow ? 0 : 1), row: point.row, columns: isNarrow ? 3 : 4, rows: 1)
  }

  var first: Int { weekNumber ?? left }
  var last: Int { start(of: 6) + 1 }
}
