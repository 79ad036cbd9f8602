import CursesUICore
import InputFormats
import Notebook
import TerminalCore
import Themes

/// A month with the weeks around it. Arrow keys go by day and week, Page Up and Page Down by month, Home and End
/// to its ends, T to today; Enter, Space and a click take a day.
///
/// Today is underlined, and a dot marks the days that have notes. Weeks begin on Monday, with their numbers
/// where there is room.
struct MonthGrid: ControlView {
  let form: CalendarForm
  let day: CalendarDate
  /// Whether the name of the month stands above, between two arrows.
  let hasHead: Bool
  let choose: (CalendarDate) -> Void

  init(form: CalendarForm, hasHead: Bool, choose: @escaping (CalendarDate) -> Void) {
    self.form = form
    self.hasHead = hasHead
    self.choose = choose
    day = form.day
  }

  func makeModel() -> MonthGridModel { MonthGridModel(self) }

  func update(_ model: MonthGridModel) {
    model.grid = self
    model.setNeedsDisplay()
  }
}

/// The living part of a `MonthGrid`.
final class MonthGridModel: ControlModel {
  var grid: MonthGrid

  init(_ grid: MonthGrid) { self.grid = grid }

  private static let weeks = 6

  private var headRows: Int { grid.hasHead ? 2 : 0 }

  override func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    let wanted = headRows + 1 + Self.weeks
    return Size(columns: columns ?? MonthColumns.ideal, rows: min(wanted, rows ?? wanted))
  }

  // MARK: Days and cells

  private var columns: MonthColumns { MonthColumns(frame) }

  /// The first day that is drawn: a Monday.
  private var firstDay: CalendarDate? {
    let first = CalendarDate(year: grid.day.year, month: grid.day.month, day: 1)
    return first.flatMap { $0.advanced(by: -$0.daysSinceMonday) }
  }

  /// Where the weeks begin, below the names of the days; without room for these, at the top.
  private var firstRow: Int {
    let rows = frame.size.rows
    return frame.minRow + (rows > headRows + 1 ? headRows + 1 : 0)
  }

  /// The first week that is drawn: on a low screen not the month's first.
  private var firstWeek: Int {
    let room = max(1, frame.minRow + frame.size.rows - firstRow)
    guard let firstDay, room < Self.weeks else { return 0 }
    let week = LocalTime(grid.day).dayNumber - LocalTime(firstDay).dayNumber
    return max(0, min(week / 7 - room / 2, Self.weeks - room))
  }

  /// The days in the rows that there are.
  private var days: [(day: CalendarDate, place: Point)] {
    guard let firstDay else { return [] }
    return (firstWeek * 7..<Self.weeks * 7).compactMap { index in
      let row = firstRow + index / 7 - firstWeek
      guard row < frame.minRow + frame.size.rows, let day = firstDay.advanced(by: index) else {
        return nil
      }
      return (day, Point(column: columns.start(of: index % 7), row: row))
    }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    canvas.clipped(to: frame) { canvas in
      if grid.hasHead { drawHead(in: &canvas) }
      if firstRow > frame.minRow { drawNames(in: &canvas, row: firstRow - 1) }
      for (day, place) in days { draw(day, at: place, in: &canvas) }
    }
  }

  private func drawHead(in canvas: inout Canvas) {
    let title = grid.form.monthWords
    let (left, right) = (columns.first, columns.last)
    let free = right - left + 1 - canvas.look.width(of: title)
    let row = frame.minRow
    canvas.write(
      String(canvas.look.symbol("‹", ascii: "<")), column: left, row: row, role: .link)
    canvas.write(
      title, column: left + free / 2, row: row, role: .title, attributes: .bold)
    canvas.write(
      String(canvas.look.symbol("›", ascii: ">")), column: right, row: row, role: .link)
  }

  private func drawNames(in canvas: inout Canvas, row: Int) {
    for column in 0..<7 {
      canvas.write(
        String(CalendarNames.weekday((column + 1) % 7).prefix(2)),
        column: columns.start(of: column), row: row, role: .dim)
    }
  }

  private func draw(_ day: CalendarDate, at place: Point, in canvas: inout Canvas) {
    let form = grid.form
    if day.daysSinceMonday == 0, let column = columns.weekNumber {
      canvas.write(
        Self.twoColumns(LocalTime(day).week(.iso).number), column: column, row: place.row,
        role: .faint)
    }
    let ground = canvas.surface
    defer { canvas.surface = ground }
    let isSelected = day == grid.day
    if isSelected {
      canvas.tint(columns.cell(at: place), role: .listSelected)
      canvas.surface = .listSelected
    }
    let isToday = day == form.today
    let isOfMonth = day.month == grid.day.month
    canvas.write(
      Self.twoColumns(day.day), column: place.column, row: place.row,
      role: isToday ? .accent : isSelected || isOfMonth ? .text : .faint,
      attributes: isToday ? [.bold, .underline] : isSelected ? .bold : [])
    if form.isMarked(day) {
      canvas.write(
        String(canvas.look.symbol("•", ascii: "*")), column: place.column + 2, row: place.row,
        role: isOfMonth || isSelected ? .accent : .dim)
    }
    if isSelected, !columns.isNarrow, !canvas.look.isLinear {
      canvas.rule(
        canvas.look.symbol("▌", ascii: "|"), column: place.column - 1, row: place.row, columns: 1,
        role: .listSelectedBar)
    }
  }

  private static func twoColumns(_ number: Int) -> String {
    number < 10 ? " \(number)" : "\(number)"
  }

  override var readingPoint: Point {
    days.first { $0.day == grid.day }?.place ?? frame.origin
  }

  override func focusChanged() { setNeedsDisplay() }

  // MARK: Events

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard let key = key.pressed, key.modifiers.isSubset(of: .shift) else { return false }
      return handle(key.code)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    let day = grid.day
    switch code {
    case .left: go(to: day.advanced(by: -1))
    case .right: go(to: day.advanced(by: 1))
    case .up: go(to: day.advanced(by: -7))
    case .down: go(to: day.advanced(by: 7))
    case .pageUp: go(to: day.advanced(byMonths: -1))
    case .pageDown: go(to: day.advanced(byMonths: 1))
    case .home: go(to: CalendarDate(year: day.year, month: day.month, day: 1))
    case .end:
      let last = CalendarDate.days(in: day.month, of: day.year)
      go(to: CalendarDate(year: day.year, month: day.month, day: last))
    case .character("t"), .character("T"): go(to: grid.form.today)
    case .enter, .character(" "): grid.choose(day)
    default: return false
    }
    return true
  }

  /// Nothing is done beyond the years that there are.
  private func go(to day: CalendarDate?) {
    if let day { grid.form.day = day }
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp: go(to: grid.day.advanced(byMonths: -1))
    case .wheelDown: go(to: grid.day.advanced(byMonths: 1))
    case .press(.left, _):
      if grid.hasHead, mouse.position.row == frame.minRow {
        let isLeft = mouse.position.column < (columns.first + columns.last) / 2
        go(to: grid.day.advanced(byMonths: isLeft ? -1 : 1))
      } else if let hit = days.first(where: { columns.cell(at: $0.place).contains(mouse.position) })
      {
        grid.form.day = hit.day
        grid.choose(hit.day)
      }
    default: return false
    }
    return true
  }
}

/// Where the days of a week stand: four cells each with the number of the week before them, three where there is
/// no room for that.
private struct MonthColumns {
  /// With the numbers of the weeks.
  static let ideal = 32

  private let left: Int
  let isNarrow: Bool
  /// The column of the week's number; nil where there is no room.
  let weekNumber: Int?

  init(_ frame: Rect) {
    isNarrow = frame.size.columns < 28
    let hasNumbers = frame.size.columns >= Self.ideal
    let width = hasNumbers ? Self.ideal : isNarrow ? 20 : 28
    let start = frame.minColumn + max(0, (frame.size.columns - width) / 2)
    weekNumber = hasNumbers ? start : nil
    left = start + (hasNumbers ? 4 : 0) + (isNarrow ? 0 : 1)
  }

  private var pitch: Int { isNarrow ? 3 : 4 }

  func start(of weekday: Int) -> Int { left + weekday * pitch }

  /// The cells of a day, with its mark.
  func cell(at place: Point) -> Rect {
    Rect(
      column: place.column - (isNarrow ? 0 : 1), row: place.row, columns: isNarrow ? 3 : 4, rows: 1)
  }

  var first: Int { weekNumber ?? left }
  var last: Int { start(of: 6) + 1 }
}
