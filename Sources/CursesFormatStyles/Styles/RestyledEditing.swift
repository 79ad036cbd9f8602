import CursesFoundation
import CursesInputFormats

/// Editing by a program's own style: after each edit the text is read and written again, as far as that
/// only adds punctuation or changes letter case, with the caret after the same letters and digits.
///
/// What somebody is in the middle of is never lost: a text that cannot be read, or that would come out
/// with other letters and digits, stays as it is typed. Where the value is a text and the style writes
/// less than was typed (a limit of ten digits), what is too much is refused, and so is a paste that is.
struct RestyledEditing: EditingFormat, @unchecked Sendable {
  private let restyle: (String) -> String?
  private let refusesExcess: Bool

  init<Style: ParseableFormatStyle>(_ style: Style) where Style.FormatOutput == String {
    restyle = { text in (try? style.parseStrategy.parse(text)).map(style.format) }
    refusesExcess = Style.FormatInput.self == String.self
  }

  /// - Parameter restyle: a text as it is written; `nil` where it cannot be read.
  init(refusesExcess: Bool, restyle: @escaping (String) -> String?) {
    self.restyle = restyle
    self.refusesExcess = refusesExcess
  }

  func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    var range = edit.range.clamped(to: 0..<text.count)
    guard let content = content(edit.replacement, range, text) else { return nil }
    guard edit.replacement.isEmpty, !range.isEmpty, content.text == edit.text else {
      return content
    }
    // Only punctuation was deleted, and it is back: the character beside it is meant.
    if edit.caret > range.lowerBound {
      guard let before = text[..<range.lowerBound].lastIndex(where: Self.isSignificant) else {
        return content
      }
      range = before..<range.upperBound
    } else if let after = text[range.upperBound...].firstIndex(where: Self.isSignificant) {
      range = range.lowerBound..<after + 1
    }
    return self.content("", range, text)
  }

  func committed(_ text: String) -> String { restyle(text) ?? text }

  private func content(_ typed: String, _ range: Range<Int>, _ text: [Character]) -> FieldContent? {
    let before = String(text[..<range.lowerBound]) + typed
    let whole = before + String(text[range.upperBound...])
    let asTyped = FieldContent(text: whole, caret: min(before.count, whole.count))
    guard !whole.isEmpty, let restyled = restyle(whole), restyled != whole else {
      return asTyped
    }
    // A blank at the end of words goes before the next one.
    if !refusesExcess, typed == " ", whole == restyled + " " { return asTyped }
    let wanted = Self.significant(whole)
    let got = Self.significant(restyled)
    if got == wanted { return Self.place(restyled, after: Self.significant(before).count) }
    guard refusesExcess, wanted.starts(with: got), !got.isEmpty, !typed.isEmpty else {
      return asTyped
    }
    // A part of a paste is another value than what was copied.
    guard typed.count == 1 else { return nil }
    // An edit in the middle of a full value would push its end out.
    guard range.upperBound == text.count || !text.contains(where: Self.isSignificant) else {
      return nil
    }
    let content = Self.place(restyled, after: got.count)
    return content.text == String(text) ? nil : content
  }

  private static func place(_ text: String, after count: Int) -> FieldContent {
    guard count > 0 else {
      let start = text.prefix { !isSignificant($0) }.count
      return FieldContent(text: text, caret: start == text.count ? 0 : start)
    }
    var seen = 0
    for (index, character) in text.enumerated() where isSignificant(character) {
      seen += 1
      if seen == count { return FieldContent(text: text, caret: index + 1) }
    }
    return FieldContent(text: text, caret: text.count)
  }

  private static func isSignificant(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func significant(_ text: String) -> [String] {
    text.filter(isSignificant).map { $0.lowercased() }
  }
}
