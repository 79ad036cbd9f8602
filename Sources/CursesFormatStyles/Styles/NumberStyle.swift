import CursesFoundation
import CursesInputFormats

/// A style for numbers: the system's nine, and those made of them.
///
/// Foundation's own parsers take prefixes (`12abc`), round and overflow silently. So the signs, places and
/// digits of a style are found out by having it write a few numbers, and texts are read by
/// ``NumberFormat``. A style that writes something else than plain decimal numbers (`1.2M`, `1E3`) is read
/// by its own parser and has to write the text again as it stands.
protocol NumberStyle: StrictFormatStyle {
  var locale: Locale { get }
  /// A small whole or broken number as a value; `nil` where the type does not have it.
  static func sample(_ value: Double) -> FormatInput?
  /// A number as a value.
  static func value(_ number: ExactDecimal) throws(InputError) -> FormatInput
}

extension NumberStyle {
  static var localeCategory: String? { "LC_NUMERIC" }

  func adopting(_ locale: Locale) -> Self { self.locale.isUnset ? self.locale(locale) : self }

  func makeEditing() -> (any EditingFormat)? { NumberTrial(self)?.format }

  func strictValue(_ text: String) throws(InputError) -> FormatInput {
    guard let trial = StyleCache.shared.trial(of: self) else { return try written(text) }
    let number = try trial.format.parse(text)
    guard let scaled = number.shifted(by: trial.shift) else {
      throw InputError("This number has too many digits.")
    }
    return try Self.value(scaled)
  }

  /// A text read by Foundation, that the style writes the same way.
  private func written(_ text: String) throws(InputError) -> FormatInput {
    let body = text.trimmingCharacters(in: .whitespaces)
    guard let value = try? parseStrategy.parse(text), format(value) == body else {
      let example = Self.sample(1234).map(format) ?? "1"
      throw InputError("“\(text)” cannot be read; write a number like \(example).")
    }
    return value
  }
}

extension ExactDecimal {
  /// The number with its point so many places further left: 25 by 2 is 0.25.
  func shifted(by places: Int) -> ExactDecimal? {
    ExactDecimal(digits: digits, scale: scale + places)
  }
}

extension StyleCache {
  func trial(of style: some NumberStyle) -> NumberTrial? {
    (editing(of: style) as? NumberFormat).map { NumberTrial(format: $0, style: style) }
  }
}

/// How a style writes numbers, found out by trying.
struct NumberTrial {
  var format: NumberFormat
  /// How many places the written number is larger than the value: 2 for `0.25` as `25 %`.
  var shift: Int

  init(format: NumberFormat, style: some NumberStyle) {
    self.format = format
    shift = Self.shift(of: style, format) ?? 0
  }

  /// `nil` for a style that does not write plain decimal numbers.
  init?<Style: NumberStyle>(_ style: Style) {
    guard let one = Style.sample(1).map(style.format) else { return nil }
    var format = NumberFormat(symbols: NumberSymbols(style.locale))
    let digits = one.indices.filter { one[$0].isNumber }
    guard let first = digits.first, let last = digits.last else { return nil }
    format.prefix = String(one[..<first])
    format.suffix = String(one[one.index(after: last)...])
    let least = Self.fractionDigits(of: one, format)
    let most = Style.sample(0.123456789).map { Self.fractionDigits(of: style.format($0), format) }
    format.fractionDigits = least...max(least, most ?? least)
    if let large = Style.sample(1_234_567).map(style.format) {
      format.isGrouped = large.contains(format.symbols.grouping)
    }
    if let negative = Style.sample(-1).map(style.format) {
      let minus = negative.firstIndex { "-−".contains($0) }
      let prefix = format.prefix.trimmingCharacters(in: .whitespaces)
      if !prefix.isEmpty, let minus, negative[..<minus].contains(prefix) {
        format.minusPlace = .afterPrefix
      }
    } else {
      format.allowsNegative = false
    }
    self.format = format
    guard let shift = Self.shift(of: style, format) else { return nil }
    self.shift = shift
    guard Self.agrees(style, format, shift) else { return nil }
  }

  private static func fractionDigits(of text: String, _ format: NumberFormat) -> Int {
    guard let point = text.lastIndex(of: format.symbols.decimal) else { return 0 }
    return text[point...].dropFirst().prefix { $0.isNumber }.count
  }

  private static func shift<Style: NumberStyle>(of style: Style, _ format: NumberFormat) -> Int? {
    guard let one = Style.sample(1), let written = try? format.parse(style.format(one)) else {
      return nil
    }
    return (0...6).first { written.shifted(by: $0) == 1 }
  }

  /// Whether what the style writes is read as what it was.
  private static func agrees<Style: NumberStyle>(
    _ style: Style, _ format: NumberFormat, _ shift: Int
  ) -> Bool {
    [0, 7, -1, 12, 99, 1234, 1_234_567, -2048, 0.5].allSatisfy { sample in
      guard let value = Style.sample(sample) else { return true }
      if sample == 0.5, format.fractionDigits.upperBound + shift == 0 { return true }
      let text = style.format(value)
      guard let read = try? format.parse(text), let plain = read.shifted(by: shift) else {
        return false
      }
      return plain.double == sample
    }
  }
}
