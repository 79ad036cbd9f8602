/// The texts that a field shows as they were typed, since its format does not take a character of them.
///
/// A character that is dropped makes another value of what follows: `1.5` without its point is 15. So it
/// stays where it was typed, the text is no value, and what is wrong with it is said. Until the text fits
/// again nothing is put in order in it.
public struct TypedTexts: Sendable {
  private var texts: Set<String> = []

  /// None.
  public init() {}

  /// Whether a text is one of them.
  public func contains(_ text: String) -> Bool { texts.contains(text) }

  /// Forgets all, when editing ends.
  public mutating func removeAll() { texts.removeAll() }

  fileprivate mutating func keep(_ content: FieldContent) -> FieldContent {
    // Every key of an edit may leave one; an undo leads back to those before it.
    if texts.count > 2_000 { texts.removeAll() }
    texts.insert(content.text)
    return content
  }
}

extension EditingFormat {
  /// The text and caret after an edit that a person makes: what ``apply(_:)`` makes of it, or the text as it
  /// was typed where that refuses a typed character and ``keepsTyped``.
  public func apply(_ edit: FieldEdit, keeping typed: inout TypedTexts) -> FieldContent? {
    let isAnew = edit.range.count >= edit.text.count && !edit.replacement.isEmpty
    guard !isAnew, typed.contains(edit.text) else {
      if let content = apply(edit) { return content }
      if let content = steppingOver(edit) { return content }
      guard keepsTyped, edit.isTypedCharacter else { return nil }
      return typed.keep(edit.plainResult)
    }
    let plain = edit.plainResult
    if edit.replacement.isEmpty, let content = formatted(plain) { return content }
    return typed.keep(plain)
  }

  /// What follows the caret already, typed once more: `25¦%` and `%` give `25%¦`.
  private func steppingOver(_ edit: FieldEdit) -> FieldContent? {
    guard edit.range.isEmpty, edit.isTypedCharacter, let typed = edit.replacement.first else {
      return nil
    }
    let caret = edit.range.lowerBound
    guard let next = edit.text.dropFirst(caret).first,
      next == typed || next.isWhitespace && typed.isWhitespace
    else { return nil }
    return FieldContent(text: edit.text, caret: caret + 1)
  }

  /// A text that fits again, as the format writes it, the caret as far from its end.
  private func formatted(_ plain: FieldContent) -> FieldContent? {
    guard !plain.text.isEmpty else { return plain }
    let whole = FieldEdit(text: "", range: 0..<0, replacement: plain.text)
    guard let content = apply(whole) else { return nil }
    let after = plain.text.count - plain.caret
    return FieldContent(text: content.text, caret: max(0, content.text.count - after))
  }
}

extension FieldEdit {
  /// What the field holds when the edit is made as it was asked for.
  public var plainResult: FieldContent {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex)
    let end = text.index(text.startIndex, offsetBy: range.upperBound, limitedBy: text.endIndex)
    let head = text[..<(start ?? text.endIndex)] + replacement
    return FieldContent(text: String(head + text[(end ?? text.endIndex)...]), caret: head.count)
  }

  /// Whether one character was typed that is one of its own: no mark that joins what is before it.
  fileprivate var isTypedCharacter: Bool {
    replacement.count == 1 && text.count < 1_000
      && plainResult.text.count == text.count - range.clamped(to: 0..<text.count).count + 1
  }
}
