/// A template format that needs to look at no place to know what a character is: every one is a character
/// of the value, punctuation, or refused.
protocol GroupedFormat: TemplateFormat {
  /// The character of the value that a typed one stands for.
  func value(of character: Character) -> Character?
  /// The punctuation before each character of the value and one more for the next; `nil` where this is no
  /// beginning of a value, or one that is too long.
  func punctuation(for value: [Character]) -> [String]?
}

extension GroupedFormat {
  func isValue(in text: [Character]) -> [Bool] { text.map { value(of: $0) != nil } }

  func layout(_ tokens: [Token]) -> Layout? {
    var kept: [(Character, Int)] = []
    for (index, token) in tokens.enumerated() where token.kind != .punctuation {
      if let character = value(of: token.character) {
        kept.append((character, index))
      } else if !isPunctuation(token.character) {
        return nil
      }
    }
    // A deletion may leave what could not be typed (a prefix that is gone): it is shown ungrouped.
    let isDeletion = !tokens.contains { $0.kind == .new }
    guard
      let punctuation = punctuation(for: kept.map(\.0))
        ?? (isDeletion ? Array(repeating: "", count: kept.count + 1) : nil)
    else { return nil }
    var layout = Layout()
    for (place, (character, index)) in kept.enumerated() {
      layout.append(punctuation: punctuation[place])
      layout.append(character, from: index)
    }
    layout.next = Array(punctuation.last ?? "")
    return layout
  }

  /// The characters of the value in a text, or the first that has no business in it.
  func significant(_ text: String) throws(InputError) -> String {
    var significant = ""
    for character in text {
      if let value = value(of: character) {
        significant.append(value)
      } else if !isPunctuation(character) {
        throw InputError("“\(character)” cannot be used here.")
      }
    }
    return significant
  }

  /// The value in groups, as far as it can be.
  func grouped(_ value: String) -> String {
    let characters = Array(value)
    guard let punctuation = punctuation(for: characters) else { return value }
    return zip(punctuation, characters).map { "\($0)\($1)" }.joined()
  }
}
