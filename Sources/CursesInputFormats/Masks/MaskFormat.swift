/// A mask as Textual's `MaskedInput` and Qt's `QLineEdit` spell it: `"(999) 999-9999"`.
///
/// | character | place for |
/// |---|---|
/// | `A` `a` | a letter A to Z; required, optional |
/// | `N` `n` | a letter or a digit; required, optional |
/// | `X` `x` | any character but a space; required, optional |
/// | `9` `0` | a digit; required, optional |
/// | `D` `d` | a digit 1 to 9; required, optional |
/// | `#` | a digit, `+` or `-`; optional |
/// | `H` `h` | a hexadecimal digit; required, optional |
/// | `B` `b` | `0` or `1`; required, optional |
/// | `>` `<` `!` | what follows becomes upper case, lower case, stays as typed |
/// | `\` | the next character stands for itself |
/// | `;c` at the end | the sign for empty places (see ``placeholder``) |
///
/// Every other character is punctuation and is put in by itself. Letters and digits of full width and
/// digits of other scripts are taken as their plain ones. A separator typed where optional places are
/// left goes on to the next group: `1.2` in `000.000` is `1.2`.
public struct MaskFormat: InputFormat, TemplateFormat, Hashable {
  enum Place: Hashable, Sendable {
    case slot(MaskSlot)
    case literal(Character)
  }

  /// The mask as it was given.
  public let mask: String
  let places: [Place]
  let blank: Character

  /// A mask in the signs of the table above.
  public init(_ mask: String) {
    self.mask = mask
    var characters = Array(mask)
    var blank: Character = "_"
    if characters.count >= 2, characters[characters.count - 2] == ";",
      characters.count < 3 || characters[characters.count - 3] != "\\"
    {
      blank = characters.removeLast()
      characters.removeLast()
    }
    self.blank = blank
    places = Self.places(characters)
  }

  private static func places(_ characters: [Character]) -> [Place] {
    var places: [Place] = []
    var letterCase = MaskSlot.Case.asTyped
    var isEscaped = false
    for character in characters {
      if isEscaped {
        places.append(.literal(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case ">": letterCase = .upper
      case "<": letterCase = .lower
      case "!": letterCase = .asTyped
      default:
        if let (kind, isRequired) = kinds[character] {
          places.append(
            .slot(MaskSlot(kind: kind, isRequired: isRequired, letterCase: letterCase)))
        } else {
          places.append(.literal(character))
        }
      }
    }
    return places
  }

  private static let kinds: [Character: (MaskSlot.Kind, Bool)] = [
    "A": (.letter, true), "a": (.letter, false), "N": (.letterOrDigit, true),
    "n": (.letterOrDigit, false), "X": (.any, true), "x": (.any, false), "9": (.digit, true),
    "0": (.digit, false), "D": (.digitNotZero, true), "d": (.digitNotZero, false),
    "#": (.digitOrSign, false), "H": (.hexadecimal, true), "h": (.hexadecimal, false),
    "B": (.binary, true), "b": (.binary, false),
  ]

  /// The mask with empty places, to show as a prompt: `(___) ___-____`.
  public var placeholder: String {
    String(
      places.map { place in
        switch place {
        case .slot: blank
        case .literal(let character): character
        }
      })
  }

  /// Said of a mask without a place for a character.
  public var defect: String? {
    let hasSlot = places.contains {
      if case .slot = $0 { return true }
      return false
    }
    return hasSlot ? nil : "The mask “\(mask)” has no place for a character."
  }

  /// Every character has its place in the mask: what fits none is refused.
  public var keepsTyped: Bool { false }

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyTemplate(edit) }

  /// The text with its punctuation; what does not fit the mask is left as it is.
  public func committed(_ text: String) -> String { laidOut(text) ?? text }

  /// The text with its punctuation, as it stands in the field.
  public func parse(_ text: String) throws(InputError) -> String {
    if let defect { throw InputError(defect) }
    let walk = walk(text.map { Token(character: $0, kind: .new) })
    if let wrong = walk.wrong {
      let expected = walk.expected.map { "; \($0) belongs there" } ?? "; nothing more belongs there"
      throw InputError("“\(wrong)” does not fit\(expected).")
    }
    if let missing = firstRequired(from: walk.place) {
      throw .incomplete("Not complete: \(missing.expectation) comes next, as in \(placeholder).")
    }
    return String(walk.layout.text + trailing(from: walk.place))
  }

  public func text(for value: String) -> String { committed(value) }

  private func firstRequired(from place: Int) -> MaskSlot? {
    for case .slot(let slot) in places[place...] where slot.isRequired { return slot }
    return nil
  }

  /// Punctuation that ends the mask, once nothing but it is left.
  private func trailing(from place: Int) -> [Character] {
    var literals: [Character] = []
    for place in places[place...] {
      guard case .literal(let character) = place else { return [] }
      literals.append(character)
    }
    return literals
  }
}
