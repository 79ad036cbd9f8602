import ArgumentParser
import BubblepadSettings
import CursesUICore

/// The options of the app that a subcommand which opens it has too.
struct LookOptions: ParsableArguments {
  /// Those that are followed by a value.
  static let valued: Set<Substring> = ["--theme", "--background", "--color"]
  static let flags: Set<Substring> = [
    "--no-animation", "--reduced-motion", "--screen-reader", "--read-only",
  ]

  @Option(help: ArgumentHelp("Use this theme; auto follows the terminal.", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("What is behind the panels.", valueName: "name"))
  var background: BackgroundKind?

  @Flag(help: "Hold the bubbles still.")
  var noAnimation = false

  @Flag(help: "Hold everything still that moves.")
  var reducedMotion = false

  @Flag(help: "Show everything in order, without boxes and background, for a screen reader.")
  var screenReader = false

  @Flag(help: "Open notes to read only.")
  var readOnly = false

  @Option(help: ArgumentHelp("Colours to use; direct is 24 bits.", valueName: "colours"))
  var color: ColorChoice?

  /// None of them.
  static var none: LookOptions {
    var look = LookOptions()
    (look.theme, look.background, look.color) = (nil, nil, nil)
    (look.noAnimation, look.reducedMotion, look.screenReader, look.readOnly) = (
      false, false, false, false
    )
    return look
  }

  /// One that was given; nil if there is none.
  var firstName: String? {
    [
      ("--theme", theme != nil), ("--background", background != nil),
      ("--no-animation", noAnimation), ("--reduced-motion", reducedMotion),
      ("--screen-reader", screenReader), ("--read-only", readOnly), ("--color", color != nil),
    ].first { $0.1 }?.0
  }
}
