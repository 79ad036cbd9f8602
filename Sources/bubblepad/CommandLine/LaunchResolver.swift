import BubblepadCommands
import BubblepadNotebook
import BubblepadSettings
import CursesCLibrary
import CursesThemes

/// Decides what a command line means in its environment.
struct LaunchResolver: Sendable {
  let environment: LaunchEnvironment

  /// Throws the reason why nothing can be opened.
  func resolve(_ command: BubblepadCommand) throws(LaunchFailure) -> Launch {
    let (configuration, warnings) = readConfiguration()
    return Launch(
      target: try target(of: command, configuration),
      preferences: preferences(of: command, configuration),
      warnings: warnings)
  }

  // MARK: Today's note

  /// Opens today's note, or offers to create the notebook.
  func daily(_ command: DailyCommand) throws(LaunchFailure) -> Launch {
    let (_, warnings) = readConfiguration()
    var target = try notebookTarget(of: command)
    if case .notebook(let path) = target { target = .daily(notebook: path) }
    return Launch(target: target, preferences: preferences(of: command.app), warnings: warnings)
  }

  /// The notebook that is there.
  func notebook(of command: DailyCommand) throws(LaunchFailure) -> String {
    switch try notebookTarget(of: command) {
    case .notebook(let path): return path
    case .missingDefaultNotebook(let path):
      throw LaunchFailure(
        "your notebook \(path) is not there; start bubblepad once to create it", .noInput)
    default: throw LaunchFailure("a notebook is needed", .usage)
    }
  }

  private func notebookTarget(of command: DailyCommand) throws(LaunchFailure) -> Launch.Target {
    guard let folder = command.notebook else { return try defaultTarget(readConfiguration().0) }
    guard let path = try self.folder(NotePlace(path: folder)) else {
      let remedy =
        command.append.isEmpty ? "" : "; put a text of several words in quotation marks"
      throw LaunchFailure("\(folder) is not a folder\(remedy)", .noInput)
    }
    return .notebook(path: path)
  }

  // MARK: What to open

  private func target(
    of command: BubblepadCommand, _ configuration: Configuration
  ) throws(LaunchFailure) -> Launch.Target {
    if command.sample { return try sampleTarget(of: command) }
    var places = try LaunchPlaces(command.paths).places
    if let line = command.line {
      guard let first = places.first else {
        throw LaunchFailure("--line needs a note to go to a line of", .usage)
      }
      if first.position == .unspecified { places[0].position = .line(line, column: 1) }
    }
    guard let first = places.first else { return try defaultTarget(configuration) }
    if let folder = try folder(first), places.count == 1 { return .notebook(path: folder) }
    var notes: [NotePlace] = []
    for place in places {
      let note = try note(place)
      guard note.exists || !command.look.readOnly else {
        throw LaunchFailure(
          "\(place.path) is not there, and --read-only creates nothing", .noInput)
      }
      notes.append(note)
    }
    return .notes(notes)
  }

  private func defaultTarget(
    _ configuration: Configuration
  ) throws(LaunchFailure) -> Launch.Target {
    let path = try defaultNotebook(configuration)
    switch environment.files.state(path) {
    case .missing:
      return .missingDefaultNotebook(path: path)
    case .folder(isReadable: true):
      return .notebook(path: path)
    case .folder(isReadable: false):
      throw LaunchFailure("your notebook \(path) may not be read", .noPermission)
    case .file, .other:
      throw LaunchFailure("your notebook \(path) is not a folder", .noInput)
    case .unknown(let number):
      throw .unreachable("your notebook \(path)", number)
    }
  }

  private func defaultNotebook(_ configuration: Configuration) throws(LaunchFailure) -> String {
    try environment.absolute(
      environment["BUBBLEPAD_NOTEBOOK"] ?? configuration.notebook ?? "~/Notes")
  }

  private func sampleTarget(
    of command: BubblepadCommand
  ) throws(LaunchFailure) -> Launch.Target {
    guard command.paths.count <= 1, command.line == nil else {
      throw LaunchFailure("--sample takes one folder at most, and no line", .usage)
    }
    if let path = command.paths.first { return .sample(path: try environment.absolute(path)) }
    let data = try environment.xdgFolder("XDG_DATA_HOME", default: ".local/share")
    return .sample(path: data.appendingPath("bubblepad/sample"))
  }

  /// The folder a place names, or `nil` if it does not name one.
  private func folder(_ place: NotePlace) throws(LaunchFailure) -> String? {
    let path = try environment.absolute(place.path)
    switch environment.files.state(path) {
    case .folder(isReadable: true):
      guard place.position == .unspecified else {
        throw LaunchFailure("\(place.path) is a folder, and a folder has no lines", .usage)
      }
      return path
    case .folder(isReadable: false):
      throw LaunchFailure("the folder \(place.path) may not be read", .noPermission)
    case .missing where place.path.last == "/":
      throw LaunchFailure("the folder \(place.path) is not there", .noInput)
    default:
      return nil
    }
  }

  private func note(_ place: NotePlace) throws(LaunchFailure) -> NotePlace {
    let path = try environment.absolute(place.path)
    switch environment.files.state(path) {
    case .missing:
      try checkParent(of: path, named: place.path)
      return NotePlace(path: path, position: place.position, exists: false)
    case .file(isReadable: true, let isWritable):
      try checkText(path, named: place.path)
      return NotePlace(path: path, position: place.position, isWriteProtected: !isWritable)
    case .file(isReadable: false, _):
      throw LaunchFailure("\(place.path) may not be read", .noPermission)
    case .folder:
      throw LaunchFailure(
        "\(place.path) is a folder; name one folder alone, or files only", .usage)
    case .other(let words):
      throw LaunchFailure("\(place.path) is \(words), not a file", .noInput)
    case .unknown(let number):
      throw .unreachable(place.path, number)
    }
  }

  private func checkParent(of path: String, named name: String) throws(LaunchFailure) {
    if name.last == "/" { throw LaunchFailure("the folder \(name) is not there", .noInput) }
    let parent = path.parentFolder
    switch environment.files.state(parent) {
    case .folder: return
    case .missing:
      throw LaunchFailure(
        "\(name) cannot be created, since the folder \(parent) is not there", .noInput)
    default:
      throw LaunchFailure("\(name) cannot be created, since \(parent) is not a folder", .noInput)
    }
  }

  private func checkText(_ path: String, named name: String) throws(LaunchFailure) {
    guard let start = environment.files.start(path, 4096) else {
      throw LaunchFailure("\(name) cannot be read: \(systemReason(errno))", .noInput)
    }
    // A locked note is bytes, and so is UTF-16; the app knows what to do with them.
    if LockedNote.isLocked(start) || TextProbe.isUTF16(start) { return }
    if TextProbe.isBinary(start) {
      throw LaunchFailure("\(name) is a binary file, not text", .dataError)
    }
  }

  // MARK: How

  /// What holds where no option says otherwise.
  func preferences() -> Preferences { preferences(of: .withoutWords) }

  /// What holds with a command line, read again.
  func preferences(of command: BubblepadCommand) -> Preferences {
    preferences(of: command, readConfiguration().0)
  }

  private var configurationPath: String? {
    (try? environment.xdgFolder("XDG_CONFIG_HOME", default: ".config"))?
      .appendingPath("bubblepad/config.yaml")
  }

  private func readConfiguration() -> (Configuration, [ConfigurationWarning]) {
    guard let path = configurationPath else { return (Configuration(), []) }
    return ConfigurationFile(path: path, files: environment.files).read()
  }

  /// What was chosen in the program.
  private var rememberedChoices: RememberedChoices {
    guard let folder = try? environment.xdgFolder("XDG_STATE_HOME", default: ".local/state"),
      let bytes = environment.files.start(
        folder.appendingPath("bubblepad/" + RememberedChoices.fileName),
        RememberedChoices.mostBytes)
    else { return RememberedChoices() }
    return RememberedChoices(text: String(decoding: bytes, as: UTF8.self))
  }

  private func preferences(
    of command: BubblepadCommand, _ written: Configuration
  ) -> Preferences {
    let configuration = rememberedChoices.applied(to: written)
    var result = Preferences()
    result.settingsFile = configurationPath
    result.theme = theme(command.look.theme ?? configuration.theme, configuration)
    result.insistsOnTheme = command.look.theme != nil
    result.background = command.look.background ?? configuration.background ?? .bubbles
    result.animates = !command.look.noAnimation && configuration.animation ?? true
    result.reducesMotion =
      command.look.reducedMotion
      || (environment.isOn("BUBBLEPAD_REDUCED_MOTION") ?? environment.isOn("REDUCED_MOTION")
        ?? configuration.reducedMotion ?? false)
    result.ripples = configuration.ripple ?? true
    result.isForScreenReader =
      command.look.screenReader
      || (environment.isOn("BUBBLEPAD_SCREEN_READER") ?? configuration.screenReader ?? false)
    if result.isForScreenReader { result.background = .none }
    result.isReadOnly = command.look.readOnly
    let quiet: ColorChoice? = environment["NO_COLOR"] == nil ? nil : ColorChoice.none
    result.color = command.look.color ?? quiet ?? configuration.color ?? .auto
    result.usesMouse = configuration.mouse ?? true
    result.typesSmartly = configuration.smartTyping ?? result.typesSmartly
    result.notebookFolder = try? defaultNotebook(configuration)
    result.temporaryFolder = environment["TMPDIR"]
    result.usesVi = configuration.vi ?? result.usesVi
    result.spelling = SpellingSettings(configuration.spelling, environment: environment)
    result.showsPictures = configuration.pictures ?? result.showsPictures
    result.keepsUndo = configuration.undoHistory ?? result.keepsUndo
    result.measure = configuration.measure ?? result.measure
    result.showsNoteList = configuration.showsNoteList
    result.showsStatus = configuration.showsStatus ?? true
    result.showsAside = configuration.showsAside ?? true
    result.showsFolders = configuration.showsFolders ?? false
    result.autosave = configuration.autosave ?? .auto
    result.listWidth = configuration.listWidth
    if !configuration.keys.isEmpty { result.keymap = Keymap(rebound: configuration.keys) }
    return result
  }

  private func theme(_ name: String?, _ configuration: Configuration) -> ThemeChoice {
    guard let name else { return .usual }
    guard name == "auto" else { return .named(name) }
    return .auto(
      light: configuration.light ?? ThemeLibrary.defaultLight,
      dark: configuration.dark ?? ThemeLibrary.defaultDark)
  }
}
