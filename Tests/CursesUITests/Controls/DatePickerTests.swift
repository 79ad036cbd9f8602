import CursesCore
import CursesUI
import CursesUITesting
import Foundation
import Testing

/// A date typed, stepped and chosen in the calendar.
@Suite("Date pickers") @MainActor
struct DatePickerTests {
  private struct Holder: View {
    var components: DatePickerComponents = .date
    var isWhole = false
    @State var date: Date
    let range: ClosedRange<Date>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isWhole { picker.datePickerStyle(.graphical) } else { picker }
        Text("is \(date.formatted(.iso8601))")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }

    private var picker: some View {
      DatePicker("Day", selection: $date, in: range, displayedComponents: components)
    }
  }

  private static func day(_ month: Int, _ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(year: 2026, month: month, day: day, hour: 9, minute: 30)) ?? .now
  }

  private func stage(
    _ components: DatePickerComponents = .date, isWhole: Bool = false
  ) -> TestHost {
    TestHost(
      columns: 50, rows: 14,
      Holder(
        components: components, isWhole: isWhole, date: Self.day(11, 23),
        range: Self.day(11, 3)...Self.day(12, 24)))
  }

  @Test func whatIsTypedTakesThePlaceOfTheWhole() {
    let stage = stage([.date, .hourAndMinute])
    stage.type("12012026")
    #expect(stage.rows.contains { $0.contains("is 2026-12-01T09:30:00Z") })
    stage.press(.tab)
    stage.press(.tab)
    stage.type("1745")
    #expect(stage.rows.contains { $0.contains("is 2026-12-01T17:45:00Z") })
  }

  @Test func aDayIsTypedAndStepped() {
    let stage = stage()
    #expect(stage.rows.contains { $0.contains("Day") && $0.contains("11/23/2026") })
    stage.press(.up)
    #expect(stage.rows.contains { $0.contains("is 2026-11-24T09:30:00Z") })
    stage.control("a")
    stage.type("12/01/2026")
    #expect(stage.rows.contains { $0.contains("is 2026-12-01T09:30:00Z") })
    stage.control("a")
    stage.type("12/31/2026")
    #expect(stage.rows.contains { $0.contains("is 2026-12-01T09:30:00Z") })
    stage.press(.tab)
    #expect(stage.rows.contains { $0.contains("Choose a day up to 12/24/2026.") })
  }

  @Test func aTimeIsTypedBesideIt() {
    let stage = stage([.date, .hourAndMinute])
    stage.press(.tab)
    stage.press(.tab)
    stage.control("a")
    stage.type("1745")
    #expect(stage.rows.contains { $0.contains("is 2026-11-23T17:45:00Z") })
  }

  @Test func aDayIsChosenInTheCalendar() {
    let stage = stage()
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("November 2026") })
    #expect(stage.rows.contains { $0.contains("Su Mo Tu We Th Fr Sa") })
    stage.press(.right)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("is 2026-12-01T09:30:00Z") })
    #expect(!stage.rows.contains { $0.contains("2026   ") && $0.contains("December") })
    stage.press(.enter)
    stage.press(.pageDown)
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("is 2026-12-24T09:30:00Z") })
    stage.press(.enter)
    stage.press(.escape)
    #expect(!stage.rows.contains { $0.contains("Su Mo") })
  }

  @Test func theWholeCalendarTakesClicks() {
    let stage = stage(isWhole: true)
    let rows = stage.rows
    let row = rows.firstIndex { $0.contains("Su Mo") } ?? 0
    let column = rows[row].distance(
      from: rows[row].startIndex, to: rows[row].range(of: "Su")?.lowerBound ?? rows[row].startIndex)
    #expect(rows[row + 1].contains(" 1  2  3  4  5  6  7"))
    stage.click(column + 3, row + 2)
    #expect(stage.rows.contains { $0.contains("is 2026-11-09T09:30:00Z") })
    stage.click(column, row + 1)
    #expect(stage.rows.contains { $0.contains("is 2026-11-09T09:30:00Z") }, "out of the range")
  }
}
