#if Locales
import CursesDarwinTypes
import CursesInputFormats
import CursesTextFields
import CursesViewGraph
import Foundation

/// Editing by a formatter: `isPartialStringValid` is asked before each edit, then the text is written as
/// the formatter does, as far as that only adds punctuation.
struct FormatterEditing: EditingFormat, @unchecked Sendable {
  private let formatter: CursesDarwinTypes.Formatter
  private let restyled: RestyledEditing

  init(_ formatter: CursesDarwinTypes.Formatter, isText: Bool) {
    self.formatter = formatter
    let bridge = FormatterBridge(formatter: formatter)
    restyled = RestyledEditing(refusesExcess: isText) { text in
      guard let object = try? bridge.object(text) else { return nil }
      return formatter.string(for: object)
    }
  }

  func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    let before = String(text[..<range.lowerBound]) + edit.replacement
    let whole = before + String(text[range.upperBound...])
    let caret = NSRange(location: before.utf16.count, length: 0)
    var partial = NSString(string: whole)
    var selection = caret
    var message: NSString?
    let isValid = formatter.isPartialStringValid(
      &partial, proposedSelectedRange: &selection, originalString: edit.text,
      originalSelectedRange: Self.utf16(range, in: text), errorDescription: &message)
    if isValid { return restyled.apply(edit) }
    let other = "\(partial)"
    guard other != whole || selection != caret else { return nil }
    return FieldContent(text: other, caret: Self.characters(in: other, to: selection.upperBound))
  }

  func committed(_ text: String) -> String { restyled.committed(text) }

  private static func utf16(_ range: Range<Int>, in text: [Character]) -> NSRange {
    let start = text[..<range.lowerBound].reduce(0) { $0 + $1.utf16.count }
    return NSRange(location: start, length: text[range].reduce(0) { $0 + $1.utf16.count })
  }

  private static func characters(in text: String, to offset: Int) -> Int {
    var rest = max(0, offset)
    return text.prefix { character in
      rest -= character.utf16.count
      return rest >= 0
    }.count
  }
}

@MainActor extension FieldValue {
  /// A value shown and read by a formatter.
  static func formatted<V>(_ value: Binding<V>, by formatter: Foundation.Formatter) -> FieldValue {
    let bridge = FormatterBridge(formatter: formatter)
    let editing = editing(
      of: formatter, isText: V.self is String.Type || V.self is String?.Type)
    return adapted { environment in
      let timing = environment.formatTiming
      var field = FieldValue(
        text: { bridge.text(value.wrappedValue) },
        take: { text, moment in
          let none = (V.self as? any Absent.Type)?.absent as? V
          let result: Result<V, InputError> =
            if let none, text.isEmpty { .success(none) } else { read(text, by: bridge, as: V.self) }
          return take(result, timing.writes(at: moment)) {
            if !isEqual($0, value.wrappedValue) { value.wrappedValue = $0 }
          }
        }, editing: editing)
      field.checkpoint = { checkpoint(value) }
      return field
    }
  }

  private static func read<V>(
    _ text: String, by bridge: FormatterBridge, as type: V.Type
  ) -> Result<V, InputError> {
    do throws(InputError) {
      let object = try bridge.object(text)
      guard let value = FormatterBridge.value(object, as: type) else {
        throw InputError("“\(text)” is no value that fits here.")
      }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  private static func editing(
    of formatter: Foundation.Formatter, isText: Bool
  ) -> (any EditingFormat)? {
    if let own = formatter as? CursesDarwinTypes.Formatter {
      return FormatterEditing(own, isText: isText)
    }
    return (formatter as? NumberFormatter).flatMap { NumberFormatterText($0).format }
  }
}

/// A type that has a value for nothing.
private protocol Absent {
  static var absent: Any { get }
}

extension Optional: Absent {
  static var absent: Any { Self.none as Any }
}
#endif
