import ArgumentParser
import BubblepadDailyNotes
import BubblepadSettings

/// Turns the words of a command line into what to do about them. It reads files to find out, but
/// prints nothing and ends nothing.
struct CommandLineReader: Sendable {
  /// What to do.
  enum Outcome: Equatable, Sendable {
    case launch(Launch)
    /// Add a line to today's note.
    case add(DailyLine)
    case listThemes
    /// Become the program that shows the library's controls.
    case showGallery
    case checkThemes(ThemeCheck)
    case examineTerminal
    case picture(SnapshotRequest)
    /// Print this on standard output and end well: help, the version, a completion script.
    case say(String)
    /// Print `line` on standard error and end with its status.
    case fail(LaunchFailure)
  }

  let environment: LaunchEnvironment

  /// `arguments` are without the program's name.
  func read(_ arguments: [String]) -> Outcome {
    do throws(LaunchFailure) {
      return readSorted(try OptionsAhead.moved(in: arguments))
    } catch {
      return .fail(error)
    }
  }

  private func readSorted(_ arguments: [String]) -> Outcome {
    // The parser would take the name of a subcommand for a path, since paths may stand first too;
    // a note of that name is opened as `./themes`.
    switch arguments.first {
    case "themes" where arguments.dropFirst().first == "check":
      readCommand(CheckThemesCommand.self, arguments.dropFirst(2)) {
        .checkThemes(ThemeCheck(files: $0.files, isStrict: $0.strict))
      }
    case "daily":
      readCommand(DailyCommand.self, DailyCommand.spelling(arguments.dropFirst())) { command in
        let resolver = LaunchResolver(environment: environment)
        guard !command.append.isEmpty else { return .launch(try resolver.daily(command)) }
        let notebook = try resolver.notebook(of: command)
        return .add(DailyLine(notebook: notebook, texts: try command.texts()))
      }
    case "themes": readCommand(ThemesCommand.self, arguments.dropFirst()) { _ in .listThemes }
    case "doctor": readCommand(DoctorCommand.self, arguments.dropFirst()) { _ in .examineTerminal }
    case "snapshot":
      readCommand(SnapshotCommand.self, arguments.dropFirst()) {
        .picture(try SnapshotRequest($0, in: environment))
      }
    case "gallery": readCommand(GalleryCommand.self, arguments.dropFirst()) { _ in .showGallery }
    case "help": help(arguments.dropFirst())
    default: readLaunch(arguments)
    }
  }

  private func readCommand<Command: ParsableCommand>(
    _ type: Command.Type, _ arguments: ArraySlice<String>, _ outcome: (Command) throws -> Outcome
  ) -> Outcome {
    do {
      return try outcome(try type.parse(Array(arguments)))
    } catch let failure as LaunchFailure {
      return .fail(failure)
    } catch {
      return Self.outcome(of: error, in: type)
    }
  }

  private func help(_ words: ArraySlice<String>) -> Outcome {
    let commands = BubblepadCommand.configuration.subcommands.map { $0._commandName }
    if let word = words.first, !word.hasPrefix("-"), !commands.contains(word) {
      return .fail(
        LaunchFailure("there is no command “\(word)”; bubblepad --help lists them", .usage))
    }
    return read(Array(words) + ["--help"])
  }

  private func readLaunch(_ arguments: [String]) -> Outcome {
    do {
      let command = try Self.command(arguments)
      return .launch(try LaunchResolver(environment: environment).resolve(command))
    } catch let failure as LaunchFailure {
      return .fail(failure)
    } catch {
      return Self.outcome(of: error, in: BubblepadCommand.self)
    }
  }

  private static func command(_ arguments: [String]) throws -> BubblepadCommand {
    // Behind `--` everything is a file, whatever it looks like.
    let words = arguments.prefix { $0 != "--" }
    try checkOptions(words)
    var command = try BubblepadCommand.plain(Array(words)) ?? BubblepadCommand.parse(Array(words))
    command.paths += arguments.dropFirst(words.count + 1).map(literalPath)
    return command
  }

  /// The settings that hold now with the arguments of a launch.
  func preferences(_ arguments: [String]) -> Preferences? {
    guard let words = try? OptionsAhead.moved(in: arguments) else { return nil }
    let command =
      words.first == "daily"
      ? (try? Self.dailyCommand(words.dropFirst()))?.app : try? Self.command(words)
    return command.map(LaunchResolver(environment: environment).preferences(of:))
  }

  private static func dailyCommand(_ words: ArraySlice<String>) throws -> DailyCommand {
    try DailyCommand.parse(Array(DailyCommand.spelling(words)))
  }

  /// The parser would read `-other.md` as six options of one letter, the last but one of them for help.
  private static func checkOptions(_ words: ArraySlice<String>) throws(LaunchFailure) {
    for word in words where word.hasPrefix("-") && !word.hasPrefix("--") {
      guard word != "-", word != "-h", Int(word) == nil else { continue }
      throw LaunchFailure(
        "“\(word)” is not an option; write ./\(word) for a file of that name", .usage)
    }
  }

  /// A path that can be taken for nothing else.
  private static func literalPath(_ word: String) -> String {
    word.hasPrefix("+") || word.hasPrefix("-") ? "./\(word)" : word
  }

  private static func outcome(of error: any Error, in command: any ParsableCommand.Type) -> Outcome
  {
    if command.exitCode(for: error) == .success {
      return .say(command.fullMessage(for: error) + "\n")
    }
    let words = command.message(for: error).split(separator: "\n").joined(separator: " ")
    let sentence = words.isEmpty ? "the command line could not be read" : words.lowercasedFirst
    let end = sentence.last.map { ".?!".contains($0) } == true ? "" : "."
    return .fail(LaunchFailure("\(sentence)\(end) Try “\(name(of: command)) --help”.", .usage))
  }

  /// A command with those that it belongs to, as it is typed.
  private static func name(of command: any ParsableCommand.Type) -> String {
    let above = command.configuration._superCommandName.map { $0 + " " } ?? ""
    return above + command._commandName
  }
}

extension String {
  /// With a small first letter, unless the word is all capitals.
  fileprivate var lowercasedFirst: String {
    guard let first, dropFirst().first?.isLowercase == true else { return self }
    return first.lowercased() + dropFirst()
  }
}
