import CursesCore

/// A key with its modifiers as a keymap holds it: one spelling for every way a terminal may send it.
///
/// A letter is lower case and says Shift in the modifiers as soon as Ctrl, Alt or Super is there;
/// without them Shift is in the character (`A`, `?`).
package struct KeyChord: Hashable, Sendable {
  package let code: Key.Code
  package let modifiers: KeyModifiers

  package init(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
    guard case .character(let character) = code else {
      self.code = code
      self.modifiers = modifiers
      return
    }
    guard !modifiers.isDisjoint(with: [.control, .alt, .super]) else {
      self.code = modifiers.contains(.shift) ? .character(character.capital) : code
      self.modifiers = []
      return
    }
    self.code = .character(character.small)
    self.modifiers = character.small == character ? modifiers : modifiers.union(.shift)
  }

  /// What was pressed; a repeat is the same chord as a press.
  package init(_ key: Key) {
    self.init(key.code, key.modifiers)
  }

  package static func ctrl(_ character: Character) -> KeyChord {
    KeyChord(.character(character), .control)
  }

  package static func alt(_ character: Character) -> KeyChord {
    KeyChord(.character(character), .alt)
  }

  static func ctrlShift(_ character: Character) -> KeyChord {
    KeyChord(.character(character), [.control, .shift])
  }

  package static func key(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> KeyChord {
    KeyChord(code, modifiers)
  }

  package static func function(_ number: Int, _ modifiers: KeyModifiers = []) -> KeyChord {
    KeyChord(.function(number), modifiers)
  }
}

extension KeyChord {
  /// Whether only a terminal with the kitty keyboard protocol (or one like it) can send this chord.
  ///
  /// Elsewhere Ctrl with a letter is a control character, which knows no Shift, and some of those
  /// characters are keys of their own: Ctrl+I is Tab, Ctrl+M is Enter, Ctrl+[ is Esc, Ctrl+H is
  /// Backspace on some terminals.
  package var needsKeyboardProtocol: Bool {
    if modifiers.contains(.super) { return true }
    switch code {
    case .character(let character):
      guard modifiers.contains(.control) else { return false }
      return modifiers.contains(.shift) || !Self.controlCharacters.contains(character)
    case .enter, .escape, .backspace:
      return !modifiers.isSubset(of: .alt)
    case .tab:
      return !modifiers.isSubset(of: .shift)
    default:
      return false
    }
  }

  private static let controlCharacters = Set("abcdefgjklnopqrstuvwxyz@\\]^_ ")
}

extension Character {
  /// The lower-case form where it is one character, else itself.
  fileprivate var small: Character {
    let lower = lowercased()
    return lower.count == 1 ? Character(lower) : self
  }

  /// The upper-case form where it is one character, else itself.
  fileprivate var capital: Character {
    let upper = uppercased()
    return upper.count == 1 ? Character(upper) : self
  }
}
