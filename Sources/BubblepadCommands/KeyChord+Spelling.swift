import CursesCore

/// Why a spelling such as `Ctrl+Blub` names no key, in words.
package struct KeyChordError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

extension KeyChord {
  /// Reads `Ctrl+Shift+K`, `Alt+Enter`, `F1`, `Ctrl+Home`, `Alt++`. Case does not matter.
  package init(parsing spelling: String) throws(KeyChordError) {
    var rest = Substring(spelling.drop { $0 == " " })
    while rest.last == " " { rest.removeLast() }
    guard !rest.isEmpty else { throw KeyChordError(description: "a key is missing") }
    var modifiers: KeyModifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.startIndex {
      let word = rest[..<plus].lowercased()
      guard let modifier = Self.modifierWords[word] else {
        throw KeyChordError(
          description: "“\(rest[..<plus])” is not a modifier; those are Ctrl, Alt, Shift and Super")
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
      guard !rest.isEmpty else {
        throw KeyChordError(description: "“\(spelling)” ends with a modifier: the key is missing")
      }
      if rest == "+" { break }
    }
    // `Ctrl+K` is the key K: on a keyboard its letter is a capital, and Shift is said in words.
    let word = modifiers.isSubset(of: .shift) ? String(rest) : rest.lowercased()
    self.init(try Self.code(named: word[...], in: spelling), modifiers)
  }

  private static func code(
    named word: Substring, in spelling: String
  ) throws(KeyChordError) -> Key.Code {
    if word.count == 1, let character = word.first { return .character(character) }
    let name = word.lowercased()
    if let code = codes[name] { return code }
    if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    if modifierWords[name] != nil {
      throw KeyChordError(description: "“\(spelling)” ends with a modifier: the key is missing")
    }
    throw KeyChordError(
      description:
        "“\(word)” is not a key; write one character, F1 to F24, Enter, Tab, Esc, Space, "
        + "Backspace, Delete, Insert, Home, End, PageUp, PageDown, Up, Down, Left or Right")
  }

  private static let modifierWords: [String: KeyModifiers] = [
    "ctrl": .control, "control": .control, "alt": .alt, "option": .alt, "meta": .alt,
    "shift": .shift, "super": .super, "cmd": .super, "command": .super,
  ]

  private static let codes: [String: Key.Code] = [
    "enter": .enter, "return": .enter, "tab": .tab, "esc": .escape, "escape": .escape,
    "space": .character(" "), "plus": .character("+"), "backspace": .backspace,
    "delete": .delete, "del": .delete, "insert": .insert, "ins": .insert,
    "home": .home, "end": .end, "pageup": .pageUp, "pgup": .pageUp,
    "pagedown": .pageDown, "pgdn": .pageDown, "pgdown": .pageDown,
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]
}

extension KeyChord: CustomStringConvertible {
  /// The spelling people read on keyboards, which `init(parsing:)` reads back: `Ctrl+Shift+K`.
  package var description: String {
    var words = ""
    if modifiers.contains(.control) { words += "Ctrl+" }
    if modifiers.contains(.alt) { words += "Alt+" }
    if modifiers.contains(.shift) { words += "Shift+" }
    if modifiers.contains(.super) { words += "Super+" }
    return words + keyName
  }

  private var keyName: String {
    switch code {
    case .character(" "): "Space"
    case .character(let character): modifiers.isEmpty ? String(character) : character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .escape: "Esc"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }
}
