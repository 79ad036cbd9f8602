import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// A key, or a paste, of a recorded macro.
enum ViMacroKey: Hashable, Sendable {
  case key(Key)
  case paste([UInt8])
}

/// Keys that are recorded into a register and done again.
@MainActor
struct ViMacros: ViPart {
  let caret: ViCaret
  /// Does a key as if it were pressed.
  private let handle: (Key, inout RichEditorEffect, Int) -> Void

  init(_ caret: ViCaret, handle: @escaping (Key, inout RichEditorEffect, Int) -> Void) {
    (self.caret, self.handle) = (caret, handle)
  }

  /// Macros that call each other go no deeper.
  private static let deepest = 20

  func start(_ name: Character) {
    let register = Character(name.lowercased())
    if !name.isUppercase { caret.state.memory.macros[register] = [] }
    caret.state.machine.recording = register
  }

  func end() {
    guard let name = caret.state.machine.recording else { return }
    caret.state.machine.recording = nil
    // The key that ended it is no part of it.
    _ = caret.state.memory.macros[name]?.popLast()
    // The register holds them as text, to be put, changed and yanked again.
    let text = caret.state.memory.macros[name]?.text ?? ""
    caret.state.memory.registers.note(text, as: name)
  }

  /// Takes a key down while keys are recorded.
  func record(_ key: Key) {
    guard let name = caret.state.machine.recording, caret.state.macroDepth == 0, key.phase != .up
    else { return }
    caret.state.memory.macros[name, default: []].append(.key(key))
  }

  func record(_ bytes: [UInt8]) {
    guard let name = caret.state.machine.recording, caret.state.macroDepth == 0 else { return }
    caret.state.memory.macros[name, default: []].append(.paste(bytes))
  }

  func play(
    _ name: Character, count: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let register = name == "@" ? caret.state.memory.lastMacro : Character(name.lowercased())
    guard let register, let keys = macroKeys(register), !keys.isEmpty else {
      effect.message = "No keys are recorded in the register \(name)."
      caret.state.hasFailed = true
      return
    }
    let depth = caret.state.macroDepth
    guard depth < Self.deepest else { return }
    caret.state.memory.lastMacro = register
    caret.state.macroDepth = depth + 1
    defer { caret.state.macroDepth = depth }
    for round in 0..<count {
      for key in keys {
        guard !editor.stops(after: (round, count)) else { return endHalfTyped(&effect, tick: tick) }
        switch key {
        case .key(let key): play(key, &effect, tick: tick)
        case .paste(let bytes): _ = editor.paste(bytes, tick: tick)
        }
        if caret.state.hasFailed == true { return }
      }
    }
  }

  /// The keys in a register: those recorded into it, or those that its text stands for.
  private func macroKeys(_ register: Character) -> [ViMacroKey]? {
    guard let clip = ViClips(caret).clip(register) else { return nil }
    if register == ":" {
      return ([.character(":")] + clip.text.map { .character($0) } + [.enter]).map { .key(Key($0)) }
    }
    if let keys = caret.state.memory.macros[register], keys.text == clip.text { return keys }
    return (clip.isLines ? clip.outside : clip.text).map { .key(Key(typing: $0)) }
  }

  func play(_ key: Key, _ effect: inout RichEditorEffect, tick: Int) {
    guard caret.state.machine.claims(key) else {
      effect.message = editor.handle(key, tick: tick).message ?? effect.message
      return
    }
    handle(key, &effect, tick)
  }

  // MARK: `:normal`

  /// `:normal`: does keys in each line, or where the caret is.
  func pressKeys(
    _ keys: String, in places: ClosedRange<RichPlace>?, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let depth = caret.state.macroDepth
    guard depth < 20, !keys.isEmpty else { return }
    caret.state.macroDepth = depth + 1
    defer { caret.state.macroDepth = depth }
    guard let places else { return press(keys, &effect, tick: tick) }
    let text = caret.text
    let offsets = text.lines(from: places.lowerBound, upTo: places.upperBound).map {
      document.patience.isSpent() ? 0 : caret.offset($0)
    }
    let count = ViLines(caret).inEachLine(at: offsets) { press(keys, &effect, tick: tick) }
    if editor.stops() { caret.tellStopped(count, of: offsets.count, &effect) }
  }

  private func press(_ keys: String, _ effect: inout RichEditorEffect, tick: Int) {
    for character in keys where !editor.stops() {
      play(Key(.character(character)), &effect, tick: tick)
      if caret.state.hasFailed == true { break }
    }
    endHalfTyped(&effect, tick: tick)
    caret.state.hasFailed = false
  }

  /// Ends what keys that were pressed for the user have left half typed, as Esc does.
  private func endHalfTyped(_ effect: inout RichEditorEffect, tick: Int) {
    while caret.state.machine.mode != .normal || caret.state.machine.pending.isEmpty == false
      || caret.state.machine.isAsked == true || caret.state.machine.prompt != nil
    {
      let before = caret.state.machine
      handle(.viEscape, &effect, tick)
      if caret.state.machine == before { break }
    }
  }
}

extension [ViMacroKey] {
  /// The keys as vim keeps them in a register; those that no character stands for are left out.
  fileprivate var text: String {
    reduce(into: "") { text, one in
      switch one {
      case .paste(let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .key(let key):
        if let typed = key.typed { text.append(typed) }
        if let control = key.controlCharacter { text.append(control) }
      }
    }
  }
}

extension Key {
  /// The control character that a terminal sends for it.
  fileprivate var controlCharacter: Character? {
    switch self {
    case .viEscape: return "\u{1B}"
    case Key(.enter): return "\r"
    case Key(.tab): return "\t"
    case Key(.backspace): return "\u{7F}"
    default:
      guard case .character(let letter) = code, modifiers == .control,
        let value = letter.asciiValue, letter.isLetter
      else { return nil }
      return Character(Unicode.Scalar(value & 0x1F))
    }
  }

  /// The key that a character of a register stands for.
  fileprivate init(typing character: Character) {
    switch character {
    case "\u{1B}": self = .viEscape
    case "\r", "\n", "\r\n": self = Key(.enter)
    case "\t": self = Key(.tab)
    case "\u{7F}": self = Key(.backspace)
    default:
      if let value = character.asciiValue, value < 0x20 {
        self = Key(.character(Character(Unicode.Scalar(value | 0x60))), .control)
      } else {
        self = Key(.character(character))
      }
    }
  }
}
