#if Locales
import CursesControls
import CursesDarwinTypes
import CursesInputFormats
import Foundation

/// A formatter of any kind, asked for what it can do.
struct FormatterBridge: @unchecked Sendable {
  let formatter: Foundation.Formatter

  func text(_ value: Any?) -> String {
    guard let value = Self.unwrapped(value) else { return "" }
    // What a formatter does not know what to do with is shown as it is.
    return Self.text(value, formatter) ?? "\(value)"
  }

  /// Foundation's `string(for:)` on Linux stops the program for several of its own formatters, and knows
  /// numbers only as objects for others: they are asked in their own words.
  private static func text(_ value: Any, _ formatter: Foundation.Formatter) -> String? {
    let number = number(value)
    switch formatter {
    case let bytes as ByteCountFormatter:
      return number.map { bytes.string(fromByteCount: $0.int64Value) }
    case let date as ISO8601DateFormatter: return (value as? Date).map(date.string)
    case let length as LengthFormatter:
      return number.map { length.string(fromMeters: $0.doubleValue) }
    case let mass as MassFormatter:
      return number.map { mass.string(fromKilograms: $0.doubleValue) }
    case let energy as EnergyFormatter:
      return number.map { energy.string(fromJoules: $0.doubleValue) }
    case let interval as DateIntervalFormatter:
      return (value as? DateInterval).map { interval.string(from: $0.start, to: $0.end) }
    default: return formatter.string(for: value)
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let whole as any BinaryInteger: NSNumber(value: Int64(clamping: whole))
    case let broken as any BinaryFloatingPoint: NSNumber(value: Double(broken))
    default: nil
    }
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
    case let own as CursesDarwinTypes.Formatter: return try object(text, own)
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

  private func object(_ text: String, _ own: CursesDarwinTypes.Formatter) throws(InputError) -> Any
  {
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
#endif
