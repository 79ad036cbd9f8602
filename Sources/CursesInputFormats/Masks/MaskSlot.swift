/// A place of a mask that one character goes to.
struct MaskSlot: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case letter, letterOrDigit, any, digit, digitNotZero, digitOrSign, hexadecimal, binary
  }

  enum Case: Hashable, Sendable {
    case asTyped, upper, lower
  }

  var kind: Kind
  var isRequired: Bool
  var letterCase = Case.asTyped

  /// The character as it stands in this place; `nil` where it cannot.
  func accepts(_ character: Character) -> Character? {
    guard let plain = plain(character) else { return nil }
    switch letterCase {
    case .asTyped: return plain
    case .upper: return plain.upper
    case .lower: return plain.lower
    }
  }

  private func plain(_ character: Character) -> Character? {
    let digit = Digit.ascii(character)
    let letter = character.latinLetter
    return switch kind {
    case .letter: letter
    case .letterOrDigit: letter ?? digit
    case .digit: digit
    case .digitNotZero: digit == "0" ? nil : digit
    case .digitOrSign: "+-".contains(character) ? character : digit
    case .hexadecimal: digit ?? letter.flatMap { $0.isHexDigit ? $0 : nil }
    case .binary: digit.flatMap { "01".contains($0) ? $0 : nil }
    case .any:
      character.isWhitespace || InputText.isHarmful(character) || !startsItself(character)
        ? nil : character
    }
  }

  /// Whether a character stands alone: a lone combining mark would join what is before it.
  private func startsItself(_ character: Character) -> Bool { ("a\(character)").count == 2 }

  /// What belongs here, in words.
  var expectation: String {
    switch kind {
    case .letter: "a letter A to Z"
    case .letterOrDigit: "a letter A to Z or a digit"
    case .any: "a character that is no space"
    case .digit: "a digit"
    case .digitNotZero: "a digit 1 to 9"
    case .digitOrSign: "a digit, + or -"
    case .hexadecimal: "a digit or a letter A to F"
    case .binary: "0 or 1"
    }
  }
}
