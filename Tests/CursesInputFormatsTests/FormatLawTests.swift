import CursesInputFormats
import CursesSeededRandom
import Testing

/// What holds for every format, under edits that no person would make.
struct FormatLawTests {
  static let formats: [any EditingFormat] =
    [
      NumberFormat(), NumberFormat.currency("$"), NumberFormat.percent(), IntegerFormat(in: -5...5),
      MaskFormat("(999) 999-9999"), MaskFormat(">AA<aa-XX"), MaskFormat("000.000.000.000"),
      MaskFormat("+1 (999)"), MaskFormat(""), MaskFormat("\\"), CardNumberFormat(),
      VerificationCodeFormat(), ExpiryFormat(), IBANFormat(), DateFieldFormat(),
      DateFieldFormat(.monthDayYear, separator: "/"), TimeFormat(), TimeFormat(.twelve),
      TimeFormat(seconds: true), PhoneFormat(), PhoneFormat(region: "FR"), IPv4Format(),
      IPv6Format(), EmailFormat(), URLFormat(), FileNameFormat(), SlugFormat(),
      HexadecimalFormat(groupSize: 2),
    ] + ["##/##", "{&*#,*@}", "*[#[.#]]", "*!"].compactMap { PictureFormat($0) }
    + ["fr", "de", "de_CH", "hi", "ar", "pt_PT"].map { locale in
      NumberFormat.currency("kr.", symbols: NumberSymbols(locale: locale), signFollows: true)
    }

  private static let pieces: [String] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "1", "3", "7", ".", ",", "-", "+", " ",
    "/", ":", "@", "(", ")", "a", "B", "f", "%", "$", "٣", "７", "漢", "é", "e\u{301}", "\u{301}",
    "\u{200D}", "👨‍👩‍👧", "🇩🇪", "\u{1F1E9}", "\u{1B}", "\r\n", "\u{202F}", "\0", "ﷺ", "12abc",
    "1,234.5", "4111 1111 1111 1111", "2026-12-31", "DE89 3704", "\u{61C}-٧", "क्षि", "각", "",
  ]

  @Test(arguments: formats.indices)
  func nothingTrapsAndEveryCaretStandsInItsText(index: Int) {
    let format = Self.formats[index]
    var dice = SeededGenerator(seed: UInt64(index))
    var text = ""
    for _ in 0..<400 {
      let count = text.count
      let start = Int.random(in: 0...count, using: &dice)
      let end = Int.random(in: start...min(count, start + 3), using: &dice)
      let replacement = Self.pieces.randomElement(using: &dice) ?? ""
      let isWild = Int.random(in: 0..<20, using: &dice) == 0
      let edit = FieldEdit(
        text: isWild ? text + replacement : text, range: start..<end, replacement: replacement,
        caret: Bool.random(using: &dice) ? start : end)
      guard let content = format.apply(edit) else { continue }
      #expect(0...content.text.count ~= content.caret, "\(edit) gave \(content)")
      text = content.text.count > 60 ? "" : content.text
      let committed = format.committed(text)
      #expect(format.committed(committed) == committed, "\(text) became \(committed)")
      _ = format.stepped(text, by: 1)
      _ = (format as? any InputFormat)?.validation(of: text)
    }
  }

  /// However often it is deleted backwards from the end, a text becomes empty.
  @Test(arguments: formats.indices)
  func everyTextCanBeDeleted(index: Int) {
    var field = TypingField(Self.formats[index], marked: "¦")
    field.press("⟦1⟧2a3B4/5.6:7-8+9 0f1@2")
    field.press("⇥" + String(repeating: "⌫", count: 80))
    #expect(field.text.allSatisfy { !$0.isNumber && !$0.isLetter }, "\(field.marked)")
  }

  /// As many digits stand before the caret as before an edit, and those that came.
  @Test func theCaretKeepsItsPlaceAmongTheDigits() {
    let formats: [any EditingFormat] = [
      NumberFormat(), CardNumberFormat(), PhoneFormat(pattern: "### ### ### ###"),
      HexadecimalFormat(groupSize: 4), NumberFormat.currency("€", signFollows: true),
    ]
    var dice = SeededGenerator(seed: 42)
    for format in formats {
      var field = TypingField(format, marked: "¦")
      for _ in 0..<300 {
        let place = Int.random(in: 0...field.text.count, using: &dice)
        let before = digits(field.text, upTo: place)
        field.selection = place..<place
        let digit = String(Int.random(in: 1...9, using: &dice))
        if Bool.random(using: &dice), field.replace(place..<place, with: digit, caret: place) {
          #expect(digits(field.text, upTo: field.selection.lowerBound) == before + 1)
        } else if before > 0 {
          field.press("⌫")
          #expect(digits(field.text, upTo: field.selection.lowerBound) == before - 1)
        }
      }
    }
  }

  private func digits(_ text: String, upTo place: Int) -> Int {
    text.prefix(place).count { $0.isNumber || $0.isHexDigit }
  }

  @Test func valuesAreReadAsTheyAreWritten() throws {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let number = Int(truncatingIfNeeded: dice.next()) >> Int.random(in: 0..<60, using: &dice)
      #expect(try IntegerFormat().parse(IntegerFormat().text(for: number)) == number)
      let bytes = (0..<4).map { _ in UInt8.random(in: 0...255, using: &dice) }
      #expect(try IPv4Format().parse(IPv4Format().text(for: bytes)) == bytes)
      let groups = (0..<8).map { _ in
        Bool.random(using: &dice) ? 0 : UInt16.random(in: 0...0xFFFF, using: &dice)
      }
      #expect(try IPv6Format().parse(IPv6Format().text(for: groups)) == groups)
      let time = try #require(
        TimeOfDay(
          hour: Int.random(in: 0...23, using: &dice), minute: Int.random(in: 0...59, using: &dice)))
      #expect(try TimeFormat(.twelve).parse(TimeFormat(.twelve).text(for: time)) == time)
      let day = try #require(
        CalendarDate(year: 2000, month: 1, day: 1)?
          .advanced(by: Int.random(in: -300_000...300_000, using: &dice)))
      let format = DateFieldFormat(.dayMonthYear, separator: ".")
      #expect(try format.parse(format.text(for: day)) == day)
    }
  }
}
