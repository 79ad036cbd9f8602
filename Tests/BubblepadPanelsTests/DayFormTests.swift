import BubblepadPanels
import CursesInputFormats
import Testing

/// What is said of a day that is typed, with much room and with little.
@Suite("The day of a task") @MainActor struct DayFormTests {
  @Test(arguments: [
    ("", "Wednesday, 30 September 2026", "Wed 30 Sep 2026"),
    ("1 oct", "Thursday, 1 October 2026", "Thu 1 Oct 2026"), ("none", "no date", "no date"),
    ("fr", "no date yet", "no date yet"),
  ])
  func theDayFits(_ typed: String, _ long: String, _ short: String) throws {
    let day = CalendarDate(clampingYear: 2026, month: 9, day: 30)
    let form = DayForm(title: "", calendar: CalendarForm(day, today: day) { _ in false }) { _ in
    } cancel: {
    }
    form.text = typed
    #expect(form.words(inColumns: 80) == long && form.words(inColumns: 33) == short)
    // In the narrowest window the short words fit.
    #expect(form.words(inColumns: 20).count <= 18)
  }
}
