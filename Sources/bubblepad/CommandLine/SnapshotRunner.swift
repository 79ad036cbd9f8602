import BubblepadNotebook
import BubblepadPanels
import BubblepadPictures
import BubblepadSampleNotes
import BubblepadSettings
import CursesCLibrary
import CursesCore
import CursesTerminal
import CursesThemes
import CursesUICore

/// Brings up the app on a screen that is no terminal, presses the keys it is told, and writes a
/// picture.
///
/// Nothing of the person's is changed: what is typed into notes is seen in the picture and not saved, and what the app
/// keeps for itself goes into a folder of its own that is thrown away.
@MainActor
final class SnapshotRunner: AppShell {
  private let request: SnapshotRequest
  private let library: ThemeLibrary
  private let loop: EventLoop
  private let screen: HeadlessScreen
  private let scratch: String
  private var theme: Theme
  private var backgroundKind: BackgroundKind

  /// The longest that notes are waited for, in milliseconds.
  private static let patience = 10_000

  init(_ request: SnapshotRequest, library: ThemeLibrary, preferences: Preferences) throws {
    self.request = request
    self.library = library
    theme = try library.theme(
      named: request.theme ?? preferences.theme.darkName ?? ThemeLibrary.defaultDark)
    backgroundKind = request.background ?? preferences.background
    loop = try EventLoop()
    screen = HeadlessScreen(
      size: request.size, theme: theme, depth: request.depth, isUnicode: !request.isASCII,
      isLinear: preferences.isForScreenReader)
    var template = Array("/tmp/bubblepad-snapshot-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LaunchFailure(
        "no folder for a while can be made: \(systemReason(errno))", .cannotCreate)
    }
    scratch = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? "/tmp"
    }
  }

  func run(preferences: Preferences) throws {
    defer { Folder.remove(scratch) }
    let folder = try notebook()
    var settings = preferences
    settings.isReadOnly = request.path != nil
    settings.isForPicture = true
    // A note that is saved has the date of today.
    settings.autosave = .off
    let places = NotebookPlaces(
      stateFolder: scratch + "/state", dataHome: scratch + "/data",
      cacheHome: ScreenMetrics(size: request.size).hasRoomForAside ? scratch + "/cache" : nil)
    let workspace = Workspace(
      settings: settings, folder: folder.map { NotebookFolder(path: $0) }, places: places,
      themeName: theme.name, shell: self)
    if request.path == nil {
      workspace.list.dates = DateWriter(fixedAt: LocalTime(Self.sampleMoment))
    }
    // What comes and goes is there or gone in a picture, and on its way in a film only.
    screen.reducesMotion = request.duration == 0
    screen.show(NotebookScene(workspace: workspace))
    workspace.start(
      folder.map { .notebook(path: $0) } ?? .notes([NotePlace(path: request.path ?? "")]))
    let isAtRest: @MainActor () -> Bool = {
      !workspace.services.insets.pictures.isBusy
        && !workspace.tabs.notes.contains { $0.insets.isBusy }
        && workspace.aside.isAtRest
    }
    settle { (workspace.list.isLoaded || folder == nil) && isAtRest() }
    if workspace.arrangement.showsAside(in: ScreenMetrics(size: request.size)) {
      workspace.startIndexing()
      workspace.followAside()
      settle { workspace.aside.hasLinks && isAtRest() }
    }
    let picture: @MainActor (Double) -> Frame = { [unowned self] time in
      // Which pictures are in view is found out by drawing.
      _ = screen.picture()
      settle(isAtRest)
      workspace.note?.refreshStatus()
      let background = backgroundKind.scene(seed: request.seed)
      return request.duration > 0
        ? screen.image(of: background, at: request.time + time)
        : screen.picture(of: background, at: request.time)
    }
    guard request.duration > 0 else {
      for step in request.steps { take(step) }
      settle(isAtRest)
      return try write(picture(0))
    }
    try write(film: SnapshotFilm(request), picture)
  }

  /// When the sample notes were changed last in every picture: 20 November 2026, 12:00 UTC.
  private static let sampleMoment: Int64 = 1_795_176_000 * 1_000_000_000

  /// The folder to show; nil when a note was named.
  private func notebook() throws -> String? {
    guard let path = request.path else {
      try SampleNotebook(
        path: scratch + "/Notes", date: Int(Self.sampleMoment / 1_000_000_000)
      ).install()
      return scratch + "/Notes"
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw LaunchFailure("\(path) is not there", .noInput)
    }
    return status.st_mode & S_IFMT == S_IFDIR ? path : nil
  }

  private func take(_ step: SnapshotRequest.Step) {
    switch step {
    case .press(let chord): screen.send(.key(Key(chord.code, chord.modifiers)))
    case .type(let text):
      for character in text { screen.send(.key(Key(.character(character)))) }
    case .wait: break
    }
    settle { true }
  }

  /// Lets tasks and timers run until a condition holds, and the short ones after it.
  private func settle(_ isReady: @escaping @MainActor () -> Bool) {
    var waited = 0
    var quiet = 0
    let step = 10
    let timer = loop.schedule(after: 0, repeating: UInt64(step) * 1_000_000) { [unowned self] _ in
      screen.update()
      waited += step
      quiet = isReady() ? quiet + 1 : 0
      // Longer than the status bar waits before it follows.
      if quiet > 12 || waited > Self.patience { loop.stop() }
    }
    loop.run()
    loop.cancel(timer)
  }

  // MARK: The picture

  private func write(_ frame: Frame) throws(LaunchFailure) {
    let caret = screen.caret
    let bytes: [UInt8] =
      switch request.format {
      case .svg: Array(FrameSVG(theme: theme).text(frame, caret: caret).utf8)
      case .png: FramePNG(theme: theme).bytes(frame, caret: caret)
      case .ansi, .cast: Array(FrameANSI(depth: request.depth).text(frame).utf8)
      case .txt: Array(FrameText(hasHalfBlocks: true).text(frame).utf8)
      }
    try write(bytes)
  }

  /// Presses the keys one after the other while images are made.
  private func write(film: SnapshotFilm, _ picture: (Double) -> Frame) throws(LaunchFailure) {
    var cast = Asciicast(size: request.size, depth: request.depth, title: "Bubblepad")
    var images: AnimatedPNG?
    for moment in film.moments {
      screen.advance(to: moment.time, date: moment.time)
      for step in moment.steps { take(step) }
      let frame = picture(moment.time)
      guard request.format == .png else {
        cast.add(frame, caret: screen.caret, at: moment.time)
        continue
      }
      let pixels = FramePNG(theme: theme).pixels(frame, caret: screen.caret)
      var film = images ?? AnimatedPNG(width: pixels.width, height: pixels.height)
      film.add(pixels.bytes, milliseconds: 1000 / request.rate)
      images = film
    }
    try write(images?.file() ?? Array(cast.text.utf8))
  }

  private func write(_ bytes: [UInt8]) throws(LaunchFailure) {
    guard let file = fopen(request.file, "w") else {
      throw LaunchFailure(
        "\(request.file) cannot be written: \(systemReason(errno))", .cannotCreate)
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    let isClosed = fclose(file) == 0
    guard written == bytes.count, isClosed else {
      throw LaunchFailure("\(request.file) cannot be written: \(systemReason(errno))", .ioError)
    }
  }

  // MARK: AppShell

  var themes: [ThemeEntry] { ThemeEntry.all(in: library) }

  func use(theme name: String) {
    guard let chosen = try? library.theme(named: name) else { return }
    use(chosen)
  }

  func use(_ chosen: Theme) {
    theme = chosen
    screen.use(chosen)
  }

  var shownTheme: Theme { theme }
  var background: BackgroundKind {
    get { backgroundKind }
    set { backgroundKind = newValue }
  }
  var screenSize: Size { request.size }
  var holdsInput = false
  func dropHeldInput() { holdsInput = false }
  var isAnimating = false
  func use(_ choice: ThemeChoice) {}
  func readSettings() -> Preferences? { nil }
  func adopt(_ settings: Preferences) {}
  func save(_ theme: Theme, as name: String) throws -> String { "" }
  func copyToClipboard(_ text: String) {}
  func takeInterruption(saying words: () -> String) -> Bool { false }
  func setWindowTitle(_ title: String) {}
  func suspend() {}
  // A picture is the same on every machine, whatever is installed there.
  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? { nil }
  func quit(_ reason: ExitReason) {}

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let timer = loop.schedule(after: UInt64(milliseconds) * 1_000_000) { _ in action() }
    return TimerAction(loop: loop, timer: timer)
  }
}
