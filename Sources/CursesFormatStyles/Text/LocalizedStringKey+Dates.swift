#if Locales
import CursesViewGraph
import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// A value as a `Formatter` words it.
  public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: Foundation.Formatter
  ) { append([Text.Piece(formatter.string(for: subject) ?? "")]) }

  /// A date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
#endif
