/// Writes dates as the list shows them, seen from one moment.
package struct DateWriter {
  private let now: LocalTime
  private let isFixed: Bool

  /// Dates seen from the present moment.
  package init() { (now, isFixed) = (.now, false) }

  /// Dates seen from a moment that stays: for pictures that are the same on every day.
  package init(fixedAt moment: LocalTime) { (now, isFixed) = (moment, true) }

  /// The same, seen from the moment that is now.
  package var renewed: DateWriter { isFixed ? self : DateWriter() }

  /// - Parameter moment: nanoseconds since 1970.
  package func words(for moment: Int64) -> String {
    DateWords.words(for: LocalTime(moment), now: now)
  }
}
