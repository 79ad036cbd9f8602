import ArgumentParser

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
    parsing: .unconditional,
    help: ArgumentHelp(
      "Add this line at the end of the note, and open nothing; - adds what comes on standard input.",
      valueName: "text")
  )
  var append: String?

  @Argument(help: ArgumentHelp("The notebook; yours if none is named.", valueName: "folder"))
  var notebook: String?

  // Words of a text that lacks its quotation marks.
  @Argument(help: .hidden)
  var more: [String] = []

  /// The arguments with the text behind `--append` as its value: the parser takes `---` for an option that it does not
  /// know, even there.
  static func spelling(_ arguments: ArraySlice<String>) -> ArraySlice<String> {
    guard let option = arguments.firstIndex(of: "--append"),
      let text = arguments.dropFirst(option - arguments.startIndex + 1).first, text.hasPrefix("--")
    else { return arguments }
    return arguments[..<option] + ["--append=" + text] + arguments[(option + 2)...]
  }

  func validate() throws {
    guard let word = more.first else { return }
    let remedy =
      append == nil ? "" : "; put a text of several words in quotation marks after --append"
    throw ValidationError("Unexpected argument “\(word)”\(remedy).")
  }
}
