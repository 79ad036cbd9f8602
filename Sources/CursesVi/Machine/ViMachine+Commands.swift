import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Normal and visual mode.
extension ViMachine {
  mutating func commandKey(_ key: Key) -> [ViAction] {
    if let character = key.typed { return feed(character) }
    if key == .viEscape {
      let wasIdle = pending.isEmpty
      cancel()
      if wasIdle, mode == .normal, once != nil { return [.typeAgain] }
      return mode.isVisual && wasIdle ? [.endSelection] : []
    }
    if !pending.prefix.isEmpty {
      // `r` and Enter break the line; other keys end what is half typed.
      if pending.prefix == "r", key == Key(.enter) { return complete("r", with: "\n") }
      if pending.prefix == "g", mode.isVisual, let sign = ViMachine.numberKeys[key] {
        return operate(.add(sign, isProgressive: true), .selection)
      }
      if pending.prefix == ViMachine.panePrefix, let letter = ViMachine.paneLetter(of: key) {
        return feed(letter)
      }
      cancel()
      return []
    }
    switch key {
    case Key(.character("w"), .control) where pending.operation == nil: return waitForPane()
    case Key(.character("v"), .control): return visualKey(.block)
    case Key(.character("r"), .control):
      return mode == .normal ? done(.redo(pending.wholeCount ?? 1)) : []
    case Key(.character("o"), .control): return done(.jump(-(pending.wholeCount ?? 1)))
    case Key(.character("i"), .control): return done(.jump(pending.wholeCount ?? 1))
    case Key(.delete): return feed("x")
    default: break
    }
    if pending.operation == nil, let sign = ViMachine.numberKeys[key] {
      if mode.isVisual { return operate(.add(sign, isProgressive: false), .selection) }
      return done(.change(ViChange(.add(sign), count: pending.wholeCount)))
    }
    switch ViMachine.commandKeys[key] {
    case .motion(let motion)?: return finish(motion)
    case .scroll(let scroll)?: return done(.scroll(scroll, count: pending.wholeCount))
    case nil:
      cancel()
      return []
    }
  }

  /// The keys that count numbers up and down.
  static let numberKeys: [Key: Int] = [
    Key(.character("a"), .control): 1, Key(.character("x"), .control): -1,
  ]

  /// What a key without a character means.
  enum CommandKey: Hashable, Sendable {
    case motion(ViMotion)
    case scroll(ViScroll)
  }

  static let commandKeys: [Key: CommandKey] = [
    Key(.left): .motion(.left), Key(.right): .motion(.right), Key(.up): .motion(.rowUp),
    Key(.down): .motion(.rowDown), Key(.home): .motion(.rowStart), Key(.end): .motion(.rowEnd),
    Key(.enter): .motion(.lineBelowStart), Key(.backspace): .motion(.leftAcross),
    Key(.pageUp): .scroll(.pageUp), Key(.pageDown): .scroll(.pageDown),
    Key(.character("f"), .control): .scroll(.pageDown),
    Key(.character("b"), .control): .scroll(.pageUp),
    Key(.character("d"), .control): .scroll(.halfDown),
    Key(.character("u"), .control): .scroll(.halfUp),
    Key(.character("e"), .control): .scroll(.rowDown),
    Key(.character("y"), .control): .scroll(.rowUp),
  ]

  /// Takes the next character of a command.
  private mutating func feed(_ character: Character) -> [ViAction] {
    pending.keys.append(character)
    if !pending.prefix.isEmpty { return complete(pending.prefix, with: character) }
    if let digit = character.wholeNumberValue, character.isASCII, digit > 0 || pending.count != nil
    {
      let count = (pending.count ?? 0) * 10 + digit
      if count > ViPending.mostCount { countIsCut = true }
      pending.count = min(count, ViPending.mostCount)
      return []
    }
    if let operation = pending.operation {
      if character == operation.doubledKey { return operate(operation, .lines) }
      if character == "i" || character == "a" { return wait(for: character) }
      if character == "/" || character == "?" { return ask(.search(isForward: character == "/")) }
    }
    if let motion = ViMachine.motions[character] { return finish(motion) }
    if ViMachine.prefixes.contains(character) { return wait(for: character) }
    if pending.operation != nil { return give(up: true) }
    return mode.isVisual ? visualCommand(character) : command(character)
  }

  mutating func wait(for character: Character) -> [ViAction] {
    pending.prefix.append(character)
    return []
  }

  static let prefixes: Set<Character> = ["\"", "g", "z", "f", "F", "t", "T", "'", "`"]

  static let motions: [Character: ViMotion] = [
    "h": .left, "l": .right, " ": .rightAcross, "j": .lineDown, "k": .lineUp,
    "0": .lineStart, "^": .firstNonBlank, "$": .lineEnd, "|": .column,
    "-": .lineAboveStart, "+": .lineBelowStart, "_": .lineHereStart,
    "w": .wordStart(.small), "W": .wordStart(.big), "e": .wordEnd(.small), "E": .wordEnd(.big),
    "b": .wordStartBackward(.small), "B": .wordStartBackward(.big), "G": .documentEnd,
    "{": .blockBackward, "}": .blockForward, "(": .sentenceBackward, ")": .sentenceForward,
    ";": .findAgain(isReversed: false), ",": .findAgain(isReversed: true), "%": .bracket,
    "H": .screenTop, "M": .screenMiddle, "L": .screenBottom,
    "n": .searchAgain(isReversed: false), "N": .searchAgain(isReversed: true),
    "*": .searchWord(isForward: true, isWhole: true),
    "#": .searchWord(isForward: false, isWhole: true),
  ]

  /// A command of normal mode that is one character.
  private mutating func command(_ character: Character) -> [ViAction] {
    switch character {
    case "i": return insert(.before)
    case "a": return insert(.after)
    case "I": return insert(.lineStart)
    case "A": return insert(.lineEnd)
    case "o": return insert(.below)
    case "O": return insert(.above)
    case "R": return insert(.over)
    case "x": return operate(.delete, .motion(.right))
    case "X": return operate(.delete, .motion(.left))
    case "D": return operate(.delete, .motion(.lineEnd))
    case "C": return operate(.change, .motion(.lineEnd))
    case "s": return operate(.change, .motion(.right))
    case "S": return operate(.change, .lines)
    case "Y": return operate(.yank, .lines)
    case "J": return join(isSpaced: true)
    case "~": return operate(.toggleCase(advances: true), .motion(.right))
    case "p": return put(isAfter: true)
    case "P": return put(isAfter: false)
    case "u": return done(.undo(pending.wholeCount ?? 1))
    case "U": return done(.undoLine)
    case ".": return done(.repeatChange(count: pending.wholeCount))
    case "v": return visualKey(.characters)
    case "V": return visualKey(.lines)
    case "m", "r", "Z": return wait(for: character)
    case "&": return done(.ex("&"))
    case "q": return recording == nil ? wait(for: character) : done(.endMacro)
    case "@": return wait(for: character)
    default: return shared(character)
    }
  }

  /// Commands that normal and visual mode have alike.
  mutating func shared(_ character: Character) -> [ViAction] {
    switch character {
    case "d": return begin(.delete)
    case "c": return begin(.change)
    case "y": return begin(.yank)
    case ">": return begin(.indent)
    case "<": return begin(.outdent)
    case "/": return ask(.search(isForward: true))
    case "?": return ask(.search(isForward: false))
    case ":": return ask(.ex)
    default: return give(up: true)
    }
  }

  // MARK: Coming to an end

  /// An operator waits for what it is done to; what is selected is that already.
  mutating func begin(_ operation: ViOperator) -> [ViAction] {
    if mode.isVisual { return operate(operation, .selection) }
    pending.operation = operation
    pending.operatorCount = pending.count
    pending.count = nil
    pending.prefix = ""
    return []
  }

  mutating func finish(_ motion: ViMotion) -> [ViAction] {
    if let operation = pending.operation { return operate(operation, .motion(motion)) }
    return done(.move(motion, count: pending.wholeCount))
  }

  mutating func operate(_ operation: ViOperator, _ target: ViTarget) -> [ViAction] {
    let change = ViChange(
      .operate(operation, target), count: pending.wholeCount, register: pending.register)
    return done(.change(change))
  }

  private mutating func insert(_ place: ViInsertPlace) -> [ViAction] {
    done(.change(ViChange(.insert(place), count: pending.wholeCount)))
  }

  mutating func put(isAfter: Bool, leavesCaretBehind: Bool = false) -> [ViAction] {
    let put = ViChange.What.put(isAfter: isAfter, leavesCaretBehind: leavesCaretBehind)
    return done(.change(ViChange(put, count: pending.wholeCount, register: pending.register)))
  }

  private mutating func join(isSpaced: Bool) -> [ViAction] {
    pending.count = max(2, pending.wholeCount ?? 2)
    return operate(.join(isSpaced: isSpaced), .lines)
  }

  mutating func done(_ action: ViAction) -> [ViAction] {
    pending = ViPending()
    return [action]
  }

  /// The keys are no command.
  mutating func give(up: Bool) -> [ViAction] {
    let keys = pending.keys
    pending = ViPending()
    return up ? [.tell("“\(keys)” is no command of vi here.")] : []
  }

  // MARK: Longer commands

  private mutating func complete(_ prefix: String, with character: Character) -> [ViAction] {
    pending.prefix = ""
    switch prefix {
    case "\"":
      guard ViRegisters.isName(character) else { return give(up: true) }
      pending.register = character
      return []
    case "f", "t":
      return finish(.find(ViFind(character: character, isForward: true, isTill: prefix == "t")))
    case "F", "T":
      return finish(.find(ViFind(character: character, isForward: false, isTill: prefix == "T")))
    case "'", "`": return finish(.mark(character, isLine: prefix == "'"))
    case "i", "a":
      guard let object = ViObject(character) else { return give(up: true) }
      return finish(object, isAround: prefix == "a")
    case "m": return character.isLetter ? done(.setMark(character)) : give(up: true)
    case "r": return operate(.replace(character), mode.isVisual ? .selection : .motion(.right))
    case "g": return extended(character)
    case "z": return viewed(character)
    case "Z":
      return character == "Z" ? done(.ex("x")) : character == "Q" ? done(.ex("q!")) : give(up: true)
    case "q":
      guard character.isASCII, character.isLetter else { return give(up: true) }
      return done(.startMacro(character))
    case "@": return done(.playMacro(character, count: pending.wholeCount ?? 1))
    case ViMachine.panePrefix: return pane(character)
    default: return give(up: true)
    }
  }

  /// `gn`: the match is selected where nothing is to be done to it.
  private mutating func finish(_ object: ViObject) -> [ViAction] {
    if pending.operation != nil || mode.isVisual { return finish(object, isAround: false) }
    mode = .visual(.characters)
    return [.select(.characters)] + finish(object, isAround: false)
  }

  private mutating func finish(_ object: ViObject, isAround: Bool) -> [ViAction] {
    if let operation = pending.operation {
      return operate(operation, .object(object, isAround: isAround))
    }
    return done(.selectObject(object, isAround: isAround, count: pending.wholeCount ?? 1))
  }

  /// After `g`.
  private mutating func extended(_ character: Character) -> [ViAction] {
    if let operation = pending.operation, character == operation.doubledKey {
      return operate(operation, .lines)
    }
    switch character {
    case "g": return finish(.documentStart)
    case "j": return finish(.rowDown)
    case "k": return finish(.rowUp)
    case "e": return finish(.wordEndBackward(.small))
    case "E": return finish(.wordEndBackward(.big))
    case "0", "^": return finish(.rowStart)
    case "$": return finish(.rowEnd)
    case "_": return finish(.lastNonBlank)
    case "*": return finish(.searchWord(isForward: true, isWhole: false))
    case "#": return finish(.searchWord(isForward: false, isWhole: false))
    case "n", "N": return finish(.match(isForward: character == "n"))
    default: break
    }
    guard pending.operation == nil else { return give(up: true) }
    switch character {
    case "u": return begin(.lowercase)
    case "U": return begin(.uppercase)
    case "~": return begin(.toggleCase(advances: false))
    case "q": return begin(.reflow)
    case "J":
      return mode.isVisual ? operate(.join(isSpaced: false), .selection) : join(isSpaced: false)
    case "p": return put(isAfter: true, leavesCaretBehind: true)
    case "P": return put(isAfter: false, leavesCaretBehind: true)
    case "v": return done(.reselect)
    case "i": return mode.isVisual ? give(up: true) : insert(.last)
    case "x": return done(.followLink)
    case "t":
      return done(.request(.tab(pending.wholeCount.map { .number($0) } ?? .step(1))))
    case "T": return done(.request(.tab(.step(-(pending.wholeCount ?? 1)))))
    case "&": return done(.ex("%&&"))
    default: return give(up: true)
    }
  }

  /// After `z`.
  private mutating func viewed(_ character: Character) -> [ViAction] {
    switch character {
    case "t", "\n": done(.scroll(.lineToTop, count: nil))
    case "z", ".": done(.scroll(.lineToMiddle, count: nil))
    case "b", "-": done(.scroll(.lineToBottom, count: nil))
    case "a", "o", "c": done(.toggleFold)
    case "M", "R", "i": done(.toggleAllFolds)
    default: give(up: true)
    }
  }
}
