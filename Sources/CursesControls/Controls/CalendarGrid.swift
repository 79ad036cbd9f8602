import CursesCore
import CursesInputFormats
import CursesThemes
@_spi(Nodes) import CursesViewGraph

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

/// What a calendar shows besides the days of its month.
package struct CalendarLook {
  /// Whether the name of the month stands above, between two arrows.
  package var hasHead = true
  /// Whether the calendar takes the width that is offered, and shows the days of six weeks, also those of the
  /// months around.
  package var isWide = false
  /// Whether the day of the keys is shown without the focus too.
  package var keepsPlace = false
  /// The day that is underlined, and that T goes to.
  package var today: CalendarDate?
  /// The days that have been chosen.
  package var isChosen: (CalendarDate) -> Bool = { _ in false }
  /// The days that have a dot beside them.
  package var isMarked: (CalendarDate) -> Bool = { _ in false }
  /// The number of the week that begins with a day; shown in a wide calendar of 32 columns or more.
  package var weekNumber: ((CalendarDate) -> Int)?
  /// Whether the number of the week that begins with a day stands out.
  package var isWeekMarked: (CalendarDate) -> Bool = { _ in false }
  /// Gets the first day of a week whose number is clicked; nil where numbers are for reading alone.
  package var chooseWeek: ((CalendarDate) -> Void)?
  /// What other keys do with the day that the keys are at, by their small letters.
  package var keys: [Character: (CalendarDate) -> Void] = [:]

  package init() {}

  /// The rows of the name of the month and, in a wide calendar, of a blank below it.
  var headRows: Int { !hasHead ? 0 : isWide ? 2 : 1 }
}

/// A month whose days are chosen: arrow keys go by day and week, Page Up, Page Down and the wheel by month,
/// Home and End to its ends, T to today; Enter, Space and a click take a day.
package struct CalendarGrid: ControlView {
  /// The day that the keys are at; they move on by themselves until another one is given.
  let day: CalendarDate
  let range: ClosedRange<CalendarDate>
  let words: CalendarWords
  let look: CalendarLook
  let move: (CalendarDate) -> Void
  let choose: (CalendarDate) -> Void

  /// - Parameters:
  ///   - range: the days that can be gone to.
  ///   - move: gets the day that the keys have gone to.
  ///   - choose: gets the day that is taken.
  package init(
    day: CalendarDate, in range: ClosedRange<CalendarDate>, words: CalendarWords,
    look: CalendarLook = CalendarLook(), move: @escaping (CalendarDate) -> Void = { _ in },
    choose: @escaping (CalendarDate) -> Void
  ) {
    self.day = day
    self.range = range
    self.words = words
    self.look = look
    self.move = move
    self.choose = choose
  }

  package func makeModel() -> CalendarModel { CalendarModel(self) }
  package func update(_ model: CalendarModel) { model.show(self) }
}

/// The living part of `CalendarGrid`.
package final class CalendarModel: ControlModel {
  private var grid: CalendarGrid
  /// The day the keys are at.
  private var place: CalendarDate

  init(_ grid: CalendarGrid) {
    self.grid = grid
    place = grid.day
    super.init()
  }

  func show(_ grid: CalendarGrid) {
    if grid.day != self.grid.day { place = grid.day }
    self.grid = grid
    place = held(place)
    setNeedsDisplay()
  }

  private func held(_ day: CalendarDate) -> CalendarDate {
    min(max(day, grid.range.lowerBound), grid.range.upperBound)
  }

  private var page: CalendarPage {
    CalendarPage(
      of: place, firstWeekday: grid.words.firstWeekday, look: grid.look, frame: frame)
  }

  // MARK: Drawing

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    let wanted = grid.look.headRows + 1 + CalendarPage.weeks
    guard grid.look.isWide else { return Size(columns: CalendarColumns.least, rows: wanted) }
    return Size(columns: columns ?? CalendarColumns.ideal, rows: min(wanted, rows ?? wanted))
  }

  override package func draw(in canvas: inout Canvas) {
    let page = page
    canvas.clipped(to: frame) { canvas in
      if grid.look.hasHead { drawHead(page.columns, in: &canvas) }
      if let row = page.namesRow { drawNames(page.columns, in: &canvas, row: row) }
      for (day, point) in page.days { draw(day, at: point, of: page, in: &canvas) }
    }
  }

  private func drawHead(_ columns: CalendarColumns, in canvas: inout Canvas) {
    let months = grid.words.months
    let name = months.indices.contains(place.month - 1) ? months[place.month - 1] : ""
    let (first, last) = (columns.first, columns.last)
    let title = canvas.look.fitted("\(name) \(place.year)", columns: last - first - 3)
    let free = last - first + 1 - canvas.look.width(of: title)
    let (left, right) = (
      canvas.look.symbol("‹", ascii: "<"), canvas.look.symbol("›", ascii: ">")
    )
    canvas.write(String(left), column: first, row: frame.minRow, role: .link)
    canvas.write(
      title, column: first + free / 2, row: frame.minRow, role: .title, attributes: .bold)
    canvas.write(String(right), column: last, row: frame.minRow, role: .link)
  }

  private func drawNames(_ columns: CalendarColumns, in canvas: inout Canvas, row: Int) {
    for column in 0..<7 {
      let index = (grid.words.firstWeekday + column) % 7
      guard grid.words.weekdays.indices.contains(index) else { continue }
      canvas.write(
        canvas.look.fitted(grid.words.weekdays[index], columns: 2),
        column: columns.start(of: column), row: row, role: .dim)
    }
  }

  private func draw(
    _ day: CalendarDate, at point: Point, of page: CalendarPage, in canvas: inout Canvas
  ) {
    let (look, columns) = (grid.look, page.columns)
    if let column = columns.weekNumber, let number = look.weekNumber,
      point.column == columns.start(of: 0)
    {
      canvas.write(
        Self.twoColumns(number(day)), column: column, row: point.row,
        role: look.isWeekMarked(day) ? .accent : .faint)
    }
    let ground = canvas.surface
    defer { canvas.surface = ground }
    let isAt = day == place && (isFocused || look.keepsPlace)
    let isNear = day.month == place.month && grid.range.contains(day)
    let (isToday, isChosen) = (day == look.today, look.isChosen(day))
    var role: Role = isToday || isChosen ? .accent : isNear || isAt ? .text : .faint
    if isAt, look.keepsPlace {
      canvas.tint(columns.cell(at: point), role: .listSelected)
      canvas.surface = .listSelected
    } else if isAt {
      role = .buttonFocused
      canvas.tint(Rect(origin: point, size: Size(columns: 2, rows: 1)), role: role)
    }
    canvas.write(
      Self.twoColumns(day.day), column: point.column, row: point.row, role: role,
      attributes: isToday
        ? [.bold, .underline] : isChosen || (isAt && look.keepsPlace) ? .bold : [])
    if look.isMarked(day) {
      canvas.write(
        String(canvas.look.symbol("•", ascii: "*")), column: point.column + 2, row: point.row,
        role: isNear || isAt ? .accent : .dim)
    }
    if isAt, look.keepsPlace, !columns.isNarrow, !canvas.look.isLinear {
      canvas.rule(
        canvas.look.symbol("▌", ascii: "|"), column: point.column - 1, row: point.row, columns: 1,
        role: .listSelectedBar)
    }
  }

  private static func twoColumns(_ number: Int) -> String {
    number < 10 ? " \(number)" : "\(number)"
  }

  override package var readingPoint: Point {
    page.days.first { $0.day == place }?.point ?? frame.origin
  }

  override package func focusChanged() { setNeedsDisplay() }

  // MARK: Events

  override package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard let key = key.pressed else { return false }
      if case .character = key.code, key.modifiers == .shift { return handle(key.code) }
      return key.modifiers.isEmpty && handle(key.code)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    switch code {
    case .left: go(to: place.advanced(by: -1))
    case .right: go(to: place.advanced(by: 1))
    case .up: go(to: place.advanced(by: -7))
    case .down: go(to: place.advanced(by: 7))
    case .pageUp: go(to: place.advanced(byMonths: -1))
    case .pageDown: go(to: place.advanced(byMonths: 1))
    case .home: go(to: place.advanced(by: 1 - place.day))
    case .end:
      go(to: place.advanced(by: CalendarDate.days(in: place.month, of: place.year) - place.day))
    case .character("t"), .character("T"):
      guard let today = grid.look.today else { return false }
      go(to: today)
    case .enter, .character(" "): take(place)
    case .character(let letter):
      guard let action = letter.lowercased().first.flatMap({ grid.look.keys[$0] }) else {
        return false
      }
      action(place)
    default: return false
    }
    return true
  }

  /// Nothing is done beyond the years that there are.
  private func go(to day: CalendarDate?) {
    guard let day else { return }
    place = held(day)
    grid.move(place)
    setNeedsDisplay()
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp: go(to: place.advanced(byMonths: -1))
    case .wheelDown: go(to: place.advanced(byMonths: 1))
    case .press(.left, _):
      let page = page
      if grid.look.hasHead, mouse.position.row == frame.minRow {
        let isLeft = mouse.position.column < (page.columns.first + page.columns.last) / 2
        go(to: place.advanced(byMonths: isLeft ? -1 : 1))
      } else if let hit = page.days.first(where: {
        page.columns.cell(at: $0.point).contains(mouse.position)
      }) {
        take(hit.day)
      } else if let choose = grid.look.chooseWeek, let column = page.columns.weekNumber,
        column..<column + 2 ~= mouse.position.column,
        let first = page.days.first(where: { $0.point.row == mouse.position.row })
      {
        choose(first.day)
        environment.buttonWasPressed()
      }
    default: return false
    }
    return true
  }

  private func take(_ day: CalendarDate) {
    guard grid.range.contains(day) else { return }
    go(to: day)
    grid.choose(day)
    setNeedsDisplay()
    environment.buttonWasPressed()
  }
}
