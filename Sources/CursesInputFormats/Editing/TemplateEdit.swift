/// A character on its way into a layout.
struct Token: Hashable {
  enum Kind: Hashable {
    /// Part of the value, and in the text before the edit.
    case value
    /// Punctuation the format had put there.
    case punctuation
    /// Typed or pasted now: either.
    case new
  }

  var character: Character
  var kind: Kind
}

/// Tokens put in their places, with punctuation between them.
struct Layout: Hashable {
  private(set) var text: [Character] = []
  /// For each character of the text the token it is; `nil` for punctuation and filled-in zeros.
  private(set) var source: [Int?] = []
  /// Punctuation that would come before a next character of the value.
  var next: [Character] = []

  mutating func append(_ character: Character, from token: Int?) {
    text.append(character)
    source.append(token)
  }

  mutating func append(punctuation: some Sequence<Character>) {
    for character in punctuation { append(character, from: nil) }
  }

  func content(caretAfterToken count: Int) -> FieldContent {
    let caret = caret(afterToken: count)
    return FieldContent(text: String(text), caret: String(text[..<caret]).count)
  }

  /// The caret after the last character that comes from one of the first tokens: `(5¦55) 1`. Before all
  /// of them it stands where the value begins: `(¦555) 1`.
  func caret(afterToken count: Int) -> Int {
    for index in source.indices.reversed() {
      if let token = source[index], token < count { return index + 1 }
    }
    return source.firstIndex { $0 != nil } ?? text.count
  }
}

/// A format whose text is a value with punctuation put between its characters.
///
/// Punctuation is shown when the next character of the value comes, or when a person types it. Deleting
/// punctuation deletes the character of the value beside it, so a run of backspaces never gets stuck.
protocol TemplateFormat: InputFormat {
  /// Which characters of a text belong to the value.
  func isValue(in text: [Character]) -> [Bool]
  /// Puts tokens in their places; `nil` where one of those that are new cannot be there.
  func layout(_ tokens: [Token]) -> Layout?
  /// Whether a character is dropped from a paste rather than refused.
  func isPunctuation(_ character: Character) -> Bool
}

extension TemplateFormat {
  func applyTemplate(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let isValue = isValue(in: text)
    let range = edit.range.clamped(to: 0..<text.count)
    if edit.replacement.isEmpty { return deleting(range, in: text, isValue, caret: edit.caret) }
    if let over = steppingOver(edit.replacement, at: range, in: text, isValue) { return over }
    return inserting(Array(edit.replacement), at: range, in: text, isValue)
  }

  /// A whole text put in order; `nil` where it does not fit.
  func laidOut(_ text: String) -> String? {
    layout(text.map { Token(character: $0, kind: .new) }).map { String($0.text) }
  }

  private func tokens(_ text: ArraySlice<Character>, _ isValue: ArraySlice<Bool>) -> [Token] {
    zip(text, isValue).map { Token(character: $0, kind: $1 ? .value : .punctuation) }
  }

  private func deleting(
    _ range: Range<Int>, in text: [Character], _ isValue: [Bool], caret: Int
  ) -> FieldContent? {
    var range = range
    if !range.isEmpty, !isValue[range].contains(true), isValue[range.upperBound...].contains(true) {
      if caret > range.lowerBound {
        guard let before = isValue[..<range.lowerBound].lastIndex(of: true) else { return nil }
        range = before..<range.upperBound
      } else if let after = isValue[range.upperBound...].firstIndex(of: true) {
        range = range.lowerBound..<after + 1
      }
    }
    let before = tokens(text[..<range.lowerBound], isValue[..<range.lowerBound])
    let after = tokens(text[range.upperBound...], isValue[range.upperBound...])
    guard let layout = layout(before + after) else { return nil }
    return layout.content(caretAfterToken: before.count)
  }

  /// Punctuation typed where it stands already: the caret goes behind it.
  private func steppingOver(
    _ typed: String, at range: Range<Int>, in text: [Character], _ isValue: [Bool]
  ) -> FieldContent? {
    guard range.isEmpty, typed.count == 1, let typed = typed.first else { return nil }
    let end = isValue[range.upperBound...].firstIndex(of: true) ?? text.count
    guard text[range.upperBound..<end].contains(typed) else { return nil }
    return FieldContent(text: String(text), caret: end)
  }

  private func inserting(
    _ replacement: [Character], at range: Range<Int>, in text: [Character], _ isValue: [Bool]
  ) -> FieldContent? {
    let before = tokens(text[..<range.lowerBound], isValue[..<range.lowerBound])
    let after = tokens(text[range.upperBound...], isValue[range.upperBound...])
    // A paste is taken whole or not at all: a part of a number is another number.
    let count = replacement.count
    guard count <= 512 else { return nil }
    let new = replacement.map { Token(character: $0, kind: .new) }
    guard let layout = layout(before + new + after),
      // A mark that would join the character before it is none of its own.
      String(layout.text).count == layout.text.count
    else { return nil }
    let caret = layout.caret(afterToken: before.count + count)
    if let typed = pending(replacement, layout, caret) { return typed }
    let isNew = { (token: Int) in before.count..<before.count + count ~= token }
    guard layout.source.contains(where: { $0.map(isNew) ?? false }) else {
      // Punctuation that means nothing comes by itself where it belongs.
      guard range.isEmpty, count == 1, isPunctuation(replacement[0]) else { return nil }
      return FieldContent(text: String(text), caret: range.lowerBound)
    }
    return FieldContent(text: String(layout.text), caret: caret)
  }

  /// Punctuation typed at the end, where it would come next anyway: `12¦` and `/` give `12/¦`.
  private func pending(_ typed: [Character], _ layout: Layout, _ caret: Int) -> FieldContent? {
    guard typed.count == 1, caret == layout.text.count, layout.next.contains(typed[0]) else {
      return nil
    }
    let text = layout.text + layout.next
    return FieldContent(text: String(text), caret: text.count)
  }
}
