import CursesCore
@_spi(Nodes) import CursesViewGraph

/// `Ctrl+W` and what follows: going from pane to pane, opening and closing them.
extension ViMachine {
  static let panePrefix = "Ctrl+W "

  mutating func waitForPane() -> [ViAction] {
    pending.keys += ViMachine.panePrefix
    pending.prefix = ViMachine.panePrefix
    return []
  }

  /// The letter that a key without one means after `Ctrl+W`: Ctrl may be held down, and arrows say a direction.
  static func paneLetter(of key: Key) -> Character? {
    switch key.code {
    case .left: "h"
    case .down: "j"
    case .up: "k"
    case .right: "l"
    case .character(let letter) where key.modifiers == .control: letter
    default: nil
    }
  }

  /// Does what a letter after `Ctrl+W` means; any other is used up.
  mutating func pane(_ letter: Character) -> [ViAction] {
    switch letter {
    case "w", "W", "p":
      return go(to: pending.wholeCount.map { $0 == 1 ? .first : .last } ?? .other)
    case "h": return go(to: .left)
    case "l": return go(to: .right)
    case "j": return go(to: .below)
    case "k": return go(to: .above)
    case "t": return go(to: .first)
    case "b": return go(to: .last)
    case "s", "S", "v", "n": return done(.request(.tab(.beside(nil))))
    case "c": return done(.request(.tab(.close(isForced: false))))
    case "q": return done(.request(.quit(isForced: false)))
    case "o": return done(.request(.tab(.only)))
    default:
      _ = give(up: false)
      return [
        .tell("After Ctrl+W vi has w p h l j k t b, s v n for a second pane, and q c o here.")
      ]
    }
  }

  private mutating func go(to pane: ViPane) -> [ViAction] { done(.request(.tab(.pane(pane)))) }
}
