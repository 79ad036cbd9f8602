import ArgumentParser
import BubblepadSettings
import CursesUICore

/// `bubblepad snapshot FILE`: a picture of the screen, made without a terminal.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", _superCommandName: "bubblepad",
    abstract: "Make a picture or a film of the screen: SVG, PNG, ANSI, plain text or asciicast.",
    discussion: """
      The ending of FILE says the kind: .svg, .png, .ansi, .txt or .cast. Without a path the sample \
      notes are shown. Nothing is written but the picture, and secrets stay masked in it.

      Keys are written as in the settings, apart by spaces: --keys "Ctrl+P Down". A value that \
      starts with text: is typed as it is.

      With --duration a .png is an animated one, and the keys are pressed one after the other in it; \
      --keys wait:1.5 waits. A .cast is played by asciinema.
      """)

  @Option(help: ArgumentHelp("Columns and rows.", valueName: "size"))
  var size = "120x36"
  @Option(help: ArgumentHelp("The theme.", valueName: "name"))
  var theme: String?
  @Option(help: ArgumentHelp("The moment of the background.", valueName: "seconds"))
  var time = 0.0
  @Option(help: ArgumentHelp("Which of the many backgrounds.", valueName: "number"))
  var seed: UInt64 = 20
  @Option(help: ArgumentHelp("What is behind the panels.", valueName: "name"))
  var background: BackgroundKind?
  @Option(help: ArgumentHelp("Colours: direct, 256, 16 or none.", valueName: "colours"))
  var color: ColorChoice = .direct
  @Option(help: ArgumentHelp("Keys to press first.", valueName: "keys"))
  var keys: [String] = []
  @Option(help: ArgumentHelp("The seconds of a film.", valueName: "seconds"))
  var duration = 0.0
  @Option(help: ArgumentHelp("The images of a film in a second.", valueName: "number"))
  var rate = 10
  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  @Argument(help: ArgumentHelp("Where the picture goes.", valueName: "file"))
  var file: String
  @Argument(help: ArgumentHelp("A notebook or a note to show.", valueName: "path"))
  var path: String?
}
