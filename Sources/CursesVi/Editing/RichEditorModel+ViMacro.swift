import CursesCore
import CursesRichEditor
@_spi(Nodes) import CursesViewGraph

/// A key, or a paste, of a recorded macro.
enum ViMacroKey: Hashable, Sendable {
  case key(Key)
  case paste([UInt8])
}

/// Keys that are recorded into a register and done again.
extension ViKeys {
  /// Macros that call each other go no deeper.
  private static let deepest = 20

  func startMacro(_ name: Character) {
    let register = Character(name.lowercased())
    if !name.isUppercase { vi.memory.macros[register] = [] }
    vi.machine.recording = register
  }

  func endMacro() {
    guard let name = vi.machine.recording else { return }
    vi.machine.recording = nil
    // The key that ended it is no part of it.
    _ = vi.memory.macros[name]?.popLast()
    // The register holds them as text, to be put, changed and yanked again.
    let text = vi.memory.macros[name]?.text ?? ""
    vi.memory.registers.note(text, as: name)
  }

  /// Takes a key down while keys are recorded.
  func recordMacro(_ key: Key) {
    guard let name = vi.machine.recording, vi.macroDepth == 0, key.phase != .up else { return }
    vi.memory.macros[name, default: []].append(.key(key))
  }

  func recordMacro(_ bytes: [UInt8]) {
    guard let name = vi.machine.recording, vi.macroDepth == 0 else { return }
    vi.memory.macros[name, default: []].append(.paste(bytes))
  }

  func playMacro(
    _ name: Character, count: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let register = name == "@" ? vi.memory.lastMacro : Character(name.lowercased())
    guard let register, let keys = macroKeys(register), !keys.isEmpty else {
      effect.message = "No keys are recorded in the register \(name)."
      vi.hasFailed = true
      return
    }
    let depth = vi.macroDepth
    guard depth < Self.deepest else { return }
    vi.memory.lastMacro = register
    vi.macroDepth = depth + 1
    defer { vi.macroDepth = depth }
    for round in 0..<count {
      for key in keys {
        guard !stopsVi(after: round, of: count) else { return endHalfTyped(&effect, tick: tick) }
        switch key {
        case .key(let key): play(key, &effect, tick: tick)
        case .paste(let bytes): _ = editor.paste(bytes, tick: tick)
        }
        if vi.hasFailed == true { return }
      }
    }
  }

  /// The keys in a register: those recorded into it, or those that its text stands for.
  private func macroKeys(_ register: Character) -> [ViMacroKey]? {
    guard let clip = viClip(register) else { return nil }
    if register == ":" {
      return ([.character(":")] + clip.text.map { .character($0) } + [.enter]).map { .key(Key($0)) }
    }
    if let keys = vi.memory.macros[register], keys.text == clip.text { return keys }
    return (clip.isLines ? clip.outside : clip.text).map { .key(Key(typing: $0)) }
  }

  func play(_ key: Key, _ effect: inout RichEditorEffect, tick: Int) {
    guard vi.machine.claims(key) else {
      effect.message = editor.handle(key, tick: tick).message ?? effect.message
      return
    }
    runVi(key, &effect, tick: tick)
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
