import CursesInputFormats
import Testing

struct CalendarTests {
  private let american = DateFieldFormat(.monthDayYear, separator: "/")
  private let german = DateFieldFormat(.dayMonthYear, separator: ".")

  @Test func dates() {
    check(
      american,
      [
        Typed("¦", "12312026", "12/31/2026¦"), Typed("¦", "3/52026", "03/52/026¦"),
        Typed("¦", "1/2/2026", "01/02/2026¦"), Typed("¦", "13", "13¦"),
        Typed("12/¦31/2026", "⌫", "1¦/31/2026"),
        Typed("12¦/31/2026", "⌦", "12/¦1/2026"),
        Typed("¦", "⟦2026-12-31⟧", "12/31/2026¦"), Typed("12/31/2026¦", "7", "12/31/2026¦"),
        Typed("12/3¦", "⌫⌫", "12¦"), Typed("¦", "x1", "1¦"),
        Typed("1¦/31/2026", "2", "12¦/31/2026"),
      ])
    check(
      german,
      [
        Typed("¦", "3112", "31.12¦"), Typed("¦", "1.2.2026", "01.02.2026¦"), Typed("¦", "4", "4¦"),
        Typed("¦", "31/12", "31.12¦"), Typed("31¦.12", ".", "31.¦12"), Typed("¦", "３１", "31¦"),
      ])
    check(
      DateFieldFormat.iso8601,
      [
        Typed("¦", "20261231", "2026-12-31¦"), Typed("¦", "2026-1-2", "2026-01-2¦"),
        Typed("¦", "2026-1-2⏎", "2026-01-02¦"), Typed("2026-¦12", "⌫", "202¦-12"),
        Typed("¦", "⟦2026-12-31⟧", "2026-12-31¦"), Typed("2026¦", "/", "2026-¦"),
      ])
  }

  @Test func monthsKeepTheirDayWhereTheyCan() throws {
    let day = try #require(CalendarDate(year: 2024, month: 1, day: 31))
    #expect(day.advanced(byMonths: 1)?.description == "2024-02-29")
    #expect(day.advanced(byMonths: 13)?.description == "2025-02-28")
    #expect(day.advanced(byMonths: -1)?.description == "2023-12-31")
    let first = try #require(CalendarDate(year: 1, month: 1, day: 1))
    #expect(first.advanced(byMonths: -1) == nil && first.advanced(byMonths: 12 * 9999) == nil)
    #expect(first.advanced(byMonths: 12 * 9998)?.description == "9999-01-01")
  }

  @Test func noDayRollsOver() throws {
    #expect(complaint("2/30/2026", american) == "February 2026 has 28 days, so no day 30.")
    #expect(complaint("02/29/2024", american) == nil)
    #expect(complaint("02/29/1900", american) == "February 1900 has 28 days, so no day 29.")
    #expect(complaint("13/01/2026", american) == "There is no month 13; use 1 to 12.")
    #expect(complaint("12/31", american) == "Not complete: write the date as MM/DD/YYYY.")
    #expect(complaint("12/31/26", american) == "The year needs four digits.")
    #expect(complaint("tomorrow", american) == "This is no date; write it as MM/DD/YYYY.")
    #expect(try german.parse("31.12.2026") == CalendarDate(year: 2026, month: 12, day: 31))
    #expect(german.stepped("31.12.2026", by: 1) == "01.01.2027")
    #expect(german.stepped("01.03.2024", by: -1) == "29.02.2024")
  }

  @Test func times() throws {
    check(
      TimeFormat(),
      [
        Typed("¦", "0905", "09:05¦"), Typed("¦", "905", "09:05¦"), Typed("¦", "9:5", "09:5¦"),
        Typed("¦", "2530", "25:30¦"), Typed("09:¦05", "⌫", "0¦:05"),
        Typed("¦", "⟦23.59⟧", "23:59¦"),
        Typed("09:05¦", "1", "09:05¦"), Typed("¦", "x", "¦"),
      ])
    check(
      TimeFormat(.twelve),
      [
        Typed("¦", "905p", "09:05 PM¦"), Typed("09:05 PM¦", "a", "09:05 AM¦"),
        Typed("09:05 PM¦", "⌫", "09:05¦"), Typed("¦", "⟦9:05 am⟧", "09:05¦ AM"),
        Typed("9¦", "p", "09:00 PM¦"), Typed("¦", "p", "¦"), Typed("09:0¦5 PM", "⌫", "09:¦5 PM"),
      ])
    check(
      TimeFormat(seconds: true),
      [
        Typed("¦", "235959", "23:59:59¦"), Typed("¦", "1.2.3", "01:02:3¦"), Typed("¦", "7", "7¦"),
        Typed("¦", "1.2.3⏎", "01:02:03¦"), Typed("23:59¦", ":", "23:59:¦"),
        Typed("23:59:¦59", "⌫", "23:5¦:59"),
      ])
    #expect(try TimeFormat(.twelve).parse("12:30 AM") == TimeOfDay(hour: 0, minute: 30))
    #expect(try TimeFormat(.twelve).parse("12:30 pm") == TimeOfDay(hour: 12, minute: 30))
    #expect(complaint("09:05", TimeFormat(.twelve)) == "Type A for AM or P for PM.")
    #expect(complaint("25:00", TimeFormat()) == "Hours go from 0 to 23.")
    #expect(complaint("23:60", TimeFormat()) == "Minutes and seconds go from 0 to 59.")
    #expect(TimeFormat().stepped("23:59", by: 1) == "00:00")
  }
}
