import ArgumentParser
import BubblepadSettings
import CursesUICore

/// The version of the program, as `--version` prints it.
enum BubblepadVersion {
  static let current = "0.2.0"
}

/// The command line as people type it. What it means is decided by `LaunchResolver`.
struct BubblepadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bubblepad",
    abstract: "A notebook of rich Markdown notes in the terminal.",
    discussion: """
      A folder opens as a notebook, a file as a note; a note that is not there is created when it \
      is first saved. Without a path the notebook $BUBBLEPAD_NOTEBOOK is opened, else the one in \
      the settings, else ~/Notes. A file or folder that is called as a subcommand is opened as ./daily.

      Settings are read from $XDG_CONFIG_HOME/bubblepad/config.yaml. F1 shows all keys.
      """,
    version: "bubblepad \(BubblepadVersion.current)",
    subcommands: [
      DailyCommand.self, ThemesCommand.self, DoctorCommand.self, SnapshotCommand.self,
      GalleryCommand.self,
    ])

  @Argument(
    help: ArgumentHelp(
      "Notes to open, or one notebook. +LINE or +LINE:COLUMN before a note goes to that place.",
      valueName: "path"))
  var paths: [String] = []

  @OptionGroup
  var look: LookOptions

  @Option(help: ArgumentHelp("Go to this line of the first note.", valueName: "number"))
  var line: Int?

  @Flag(help: "Open your own copy of the sample notebook, in the folder named or in a default one.")
  var sample = false

  mutating func validate() throws {
    if let line, line < 1 { throw ValidationError("--line counts from 1, so \(line) is no line") }
  }
}

/// `bubblepad gallery`: starts the gallery of the library's controls, a program of its own.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: "bubblepad",
    abstract: "Show the library's controls, each beside its state and its source.")
}

extension ColorChoice: ExpressibleByArgument {}

extension BackgroundKind: ExpressibleByArgument {}
