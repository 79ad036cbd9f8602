import BubblepadCommands
import CursesCore
import CursesUICore
import CursesYAML

/// A key that is being pressed for a command.
struct KeyRecording: Equatable {
  let command: AppCommand
  /// Whether it is one more key, or takes the place of all.
  let isAdded: Bool
  /// What was pressed, while it is asked whether it may be taken from others.
  var pressed: KeyChord?
  var owners: [AppCommand] = []
}

extension SettingsForm {
  var keymap: Keymap { context.keymap }

  func startRecording(_ command: AppCommand, isAdded: Bool) {
    message = nil
    recording = KeyRecording(command: command, isAdded: isAdded)
  }

  /// Takes a key while one is recorded; every key counts then. Returns whether one was.
  func record(_ key: Key) -> Bool {
    guard var recording else { return false }
    if key.code == .escape, key.modifiers.isEmpty {
      self.recording = nil
      message = .hint("Nothing was changed.")
      return true
    }
    if let pressed = recording.pressed, key.code == .enter, key.modifiers.isEmpty {
      take(pressed, for: recording)
      return true
    }
    let chord = KeyChord(key)
    guard !chord.isForTyping else {
      message = .problem(
        "\(chord) alone is for typing. Hold Ctrl or Alt with it, or press F1 to F24.")
      return true
    }
    recording.pressed = chord
    recording.owners = owners(of: chord, besides: recording.command)
    message = nil
    guard recording.owners.isEmpty else {
      self.recording = recording
      return true
    }
    take(chord, for: recording)
    return true
  }

  /// The commands that a key means now where this one would be meant by it.
  private func owners(of chord: KeyChord, besides command: AppCommand) -> [AppCommand] {
    let contexts = command.details.contexts
    let asked = contexts.contains(.anywhere) ? CommandContext.allCases : contexts + [.anywhere]
    var owners: [AppCommand] = []
    for context in asked {
      guard let owner = keymap.command(for: chord, in: context), owner != command,
        !owners.contains(owner)
      else { continue }
      owners.append(owner)
    }
    return owners
  }

  private func take(_ chord: KeyChord, for recording: KeyRecording) {
    self.recording = nil
    let command = recording.command
    let before = recording.isAdded ? keymap.keys(for: command) : []
    let chords = before.filter { $0 != chord } + [chord]
    let owners = recording.owners
    let rest = owners.map { owner in
      (owner, keymap.keys(for: owner).filter { $0 != chord })
    }
    let isWritten = write { source throws(YAMLEditError) in
      try Self.set(chords, for: command, in: &source)
      for (owner, keys) in rest { try Self.set(keys, for: owner, in: &source) }
    }
    guard isWritten else { return }
    let taken =
      owners.isEmpty
      ? "" : " It was taken from \(owners.map { "“\($0.title)”" }.joined(separator: ", "))."
    finish("\(chord) is the key now.\(taken)")
    if let warning = warning(about: chord) { message = .warning(warning) }
  }

  /// What is to be known of a key that was set.
  private func warning(about chord: KeyChord) -> String? {
    if chord.needsKeyboardProtocol {
      return "\(chord) is set. Terminals without the kitty keyboard protocol cannot send it."
    }
    let key = Key(chord.code, chord.modifiers)
    guard context.note?.editor.editor.keymap[key] != nil else { return nil }
    return "\(chord) is set. It no longer does what it did in the text."
  }

  func removeKeys(of command: AppCommand) {
    recording = nil
    guard write({ source throws(YAMLEditError) in try Self.set([], for: command, in: &source) })
    else { return }
    finish("It has no key now; “All commands” still finds it.")
  }

  func resetKeys(of command: AppCommand) {
    let isWritten = write { source throws(YAMLEditError) in
      try source.remove(["keys", command.rawValue])
    }
    guard isWritten else { return }
    finish("The default keys are back.")
  }

  /// Writes the keys of a command; its default ones need no line.
  private static func set(
    _ chords: [KeyChord], for command: AppCommand, in source: inout YAMLSource
  ) throws(YAMLEditError) {
    let path = ["keys", command.rawValue]
    if chords == command.details.keys { return try source.remove(path) }
    let words = chords.map(\.description)
    switch words.count {
    case 0: try source.set(path, to: .word("none"))
    case 1: try source.set(path, to: .word(words[0]))
    default: try source.set(path, to: .list(words))
    }
  }
}

extension KeyChord {
  /// Whether the key types something, or is needed to edit at all.
  var isForTyping: Bool {
    guard modifiers.isSubset(of: .shift) else { return false }
    switch code {
    case .character, .enter, .backspace, .up, .down, .left, .right: return true
    default: return false
    }
  }
}
