import ArgumentParser

/// `bubblepad themes`: lists the themes there are, or checks a file.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes", _superCommandName: "bubblepad",
    abstract: "List the themes that --theme and the settings can name, or check theme files.",
    usage: "bubblepad themes\nbubblepad themes check [--strict] <file> ...",
    subcommands: [CheckThemesCommand.self])
}

/// `bubblepad themes check FILE`.
struct CheckThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "bubblepad themes",
    abstract: "Say what is wrong, missing or unreadable in theme files.",
    discussion: """
      Each finding is a line: file, line, how grave, and what to do. The exit status is 65 when a \
      file cannot be used or text in it could not be read, 66 when a file cannot be opened, else 0.
      """)

  @Flag(help: "Let warnings count as errors.")
  var strict = false

  @Argument(help: ArgumentHelp("Theme files.", valueName: "file"))
  var files: [String]
}
