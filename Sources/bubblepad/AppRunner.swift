import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesCLibrary
import CursesCore
import CursesTerminal
import CursesThemes
import CursesUICore

/// Brings up the screen for what the command line asked for, and takes it down again.
@MainActor
final class AppRunner: AppShell {
  private let launch: Launch
  private var library: ThemeLibrary
  private let themeFolder: String?
  private let themeWatch = FolderWatch()
  private let reread: () -> Preferences?
  private let host: TerminalHost
  private var workspace: Workspace?
  /// What is wrong with the settings.
  private var warnings: [String]
  private var exitReason = ExitReason.success
  /// What the terminal last said of its own background.
  private var isTerminalDark = TerminalHints.isBackgroundDark ?? true

  /// - Parameter reread: the settings as they are by then.
  init(
    _ launch: Launch, themeFolder: String?, reread: @escaping () -> Preferences?
  ) throws {
    try Self.checkSize(Terminal.standardSize)
    self.launch = launch
    self.reread = reread
    warnings = launch.warnings.map(\.description)
    self.themeFolder = themeFolder
    library = ThemeLibrary(directory: themeFolder)
    let choice = launch.preferences.theme
    let isDark = TerminalHints.isBackgroundDark ?? true
    var (theme, problem) = try Self.theme(of: launch.preferences, in: library, isDark: isDark)
    if let problem { warnings.append(problem) }
    if choice.followsTerminal { theme = theme.half(isDark: isDark) }
    background = launch.preferences.background
    var options = HostOptions(theme: theme, background: background.scene(seed: Self.seed))
    options.terminal.followsBackground = choice.followsTerminal
    options.isAnimated = launch.preferences.movesBackground
    options.reducesMotion = !launch.preferences.hasTransitions
    options.isLinear = launch.preferences.isForScreenReader
    options.ripples = launch.preferences.ripples
    options.terminal.mouse = launch.preferences.usesMouse
    options.terminal.colors = ColorDepth(launch.preferences.color)
    EventLoop.keepTasksOnMainThread()
    host = try TerminalHost(options: options)
  }

  /// The theme to start with, and what is wrong with the one in the settings if it is another: a slip
  /// there keeps nobody from their notes.
  private static func theme(
    of preferences: Preferences, in library: ThemeLibrary, isDark: Bool
  ) throws -> (Theme, problem: String?) {
    let usual = isDark ? ThemeLibrary.defaultDark : ThemeLibrary.defaultLight
    let wanted = preferences.theme.name(isDark: isDark) ?? ThemeLibrary.defaultDark
    do {
      return (try library.theme(named: wanted), nil)
    } catch {
      if preferences.insistsOnTheme { throw error }
      return (try library.theme(named: usual), "theme: \(error)")
    }
  }

  /// Which of the many backgrounds is shown.
  private static let seed: UInt64 = 20

  /// Refuses a screen that nothing can be shown on; later a smaller one only hides the panels.
  private static func checkSize(_ size: Size) throws(LaunchFailure) {
    guard ScreenMetrics(size: size).isTooSmall else { return }
    throw .screenTooSmall(columns: size.columns, rows: size.rows)
  }

  /// Runs until the person quits. Returns what the program that waits for this one is to be told.
  func run(places: NotebookPlaces) -> ExitReason {
    let workspace = Workspace(
      settings: launch.preferences, folder: launch.folder.map { NotebookFolder(path: $0) },
      places: places, themeName: host.theme.name, shell: self)
    self.workspace = workspace
    workspace.opener.onFirstText = { [unowned self, unowned workspace] editor in
      let metrics = ScreenMetrics(
        size: screenSize, isLinear: launch.preferences.isForScreenReader)
      if let area = workspace.arrangement.textRect(in: metrics) { host.showAhead(editor, in: area) }
    }
    host.onTerminate = { workspace.opener.keepUnsavedText() }
    host.onFocus = { OutsideChanges(workspace).check() }
    host.onTerminalBackground = { [unowned self] in followTerminal(isDark: $0) }
    schedule(after: 100) { [unowned self] in watchThemes() }
    workspace.watch.open()
    workspace.watchFolder()
    if workspace.watch.descriptor >= 0 {
      host.loop.watch(workspace.watch.descriptor) { workspace.folderChanged() }
    }
    workspace.start(launch.target)
    tellWarnings(workspace)
    host.run(NotebookScene(workspace: workspace))
    host.close()
    workspace.indexing?.close()
    host.loop.dieOfSignal()
    return exitReason
  }

  /// Says what is wrong with the settings, one after the other.
  private func tellWarnings(_ workspace: Workspace) {
    guard !warnings.isEmpty else { return }
    workspace.tell(.warning(warnings.joined(separator: "  ")))
  }

  // MARK: AppShell

  var themes: [ThemeEntry] { ThemeEntry.all(in: library) }
  var shownTheme: Theme { host.theme }

  func use(theme name: String) {
    do {
      host.use(try library.theme(named: name))
    } catch {
      workspace?.tell(.problem("\(error)"))
    }
  }

  func use(_ theme: Theme) { host.use(theme) }

  func show(_ light: PassingLight) { host.show(light) }

  func use(_ choice: ThemeChoice) {
    if choice.followsTerminal { return followTerminal(isDark: isTerminalDark) }
    use(theme: choice.name(isDark: isTerminalDark) ?? ThemeLibrary.defaultDark)
    workspace?.preferences.themeName = host.theme.name
  }

  func readSettings() -> Preferences? { reread() }

  func adopt(_ settings: Preferences) {
    background = settings.background
    host.isAnimated = settings.movesBackground
    host.ripples = settings.ripples
  }

  func save(_ theme: Theme, as name: String) throws -> String {
    guard let themeFolder else {
      throw LaunchFailure("HOME is not set, so there is no place for a theme", .configuration)
    }
    let path = try ThemeFile(folder: themeFolder, slug: ThemeForm.slug(name)).write(theme)
    library = ThemeLibrary(directory: themeFolder)
    watchThemes()
    host.use(theme)
    return path
  }

  var background: BackgroundKind {
    didSet { if background != oldValue { host.use(background.scene(seed: Self.seed)) } }
  }

  /// Reads the person's themes again when their folder changes; the one that is shown at once.
  private func watchThemes() {
    themeWatch.open()
    guard let themeFolder, themeWatch.watch(themeFolder) else { return }
    host.loop.watch(themeWatch.descriptor) { [unowned self] in
      guard !themeWatch.drain().isEmpty else { return }
      library = ThemeLibrary(directory: themeFolder)
      reloadTheme()
    }
  }

  private func reloadTheme() {
    guard let workspace, !workspace.isAsking,
      let entry = library.entry(shownAs: workspace.preferences.themeName), entry.path != nil
    else { return }
    do throws(ThemeError) {
      let theme = try library.theme(entry)
      guard theme != host.theme else { return }
      host.use(theme)
      workspace.tell(.done("The theme was read again."))
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      workspace.tell(.warning("\(error.file.lastComponent)\(line): \(error.problem)"))
    }
  }

  /// The terminal's own background is dark, or light: `theme: auto` goes with it.
  private func followTerminal(isDark: Bool) {
    isTerminalDark = isDark
    let choice = (workspace?.settings ?? launch.preferences).theme
    guard let name = choice.name(isDark: isDark), choice.followsTerminal else { return }
    do {
      let theme = try library.theme(named: name).half(isDark: isDark)
      guard theme.name != host.theme.name || theme.isDark != host.theme.isDark else { return }
      host.use(theme)
      workspace?.preferences.themeName = theme.name
    } catch {
      workspace?.tell(.problem("\(error)"))
    }
  }

  var holdsInput: Bool {
    get { host.holdsInput }
    set { host.holdsInput = newValue }
  }

  func dropHeldInput() { host.dropHeldInput() }

  var screenSize: Size { host.screen.size }

  var isAnimating: Bool {
    get { host.isAnimated }
    set { host.isAnimated = newValue }
  }

  func copyToClipboard(_ text: String) { host.clipboard.copy(text) }
  func takeInterruption(saying words: () -> String) -> Bool {
    host.takeInterruption(
      saying: words,
      in: ScreenMetrics(size: screenSize, isLinear: workspace?.settings.isForScreenReader == true)
        .noticeArea)
  }
  func setWindowTitle(_ title: String) { host.screen.setTitle(title) }
  func suspend() { host.suspend() }

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    LineProgram(words, loop: host.loop, onLines: onLines, onEnd: onEnd)
  }

  func quit(_ reason: ExitReason) {
    exitReason = reason
    host.stop()
  }

  @discardableResult
  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let loop = host.loop
    let timer = loop.schedule(after: UInt64(milliseconds) * 1_000_000) { _ in action() }
    return TimerAction(loop: loop, timer: timer)
  }
}

extension LineProgram: ConversingProgram {}

extension Launch {
  /// The folder whose notes are listed; nil when a file was named.
  var folder: String? {
    switch target {
    case .notebook(let path), .daily(let path), .missingDefaultNotebook(let path),
      .sample(let path):
      path
    case .notes: nil
    }
  }
}

extension ColorDepth {
  /// What a person asked for; nil leaves it to the terminal.
  init?(_ choice: ColorChoice) {
    switch choice {
    case .auto: return nil
    case .direct: self = .direct
    case .palette256: self = .indexed256
    case .palette16: self = .ansi16
    case .none: self = .none
    }
  }
}
