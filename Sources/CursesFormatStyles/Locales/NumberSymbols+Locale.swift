#if Locales
import CursesInputFormats
import Foundation

extension NumberSymbols {
  /// How a locale writes numbers, as ICU has it: found out by writing some.
  init(_ locale: Locale) {
    let style = Decimal.FormatStyle(locale: locale)
    self.init()
    let half = style.format(Decimal(string: "0.5") ?? 0)
    if let sign = half.first(where: { !$0.isNumber }) { decimal = sign }
    if let digit = style.format(0).first(where: \.isNumber) { zero = digit }
    let large = style.format(Decimal(string: "123456789012") ?? 0)
    if let sign = large.first(where: { !$0.isNumber }) { grouping = sign }
    let groups = large.split(separator: grouping).map(\.count)
    if groups.count > 1 {
      groupSize = groups[groups.count - 1]
      outerGroupSize = groups.count > 2 ? groups[groups.count - 2] : groupSize
    }
    let first = [1, 2, 3].first { least in
      let digits = String(repeating: "1", count: groupSize + least)
      return style.format(Decimal(string: digits) ?? 0).contains(grouping)
    }
    minimumGroupingDigits = first ?? 1
  }
}
#endif
