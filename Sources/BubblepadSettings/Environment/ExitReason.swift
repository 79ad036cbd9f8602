import CursesCLibrary
import CursesCore

/// Why the program ended, as `sysexits.h` numbers it.
package enum ExitReason: Int32, Sendable {
  case success = 0
  /// The user gives up, and so shall the program that waits for this one, as git does.
  case givenUp = 1
  /// The command line is wrong.
  case usage = 64
  /// A file is not what it should be.
  case dataError = 65
  /// A file or folder is not there, or cannot be read.
  case noInput = 66
  /// What the program needs, such as a terminal, is not there.
  case unavailable = 69
  /// A defect of the program.
  case software = 70
  /// The system refused something it should not refuse.
  case osError = 71
  /// A file or folder cannot be made.
  case cannotCreate = 73
  case ioError = 74
  case noPermission = 77
  /// The environment or the settings are wrong.
  case configuration = 78
}

/// Why the program does not start: one sentence for a person, and a status for a script.
package struct LaunchFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Says what is wrong and what to do, without the program's name.
  package let sentence: String
  package let status: ExitReason

  package init(_ sentence: String, _ status: ExitReason) {
    self.sentence = sentence
    self.status = status
  }

  package var description: String { sentence }

  /// The line for stderr, with its line end. Names in it may hold anything.
  package var line: String { "bubblepad: \(PrintableText.line(sentence))\n" }
}

extension LaunchFailure {
  package static let noHome = LaunchFailure(
    "HOME is not set, so there is no place for what is not saved yet", .configuration)

  /// Standard input or output is a file or a pipe.
  package static let notATerminal = LaunchFailure(
    "it needs a terminal, and its input or output is not one", .unavailable)

  /// What cannot even be looked at, with the system's reason.
  package static func unreachable(_ words: String, _ errorNumber: Int32) -> LaunchFailure {
    LaunchFailure(
      "\(words) cannot be opened: \(systemReason(errorNumber))",
      errorNumber == EACCES ? .noPermission : .noInput)
  }

  /// A word of the command line that is shown as far as it can be: a name, if it is not a text to add.
  package static func notUTF8(_ word: String, after before: String) -> LaunchFailure {
    let append = "--append"
    guard before == append || word.hasPrefix(append + "=") else {
      return LaunchFailure(
        "the name “\(word)” is not UTF-8, so its file cannot be opened; rename it first",
        .dataError)
    }
    let text = before == append ? word : String(word.dropFirst(append.count + 1))
    return LaunchFailure(
      "the text “\(text)” after \(append) is not UTF-8: convert it first, for example with iconv",
      .dataError)
  }

  package static func unknownTerminal(_ name: String) -> LaunchFailure {
    name.isEmpty
      ? LaunchFailure(
        "TERM is not set, so it is not known what the terminal can do", .configuration)
      : LaunchFailure(
        "the terminal “\(name)” is not known or cannot show a full screen", .unavailable)
  }

  /// The smallest screen the app can lay itself out on is 20 columns by 3 rows.
  package static func screenTooSmall(columns: Int, rows: Int) -> LaunchFailure {
    LaunchFailure(
      "the terminal has \(columns) columns and \(rows) rows; 20 by 3 are needed", .unavailable)
  }
}
