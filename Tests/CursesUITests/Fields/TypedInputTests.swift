import CursesSeededRandom
import CursesUITesting
import Testing

@testable import CursesFormatStyles
@testable import CursesUI

/// What is typed into fields of values, key by key: the value is what a person reads, or as it was.
@Suite("Fields: typed values") @MainActor
struct TypedInputTests {
  @Observable final class Model<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  struct Field<Style: ParseableFormatStyle>: View where Style.FormatOutput == String {
    @Bindable var model: Model<Style.FormatInput>
    let style: Style
    let locale: String
    var timing = FormatTiming.whileEditing
    @State private var other = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Value", value: $model.value, format: style).textFieldFormatting(timing)
        TextField("Other", text: $other)
      }
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  /// The value after keys in a cleared field, and what is below the field.
  private func typing<Style: ParseableFormatStyle>(
    _ keys: String, into value: Style.FormatInput, _ style: Style, locale: String = "en_US",
    leaving: Bool = false
  ) -> (value: Style.FormatInput, rows: [String]) where Style.FormatOutput == String {
    let model = Model(value)
    let stage = TestHost(
      columns: 70, rows: 4, Field(model: model, style: style, locale: locale))
    stage.control("u")
    stage.type(keys)
    if leaving { stage.press(.tab) }
    return (model.value, stage.rows)
  }

  @Test func aSeparatorOfAnotherLanguageMakesNoOtherNumber() {
    let euro = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    let price = typing("19.99", into: 5, euro, locale: "de_DE")
    #expect(price.value == 5 && price.rows[0].contains("19.99"))
    #expect(price.rows[1].contains("stands in an odd place"))
    #expect(typing("1,5", into: 7, FloatingPointFormatStyle<Double>()).value == 7)
    #expect(typing("1e5", into: 7, FloatingPointFormatStyle<Double>()).value == 7)
    #expect(typing("1.234,5", into: 7, FloatingPointFormatStyle<Double>()).value == 7)
    #expect(typing("1,234.5", into: 7, FloatingPointFormatStyle<Double>()).value == 1234.5)
    let whole = typing("1.5", into: 7, IntegerFormatStyle<Int>())
    #expect(whole.value == 7 && whole.rows[1].contains("Whole numbers only"))
    #expect(typing("-1", into: 7, IntegerFormatStyle<UInt8>()).value == 7)
    #expect(typing("-1", into: 7, .ranged(1...8)).value == 7)
    #expect(typing("5.5", into: 7, FloatingPointFormatStyle<Double>(), locale: "fr").value == 5.5)
  }

  @Test func theValueOfABeginningDoesNotStay() throws {
    #expect(typing("19", into: 5, .ranged(1...8)).value == 5)
    #expect(typing("128", into: 5, IntegerFormatStyle<Int8>()).value == 5)
    #expect(typing("256", into: 5, IntegerFormatStyle<UInt8>(), leaving: true).value == 5)
    let day = try #require(CalendarDate(year: 2020, month: 5, day: 6))
    #expect(typing("2024-02-30", into: day, .day(), leaving: true).value == day)
    #expect(typing("2024,1,12", into: day, .day(), leaving: true).value == day)
    let bytes: [UInt8] = [9, 9, 9, 9]
    #expect(typing("1.2.3.400", into: bytes, .ipv4).value == bytes)
    #expect(typing("192.168.1.1/24", into: bytes, .ipv4).value == bytes)
    #expect(typing("http://1.2.3.4:99999", into: "x", .web).value == "x")
    #expect(typing("41111111111111111", into: "1", .card).value == "1")
    let noon = try #require(TimeOfDay(hour: 12, minute: 0, second: 0))
    #expect(typing("13:60", into: noon, .time()).value == noon)
    #expect(typing("1x30", into: noon, .time()).value == noon)
    #expect(typing("9:30 PM", into: noon, .time()).value == noon)
  }

  @Test func aYearHasFourDigits() throws {
    let long = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
    let start = Date(timeIntervalSince1970: 0)
    for keys in ["March 1, 9", "March 1, 202", "March 1, 12345", "March 1, 24"] {
      let typed = typing(keys, into: start, long, leaving: true)
      #expect(typed.value == start, "\(keys)")
      #expect(typed.rows[1].contains("four digits"), "\(typed.rows)")
    }
    #expect(typing("March 1, 2024", into: start, long).value.timeIntervalSince1970 == 1_709_251_200)
  }

  @Test func anOptionalValueComesBackToo() {
    let model = Model<Int?>(nil)
    struct Optionally: View {
      @Bindable var model: Model<Int?>
      var body: some View { TextField("N", value: $model.value, format: .ranged(1...8)) }
    }
    let stage = TestHost(columns: 70, rows: 3, Optionally(model: model))
    stage.type("1")
    #expect(model.value == 1)
    stage.type("9")
    #expect(model.value == nil)
    stage.press(.backspace)
    #expect(model.value == 1)
    stage.press(.backspace)
    #expect(model.value == nil)
  }

  @Test func theValueBeforeIsThatOfTheLastCommit() {
    let model = Model(5)
    let stage = TestHost(
      columns: 70, rows: 4, Field(model: model, style: .ranged(1...80), locale: "en_US"))
    stage.control("u")
    stage.type("7")
    stage.press(.enter)
    stage.type("99")
    #expect(model.value == 7)
    model.value = 3
    stage.settle()
    stage.type("99")
    #expect(model.value == 3)
  }

  @Test func aStyleCanBeKeptAnywhere() {
    enum Styles { static let phone: InputFormatStyle<String> = .phone }
    #expect(typing("5551234567", into: "", Styles.phone).value == "5551234567")
  }

  @Test func undoLeadsBackOverWhatWasKept() {
    let model = Model(5.0)
    let stage = TestHost(
      columns: 70, rows: 4,
      Field(model: model, style: FloatingPointFormatStyle<Double>(), locale: "de_DE"))
    stage.control("u")
    stage.type("19.99")
    for _ in 0..<2 { stage.press(.backspace) }
    stage.control("z")
    stage.type("12")
    #expect(model.value == 5 && stage.rows[0].contains("."))
  }

  @Test func aKeyThatAMaskRefusesIsSpokenOf() {
    let typed = typing("1x", into: "", .mask("99-99"))
    #expect(typed.rows[1].contains("“x” does not fit; a digit belongs there."))
    #expect(typing("1x2", into: "", .mask("99-99")).rows[1].contains("fit") == false)
  }

  /// After every key the value is that of the keys, read at once, or the one before the edit.
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "de_CH"])
  func theValueIsThatOfTheKeys(locale: String) {
    law(FloatingPointFormatStyle<Double>(), 7, locale)
    law(FloatingPointFormatStyle<Double>.Currency(code: "EUR"), 7, locale)
    law(IntegerFormatStyle<Int>(), 7, locale)
    law(IntegerFormatStyle<Int8>(), 7, locale)
    law(RangedFormatStyle(IntegerFormatStyle<Int>(), in: 1...80), 7, locale)
  }

  private func law<Style: ParseableFormatStyle>(
    _ style: Style, _ before: Style.FormatInput, _ locale: String
  ) where Style.FormatOutput == String, Style.FormatInput: Equatable {
    let reading = LiveStyle(style, locale: Locale(identifier: locale))
    let model = Model(before)
    let stage = TestHost(columns: 40, rows: 3, Field(model: model, style: style, locale: locale))
    var dice = SeededGenerator(seed: UInt64(locale.utf8.reduce(0) { $0 + Int($1) }))
    for _ in 0..<40 {
      model.value = before
      stage.settle()
      stage.press(.tab)
      stage.press(.tab)
      stage.press(.end)
      stage.control("u")
      var keys = ""
      for _ in 0..<Int.random(in: 1...7, using: &dice) {
        let key = "0123456789125.,-'e ".randomElement(using: &dice) ?? "1"
        keys.append(key)
        stage.type(String(key))
        let wanted = (try? reading.read(keys)) ?? before
        #expect(model.value == wanted, "\(keys) in \(stage.rows[0])")
      }
    }
  }
}
