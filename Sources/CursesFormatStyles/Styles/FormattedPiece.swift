import CursesFoundation
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
