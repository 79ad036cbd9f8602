import CursesCore

/// Two commands that want the same key in the same place.
package struct KeyConflict: Hashable, Sendable, CustomStringConvertible {
  package let chord: KeyChord
  package let context: CommandContext
  /// The command that has the key.
  package let kept: AppCommand
  /// The command that does not get it.
  package let dropped: AppCommand

  package init(chord: KeyChord, context: CommandContext, kept: AppCommand, dropped: AppCommand) {
    self.chord = chord
    self.context = context
    self.kept = kept
    self.dropped = dropped
  }

  package var description: String {
    "\(chord) is given to both \(kept.rawValue) and \(dropped.rawValue); \(kept.rawValue) has it"
  }
}

/// Which key means which command, by panel.
///
/// A chord is looked up in the focused panel's table and then in the one for anywhere.
package struct Keymap: Equatable, Sendable {
  /// The tables, where a person has keys of his own.
  private let own: Tables?

  /// The default keys. Their tables are made when the first key is pressed: the screen shows a few keys
  /// before, which the catalogue knows.
  package static let standard = Keymap()
  private static let standardTables = Tables(rebound: [:])

  /// The default keys, with `rebound` in their place where it names a command.
  ///
  /// A key that `rebound` gives to one command is taken from every other that had it by default; an
  /// empty list takes all keys away. Only two commands of `rebound` can be in conflict: the one that
  /// stands first in the catalogue keeps the key.
  package init(rebound: [AppCommand: [KeyChord]] = [:]) {
    own = rebound.isEmpty ? nil : Tables(rebound: rebound)
  }

  private var tables: Tables { own ?? Self.standardTables }

  /// Keys that two commands want. The default keys have none.
  package var conflicts: [KeyConflict] { tables.conflicts }

  /// The command that `key` means in `context`, if any.
  package func command(for key: Key, in context: CommandContext) -> AppCommand? {
    command(for: KeyChord(key), in: context)
  }

  package func command(for chord: KeyChord, in context: CommandContext) -> AppCommand? {
    let commands = tables.commands
    return commands[context]?[chord] ?? commands[.anywhere]?[chord]
  }

  /// The command that a key has in the text by default, where the settings have taken it from there and given it
  /// to none.
  package func commandTaken(from key: Key) -> AppCommand? {
    guard own != nil else { return nil }
    let chord = KeyChord(key)
    guard command(for: chord, in: .editor) == nil else { return nil }
    return Self.standard.command(for: chord, in: .editor)
  }

  /// The keys of a command, the one to show first.
  package func keys(for command: AppCommand) -> [KeyChord] {
    guard let own else {
      return CommandCatalogue.all.first { $0.command == command }?.keys ?? []
    }
    return own.chords[command] ?? []
  }

  /// The key to show beside a command: one that every terminal can send, if it has one.
  package func key(for command: AppCommand) -> KeyChord? {
    let keys = keys(for: command)
    return keys.first { !$0.needsKeyboardProtocol } ?? keys.first
  }
}

extension Keymap {
  /// The key to show beside a command in a list of commands that was opened in a panel: one that does no other command
  /// there, nor in the text, so that no key stands beside two.
  package func key(for command: AppCommand, in context: CommandContext) -> KeyChord? {
    let own = keys(for: command).filter { key in
      let meant = self.command(for: key, in: context) ?? self.command(for: key, in: .editor)
      return meant == nil || meant == command
    }
    return own.first { !$0.needsKeyboardProtocol } ?? own.first
  }
}

/// The keys of all commands, both ways.
private struct Tables: Equatable, Sendable {
  private(set) var commands: [CommandContext: [KeyChord: AppCommand]] = [:]
  private(set) var chords: [AppCommand: [KeyChord]] = [:]
  private(set) var conflicts: [KeyConflict] = []

  init(rebound: [AppCommand: [KeyChord]]) {
    for details in CommandCatalogue.all {
      guard let keys = rebound[details.command] else { continue }
      for key in keys where !isRefused(key, to: details) { bind(key, to: details) }
    }
    let taken = commands
    for details in CommandCatalogue.all where rebound[details.command] == nil {
      for key in details.keys where !Self.isTaken(key, for: details, in: taken) {
        bind(key, to: details)
      }
    }
  }

  /// Whether a person has given the key to another command that would stand in the way of this one in
  /// some panel, or this one in its. Takes that down.
  private mutating func isRefused(_ chord: KeyChord, to details: CommandDetails) -> Bool {
    let contexts =
      details.contexts.contains(.anywhere) ? CommandContext.allCases : [CommandContext.anywhere]
    for context in contexts {
      guard let other = commands[context]?[chord], other != details.command else { continue }
      conflicts.append(
        KeyConflict(chord: chord, context: context, kept: other, dropped: details.command))
      return true
    }
    return false
  }

  private mutating func bind(_ chord: KeyChord, to details: CommandDetails) {
    var isBound = false
    for context in details.contexts {
      if let other = commands[context]?[chord] {
        if other != details.command {
          conflicts.append(
            KeyConflict(chord: chord, context: context, kept: other, dropped: details.command))
        }
        continue
      }
      commands[context, default: [:]][chord] = details.command
      isBound = true
    }
    if isBound { chords[details.command, default: []].append(chord) }
  }

  /// Whether a person's own key stands in the way of a default one, also across `anywhere`.
  private static func isTaken(
    _ chord: KeyChord, for details: CommandDetails,
    in commands: [CommandContext: [KeyChord: AppCommand]]
  ) -> Bool {
    let contexts =
      details.contexts.contains(.anywhere)
      ? [.anywhere] : details.contexts + [.anywhere]
    return contexts.contains { commands[$0]?[chord] != nil }
  }
}
