import CursesUICore
import DarwinTypes
import Foundation
import InputFormats

/// A formatter of any kind, asked for what it can do.
struct FormatterBridge: @unchecked Sendable {
  let formatter: Foundation.Formatter

  func text(_ value: Any?) -> String {
    guard let value = Self.unwrapped(value) else { return "" }
    // Text that a formatter does not know what to do with is shown as it is.
    return formatter.string(for: value) ?? (value as? String ?? "")
  }

  /// Nested optionals made one.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The object a text stands for.
  func object(_ text: String) throws(InputError) -> Any {
    switch formatter {
    case let own as DarwinTypes.Formatter: return try object(text, own)
    case let number as NumberFormatter: return try NumberFormatterText(number).object(text)
    case let date as DateFormatter: return try object(text, date)
    case let date as ISO8601DateFormatter:
      guard let value = date.date(from: text), date.string(from: value) == text else {
        throw InputError("“\(text)” is no such date; write it like \(date.string(from: sample)).")
      }
      return value
    default: throw InputError("A text of this kind can be shown, not read.")
    }
  }

  private func object(_ text: String, _ own: DarwinTypes.Formatter) throws(InputError) -> Any {
    var object: AnyObject?
    var message: NSString?
    guard own.getObjectValue(&object, for: text, errorDescription: &message) else {
      throw InputError(message.map { "\($0)" } ?? "“\(text)” cannot be used here.")
    }
    return object as Any
  }

  private func object(_ text: String, _ date: DateFormatter) throws(InputError) -> Any {
    guard let value = date.date(from: text), Self.isSame(date.string(from: value), text) else {
      throw InputError("“\(text)” is no such date; write it like \(date.string(from: sample)).")
    }
    return value
  }

  private var sample: Date { Date(timeIntervalSince1970: 2_016_273_600) }

  /// Equal but for letter case, kinds of blanks and zeros before numbers.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    func folded(_ text: String) -> [Substring] {
      text.lowercased().split { !$0.isNumber && !$0.isLetter }.map { $0.drop { $0 == "0" } }
    }
    return folded(left) == folded(right)
  }

  /// An object as the type of a binding: numbers of every kind are made from any `NSNumber`.
  static func value<V>(_ object: Any, as type: V.Type) -> V? {
    if let value = object as? V { return value }
    guard let number = object as? NSNumber else { return nil }
    let exact = ExactDecimal(number.decimalValue.description)
    switch type {
    case is Double.Type, is Double?.Type: return number.doubleValue as? V
    case is Float.Type, is Float?.Type: return number.floatValue as? V
    case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
    case is Int.Type, is Int?.Type: return exact?.integer(as: Int.self) as? V
    case is Int64.Type, is Int64?.Type: return exact?.integer(as: Int64.self) as? V
    case is Int32.Type, is Int32?.Type: return exact?.integer(as: Int32.self) as? V
    case is UInt.Type, is UInt?.Type: return exact?.integer(as: UInt.self) as? V
    case is UInt8.Type, is UInt8?.Type: return exact?.integer(as: UInt8.self) as? V
    case is String.Type, is String?.Type: return number.stringValue as? V
    default: return nil
    }
  }
}

/// Number formatters read strictly: by their own signs, whole, in their bounds.
struct NumberFormatterText {
  let formatter: NumberFormatter
  /// How numbers are written; `nil` for styles that are no plain numbers (`1E3`, `one`).
  let format: NumberFormat?

  init(_ formatter: NumberFormatter) {
    self.formatter = formatter
    format = Self.format(formatter)
  }

  private static func format(_ formatter: NumberFormatter) -> NumberFormat? {
    guard let one = formatter.string(from: 1), let first = one.firstIndex(where: \.isNumber),
      let last = one.lastIndex(where: \.isNumber),
      [.none, .decimal, .currency, .percent].contains(formatter.numberStyle)
    else { return nil }
    var symbols = NumberSymbols(formatter.locale)
    if let sign = formatter.decimalSeparator?.first { symbols.decimal = sign }
    if let sign = formatter.groupingSeparator?.first { symbols.grouping = sign }
    let most = max(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    var format = NumberFormat(
      symbols: symbols,
      fractionDigits: min(formatter.minimumFractionDigits, 30)...min(max(most, 0), 30))
    format.prefix = String(one[..<first])
    format.suffix = String(one[one.index(after: last)...])
    format.isGrouped = formatter.usesGroupingSeparator
    if let least = formatter.minimum?.doubleValue { format.allowsNegative = least < 0 }
    return format
  }

  func object(_ text: String) throws(InputError) -> Any {
    guard let format else {
      guard let number = formatter.number(from: text), formatter.string(from: number) == text
      else { throw InputError("“\(text)” is no such number.") }
      return try held(number)
    }
    let exact = try format.parse(text)
    let posix = Locale(identifier: "en_US_POSIX")
    guard let decimal = Decimal(string: exact.description, locale: posix) else {
      throw InputError("This number has too many digits.")
    }
    let multiplier = formatter.multiplier?.decimalValue ?? (isPercent ? 100 : 1)
    return try held(NSDecimalNumber(decimal: multiplier == 0 ? decimal : decimal / multiplier))
  }

  private var isPercent: Bool { formatter.numberStyle == .percent }

  private func held(_ number: NSNumber) throws(InputError) -> NSNumber {
    if let least = formatter.minimum, number.compare(least) == .orderedAscending {
      throw InputError("Please enter a value of at least \(shown(least)).")
    }
    if let most = formatter.maximum, number.compare(most) == .orderedDescending {
      throw InputError("Please enter a value of at most \(shown(most)).")
    }
    return number
  }

  private func shown(_ number: NSNumber) -> String {
    formatter.string(from: number) ?? number.stringValue
  }
}
