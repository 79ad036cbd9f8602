import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Insert and replace mode: only what ends them, and what vi does otherwise than the editor.
extension ViMachine {
  static let insertKeys: Set<Key> = [
    Key(.character("w"), .control), Key(.character("u"), .control),
    Key(.character("r"), .control), Key(.character("o"), .control),
    Key(.character("a"), .control),
  ]

  mutating func insertKey(_ key: Key) -> [ViAction] {
    if awaitsRegister {
      awaitsRegister = false
      return key.typed.map { [.insertRegister($0)] } ?? []
    }
    switch key {
    case .viEscape: return [.endInsert]
    case Key(.character("w"), .control): return [.deleteTypedWord]
    case Key(.character("u"), .control): return [.deleteTypedLine]
    case Key(.character("o"), .control): return [.typeOnce]
    case Key(.character("a"), .control): return [.insertRegister(".")]
    case Key(.character("r"), .control):
      awaitsRegister = true
      return []
    default: return []
    }
  }

  mutating func replaceKey(_ key: Key) -> [ViAction] {
    if !awaitsRegister {
      if let character = key.typed { return [.overtype(character)] }
      if key == Key(.backspace) { return [.takeOvertypedBack] }
    }
    return insertKey(key)
  }
}
