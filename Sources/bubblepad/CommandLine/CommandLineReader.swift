import ArgumentParser

/// Turns the words of a command line into what to do about them. It reads files to find out, but
/// prints nothing and ends nothing.
struct CommandLineReader: Sendable {
  /// What to do.
  enum Outcome: Equatable, Sendable {
    case launch(Launch)
    case listThemes
    /// Print this on standard output and end well: help, the version, a completion script.
    case say(String)
    /// Print `line` on standard error and end with its status.
    case fail(LaunchFailure)
  }

  let environment: LaunchEnvironment

  /// `arguments` are without the program's name.
  func read(_ arguments: [String]) -> Outcome {
    do {
      switch try BubblepadCommand.parseAsRoot(arguments) {
      case let command as BubblepadCommand:
        return .launch(try LaunchResolver(environment: environment).resolve(command))
      case is ThemesCommand:
        return .listThemes
      case var other:
        // Help asked for as `bubblepad help …` is a command that throws its own text.
        try other.run()
        return .say("")
      }
    } catch let failure as LaunchFailure {
      return .fail(failure)
    } catch {
      return Self.outcome(of: error)
    }
  }

  private static func outcome(of error: any Error) -> Outcome {
    if BubblepadCommand.exitCode(for: error) == .success {
      return .say(BubblepadCommand.fullMessage(for: error) + "\n")
    }
    var sentence = BubblepadCommand.message(for: error).split(separator: "\n").joined(
      separator: " ")
    if sentence.isEmpty { sentence = "the command line could not be read" }
    if sentence.last == "." { sentence.removeLast() }
    return .fail(
      LaunchFailure("\(sentence.lowercasedFirst). Try “bubblepad --help”.", .usage))
  }
}

extension String {
  /// With a small first letter, unless the word is all capitals.
  fileprivate var lowercasedFirst: String {
    guard let first, dropFirst().first?.isLowercase == true else { return self }
    return first.lowercased() + dropFirst()
  }
}
