import TerminalCore

/// A key, or a paste, of a recorded macro.
enum ViMacroKey: Hashable, Sendable {
  case key(Key)
  case paste([UInt8])
}

/// Keys that are recorded into a register and done again.
extension RichEditorModel {
  /// Macros that call each other go no deeper.
  private static let deepest = 20

  func startMacro(_ name: Character) {
    let register = Character(name.lowercased())
    if !name.isUppercase { vi?.memory.macros[register] = [] }
    vi?.machine.recording = register
  }

  func endMacro() {
    guard let name = vi?.machine.recording else { return }
    vi?.machine.recording = nil
    // The key that ended it is no part of it.
    _ = vi?.memory.macros[name]?.popLast()
  }

  /// Takes a key down while keys are recorded.
  func recordMacro(_ key: Key) {
    guard let name = vi?.machine.recording, vi?.macroDepth == 0, key.phase != .up else { return }
    vi?.memory.macros[name, default: []].append(.key(key))
  }

  func recordMacro(_ bytes: [UInt8]) {
    guard let name = vi?.machine.recording, vi?.macroDepth == 0 else { return }
    vi?.memory.macros[name, default: []].append(.paste(bytes))
  }

  func playMacro(
    _ name: Character, count: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let register = name == "@" ? vi?.memory.lastMacro : Character(name.lowercased())
    guard let register, let keys = vi?.memory.macros[register], !keys.isEmpty else {
      effect.message = "No keys were recorded into \(name)."
      return
    }
    guard let depth = vi?.macroDepth, depth < Self.deepest else { return }
    vi?.memory.lastMacro = register
    vi?.macroDepth = depth + 1
    defer { vi?.macroDepth = depth }
    for _ in 0..<count {
      for key in keys {
        switch key {
        case .key(let key): play(key, &effect, tick: tick)
        case .paste(let bytes): _ = paste(bytes, tick: tick)
        }
        if vi?.hasFailed == true { return }
      }
    }
  }

  func play(_ key: Key, _ effect: inout RichEditorEffect, tick: Int) {
    guard viClaims(key) else {
      effect.message = handle(key, tick: tick).message ?? effect.message
      return
    }
    runVi(key, &effect, tick: tick)
  }
}
