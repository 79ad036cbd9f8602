import ArgumentParser

/// Turns the words of a command line into what to do about them. It reads files to find out, but
/// prints nothing and ends nothing.
struct CommandLineReader: Sendable {
  /// What to do.
  enum Outcome: Equatable, Sendable {
    case launch(Launch)
    case listThemes
    /// Become the program that shows the library's controls.
    case showGallery
    /// Print this on standard output and end well: help, the version, a completion script.
    case say(String)
    /// Print `line` on standard error and end with its status.
    case fail(LaunchFailure)
  }

  let environment: LaunchEnvironment

  /// `arguments` are without the program's name.
  func read(_ arguments: [String]) -> Outcome {
    // The parser would take the name of a subcommand for a path, since paths may stand first too;
    // a note of that name is opened as `./themes`.
    switch arguments.first {
    case "themes": read(arguments, as: ThemesCommand.self, .listThemes)
    case "gallery": read(arguments, as: GalleryCommand.self, .showGallery)
    case "help": read(arguments.dropFirst() + ["--help"])
    default: readLaunch(arguments)
    }
  }

  /// Reads the words after the name of a subcommand that takes none but flags for help.
  private func read(
    _ arguments: [String], as command: any ParsableCommand.Type, _ outcome: Outcome
  ) -> Outcome {
    do {
      _ = try command.parse(Array(arguments.dropFirst()))
      return outcome
    } catch {
      return Self.outcome(of: error, in: command)
    }
  }

  private func readLaunch(_ arguments: [String]) -> Outcome {
    do {
      let command =
        try BubblepadCommand.plain(arguments) ?? BubblepadCommand.parse(arguments)
      return .launch(try LaunchResolver(environment: environment).resolve(command))
    } catch let failure as LaunchFailure {
      return .fail(failure)
    } catch {
      return Self.outcome(of: error, in: BubblepadCommand.self)
    }
  }

  private static func outcome(of error: any Error, in command: any ParsableCommand.Type) -> Outcome
  {
    if command.exitCode(for: error) == .success {
      return .say(command.fullMessage(for: error) + "\n")
    }
    let words = command.message(for: error).split(separator: "\n").joined(separator: " ")
    let sentence = words.isEmpty ? "the command line could not be read" : words.lowercasedFirst
    let end = sentence.last.map { ".?!".contains($0) } == true ? "" : "."
    return .fail(LaunchFailure("\(sentence)\(end) Try “bubblepad --help”.", .usage))
  }
}

extension String {
  /// With a small first letter, unless the word is all capitals.
  fileprivate var lowercasedFirst: String {
    guard let first, dropFirst().first?.isLowercase == true else { return self }
    return first.lowercased() + dropFirst()
  }
}
