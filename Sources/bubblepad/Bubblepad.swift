import Glibc

/// The program: reads its command line and hands over to the screen.
@main
enum Bubblepad {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLineReader(environment: .ofProcess()).read(arguments) {
    case .launch, .listThemes:
      StandardStream.error.write(LaunchFailure.notATerminal.line)
      exit(LaunchFailure.notATerminal.status.rawValue)
    case .say(let text):
      StandardStream.output.write(text)
    case .fail(let failure):
      StandardStream.error.write(failure.line)
      exit(failure.status.rawValue)
    }
  }
}
