import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import BubblepadSampleNotes
import BubblepadSettings
import CursesCLibrary
import CursesCore
import CursesTerminal
import CursesThemes

/// The program: reads its command line and hands over to the screen.
@main
enum Bubblepad {
  @MainActor
  static func main() {
    Terminal.mapMemory()
    let environment = LaunchEnvironment.ofProcess()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let failure = wordThatIsNotUTF8 { fail(failure) }
    switch CommandLineReader(environment: environment).read(arguments) {
    case .launch(let launch):
      do throws(LaunchFailure) {
        let reason = try run(launch, environment, arguments)
        if reason != .success { exit(reason.rawValue) }
      } catch {
        fail(error)
      }
    case .add(var line):
      do throws(LaunchFailure) {
        guard let places = NotebookPlaces(environment: environment.variables) else {
          throw .noHome
        }
        line.language = MomentLanguage(locale: places.dateLocale)
        let path = try line.write(at: .now, backups: places.backupFolder)
        if isatty(STDOUT_FILENO) == 1 { print("Added to \(FilePath.printable(path))") }
      } catch {
        fail(error)
      }
    case .listThemes: listThemes(environment)
    case .showGallery: fail(GalleryProgram(environment).become())
    case .checkThemes(let check):
      let result = check.run()
      say(result.text)
      exit(result.status.rawValue)
    case .examineTerminal: examineTerminal(environment)
    case .picture(let request):
      do throws(LaunchFailure) {
        try makePicture(request, environment)
      } catch {
        fail(error)
      }
    case .say(let text): say(text)
    case .fail(let failure): fail(failure)
    }
  }

  /// What is said of the first word of the command line that is not UTF-8. Put right, as Swift does, it names
  /// another file.
  private static var wordThatIsNotUTF8: LaunchFailure? {
    var before = ""
    for word in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)) {
      guard let word else { continue }
      let shown = String(cString: word)
      if String(validatingCString: word) == nil { return .notUTF8(shown, after: before) }
      before = shown
    }
    return nil
  }

  @MainActor
  private static func run(
    _ launch: Launch, _ environment: LaunchEnvironment, _ arguments: [String]
  ) throws(LaunchFailure) -> ExitReason {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard let places = NotebookPlaces(environment: environment.variables) else {
      throw .noHome
    }
    // A file over the person's size limit shall be an error that is told, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    if case .sample(let path) = launch.target { try SampleNotebook(path: path).install() }
    do {
      let reread = { CommandLineReader(environment: environment).preferences(arguments) }
      return try AppRunner(launch, themeFolder: themeFolder(environment), reread: reread)
        .run(places: places)
    } catch let failure as LaunchFailure {
      throw failure
    } catch let error as TerminalError {
      throw LaunchFailure(error)
    } catch {
      throw LaunchFailure("\(error)", .configuration)
    }
  }

  @MainActor
  private static func listThemes(_ environment: LaunchEnvironment) {
    let library = ThemeLibrary(directory: themeFolder(environment))
    let depth =
      isatty(STDOUT_FILENO) == 1
      ? TerminalReport(environment: environment.variables, isUnicode: true).capabilities.colors
      : ColorDepth.none
    say(ThemeListing(library: library, depth: depth).text())
  }

  @MainActor
  private static func examineTerminal(_ environment: LaunchEnvironment) {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    var report = TerminalReport(
      environment: environment.variables, isUnicode: environment.isUTF8)
    if isTerminal, report.problem == nil {
      do throws(TerminalError) {
        report = try TerminalReport.asking(TerminalOptions())
      } catch {
        // What the environment says is all there is to tell then.
      }
    }
    let keymap = LaunchResolver(environment: environment).preferences().keymap
    let doctor = Doctor(report: report, keymap: keymap, environment: environment.variables)
    say(doctor.text())
    exit(doctor.status.rawValue)
  }

  @MainActor
  private static func makePicture(
    _ request: SnapshotRequest, _ environment: LaunchEnvironment
  ) throws(LaunchFailure) {
    let library = ThemeLibrary(directory: themeFolder(environment))
    let preferences = LaunchResolver(environment: environment).preferences()
    do {
      try SnapshotRunner(request, library: library, preferences: preferences)
        .run(preferences: preferences)
    } catch let failure as LaunchFailure {
      throw failure
    } catch let error as ThemeError {
      throw LaunchFailure("\(error)", .configuration)
    } catch {
      throw LaunchFailure("\(error)", .osError)
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

  private static func say(_ text: String) {
    guard let reason = StandardStream.output.write(text) else { return }
    fail(LaunchFailure("the output cannot be written: \(systemReason(reason))", .ioError))
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
