import CursesViewGraph
import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format. A style without a locale of its own has that of the place.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append([.formatted(input, format)])
  }

  /// A value in a format that gives attributed text.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    append(AttributedPieces.pieces(of: format.format(input)))
  }

  /// A number by a specifier of `printf`: `"\(price, specifier: "%.2f")"`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    append([Text.Piece(String(format: specifier, value))])
  }

  /// A value as a `Formatter` words it.
  public mutating func appendInterpolation<Subject: AnyObject>(
    _ subject: Subject, formatter: Foundation.Formatter
  ) { append([Text.Piece(formatter.string(for: subject) ?? "")]) }

  /// Attributed text, in its own looks.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append(AttributedPieces.pieces(of: text))
  }

  /// A date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append([Text.Piece(style.reading(of: date, at: .now).text)])
  }
}
