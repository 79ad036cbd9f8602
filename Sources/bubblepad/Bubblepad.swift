import CursesTerminal
import Glibc
import Notebook
import Themes

/// The program: reads its command line and hands over to the screen.
@main
enum Bubblepad {
  static func main() {
    let environment = LaunchEnvironment.ofProcess()
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLineReader(environment: environment).read(arguments) {
    case .launch(let launch):
      do throws(LaunchFailure) {
        try run(launch, environment)
      } catch {
        fail(error)
      }
    case .listThemes: listThemes(environment)
    case .showGallery: fail(GalleryProgram(environment).become())
    case .say(let text): StandardStream.output.write(text)
    case .fail(let failure): fail(failure)
    }
  }

  @MainActor
  private static func run(
    _ launch: Launch, _ environment: LaunchEnvironment
  ) throws(LaunchFailure) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard let places = NotebookPlaces(environment: environment.variables) else {
      throw LaunchFailure(
        "HOME is not set, so there is no place for what is not saved yet", .configuration)
    }
    // A file over the person's size limit shall be an error that is told, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    if case .sample(let path) = launch.target { try SampleNotebook(path: path).install() }
    do {
      try AppRunner(launch, themeFolder: themeFolder(environment)).run(places: places)
    } catch let failure as LaunchFailure {
      throw failure
    } catch let error as TerminalError {
      throw LaunchFailure(error)
    } catch {
      throw LaunchFailure("\(error)", .configuration)
    }
  }

  private static func listThemes(_ environment: LaunchEnvironment) {
    let library = ThemeLibrary(directory: themeFolder(environment))
    for entry in library.entries {
      let shade = entry.isDark.map { $0 ? "dark" : "light" } ?? ""
      let name = entry.slug.padded(to: 24)
      StandardStream.output.write("\(name) \(entry.name.padded(to: 26)) \(shade)\n")
    }
  }

  /// A person's own themes; nil without a home.
  private static func themeFolder(_ environment: LaunchEnvironment) -> String? {
    do throws(LaunchFailure) {
      return try environment.xdgFolder("XDG_CONFIG_HOME", default: ".config")
        .appendingPath("bubblepad/themes")
    } catch {
      return nil
    }
  }

  private static func fail(_ failure: LaunchFailure) -> Never {
    StandardStream.error.write(failure.line)
    exit(failure.status.rawValue)
  }
}

extension LaunchFailure {
  /// Why there is no screen.
  init(_ error: TerminalError) {
    switch error {
    case .notATerminal: self = .notATerminal
    case .unnamedTerminal: self = .unknownTerminal("")
    case .unknownTerminal(let name), .incapableTerminal(let name): self = .unknownTerminal(name)
    case .system: self.init("\(error)", .unavailable)
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
