/// What may come into a value, character by character, before it is stored.
public struct CharacterFilter: Sendable {
  private let admit: @Sendable (Character) -> Character?

  /// A filter that replaces a character, or drops it with `nil`.
  public init(_ admit: @escaping @Sendable (Character) -> Character?) { self.admit = admit }

  public func callAsFunction(_ character: Character) -> Character? { admit(character) }

  /// The characters of a text that pass, replaced as the filter says.
  public func callAsFunction(_ text: String) -> String { String(text.compactMap { admit($0) }) }

  /// First this filter, then another one.
  public func and(_ other: CharacterFilter) -> CharacterFilter {
    CharacterFilter { character in admit(character).flatMap { other($0) } }
  }

  /// Everything but controls, bidirectional controls and line ends.
  public static let text = CharacterFilter { character in
    InputText.isHarmful(character) || character.isNewline ? nil : character
  }

  /// Text of some characters; the others are dropped, controls in any case.
  public static func only(_ isAllowed: @escaping @Sendable (Character) -> Bool) -> CharacterFilter {
    text.and(CharacterFilter { isAllowed($0) ? $0 : nil })
  }

  /// Decimal digits; those of other scripts become ASCII ones.
  public static let digits = CharacterFilter { character in
    guard let digit = character.wholeNumberValue, (0...9).contains(digit), character.isNumber,
      character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    else { return nil }
    return Character(Unicode.Scalar(UInt8(0x30 + digit)))
  }

  /// Small letters become capitals where that is one character.
  public static let uppercase = CharacterFilter { character in
    let upper = character.uppercased()
    return upper.count == 1 ? Character(upper) : character
  }
}
