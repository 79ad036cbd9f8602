import CursesTerminal
import CursesUICore
import Glibc
import Notebook
import TerminalCore
import Themes

/// Brings up the screen for what the command line asked for, and takes it down again.
@MainActor
final class AppRunner: AppShell {
  private let launch: Launch
  private let library: ThemeLibrary
  private let host: TerminalHost
  private var workspace: Workspace?

  init(_ launch: Launch, themeFolder: String?) throws {
    self.launch = launch
    library = ThemeLibrary(directory: themeFolder)
    let theme = try library.theme(named: launch.preferences.theme ?? ThemeLibrary.defaultDark)
    var options = HostOptions(theme: theme, background: BubbleField(seed: 20))
    options.isAnimated = launch.preferences.movesBackground
    options.terminal.mouse = launch.preferences.usesMouse
    options.terminal.colors = ColorDepth(launch.preferences.color)
    host = try TerminalHost(options: options)
    try checkSize()
  }

  /// Refuses a screen that nothing can be shown on; later a smaller one only hides the panels.
  private func checkSize() throws(LaunchFailure) {
    let size = host.terminal.size
    guard ScreenMetrics(size: size).isTooSmall else { return }
    host.close()
    throw .screenTooSmall(columns: size.columns, rows: size.rows)
  }

  /// Runs until the person quits.
  func run(places: NotebookPlaces) {
    let workspace = Workspace(
      settings: launch.preferences, folder: launch.folder.map { NotebookFolder(path: $0) },
      places: places, themeName: host.theme.name, shell: self)
    self.workspace = workspace
    host.onTerminate = { workspace.keepUnsavedText() }
    host.onFocus = { workspace.checkForOutsideChange() }
    workspace.watchFolder()
    if let watch = workspace.watch, watch.descriptor >= 0 {
      host.loop.watch(watch.descriptor) { workspace.folderChanged() }
    }
    workspace.start(launch.target)
    if let warning = launch.warnings.first { workspace.tell(.warning(warning.description)) }
    host.run(NotebookScene(workspace: workspace))
    host.close()
  }

  // MARK: AppShell

  var themes: [ThemeEntry] {
    library.entries.map { ThemeEntry(name: $0.name, isDark: $0.isDark ?? true) }
  }

  func use(theme name: String) {
    do {
      host.use(try library.theme(named: name))
    } catch {
      workspace?.tell(.problem("\(error)"))
    }
  }

  var screenSize: Size { host.terminal.size }

  var isAnimating: Bool {
    get { host.isAnimated }
    set { host.isAnimated = newValue }
  }

  func copyToClipboard(_ text: String) { host.clipboard.copy(text) }
  func setWindowTitle(_ title: String) { host.terminal.setTitle(title) }
  func suspend() { host.suspend() }
  func quit() { host.stop() }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let loop = host.loop
    let timer = loop.schedule(after: UInt64(milliseconds) * 1_000_000) { _ in action() }
    return TimerAction(loop: loop, timer: timer)
  }
}

/// A timer of the event loop, as the workspace knows it.
private struct TimerAction: ScheduledAction {
  let loop: EventLoop
  let timer: LoopTimer
  func cancel() { loop.cancel(timer) }
}

extension Launch {
  /// The folder whose notes are listed; nil when a file was named.
  var folder: String? {
    switch target {
    case .notebook(let path), .missingDefaultNotebook(let path), .sample(let path): path
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
