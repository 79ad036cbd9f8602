import CursesInputFormats
import Testing

@testable import BubblepadTasks

@Suite("Days of tasks")
struct TaskDayTests {
  @Test(
    arguments: [
      ("every day", "2026-11-24", "2026-11-25"), ("every 3 days", "2026-12-30", "2027-01-02"),
      ("every other day", "2026-11-24", "2026-11-26"), ("every week", "2026-11-24", "2026-12-01"),
      ("Every 2 weeks", "2026-11-24", "2026-12-08"),
      ("every weekday", "2026-11-27", "2026-11-30"), ("every weekday", "2026-11-24", "2026-11-25"),
      ("every week on Sunday", "2026-11-24", "2026-11-29"),
      ("every Tuesday, Friday", "2026-11-24", "2026-11-27"),
      ("every Tuesday", "2026-11-24", "2026-12-01"),
      ("every 2 weeks on Monday", "2026-11-24", "2026-12-07"),
      ("every 2 weeks on Mon, Sun", "2026-11-24", "2026-11-29"),
      ("every month", "2026-01-31", "2026-02-28"), ("every month", "2028-01-31", "2028-02-29"),
      ("every month", "2026-03-31", "2026-04-30"), ("every month", "2026-05-31", "2026-06-30"),
      ("every month", "2026-07-31", "2026-08-31"), ("every month", "2026-08-31", "2026-09-30"),
      ("every month", "2026-10-31", "2026-11-30"), ("every month", "2026-12-31", "2027-01-31"),
      ("every 3 months", "2026-11-30", "2027-02-28"),
      ("every month on the 31st", "2026-01-31", "2026-03-31"),
      ("every month on the 31st", "2026-03-31", "2026-05-31"),
      ("every month on the 1st", "2026-11-24", "2026-12-01"),
      ("every month on the 30th", "2026-11-24", "2026-11-30"),
      ("every 2 months on the 1st", "2026-11-24", "2027-01-01"),
      ("every month on the last", "2026-01-31", "2026-02-28"),
      ("every month on the last Friday", "2026-11-24", "2026-11-27"),
      ("every month on the last Friday", "2026-11-27", "2026-12-25"),
      ("every month on the 2nd Wednesday", "2026-11-24", "2026-12-09"),
      ("every month on the 5th Tuesday", "2026-11-24", "2026-12-29"),
      ("every January on the 15th", "2026-11-24", "2027-01-15"),
      ("every February on the last", "2026-11-24", "2027-02-28"),
      ("every April and December on the 1st and 24th", "2026-11-24", "2026-12-01"),
      ("every April and December on the 1st and 24th", "2026-12-01", "2026-12-24"),
      ("every year", "2028-02-29", "2029-02-28"), ("every 3 years", "2026-11-24", "2029-11-24"),
      ("every day when done", "2026-11-24", "2026-11-25"),
      ("every February on the 30th", "2026-11-24", nil), ("every year", "9999-01-01", nil),
    ] as [(String, String, String?)])
  func recurrence(_ rule: String, _ from: String, _ next: String?) throws {
    let day = try #require(CalendarDate(iso: from))
    let recurrence = try #require(TaskRecurrence(rule))
    #expect(recurrence.next(after: day)?.description == next)
  }

  @Test(arguments: [
    "", "day", "every", "every 0 days", "every blue moon", "every day on", "every week on",
    "every 2",
    "every month on the", "every month on the 32nd", "every month the 1st", "every -1 days",
    "every day when", "every 99999999999999999999 days",
  ]) func noRule(_ rule: String) { #expect(TaskRecurrence(rule) == nil) }

  /// Seen from Tuesday, 24 November 2026.
  @Test(arguments: [
    ("today", "2026-11-24"), ("Tomorrow", "2026-11-25"), (" tom ", "2026-11-25"),
    ("yesterday", "2026-11-23"), ("fri", "2026-11-27"), ("Friday", "2026-11-27"),
    ("on friday", "2026-11-27"), ("tue", "2026-12-01"), ("mon", "2026-11-30"),
    ("next monday", "2026-11-30"), ("next fri", "2026-12-04"), ("this sunday", "2026-11-29"),
    ("next week", "2026-11-30"), ("next month", "2026-12-01"), ("next year", "2027-01-01"),
    ("weekend", "2026-11-28"), ("next weekend", "2026-12-05"), ("eom", "2026-11-30"),
    ("end of month", "2026-11-30"), ("in 3 days", "2026-11-27"), ("3 days", "2026-11-27"),
    ("3d", "2026-11-27"), ("+3", "2026-11-27"), ("-1", "2026-11-23"), ("2 weeks", "2026-12-08"),
    ("in a week", "2026-12-01"), ("two weeks", "2026-12-08"), ("1w", "2026-12-01"),
    ("1 month", "2026-12-24"), ("3 days ago", "2026-11-21"), ("24 dec", "2026-12-24"),
    ("Dec 24", "2026-12-24"), ("24th of December", "2026-12-24"), ("1 jan", "2027-01-01"),
    ("24 november", "2026-11-24"), ("23 nov", "2027-11-23"), ("24 dec 2028", "2028-12-24"),
    ("dec 24, 2028", "2028-12-24"), ("29 feb", "2028-02-29"), ("24th", "2026-11-24"),
    ("1st", "2026-12-01"), ("31st", "2026-12-31"), ("24.12.", "2026-12-24"),
    ("24.12.2027", "2027-12-24"), ("2026-12-31", "2026-12-31"),
  ]) func dayInWords(_ words: String, _ day: String) throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 24))
    #expect(DayWords.day(words, today: today)?.description == day)
  }

  @Test(arguments: [
    "", " ", "x", "soon", "12", "2026-02-31", "31 feb", "32 dec", "0 dec", "24/12", "1.13.",
    "in days",
    "next", "fri mon", "99999999999999999999 days", "10000 days", "2026-1-1", "dec",
  ]) func noDayInWords(_ words: String) throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 24))
    #expect(DayWords.day(words, today: today) == nil)
  }
}
