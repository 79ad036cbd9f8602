/// A format of free text: each character is taken, replaced or refused, and the whole has a length.
protocol FreeFormat: InputFormat {
  /// The character to store for a typed one; `nil` refuses it.
  func taken(_ character: Character) -> Character?
  /// Whether a text may stand in the field while it is typed.
  func allows(_ text: String) -> Bool
}

extension FreeFormat {
  func allows(_ text: String) -> Bool { true }

  func applyFree(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    var typed: [Character] = []
    // Blanks around a paste are not meant.
    let replacement = Array(edit.replacement)
    for character in replacement.count > 1 ? Self.trimmed(replacement) : replacement[...] {
      guard let taken = taken(character) else { return nil }
      typed.append(taken)
    }
    guard typed.isEmpty == edit.replacement.isEmpty else { return nil }
    let before = String(text[..<range.lowerBound] + typed)
    let whole = before + String(text[range.upperBound...])
    guard typed.isEmpty || allows(whole) else { return nil }
    return FieldContent(text: whole, caret: min(before.count, whole.count))
  }

  private static func trimmed(_ text: [Character]) -> ArraySlice<Character> {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return [] }
    return start[...last]
  }
}
