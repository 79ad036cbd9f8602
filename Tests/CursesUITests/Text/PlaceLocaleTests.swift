import CursesUI
import CursesUITesting
import Testing

/// Values in formats take the locale of the place, as fields do.
@Suite("Text: the locale of the place") @MainActor
struct PlaceLocaleTests {
  private struct Values: View {
    let locale: String
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(1234.5, format: .number)
        Text("of \(1234.5, format: .number) in **all**")
        LabeledContent("Sum", value: 1234.5, format: .number)
        Stepper("Step", value: .constant(1234.5), format: .number)
        Text(
          Date(timeIntervalSince1970: 0), format: .dateTime.day().month(.wide).year())
        Text(1234.5, format: .number.locale(Locale(identifier: "fr_CH")))
      }
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  private struct Turned: View {
    @State private var isGerman = false
    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { isGerman.toggle() }
        Values(locale: isGerman ? "de_DE" : "en_US")
      }
    }
  }

  @Test func theLocaleOfTheEnvironmentIsTaken() {
    let rows = TestHost(columns: 40, rows: 6, Values(locale: "de_DE")).rows
    #expect(rows[0].contains("1.234,5"))
    #expect(rows[1].contains("of 1.234,5 in all"))
    #expect(rows[2].contains("1.234,5") && rows[3].contains("1.234,5"))
    #expect(rows[4].contains("Januar 1970"))
    #expect(!rows[5].contains("1.234,5"))
  }

  private struct Numbers: View {
    let locale: String
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(1_234_567)")
        Text(verbatim: "\(1_234_567)")
        Text("\(7) of \(UInt8(200))")
        Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3600))
        Text(Date(timeIntervalSince1970: 0), style: .time)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  @Test func wholeNumbersAndSpansOfTimeFollowThePlace() {
    let english = TestHost(columns: 60, rows: 5, Numbers(locale: "en_US")).rows
    #expect(english.prefix(3) == ["1,234,567", "1234567", "7 of 200"])
    #expect(english[3].contains("AM") || english[3].contains("PM"))
    let german = TestHost(columns: 60, rows: 5, Numbers(locale: "de_DE")).rows
    #expect(german.prefix(3) == ["1.234.567", "1234567", "7 of 200"])
    #expect(!german[3].contains("AM") && !german[3].contains("PM"))
    #expect(german[3].contains("–"))
    #expect(german[4].count == 5 && german[4].dropFirst(2).first == ":")
  }

  @Test func anOffsetHasASign() {
    let host = TestHost(
      columns: 30, rows: 1,
      Text(Date(timeIntervalSince1970: 120), style: .offset)
        .environment(\.locale, Locale(identifier: "en_US")))
    #expect(host.contains("+2 minutes"))
    host.advance(by: 310)
    #expect(host.contains("-3 minutes"))
  }

  private struct Moments: View {
    let locale: String
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(Date(timeIntervalSince1970: 0), style: .date)
        Text(Date(timeIntervalSince1970: 0), style: .relative)
        Text("on \(Date(timeIntervalSince1970: 0), style: .date) at last")
        Text(Date(timeIntervalSince1970: 0), style: .offset)
      }
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  @Test func momentsAreWordedAsThePlaceDoes() {
    let german = TestHost(columns: 40, rows: 4, Moments(locale: "de_DE")).rows
    #expect(german[0].contains("Januar 1970"))
    #expect(german[1].hasSuffix(" 0 Sek."))
    #expect(german[3].hasSuffix("+0 Sekunden"))
    #expect(german[2].contains("on ") && german[2].contains("Januar 1970 at last"))
    let english = TestHost(columns: 40, rows: 4, Moments(locale: "en_US")).rows
    #expect(english[0].contains("January 1, 1970"))
    #expect(english[1].hasSuffix(" 0 sec"))
    #expect(english[3].hasSuffix("+0 seconds"))
  }

  @Test func aRelativeDateHasItsTwoLargestUnits() {
    let host = TestHost(columns: 40, rows: 4, Moments(locale: "en_US"))
    for (seconds, words) in [
      (59.5, "59 sec"), (90, "1 min, 30 sec"), (21_600, "6 hr, 0 min"), (180_000, "2 days, 2 hr"),
    ] {
      host.date = Date(timeIntervalSince1970: seconds - 1)
      host.advance(by: 1.25)
      #expect(host.rows[1].hasSuffix(" " + words))
    }
  }

  @Test func anotherLocaleIsShownAtOnce() {
    let stage = TestHost(columns: 40, rows: 7, Turned())
    #expect(stage.rows.contains { $0.contains("of 1,234.5 in all") })
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("of 1.234,5 in all") })
  }
}
