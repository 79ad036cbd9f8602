import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The visual modes, which share motions and operators with normal mode.
extension ViMachine {
  /// `v`, `V` or Ctrl+V: begins to select, selects otherwise, or ends what it began.
  mutating func visualKey(_ kind: ViSelectionKind) -> [ViAction] {
    if mode == .visual(kind) { return done(.endSelection) }
    mode = .visual(kind)
    return done(.select(kind))
  }

  /// A command of the visual modes that is one character.
  mutating func visualCommand(_ character: Character) -> [ViAction] {
    switch character {
    case "i", "a": return wait(for: character)
    case "I", "A": return insertAtSelection(character == "I" ? .lineStart : .lineEnd)
    case "o", "O": return done(.swapEnds(isSide: character == "O"))
    case "v": return visualKey(.characters)
    case "V": return visualKey(.lines)
    case "x": return operate(.delete, .selection)
    case "X" where mode == .visual(.block): return operate(.delete, .selection)
    case "X", "D": return operateOnLines(.delete)
    case "C", "S", "R": return operateOnLines(.change)
    case "Y" where mode == .visual(.block): return operate(.yank, .selection)
    case "Y": return operateOnLines(.yank)
    case "s": return operate(.change, .selection)
    case "~": return operate(.toggleCase(advances: false), .selection)
    case "u": return operate(.lowercase, .selection)
    case "U": return operate(.uppercase, .selection)
    case "J": return operate(.join(isSpaced: true), .selection)
    case "p", "P": return put(isAfter: character == "p")
    case "r": return wait(for: character)
    default: return shared(character)
    }
  }

  /// Capitals take whole lines; in a block `D` and `C` go on to the ends of the lines.
  private mutating func operateOnLines(_ operation: ViOperator) -> [ViAction] {
    if mode == .visual(.block), operation != .yank {
      return [.move(.lineEnd, count: nil)] + operate(operation, .selection)
    }
    mode = .visual(.lines)
    return [.select(.lines)] + operate(operation, .selection)
  }

  private mutating func insertAtSelection(_ place: ViInsertPlace) -> [ViAction] {
    done(.change(ViChange(.insert(place), count: pending.wholeCount)))
  }
}
