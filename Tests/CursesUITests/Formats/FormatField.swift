import CursesInputFormats
import CursesTextFields
import CursesViewGraph
import Foundation
import Testing

@testable import CursesFormatStyles
@testable import CursesUI

/// A value in memory with a field on it, as the library makes one for a style or a formatter; keys go
/// through its editing and reach the value as they do on the screen.
@MainActor
final class FormatField<Value: Sendable> {
  var value: Value
  private(set) var text = ""
  private(set) var caret = 0
  private(set) var verdict = Validation.valid
  private var field: FieldValue?

  private init(_ value: Value) { self.value = value }

  private var binding: Binding<Value> {
    Binding(
      get: { MainActor.assumeIsolated { self.value } },
      set: { value in MainActor.assumeIsolated { self.value = value } })
  }

  static func of<Style: ParseableFormatStyle>(
    _ value: Value, _ style: Style, locale: String = "en_US"
  ) -> FormatField where Style.FormatInput == Value, Style.FormatOutput == String {
    let field = FormatField(value)
    field.adopt(.formatted(field.binding, style), locale)
    return field
  }

  static func ofOptional<Style: ParseableFormatStyle>(
    _ value: Value, _ style: Style, locale: String = "en_US"
  ) -> FormatField where Style.FormatInput? == Value, Style.FormatOutput == String {
    let field = FormatField(value)
    field.adopt(.formatted(field.binding, style), locale)
    return field
  }

  static func of(_ value: Value, by formatter: Foundation.Formatter) -> FormatField {
    let field = FormatField(value)
    field.adopt(.formatted(field.binding, by: formatter), "en_US")
    return field
  }

  private func adopt(_ value: FieldValue, _ locale: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let adopted = value.adopted?(environment) ?? value
    field = adopted
    text = adopted.text()
    caret = text.count
  }

  /// Keys one by one; `⌫` deletes, `⇤` and `⇥` go to the ends, `←` one back.
  @discardableResult
  func type(_ keys: String) -> String {
    for key in keys {
      switch key {
      case "⌫": if caret > 0 { replace(caret - 1..<caret, with: "") }
      case "⇤": caret = 0
      case "⇥": caret = text.count
      case "←": caret = max(0, caret - 1)
      default: replace(caret..<caret, with: String(key))
      }
    }
    return marked
  }

  @discardableResult
  func paste(_ pasted: String) -> String {
    replace(caret..<caret, with: pasted)
    return marked
  }

  func clear() { replace(0..<text.count, with: "") }

  private func replace(_ range: Range<Int>, with replacement: String) {
    let edit = FieldEdit(text: text, range: range, replacement: replacement, caret: caret)
    let plain = Array(text)
    let content: FieldContent?
    if let editing = field?.editing {
      content = editing.apply(edit)
    } else {
      let before = String(plain[..<range.lowerBound]) + replacement
      content = FieldContent(
        text: before + String(plain[range.upperBound...]), caret: before.count)
    }
    guard let content else { return }
    text = content.text
    caret = content.caret
    verdict = field?.take(text, .change) ?? .valid
  }

  /// Enter: the text is put in order, and shown as the value is, where it is one.
  @discardableResult
  func commit() -> Validation {
    text = field?.editing?.committed(text) ?? text
    verdict = field?.take(text, .commit) ?? .valid
    if verdict.isAcceptable { text = field?.text() ?? "" }
    caret = text.count
    return verdict
  }

  func step(_ steps: Int) {
    guard let next = field?.editing?.stepped(text, by: steps) else { return }
    text = next
    verdict = field?.take(text, .change) ?? .valid
  }

  var marked: String {
    let characters = Array(text)
    return String(characters[..<caret]) + "¦" + String(characters[caret...])
  }
}
