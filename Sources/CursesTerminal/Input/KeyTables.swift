import CursesCore

/// Which bytes and numbers mean which key, outside the kitty keyboard protocol.
enum KeyTables {
  /// A byte below 0x80 that is no escape.
  static func ascii(_ byte: UInt8, alt: Bool) -> Key {
    let meta: KeyModifiers = alt ? .alt : []
    switch byte {
    case 0x00: return Key(.character(" "), meta.union(.control))
    case 0x08: return Key(.backspace, meta.union(.control))
    case 0x09: return Key(.tab, meta)
    case 0x0D: return Key(.enter, meta)
    case 0x7F: return Key(.backspace, meta)
    case 0x01...0x1A: return control(byte | 0x60, meta)
    case 0x1B: return Key(.escape, meta)
    case 0x1C...0x1F: return control(byte | 0x40, meta)
    default: return typed(Unicode.Scalar(byte), alt: alt)
    }
  }

  private static func control(_ letter: UInt8, _ meta: KeyModifiers) -> Key {
    Key(.character(Character(Unicode.Scalar(letter))), meta.union(.control))
  }

  /// A typed scalar: with Alt in lower case, with the shift named.
  static func typed(_ scalar: Unicode.Scalar, alt: Bool) -> Key {
    // C1 controls type nothing.
    let shown = 0x80..<0xA0 ~= scalar.value ? "\u{FFFD}" : scalar
    guard alt else { return Key(.character(Character(shown))) }
    return command(shown, .alt)
  }

  /// A character with Ctrl, Alt or Super: its lower case, with the shift named.
  static func command(_ scalar: Unicode.Scalar, _ modifiers: KeyModifiers) -> Key {
    let lower = scalar.properties.lowercaseMapping
    guard lower.unicodeScalars.count == 1, lower.unicodeScalars.first != scalar else {
      return Key(.character(Character(scalar)), modifiers)
    }
    return Key(.character(Character(lower)), modifiers.union(.shift))
  }

  /// The modifiers of a parameter: 1 plus a bit each for shift, alt, control, super.
  ///
  /// Meta (32) counts as Alt; hyper, caps lock and num lock count as nothing.
  static func modifiers(_ parameter: Int) -> KeyModifiers {
    guard parameter > 1 else { return [] }
    let bits = parameter - 1
    var modifiers = KeyModifiers(rawValue: UInt8(bits & 15))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    // Hyper types no text either.
    if bits & 16 != 0 { modifiers.insert(.super) }
    return modifiers
  }

  /// A key by its number in `CSI number ~`.
  static func numbered(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key by its letter in `CSI letter` or `CSI 1 ; modifiers letter`.
  static func lettered(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// A key by its letter after `ESC O`: keys in application mode and the numeric keypad.
  static func applicationKey(_ letter: UInt8) -> (code: Key.Code, modifiers: KeyModifiers)? {
    if let code = lettered(letter) { return (code, []) }
    switch letter {
    case UInt8(ascii: "M"): return (.enter, [])
    case UInt8(ascii: "I"): return (.tab, [])
    case UInt8(ascii: "X"): return (.character("="), [])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return rxvtArrow(letter).map { ($0.code, .control) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return (.character(Character(Unicode.Scalar(letter - 0x40))), [])
    default: return nil
    }
  }

  /// rxvt's arrows with Shift.
  static func rxvtArrow(_ letter: UInt8) -> (code: Key.Code, modifiers: KeyModifiers)? {
    guard 0x61...0x64 ~= letter, let code = lettered(letter - 0x20) else { return nil }
    return (code, .shift)
  }

  /// The modifiers in rxvt's final bytes.
  static func rxvtModifiers(_ final: UInt8) -> KeyModifiers {
    switch final {
    case UInt8(ascii: "^"): .control
    case UInt8(ascii: "$"): .shift
    default: [.shift, .control]
    }
  }

  /// A key of xterm's modifyOtherKeys, `CSI 27 ; modifiers ; code ~`.
  static func otherKey(_ code: Int, _ modifiers: KeyModifiers) -> Key? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    switch scalar.value {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 0..<32: return nil
    case _ where modifiers.isSubset(of: .shift): return Key(.character(Character(scalar)))
    default: return command(scalar, modifiers)
    }
  }
}
