import CursesInputFormats
import CursesSeededRandom
import Testing

/// No input becomes another valid value in silence: what a field takes is what a person reads in it.
@Suite("Formats: a plain reading") struct PlainReadingTests {
  /// A format of sections as a person reads what is typed into it.
  struct Reading: Sendable {
    var format: any EditingFormat & Sendable
    var widths: [Int]
    var separators: Set<Character>
    /// The least first digit that leaves no room for a second one.
    var alone = 10
    /// The numbers of a text as the format reads them.
    var read: @Sendable (String) -> [Int]?

    /// The numbers between separators; digits behind a full number are those of the next.
    func numbers(_ typed: String) -> [Int]? {
      var numbers: [Int] = []
      for run in typed.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
      {
        var rest = run[...]
        repeat {
          guard numbers.count < widths.count else { return nil }
          let isAlone = numbers.isEmpty && (rest.first?.wholeNumberValue ?? 0) >= alone
          let part = rest.prefix(isAlone ? 1 : widths[numbers.count])
          guard let number = Int(String(part)) else { return nil }
          numbers.append(number)
          rest = rest.dropFirst(part.count)
        } while !rest.isEmpty
      }
      return numbers.count == widths.count ? numbers : nil
    }
  }

  private static func date(_ order: DateFieldFormat.Order, _ separator: Character) -> Reading {
    let format = DateFieldFormat(order, separator: separator)
    return Reading(
      format: format, widths: order == .yearMonthDay ? [4, 2, 2] : [2, 2, 4],
      separators: ["/", ".", "-", " "]
    ) { text in
      guard let date = try? format.parse(text) else { return nil }
      switch order {
      case .dayMonthYear: return [date.day, date.month, date.year]
      case .monthDayYear: return [date.month, date.day, date.year]
      case .yearMonthDay: return [date.year, date.month, date.day]
      }
    }
  }

  private static let time = Reading(
    format: TimeFormat(), widths: [2, 2], separators: [":", ".", "h", " "], alone: 3
  ) { text in
    (try? TimeFormat().parse(text)).map { [$0.hour, $0.minute] }
  }

  private static let seconds = Reading(
    format: TimeFormat(seconds: true), widths: [2, 2, 2], separators: [":", ".", "h", " "]
  ) { text in
    (try? TimeFormat(seconds: true).parse(text)).map { [$0.hour, $0.minute, $0.second] }
  }

  private static let address = Reading(
    format: IPv4Format(), widths: [3, 3, 3, 3], separators: ["."]
  ) { text in
    (try? IPv4Format().parse(text)).map { $0.map { Int($0) } }
  }

  static let readings = [
    date(.monthDayYear, "/"), date(.dayMonthYear, "."), date(.yearMonthDay, "-"), time, seconds,
    address,
  ]

  private static func random(
    _ reading: Reading, _ dice: inout SeededGenerator, aliens: [Character] = []
  ) -> String {
    let separators = reading.separators.sorted() + aliens
    return (0..<Int.random(in: 1...14, using: &dice)).map { _ in
      Int.random(in: 0..<4, using: &dice) == 0
        ? String(separators.randomElement(using: &dice) ?? "/")
        : String(Int.random(in: 0...9, using: &dice))
    }.joined()
  }

  @Test(arguments: readings.indices)
  func typedNumbersStayWhereTheyWereTyped(index: Int) {
    let reading = Self.readings[index]
    var dice = SeededGenerator(seed: UInt64(index) + 11)
    for _ in 0..<4_000 {
      let keys = Self.random(reading, &dice, aliens: [",", "_", "x", "%", "P"])
      var field = TypingField(reading.format, marked: "¦", keeping: true)
      field.press(keys)
      guard let value = reading.read(field.text) else { continue }
      #expect(value == reading.numbers(keys), "\(keys) became \(field.text)")
    }
  }

  @Test(arguments: readings.indices)
  func aPasteIsTakenWholeOrNotAtAll(index: Int) {
    let reading = Self.readings[index]
    var dice = SeededGenerator(seed: UInt64(index) + 23)
    for round in 0..<4_000 {
      var pasted = Self.random(reading, &dice)
      if round % 5 == 0 { pasted += "x" }
      var field = TypingField(reading.format, marked: "¦")
      guard pasted.count > 1, field.replace(0..<0, with: pasted, caret: 0) else { continue }
      #expect(!pasted.contains("x"))
      guard let value = reading.read(field.text) else { continue }
      let isISO = (try? DateFieldFormat.iso8601.parse(pasted)) != nil
      #expect(isISO || value == reading.numbers(trimmed(pasted)), "\(pasted) became \(field.text)")
    }
  }

  /// Without blanks that only surround a separator or the whole.
  private func trimmed(_ text: String) -> String {
    var plain = ""
    for character in text {
      let follows = plain.last.map { !$0.isNumber } ?? true
      if character == " ", follows { continue }
      if !character.isNumber, plain.last == " " { plain.removeLast() }
      plain.append(character)
    }
    while plain.last == " " { plain.removeLast() }
    return plain
  }

  /// Whatever is taken out of a date, what is left stays in its section.
  @Test func deletingMovesNoDigitToAnotherSection() {
    let format = DateFieldFormat(.monthDayYear, separator: "/")
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let whole = "12/31/2026"
      let start = Int.random(in: 0..<10, using: &dice)
      let end = Int.random(in: start + 1...10, using: &dice)
      var field = TypingField(format, marked: "¦")
      field.text = whole
      guard field.replace(start..<end, with: "", caret: end) else { continue }
      let before = whole.split(separator: "/", omittingEmptySubsequences: false)
      let after = field.text.split(separator: "/", omittingEmptySubsequences: false)
      #expect(after.count <= before.count)
      for (old, new) in zip(before, after) {
        #expect(isSubsequence(new, of: old), "\(start)..<\(end) left \(field.text)")
      }
    }
  }

  private func isSubsequence(_ part: Substring, of whole: Substring) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { character in
      guard let found = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: found)...]
      return true
    }
  }

  /// Of a paste that any format takes no digit is missing.
  @Test(arguments: FormatLawTests.formats.indices)
  func noDigitOfAPasteIsLost(index: Int) {
    let format = FormatLawTests.formats[index]
    var dice = SeededGenerator(seed: UInt64(index) + 31)
    let pieces = [
      "1", "2", "5", "0", "9", "12", "-", "/", ".", ",", " ", ":", "(", ")", "+", "a", "F",
    ]
    for _ in 0..<1_000 {
      let pasted = (0..<Int.random(in: 2...9, using: &dice)).map { _ in
        pieces.randomElement(using: &dice) ?? "1"
      }.joined()
      var field = TypingField(format, marked: "¦")
      guard field.replace(0..<0, with: pasted, caret: 0) else { continue }
      let wanted = pasted.compactMap(\.wholeNumberValue)
      let got = field.text.compactMap(\.wholeNumberValue)
      var rest = got[...]
      let isWhole = wanted.allSatisfy { digit in
        guard let found = rest.firstIndex(of: digit) else { return false }
        rest = rest[(found + 1)...]
        return true
      }
      let isCentury = format is ExpiryFormat && field.text.count == 5
      #expect(isWhole || isCentury, "\(pasted) became \(field.text)")
    }
  }

  @Test func theCasesThatWentWrong() {
    let date = DateFieldFormat(.monthDayYear, separator: "/")
    check(
      date,
      [
        Typed("¦", "13/45/2024", "13/45/2024¦"), Typed("¦", "⟦13/45/2024⟧", "13/45/2024¦"),
        Typed("¦", "123/45/2024", "12/03/45/2024¦"), Typed("¦", "12//2024", "12//2024¦"),
        Typed("¦", "⟦ 3/5/2026 ⟧", "03/05/2026¦"), Typed("¦", "⟦12/31/2026x⟧", "¦"),
        Typed("¦", "⟦12/31/20261⟧", "¦"), Typed("12/«31/»2026", "⌫", "12/¦/2026"),
      ])
    #expect(complaint("13/45/2024", date) == "There is no month 13; use 1 to 12.")
    #expect(complaint("12/03/45/2024", date) != nil)
    #expect(complaint("12//2024", date) != nil)
    #expect(complaint("1231/2024", date) != nil)
    check(
      IPv4Format(),
      [
        Typed("¦", "⟦256.1.1.1⟧", "256.1.1.1¦"), Typed("¦", "⟦1.2.3.4x⟧", "¦"),
        Typed("¦", "256.1.1.1", "256.1.1.1¦"), Typed("¦", "1.2.3.4.5", "1.2.3.4.5¦"),
      ])
    #expect(
      complaint("256.1.1.1", IPv4Format()) == "256 is too large; each number goes from 0 to 255.")
    #expect(complaint("1.2.3.4.5", IPv4Format()) != nil)
    #expect(complaint("192168111222", IPv4Format()) != nil)
    check(CardNumberFormat(), [Typed("¦", "⟦4111 1111 1111 1111 1111 1⟧", "¦")])
    check(ExpiryFormat(), [Typed("¦", "04/2031", "04/2031¦"), Typed("¦", "04/2031⏎", "04/31¦")])
  }

  @Test func aRefusedPasteHasAReason() {
    let edit = FieldEdit(text: "", range: 0..<0, replacement: "1.2.3.4x")
    #expect(
      IPv4Format().refusal(of: edit)
        == "This is no address; write four numbers like 192.168.0.1.")
    #expect(IPv4Format().apply(edit) == nil)
  }
}
