import InputFormats
import TerminalCore
import Themes

/// The words of a calendar.
package struct CalendarWords: Hashable, Sendable {
  /// Twelve, from January.
  package var months: [String]
  /// Seven, from Sunday, of two columns each.
  package var weekdays: [String]
  /// The day that weeks begin with: 0 for Sunday.
  package var firstWeekday: Int

  package init(months: [String], weekdays: [String], firstWeekday: Int) {
    self.months = months
    self.weekdays = weekdays
    self.firstWeekday = firstWeekday
  }
}

/// A month whose days are chosen: arrow keys go by day and week, Page Up and Page Down by month, Home and End
/// to its ends; Enter, Space and a click take a day.
package struct CalendarGrid: ControlView {
  let day: CalendarDate
  let range: ClosedRange<CalendarDate>
  let words: CalendarWords
  let choose: (CalendarDate) -> Void

  package init(
    day: CalendarDate, in range: ClosedRange<CalendarDate>, words: CalendarWords,
    choose: @escaping (CalendarDate) -> Void
  ) {
    self.day = day
    self.range = range
    self.words = words
    self.choose = choose
  }

  package func makeModel() -> CalendarModel { CalendarModel(day) }
  package func update(_ model: CalendarModel) {
    model.show(day, in: range, words: words, choose: choose)
  }
}

/// The living part of `CalendarGrid`.
package final class CalendarModel: ControlModel {
  private var day: CalendarDate
  /// The day the keys are at.
  private var place: CalendarDate
  private var range: ClosedRange<CalendarDate>
  private var words = CalendarWords(months: [], weekdays: [], firstWeekday: 0)
  private var choose: (CalendarDate) -> Void = { _ in }

  init(_ day: CalendarDate) {
    self.day = day
    place = day
    range = day...day
    super.init()
  }

  func show(
    _ day: CalendarDate, in range: ClosedRange<CalendarDate>, words: CalendarWords,
    choose: @escaping (CalendarDate) -> Void
  ) {
    if day != self.day { place = day }
    (self.day, self.range, self.words, self.choose) = (day, range, words, choose)
    place = held(place)
    setNeedsDisplay()
  }

  private func held(_ day: CalendarDate) -> CalendarDate {
    min(max(day, range.lowerBound), range.upperBound)
  }

  // MARK: Drawing

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: 20, rows: 8)
  }

  /// The columns before the first day of the month in its week.
  private var lead: Int {
    guard let first = CalendarDate(year: place.year, month: place.month, day: 1) else { return 0 }
    return (first.weekday - words.firstWeekday + 7) % 7
  }

  private func point(of day: Int) -> Point {
    let index = lead + day - 1
    return Point(
      column: frame.minColumn + index % 7 * 3, row: frame.minRow + 2 + index / 7)
  }

  override package func draw(in canvas: inout Canvas) {
    drawHead(in: &canvas)
    for number in 1...CalendarDate.days(in: place.month, of: place.year) {
      guard let day = CalendarDate(year: place.year, month: place.month, day: number) else {
        continue
      }
      draw(day, in: &canvas)
    }
  }

  private func drawHead(in canvas: inout Canvas) {
    let name = words.months.indices.contains(place.month - 1) ? words.months[place.month - 1] : ""
    let title = canvas.look.fitted("\(name) \(place.year)", columns: 16)
    let free = 20 - canvas.look.width(of: title)
    let (left, right) = (
      canvas.look.symbol("‹", ascii: "<"), canvas.look.symbol("›", ascii: ">")
    )
    canvas.write(String(left), column: frame.minColumn, row: frame.minRow, role: .link)
    canvas.write(
      title, column: frame.minColumn + free / 2, row: frame.minRow, role: .title)
    canvas.write(String(right), column: frame.minColumn + 19, row: frame.minRow, role: .link)
    for column in 0..<7 {
      let index = (words.firstWeekday + column) % 7
      guard words.weekdays.indices.contains(index) else { continue }
      canvas.write(
        canvas.look.fitted(words.weekdays[index], columns: 2),
        column: frame.minColumn + column * 3, row: frame.minRow + 1, role: .dim)
    }
  }

  private func draw(_ day: CalendarDate, in canvas: inout Canvas) {
    let point = point(of: day.day)
    let area = Rect(origin: point, size: Size(columns: 2, rows: 1))
    let isAt = day == place && isFocused
    let role: Role =
      isAt
      ? .buttonFocused : day == self.day ? .accent : range.contains(day) ? .text : .faint
    if isAt { canvas.tint(area, role: .buttonFocused) }
    canvas.write(
      day.day < 10 ? " \(day.day)" : "\(day.day)", column: point.column, row: point.row, role: role,
      attributes: day == self.day ? .bold : [])
  }

  override package var readingPoint: Point { point(of: place.day) }

  override package func focusChanged() { setNeedsDisplay() }

  // MARK: Events

  override package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard let key = key.pressed, key.modifiers.isEmpty else { return false }
      return handle(key.code)
    case .mouse(let mouse):
      guard case .press(.left, _) = mouse.action else { return false }
      return press(mouse.position)
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    switch code {
    case .left: go(byDays: -1)
    case .right: go(byDays: 1)
    case .up: go(byDays: -7)
    case .down: go(byDays: 7)
    case .pageUp: go(byMonths: -1)
    case .pageDown: go(byMonths: 1)
    case .home: go(byDays: 1 - place.day)
    case .end: go(byDays: CalendarDate.days(in: place.month, of: place.year) - place.day)
    case .enter, .character(" "): take(place)
    default: return false
    }
    return true
  }

  private func go(byDays days: Int) {
    place = held(place.advanced(by: days) ?? place)
    setNeedsDisplay()
  }

  private func go(byMonths months: Int) {
    place = held(place.advanced(byMonths: months) ?? place)
    setNeedsDisplay()
  }

  private func press(_ position: Point) -> Bool {
    if position.row == frame.minRow {
      go(byMonths: position.column < frame.minColumn + 10 ? -1 : 1)
      return true
    }
    let hit = (1...CalendarDate.days(in: place.month, of: place.year)).first { number in
      let point = point(of: number)
      return point.row == position.row && (point.column...point.column + 1) ~= position.column
    }
    guard let hit, let day = CalendarDate(year: place.year, month: place.month, day: hit) else {
      return true
    }
    take(day)
    return true
  }

  private func take(_ day: CalendarDate) {
    guard range.contains(day) else { return }
    place = day
    choose(day)
    setNeedsDisplay()
    environment.buttonWasPressed()
  }
}

extension CalendarDate {
  /// The day of the week, 0 for Sunday, by Sakamoto's method.
  var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }
}
