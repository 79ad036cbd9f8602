import CursesUI
import CursesUITesting
import Testing

@testable import Greeter

/// The form of habits, typed into.
@MainActor
@Suite struct HabitFormTests {
  @Test func fieldsAreWrittenAndReadAsTheLocaleHasThem() {
    let host = TestHost(columns: 60, rows: 30, HabitForm())
    #expect(host.contains("9,5 for 2"))
    host.press(.end)
    host.press(.backspace)
    host.type("7\t")
    host.press(.end)
    host.type("5\t")
    #expect(host.contains("9,55 for 7"))
    host.type("4111111111111111\t")
    #expect(host.contains("4111 1111 1111 1111"))
    host.press(.end)
    host.press(.backspace)
    host.press(.backspace)
    host.type("999\t")
    #expect(host.contains("cannot be used here"))
    host.type("example.org\t")
    #expect(host.contains("example.org"))
    #expect(host.contains("on time") && host.contains("1:30"))
  }

  @Test func addressesAreThoseOfRFC3986() throws {
    for text in ["https://example.org/a?b=c#d", "mailto:a@b.c", "a%20b", "/x", "https://zürich.ch"]
    {
      #expect(URL(string: text)?.absoluteString == text)
    }
    for text in ["", "a b", "a%2", "a%zz", "<a>", "a\u{7}"] { #expect(URL(string: text) == nil) }
  }

  @Test func datesAreSecondsFromEachOther() {
    let start = Date(timeIntervalSince1970: 978_307_200)
    #expect(start.timeIntervalSinceReferenceDate == 0)
    #expect((start + 60).timeIntervalSince(start) == 60)
    #expect(start < .now && Date.now < .distantFuture)
    #expect(abs(Date().timeIntervalSinceNow) < 60)
  }
}
