import ArgumentParser
import BubblepadSettings

/// The options of the app that stand before the name of a subcommand.
enum OptionsAhead {
  /// Those that are followed by a value, and those that are not.
  private static let valued: Set<Substring> = LookOptions.valued.union(["--line"])
  private static let flags: Set<Substring> = LookOptions.flags.union(["--sample"])

  /// What a subcommand can do with: all that opens the app or draws it understands the options that say how.
  private static let used: [String: Set<Substring>] = [
    "daily": LookOptions.valued.union(LookOptions.flags),
    "snapshot": LookOptions.valued,
  ]

  /// The arguments with the options before a subcommand behind its name, where the subcommand is told of them;
  /// those of another command line as they are. Throws a failure for an option that is of no use to the subcommand.
  static func moved(in arguments: [String]) throws(LaunchFailure) -> [String] {
    var names: [Substring] = []
    var end = 0
    while end < arguments.count {
      let name = arguments[end].prefix { $0 != "=" }
      guard valued.contains(name) || flags.contains(name) else { break }
      names.append(name)
      end += valued.contains(name) && name.utf8.count == arguments[end].utf8.count ? 2 : 1
    }
    guard !names.isEmpty, end < arguments.count, commands.contains(arguments[end]) else {
      return arguments
    }
    let command = arguments[end]
    for name in names where used[command]?.contains(name) != true {
      throw LaunchFailure(
        "\(name) is of no use to the command “\(command)”; write ./\(command) for a file of that name",
        .usage)
    }
    return [command] + arguments[..<end] + arguments[(end + 1)...]
  }

  private static var commands: [String] {
    BubblepadCommand.configuration.subcommands.map { $0._commandName } + ["help"]
  }
}
