import CursesBackdrops
import CursesCLibrary
import CursesCore
import CursesTerminal
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Shows a view on the terminal until the program ends it: the way from events to frames.
///
/// A key is delivered, bodies are brought up to date, what changed is drawn into the scene, and those
/// rows are composited over the light and sent, all within one turn of the event loop. A tick of the
/// background draws no view: it composites the scene as it is over new light.
///
///     let host = try TerminalHost(options: HostOptions(background: BubbleField(seed: 1)))
///     host.run(Greeting(leave: { host.stop() }))
///     host.close()
@MainActor
public final class TerminalHost {
  /// What is drawn on, for what views have no words for.
  public let screen: any Screen
  /// What waits for keys, timers and descriptors.
  public let loop: EventLoop
  let graph: ViewGraph
  var compositor: Compositor
  let backdrop: Backdrop
  /// The theme as it was given, before it was adapted to the terminal.
  public private(set) var theme: Theme
  /// The theme before a view asked for a dark or a light one.
  var ownTheme: Theme?
  var showsWholeFrame = true
  var sweep = BackgroundSweep()
  private var pace = LightPace()
  var shownCapabilities: Capabilities
  var lastCursor: Cursor?
  var longEvent = LongEvent()
  private(set) var tick: LoopTimer?
  /// Waits for the moment when light that went with text is put right.
  private var settling: LoopTimer?

  /// Called when the system ends the program: text that is not saved must be kept now.
  public var onTerminate: () -> Void = {}
  /// Whether keys, pastes and the mouse wait, in their order, until this is false again: for a program whose
  /// screen is there before it has found what they are meant for.
  public var holdsInput = false {
    didSet { if !holdsInput { releaseInput() } }
  }
  var heldInput: [InputEvent] = []
  /// The key that ends `run` when no view takes it; nil for none.
  public var quitKey: Key? {
    didSet { graph.quitKey = quitKey }
  }
  /// Called when the terminal has the focus again.
  public var onFocus: () -> Void = {}
  /// Called when the terminal tells whether its own background is dark; see
  /// `TerminalOptions.followsBackground`.
  public var onTerminalBackground: (_ isDark: Bool) -> Void = { _ in }

  /// Takes over the terminal.
  ///
  /// - Throws: `TerminalError` when there is none, or none that a screen can be shown on.
  public convenience init(options: HostOptions = HostOptions()) throws(TerminalError) {
    let loop = try EventLoop()
    let terminal = try Terminal(options: options.terminal)
    loop.attach(terminal)
    self.init(screen: terminal, loop: loop, options: options)
  }

  /// A host on any screen, with the loop that brings its events.
  package init(screen: any Screen, loop: EventLoop, options: HostOptions) {
    self.screen = screen
    self.loop = loop
    theme = options.theme
    let capabilities = screen.capabilities
    shownCapabilities = capabilities
    let adapted = options.theme.adapted(to: capabilities.colors, before: options.background)
    var look = Look(
      theme: adapted, widths: capabilities.widthModel, isUnicode: capabilities.isUnicode)
    look.isLinear = options.isLinear
    graph = ViewGraph(size: screen.size, look: look)
    compositor = SceneLight.compositor(for: adapted)
    graph.reducesMotion = options.reducesMotion
    backdrop = Backdrop(
      options.background, isAnimated: options.isAnimated && !options.reducesMotion,
      ripples: options.ripples)
    connect()
  }

  /// Shows a view and runs until `stop()`.
  public func run(_ view: some View) {
    show(view)
    loop.run()
  }

  /// Shows a view.
  package func show(_ view: some View) {
    var environment = EnvironmentValues()
    environment.copyText = { [unowned self] in clipboard.copy($0) }
    environment.stopProgram = { [unowned self] in stop() }
    graph.setRoot(view, environment: environment)
    // The first frame has no light: it is small, and soon there on any line. The light dissolves in.
    sweep.restart(rows: graph.size.rows)
    render()
    scheduleTick()
  }

  /// Ends `run`; the terminal is given back by `close()`.
  public func stop() { loop.stop() }

  /// Gives the terminal back as it was found.
  public func close() { screen.close() }

  /// Where copied text goes and comes from.
  public var clipboard: Clipboard { graph.clipboard }

  /// Shows everything in another theme, adapted to the colours the terminal has.
  public func use(_ theme: Theme) {
    self.theme = theme
    adaptTheme()
  }

  /// Shows another picture of light behind the panels.
  public func use(_ background: any BackgroundScene) {
    let before = backdrop.scene
    backdrop.use(background)
    if (before is PlainBackground) != (background is PlainBackground) { adaptTheme() }
    showAll()
    scheduleTick()
  }

  /// Whether the background moves, as far as the terminal and the focus allow.
  public var isAnimated: Bool {
    get { backdrop.isAnimated }
    set {
      backdrop.isAnimated = newValue
      scheduleTick()
    }
  }

  /// Shows a light that passes, where the light moves.
  public func show(_ light: PassingLight) {
    backdrop.start(light)
    scheduleTick()
  }

  /// Whether a key sends a ring of light from the caret.
  public var ripples: Bool {
    get { backdrop.ripples }
    set { backdrop.ripples = newValue }
  }

  /// Stops the program as Ctrl+Z does in a shell, and shows the screen again when it goes on.
  public func suspend() {
    screen.suspend()
    showAll()
  }

  // MARK: Frames

  /// Sends what events and state have changed, if anything has.
  func render() {
    moveTime()
    graph.update()
    takeLightChange()
    defer { scheduleMotion() }
    guard let rows = graph.draw() ?? (showsWholeFrame ? 0..<graph.size.rows : nil) else {
      return sendCursorIfMoved()
    }
    let shown = showsWholeFrame ? 0..<graph.size.rows : rows
    let isWhole = showsWholeFrame
    compositor.composite(
      graph.scene, over: backdrop.field, light: backdrop.fieldNumber, rows: shown,
      follows: !isWhole)
    if !isWhole, rows.count > 1, compositor.hasStrayLight { settleLightSoon() }
    showsWholeFrame = false
    lastCursor = cursor
    screen.present(
      compositor.frame, cursor: lastCursor, kind: .text, rows: isWhole ? nil : shown)
  }

  /// Shows a typed letter at once where it is known what it will change: the text takes it after that, and
  /// the next frame finds it on the screen already.
  func echo(_ key: Key) {
    guard !showsWholeFrame, let row = graph.echo(key) else { return }
    compositor.composite(
      graph.scene, over: backdrop.field, light: backdrop.fieldNumber, rows: row..<row + 1,
      follows: true)
    lastCursor = cursor
    screen.present(compositor.frame, cursor: lastCursor, kind: .text, rows: row..<row + 1)
  }

  private func sendCursorIfMoved() {
    graph.updateCursor()
    guard cursor != lastCursor else { return }
    lastCursor = cursor
    screen.present(compositor.frame, cursor: lastCursor, kind: .text, rows: 0..<0)
  }

  var cursor: Cursor? {
    guard let caret = graph.cursor else { return nil }
    let shape: Cursor.Shape =
      switch caret.shape {
      case .bar: .bar
      case .block: .block
      case .underline: .underline
      }
    return Cursor(at: caret.point, shape: shape)
  }

  // MARK: Background

  /// Sets the timer for the next tick, or none when nothing is to move.
  func scheduleTick() {
    if let tick { loop.cancel(tick) }
    tick = nil
    if let seconds = secondsToTick { setTick(after: UInt64(seconds * 1e9)) }
  }

  private func setTick(after nanoseconds: UInt64) {
    tick = loop.schedule(after: nanoseconds) { [unowned self] now in
      tick = nil
      if let wait = backdrop.waitForKeys(at: now) { return setTick(after: wait) }
      drawBackground(now)
      scheduleTick()
    }
  }

  private var secondsToTick: Double? {
    let regular = backdrop.nextTick(at: loop.now, for: graph, on: screen)
    let rest = pace.seconds(at: loop.now)
    guard sweep.isCatchingUp, screen.hasFocus, SceneLight.canPaint(graph.look.theme.depth)
    else {
      return regular.map { max($0, rest) }
    }
    return screen.line.isPaused ? 1 : max(rest, min(regular ?? 1, TerminalHost.catchUpInterval))
  }

  /// While the picture is still coming in, the line sets the pace.
  private static let catchUpInterval = 0.016
  /// At 15 frames a second, 180 KB a second; some frames come sooner, which the pace evens out.
  private static let steadyBytes = 12_000
  private static let catchUpBytes = 64_000
  /// What views move is faster than bubbles: rows of different moments would show. A line that cannot
  /// carry so much says so by its allowance, and gets fewer frames.
  private static let movingBytes = 250_000

  private func drawBackground(_ now: UInt64) {
    guard screen.line.takesBackground else { return }
    moveTime()
    if graph.needsFrame { render() }
    backdrop.renew(at: now, for: graph)
    let rate: LightPace.Rate = graph.movesLight || sweep.isCatchingUp ? .full : .steady
    let most =
      graph.movesLight
      ? TerminalHost.movingBytes
      : sweep.isCatchingUp ? TerminalHost.catchUpBytes : TerminalHost.steadyBytes
    sweep.step(
      rows: graph.size.rows, bytes: min(screen.line.allowance, most),
      cursorRow: lastCursor.flatMap {
        (0..<graph.size.rows).contains($0.position.row) ? $0.position.row : nil
      }
    ) { row in
      compositor.composite(
        graph.scene, over: backdrop.field, light: backdrop.fieldNumber, rows: row..<row + 1)
    }
    screen.present(compositor.frame, cursor: lastCursor, kind: .background, rows: nil)
    let sent = screen.statistics
    sweep.note(cells: sent.lastCells, bytes: sent.lastBytes)
    pace.note(bytes: sent.lastBytes, at: loop.now, rate: rate)
  }

  /// Puts light right that went with text, before it is so far astray that it is seen: a moving picture
  /// does that by itself.
  private func settleLightSoon() {
    guard settling == nil else { return }
    settling = loop.schedule(after: TerminalHost.settlingPause) { [unowned self] _ in
      settling = nil
      guard compositor.hasStrayLight else { return }
      sweep.restart(rows: graph.size.rows)
      scheduleTick()
    }
  }

  /// In nanoseconds: a key that is held down moves the text by four rows meanwhile.
  private static let settlingPause: UInt64 = 120_000_000

  // MARK: Movement

  private var motionTick: LoopTimer?
  private var motionDue: UInt64 = 0
  private var lastMoment: UInt64?

  /// Brings what moves to this moment. After a pause it goes on where it was.
  private func moveTime() {
    let now = loop.now
    let step = lastMoment.map { now > $0 ? Double(now - $0) / 1e9 : 0 } ?? 0
    lastMoment = now
    graph.date = TerminalHost.calendarSeconds
    graph.advance(to: graph.time + min(step, 1))
  }

  /// The light of views has changed: it is shown with the next frame, or row by row on a slow line.
  private func takeLightChange() {
    guard graph.light.takeChange(), graph.look.theme.depth == .direct else { return }
    if graph.movesLight {
      if tick == nil { scheduleTick() }
      return
    }
    backdrop.renew(at: loop.now, for: graph)
    if screen.line.isFast {
      showsWholeFrame = true
    } else {
      sweep.restart(rows: graph.size.rows)
      scheduleTick()
    }
  }

  /// Sets the timer for the next frame of what moves in cells, or none.
  private func scheduleMotion() {
    if graph.movesLight, tick == nil { scheduleTick() }
    guard let seconds = graph.secondsToMotion, seconds.isFinite else { return }
    let least = screen.hasFocus ? TerminalHost.motionInterval : 0.25
    let due = loop.now + UInt64(max(seconds, least) * 1e9)
    if let motionTick {
      if motionDue <= due { return }
      loop.cancel(motionTick)
    }
    motionDue = due
    motionTick = loop.schedule(after: due - loop.now) { [unowned self] _ in
      motionTick = nil
      // On a slow line a frame is left out rather than queued.
      if screen.line.takesBackground { render() } else { scheduleMotion() }
    }
  }

  /// Thirty frames a second.
  private static let motionInterval = 1.0 / 30

  /// Seconds since 1970.
  private static var calendarSeconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
