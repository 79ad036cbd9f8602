/// Decimal digits of every script.
enum Digit {
  /// The value of a decimal digit: `7`, full-width `７` and Arabic `٧` are 7. Roman numerals, circled
  /// digits and digits with marks on them are none.
  static func value(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  /// The ASCII digit that a digit of any script stands for.
  static func ascii(_ character: Character) -> Character? { value(character).map(character(for:)) }

  static func character(for value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(0x30 + value % 10)))
  }
}

extension Character {
  /// A to Z and a to z; full-width letters count as what they stand for.
  var latinLetter: Character? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: return self
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    default: return nil
    }
  }

  /// The upper case of one character; one that becomes two (`ß`) stays.
  var upper: Character { Self.single(uppercased()) ?? self }
  var lower: Character { Self.single(lowercased()) ?? self }

  private static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }

  /// A blank of any width.
  var isBlank: Bool { isWhitespace && !isNewline }
}
