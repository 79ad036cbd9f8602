import CursesCore

/// The kitty keyboard protocol: `CSI code:shifted:base ; modifiers:phase ; text u`.
///
/// See <https://sw.kovidgoyal.net/kitty/keyboard-protocol/>.
enum KeyboardProtocol {
  static func key(_ sequence: ControlSequence) -> Key? {
    let modifiers = KeyTables.modifiers(sequence.part(1, default: 1))
    let phase = phase(sequence.part(1, 1, default: 1))
    let number = sequence.part(0, default: 0)
    if let code = named(number) { return Key(code, modifiers, phase: phase) }
    guard var key = character(sequence, number, modifiers) else { return nil }
    key.phase = phase
    return key
  }

  static func phase(_ number: Int) -> Key.Phase {
    switch number {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  private static func character(
    _ sequence: ControlSequence, _ number: Int, _ modifiers: KeyModifiers
  ) -> Key? {
    if modifiers.isSubset(of: .shift), let text = text(sequence) { return Key(.character(text)) }
    // Private-use numbers are keys that type nothing: locks, modifiers, media keys.
    guard !(0xE000...0xF8FF ~= number), number >= 32, let scalar = scalar(number) else {
      return nil
    }
    guard modifiers.isSubset(of: .shift) else {
      return KeyTables.command(scalar, modifiers)
    }
    guard modifiers.contains(.shift) else { return Key(.character(Character(scalar))) }
    if let shifted = Self.scalar(sequence.part(0, 1, default: 0)), shifted.value >= 32 {
      return Key(.character(Character(shifted)))
    }
    let upper = scalar.properties.uppercaseMapping
    return Key(.character(upper.count == 1 ? Character(upper) : Character(scalar)))
  }

  /// The text the key types, when the terminal says so and it is one character.
  private static func text(_ sequence: ControlSequence) -> Character? {
    guard sequence.parts.count > 2 else { return nil }
    let scalars = sequence.parts[2].compactMap(scalar).filter { $0.value >= 32 }
    let text = String(String.UnicodeScalarView(scalars))
    return text.count == 1 ? text.first : nil
  }

  private static func scalar(_ number: Int) -> Unicode.Scalar? {
    UInt32(exactly: number).flatMap(Unicode.Scalar.init)
  }

  private static let keypad: [Key.Code] = [
    .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home,
    .end, .insert, .delete,
  ]

  private static func named(_ number: Int) -> Key.Code? {
    switch number {
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(number - 57376 + 13)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399 + 48))))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57414...57426: keypad[number - 57414]
    default: nil
    }
  }
}
