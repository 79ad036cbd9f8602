import ArgumentParser

extension BubblepadCommand {
  /// The command of a line that only names files and flags, as nearly every one does; nil for others.
  ///
  /// The parser builds tables of all that could be said first, which takes a good part of the time to the
  /// first screen. What this reads, it reads as the parser does: a test holds one against the other.
  static func plain(_ arguments: [String]) -> BubblepadCommand? {
    var paths: [String] = []
    var (noAnimation, reducedMotion, readOnly, sample) = (false, false, false, false)
    var screenReader = false
    let subcommands = configuration.subcommands.map { $0._commandName } + ["help"]
    for word in arguments {
      switch word {
      case "--no-animation": noAnimation = true
      case "--reduced-motion": reducedMotion = true
      case "--screen-reader": screenReader = true
      case "--read-only": readOnly = true
      case "--sample": sample = true
      default:
        guard !word.hasPrefix("-"), !subcommands.contains(word) else { return nil }
        paths.append(word)
      }
    }
    var command = withoutWords
    command.paths = paths
    command.noAnimation = noAnimation
    command.reducedMotion = reducedMotion
    command.screenReader = screenReader
    command.readOnly = readOnly
    command.sample = sample
    return command
  }

  /// The command of a line without words.
  static var withoutWords: BubblepadCommand {
    var command = BubblepadCommand()
    command.paths = []
    (command.noAnimation, command.reducedMotion) = (false, false)
    (command.screenReader, command.readOnly, command.sample) = (false, false, false)
    (command.theme, command.color, command.line) = (nil, nil, nil)
    command.background = nil
    return command
  }
}
