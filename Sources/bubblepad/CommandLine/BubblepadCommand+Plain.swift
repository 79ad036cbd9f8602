import ArgumentParser

extension BubblepadCommand {
  /// The command of a line that only names files and flags, as nearly every one does; nil for others.
  ///
  /// The parser builds tables of all that could be said first, which takes a good part of the time to the
  /// first screen. What this reads, it reads as the parser does: a test holds one against the other.
  static func plain(_ arguments: [String]) -> BubblepadCommand? {
    var paths: [String] = []
    var command = withoutWords
    let subcommands = configuration.subcommands.map { $0._commandName } + ["help"]
    for word in arguments {
      switch word {
      case "--no-animation": command.look.noAnimation = true
      case "--reduced-motion": command.look.reducedMotion = true
      case "--screen-reader": command.look.screenReader = true
      case "--read-only": command.look.readOnly = true
      case "--sample": command.sample = true
      default:
        guard !word.hasPrefix("-"), !subcommands.contains(word) else { return nil }
        paths.append(word)
      }
    }
    command.paths = paths
    return command
  }

  /// The command of a line without words.
  static var withoutWords: BubblepadCommand {
    var command = BubblepadCommand()
    (command.paths, command.line, command.sample) = ([], nil, false)
    command.look = .none
    return command
  }
}
