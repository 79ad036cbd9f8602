import CursesFoundation
import CursesInputFormats
import CursesViewGraph

extension Text.Piece {
  /// A value in a format, which takes the locale of the place where it has none of its own.
  static func formatted<Style: FormatStyle>(_ input: Style.FormatInput, _ style: Style) -> Self
  where Style.FormatOutput == String {
    var piece = Text.Piece(style.format(input))
    let value = FormattedValue(input: input, style: style)
    var hasher = Hasher()
    hasher.combine(style)
    hasher.combine(piece.text)
    piece.wording = TextWording(name: hasher.finalize()) { environment, _ in
      value.words(in: environment)
    }
    return piece
  }
}

extension Text.Piece {
  /// A whole number as it is written at a place.
  static func whole(_ value: some BinaryInteger) -> Self {
    guard value >= Int(0), value < Int(1000) else { return grouped(value) }
    let number = Int(value)
    var piece = Text.Piece(String(number))
    piece.wording = TextWording(name: number) { environment, _ in
      let style = IntegerFormatStyle<Int>()
      let locale = environment.locale(for: style)
      // Most places write so small a number alike, without a look into their tables.
      return PlainDigits.areUsed(in: locale) ? String(number) : style.locale(locale).format(number)
    }
    return piece
  }

  private static func grouped<Value: BinaryInteger>(_ value: Value) -> Self {
    formatted(value, IntegerFormatStyle<Value>())
  }
}

/// The locales that write the digits 0 to 9.
@MainActor
private enum PlainDigits {
  private static var known: [String: Bool] = [:]

  static func areUsed(in locale: Locale) -> Bool {
    let name = locale.identifier
    if let known = known[name] { return known }
    let areUsed = NumberSymbols(locale).zero == "0"
    known[name] = areUsed
    return areUsed
  }
}

/// A value and its style, both of them values.
private struct FormattedValue<Style: FormatStyle>: @unchecked Sendable
where Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func words(in environment: EnvironmentValues) -> String {
    let locale = environment.locale(for: style)
    if let strict = style as? any StrictFormatStyle {
      return ((Self.adopting(strict, locale) as? Style) ?? style).format(input)
    }
    let isUnset = style.locale(.autoupdatingCurrent) == style
    return (isUnset ? style.locale(locale) : style).format(input)
  }

  private static func adopting<S: StrictFormatStyle>(_ style: S, _ locale: Locale) -> Any {
    style.adopting(locale)
  }
}
