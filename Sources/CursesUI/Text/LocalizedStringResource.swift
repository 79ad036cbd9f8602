import CursesViewGraph
import Foundation

/// A text that is looked up where it is shown. After Foundation's type, which is missing on Linux.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  let localized: LocalizedStringKey
  let table: String?

  /// - Parameters:
  ///   - keyAndValue: what is looked up, and shown where it is not found.
  ///   - table: the name of a `.strings` file; nil for `Localizable`.
  ///   - comment: for whoever translates.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil
  ) {
    localized = keyAndValue
    self.table = table
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  var text: Text { Text(localized, tableName: table, bundle: nil) }
}

extension Text {
  /// A text that is looked up in a table of the program's.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }

  /// The two ends of a time, as the day of each, or the times of one day.
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: DateInterval.words(dates)) }
}

extension String {
  /// The text of a resource, as a table of the program's has it; Markdown stays as it is written.
  public init(localized resource: LocalizedStringResource) { self = resource.text.string }
}

extension DateInterval {
  /// A range of dates in words: the day once, where it is one day.
  fileprivate static func words(_ dates: ClosedRange<Date>) -> String {
    let calendar = Calendar.current
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let first = start.formatted(date: .abbreviated, time: .shortened)
    let last = end.formatted(date: isOneDay ? .omitted : .abbreviated, time: .shortened)
    return "\(first) – \(last)"
  }
}
