import CCursesTerminalShims
import CursesCLibrary
import CursesCore

/// The terminal: full screen, raw keys, frames in, events out.
///
/// Only one can be open at a time. From `init` to `close` the screen belongs to it; every other way
/// out of the process (a signal, a trap, `exit`) restores the screen too, as the guard in C sees to.
/// Reading is the work of an `EventLoop`.
@MainActor
public final class Terminal: Screen {
  /// What the terminal can do, as far as is known by now.
  public private(set) var capabilities: Capabilities
  /// In cells, as of the last resize that was delivered.
  public internal(set) var size: Size
  /// What was sent since the terminal was opened.
  public internal(set) var statistics = FrameStatistics()
  /// Whether the terminal window has the focus, as far as it tells.
  public internal(set) var hasFocus = true
  /// How long the terminal took to answer the last background frame, in nanoseconds, smoothed.
  var roundTrip: UInt64?
  /// An answer of the terminal changed what is known of it. With other colours or widths everything
  /// must be drawn anew.
  public var onCapabilitiesChange: ((Capabilities) -> Void)?
  /// The text after which the terminal is stopped by `suspend` or a signal, and after it is back.
  public var onResume: (() -> Void)?

  let options: TerminalOptions
  let profile: TerminalProfile
  var modes: TerminalModes
  let input: Int32
  let ownsDescriptors: Bool
  var savedModes: termios
  var screen: CursesScreen
  var output: OutputQueue
  var decoder: InputDecoder
  var shown: ShownFrame
  var fence = Fence()
  var speed = LineSpeed()
  var deferred: DeferredFrame?
  var pen = Pen.plain
  /// The terminal has answered some question: it will answer the fence too, however late.
  private var hasAnswered = false
  var isOpen = true
  var isAway = false
  private var probe = TerminalProbe()
  /// When the questions of the start were asked; nil if none were.
  private var questionsAsked: UInt64?
  /// When the background's colour was asked for, until the answer comes.
  private var colorAsked: UInt64?

  /// Maps the memory that a program takes until its first frame stands, about as much as the terminal's
  /// size asks for. To be called first of all: it would else be mapped page by page, each of them a stop.
  public nonisolated static func mapMemory() { ts_map_memory() }

  /// Opens the terminal and clears its screen.
  ///
  /// - Throws: `TerminalError` where there is none, or none that can be drawn on.
  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    self.options = options
    let isUnicode = Self.chooseLocale(options.environment)
    let device = try TerminalDevice(options.device)
    (input, ownsDescriptors) = (device.descriptor, device.isOwned)
    let name = options.environment["TERM"] ?? ""
    profile = TerminalProfile(name: name)
    let entry = try CursesScreen.loadEntry(name, descriptor: device.descriptor)
    let ladder = CapabilityLadder(
      environment: options.environment, profile: profile, entry: entry, isUnicode: isUnicode)
    let capabilities = ladder.capabilities(override: options.colors)
    self.capabilities = capabilities
    modes = TerminalModes(profile: profile, entry: entry, mouse: options.mouse)
    modes.followsBackground = options.followsBackground && profile.isModern
    size = device.size
    savedModes = device.modes
    decoder = InputDecoder(isUTF8: isUnicode || Self.hasNoLetters)
    output = OutputQueue(descriptor: device.descriptor, isNonblocking: device.isNonblocking)
    shown = ShownFrame(size: device.size)
    screen = try CursesScreen(
      name: name, entry: entry, capabilities: capabilities, isFitted: profile.isModern,
      input: device.descriptor, size: device.size)
    setRawModes()
    let leave = modes.leave
    ts_guard_arm(input, &savedModes, leave, leave.count)
    let questions = questions
    if !questions.isEmpty { questionsAsked = ts_monotonic_nanoseconds() }
    output.send(modes.enter + questions)
  }

  /// The locale for the C library and ncurses. When none is named the terminal is taken to be UTF-8,
  /// as nearly all are; a named one is obeyed.
  private static func chooseLocale(_ environment: [String: String]) -> Bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].contains { !(environment[$0] ?? "").isEmpty }
    if !named || setlocale(LC_CTYPE, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
    return nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }

  /// Whether the locale's characters are those of ASCII, as in the locales C and POSIX: what comes besides is
  /// from a terminal that knows more, and then it is UTF-8.
  private static var hasNoLetters: Bool {
    nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "ANSI_X3.4-1968" } ?? true
  }

  private var questions: [UInt8] {
    guard options.asksTerminal else { return [] }
    let asksColor =
      options.colors == nil && capabilities.colors < .direct && capabilities.colors > .none
      && !profile.isMultiplexer
    let (text, reports) = TerminalProbe.questions(
      isModern: profile.isModern, isUnicode: capabilities.isUnicode, asksColor: asksColor,
      asksBackground: options.followsBackground)
    decoder.expectedCursorReports = reports
    return Array(text.utf8)
  }

  /// Takes an answer; the loop passes on what the decoder found.
  func take(_ reply: TerminalReply) {
    let changed = note(reply)
    if probe.canJoinClusters, !modes.joinsClusters { joinClusters() }
    adopt(changed)
  }

  /// Takes down that an answer came, and returns what is known of the terminal with it.
  @discardableResult
  func note(_ reply: TerminalReply) -> Capabilities {
    hasAnswered = true
    var known = capabilities
    if reply == .statusOK {
      if let (time, bytes) = fence.acknowledge() {
        roundTrip = roundTrip.map { ($0 * 3 + time) / 4 } ?? time
        speed.note(bytes: bytes, time: time, at: ts_monotonic_nanoseconds())
      }
      return known
    }
    if case .color = reply { colorAsked = nil }
    let isFixed = options.colors != nil || capabilities.colors == .none
    probe.take(reply, into: &known, colorsAreFixed: isFixed)
    return known
  }

  /// Whether the terminal has answered all that it was asked at the start.
  var isProbeComplete: Bool { probe.isComplete }

  /// Whether an answer may still come. What has not been answered for two seconds will not be.
  func isAwaitingAnswer(at now: UInt64) -> Bool {
    let asked = [probe.isComplete ? nil : questionsAsked, colorAsked].compactMap { $0 }
    return asked.contains { now < $0 + Fence.patience }
      || fence.isClosed(at: now, hasAnswered: hasAnswered)
  }

  /// How long the way out waits for answers, in nanoseconds: a terminal that has answered before will
  /// do so again, however slow the line.
  var answerPatience: UInt64 { hasAnswered ? 1_000_000_000 : 400_000_000 }

  private func joinClusters() {
    modes.joinsClusters = true
    let leave = modes.leave
    ts_guard_set_bytes(leave, leave.count)
    if !isAway { output.send(TerminalModes.joinClusters) }
  }

  /// Whether tmux may know of more colours than the environment tells.
  var mayAskTmux: Bool {
    options.asksTerminal && options.colors == nil && options.environment["TMUX"]?.isEmpty == false
      && capabilities.colors == .indexed256
  }

  /// tmux passes 24-bit colours on.
  func learnDirectColor() {
    var changed = capabilities
    changed.colors = .direct
    adopt(changed)
  }

  private func adopt(_ changed: Capabilities) {
    guard changed != capabilities else { return }
    let old = capabilities
    capabilities = changed
    screen.update(changed)
    if changed.colors != old.colors { reopenScreen() }
    if changed.colors != old.colors || changed.widthModel != old.widthModel { repaintAll() }
    onCapabilitiesChange?(changed)
  }

  /// Colours are fixed when ncurses opens a screen: more of them need another.
  private func reopenScreen() {
    let opened = try? CursesScreen(
      name: profile.name, entry: screen.entry, capabilities: capabilities,
      isFitted: profile.isModern, input: input, size: size)
    if let opened { screen = opened } else { capabilities.colors = .indexed256 }
  }

  /// The next frame is sent whole.
  public func repaintAll() {
    shown = ShownFrame(size: size)
    screen.repaintAll()
  }

  /// Takes over the terminal's present size. Returns it when it is another.
  func updateSize() -> Size? {
    let now = TerminalDevice.size(of: input)
    guard now != size else { return nil }
    size = now
    screen.resize(to: now)
    deferred = nil
    repaintAll()
    return now
  }
}

// MARK: - Small things

extension Terminal {
  /// Sets the title of the window, without control characters and changes of direction.
  public func setTitle(_ title: String) {
    guard profile.isModern else { return }
    output.send(Array("\u{1B}]2;\(PrintableText.line(title, standIn: nil))\u{7}".utf8))
  }

  /// The bytes that `copy` takes at most: many terminals drop a longer OSC 52.
  public static let clipboardLimit = 74_994

  /// Copies text to the clipboard of the person's own machine, over ssh too (OSC 52).
  ///
  /// Returns false when the text is longer than `clipboardLimit` or the terminal is not known to
  /// read such sequences. Terminals answer nothing, and some have it switched off.
  @discardableResult
  public func copy(_ text: [UInt8]) -> Bool {
    guard profile.isModern, text.count <= Self.clipboardLimit else { return false }
    output.send(Array("\u{1B}]52;c;\(Base64.encode(text))\u{7}".utf8))
    return true
  }

  /// Asks again for the background's colour, where `TerminalOptions.followsBackground` is on.
  public func askForBackground() {
    guard options.followsBackground, options.asksTerminal, profile.isModern, isOpen, !isAway else {
      return
    }
    colorAsked = ts_monotonic_nanoseconds()
    output.send(Array(TerminalProbe.backgroundQuestion.utf8))
  }

  /// Rings, or flashes, as the terminal is set.
  public func bell() { output.send([7]) }

  /// Whether a background frame may be sent now: the last one has arrived, nothing waits to be
  /// written, and the window has the focus.
  func takesBackground(at now: UInt64) -> Bool {
    isOpen && !isAway && hasFocus && output.isEmpty && !speed.isPaused(at: now)
      && !fence.isClosed(at: now, hasAnswered: hasAnswered)
  }

  /// How much may be sent by now.
  public var line: ScreenLine {
    let now = ts_monotonic_nanoseconds()
    var line = ScreenLine()
    line.isFast = speed.isFast
    line.isPaused = speed.isPaused(at: now)
    line.takesBackground = takesBackground(at: now)
    line.allowance = speed.allowance
    line.roundTrip = roundTrip
    return line
  }
}
