import ArgumentParser
import BubblepadDailyNotes
import BubblepadSettings
import CursesMarkdown

/// `bubblepad daily`: opens today's note, or adds a line to it.
struct DailyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", _superCommandName: "bubblepad",
    abstract: "Open today's note, or add a line to it.",
    discussion: """
      The note is found and started as “Open today's note” does, from the settings of the notebook and \
      its template. With --append nothing is opened, and no terminal is needed.

      A line that continues the list, the table or the quotation at the end of the note stands directly below it; \
      any other is a paragraph of its own.
      """)

  // A line often begins with a hyphen.
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Add this line at the end of the note, and open nothing; - adds what comes on standard input. Several are added in turn.",
      valueName: "text")
  )
  var append: [String] = []

  @Argument(help: ArgumentHelp("The notebook; yours if none is named.", valueName: "folder"))
  var notebook: String?

  @OptionGroup
  var look: LookOptions

  // Words of a text that lacks its quotation marks.
  @Argument(help: .hidden)
  var more: [String] = []

  /// The arguments with each text behind an `--append` as its value: the parser takes `---` for an option that it does
  /// not know, even there.
  static func spelling(_ arguments: ArraySlice<String>) -> ArraySlice<String> {
    var spelt: [String] = []
    var rest = arguments
    while let word = rest.popFirst() {
      guard word == "--append", let text = rest.popFirst() else {
        spelt.append(word)
        continue
      }
      spelt += text.hasPrefix("--") ? ["--append=" + text] : [word, text]
    }
    return spelt[...]
  }

  /// What is to be added, without the control characters that a paste is freed of as well.
  func texts() throws(LaunchFailure) -> [String] {
    var texts: [String] = []
    for text in append {
      let given = text == "-" ? try DailyLine.readInput() : text
      let clean = String(decoding: PastedText.sanitised(Array(given.utf8)), as: UTF8.self)
      guard !clean.allSatisfy(\.isWhitespace) else {
        throw text == "-"
          ? LaunchFailure("standard input has nothing to add", .noInput)
          : LaunchFailure("the text after --append is empty: there is nothing to add", .usage)
      }
      texts.append(clean)
    }
    return texts
  }

  /// How the app is to look, as its own command says it.
  var app: BubblepadCommand {
    var app = BubblepadCommand.withoutWords
    app.look = look
    return app
  }

  func validate() throws {
    if let word = more.first {
      let remedy =
        append.isEmpty ? "" : "; put a text of several words in quotation marks after --append"
      throw ValidationError("Unexpected argument “\(word)”\(remedy).")
    }
    if !append.isEmpty, let option = look.firstName {
      throw ValidationError("--append opens nothing, so \(option) is of no use.")
    }
  }
}
