import CCursesTerminalShims
import CursesCLibrary
import CursesCore
import Dispatch

/// Waits for everything at once, in one `poll`: keys, signals, timers, other threads, tasks.
///
/// Create it before any thread is started (it blocks signals for all of them), then the terminal.
/// When nothing is due it sleeps. Within one wake-up the order is: signals, posted work, keys in the
/// order they came (for a while, the rest in the next), watched descriptors, timers, tasks of the main actor, and then `afterEvents` once:
/// the place to draw.
@MainActor
public final class EventLoop {
  /// Why the program should end.
  public enum Termination: Hashable, Sendable {
    /// SIGTERM, or another signal that ends a program and is not a crash.
    case terminate
    /// SIGHUP, or the terminal is gone: nothing can be asked or shown any more.
    case hangUp
  }

  /// Called with each event of the terminal, in the order they came.
  public var onEvent: (InputEvent) -> Void = { _ in }
  /// Unsaved text must be kept and the loop be stopped.
  public var onTerminate: ((Termination) -> Void)?
  /// Called once after everything of a wake-up has been delivered.
  public var afterEvents: () -> Void = {}
  /// For other threads.
  public let inbox: LoopInbox
  /// The time of this wake-up on the monotonic clock, in nanoseconds.
  public internal(set) var now: UInt64
  /// How often the loop has woken.
  public private(set) var wakeUps = 0

  /// The signal that ended the loop, if one did.
  public private(set) var endingSignal: Int32?

  weak var terminal: Terminal?
  private var signals: SignalQueue
  private var timers = LoopTimers()
  private var watches: [Int32: @MainActor () -> Void] = [:]
  private var isRunning = false
  private var hasHungUp = false
  /// Until when work is done that keys before the end have begun; nil where no end has come.
  private var lastMoment: UInt64?
  /// When the rest of a torn sequence or paste is given up.
  private var decodingDeadline: UInt64?
  /// For what is read; no page of it is touched before.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// What has been read and not been handled, when keys come faster than they can be.
  private var undelivered: ArraySlice<DecodedInput> = []

  /// What is read before a frame is drawn, when input floods in.
  static let floodLimit = 1 << 20
  /// How long keys are handled without a look at signals, timers and the screen, in nanoseconds.
  static let patience: UInt64 = 50_000_000
  /// How long keys are handled that came before the end, and the work done that they begin, in nanoseconds.
  static let (lastPatience, lastWork): (UInt64, UInt64) = (2_000_000_000, 800_000_000)

  /// A loop on the process's signals and the standard terminal.
  ///
  /// - Throws: `TerminalError` where the descriptors for waking it cannot be made.
  public convenience init() throws(TerminalError) {
    let signals = ts_signal_descriptor()
    if signals < 0 { throw .system(call: "signalfd", error: errno) }
    try self.init(signals: signals)
  }

  /// A loop that reads signals from a descriptor; -1 leaves those of the process alone.
  package init(signals: Int32) throws(TerminalError) {
    self.signals = SignalQueue(descriptor: signals)
    inbox = try LoopInbox()
    now = ts_monotonic_nanoseconds()
  }

  isolated deinit {
    if signals.descriptor >= 0 { close(signals.descriptor) }
    buffer.deallocate()
  }

  /// Reads this terminal from now on. The loop does not keep it.
  public func attach(_ terminal: Terminal) { self.terminal = terminal }

  /// Runs until `stop`.
  public func run() {
    isRunning = true
    askTmux()
    while isRunning { turn() }
  }

  /// Ends `run` after the event that is being handled.
  public func stop() { isRunning = false }

  // MARK: - Timers and descriptors

  /// Calls `action` with the time after `delay` nanoseconds, then every `interval` if one is given.
  @discardableResult
  public func schedule(
    after delay: UInt64, repeating interval: UInt64? = nil,
    _ action: @escaping @MainActor (UInt64) -> Void
  ) -> LoopTimer {
    schedule(at: ts_monotonic_nanoseconds() &+ delay, repeating: interval, action)
  }

  /// Calls `action` at a time of the monotonic clock in nanoseconds.
  @discardableResult
  public func schedule(
    at time: UInt64, repeating interval: UInt64? = nil,
    _ action: @escaping @MainActor (UInt64) -> Void
  ) -> LoopTimer {
    timers.add(due: time, interval: interval, action: action)
  }

  /// Takes a timer away; one that is over already is ignored.
  public func cancel(_ timer: LoopTimer) { timers.cancel(timer) }

  /// Calls `action` whenever the descriptor has something to read.
  public func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    watches[descriptor] = action
  }

  /// Looks at a descriptor no longer.
  public func unwatch(_ descriptor: Int32) { watches[descriptor] = nil }
}

// MARK: - One turn

extension EventLoop {
  private func turn() {
    var polled = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Int32(_dispatch_get_main_queue_handle_4CF()), events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminalDescriptor, events: terminalInterest, revents: 0),
    ]
    let watched = Array(watches.keys)
    polled += watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = ts_poll(&polled, polled.count, waitingTime)
    now = ts_monotonic_nanoseconds()
    wakeUps += 1
    let ready = polled.map { $0.revents != 0 }
    if ready[0] || signals.isWaiting { takeSignals() }
    if ready[1] { for work in inbox.take() { work() } }
    continueDelivery()
    if ready[3] { serveTerminal(polled[3].revents) }
    flushDecoder()
    for (index, descriptor) in watched.enumerated() where ready[4 + index] {
      watches[descriptor]?()
    }
    fireTimers()
    if ready[2] { runMainQueue(polled[2].fd) }
    afterEvents()
  }

  /// Has Swift run every task on the main thread, for a program whose long work has threads of its own.
  ///
  /// A task that waits for such a thread goes on by way of Swift's pool of threads, whatever actor it
  /// belongs to, and once used that pool wakes up each second for as long as the program runs.
  public static func keepTasksOnMainThread() { ts_keep_tasks_on_main_thread() }

  /// The queue's descriptor stays ready, and the loop would never sleep again, until it is read.
  private func runMainQueue(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }

  private var terminalDescriptor: Int32 {
    guard let terminal, terminal.isOpen, !hasHungUp else { return -1 }
    return terminal.input
  }

  private var terminalInterest: Int16 {
    (undelivered.isEmpty ? Int16(POLLIN) : 0)
      | (terminal?.output.isEmpty == false ? Int16(POLLOUT) : 0)
  }

  private var waitingTime: Int64 {
    guard isRunning, undelivered.isEmpty, !signals.isWaiting else { return 0 }
    guard let due = [timers.earliest, decodingDeadline].compactMap({ $0 }).min() else { return -1 }
    let now = ts_monotonic_nanoseconds()
    return due > now ? Int64(clamping: due - now) : 0
  }

  func fireTimers() {
    for entry in timers.takeDue(at: now) {
      // An earlier one may have cancelled it.
      if entry.interval != nil, !timers.contains(entry.timer) { continue }
      entry.action(now)
    }
  }

  // MARK: - Signals

  private func takeSignals() {
    var resumed = false
    while case let signal = signals.next(), signal != 0 {
      switch signal {
      case SIGWINCH:
        // A size that has come and gone again took with it what was shown.
        terminal?.repaintAll()
        resizeTerminal()
      case SIGHUP: hangUp()
      case SIGINT:
        // Ctrl+C where the terminal is not taken over yet has it throw away what was being shown.
        if let terminal, terminal.isOpen, !terminal.isAway {
          terminal.takeOver()
          resizeTerminal()
        }
        onEvent(.key(Key(.character("c"), .control)))
      case SIGTSTP:
        terminal?.stop()
        resumed = true
        resizeTerminal()
      case SIGCONT:
        // After our own stop everything is in place already.
        if !resumed, let terminal, terminal.isOpen {
          terminal.takeOver()
          resizeTerminal()
        }
        resumed = false
      default: end(.terminate, by: signal)
      }
    }
  }

  /// Ends the process by the signal that ended the loop, so that whoever started it does not take that
  /// for an end of its own: git would go on with the message as it is. Returns where there was none.
  ///
  /// To be called when the terminal has been given back.
  public func dieOfSignal() {
    guard let signal = endingSignal else { return }
    // These would leave the memory of the process on the disk, with all that was open.
    let number = signal == SIGQUIT || signal == SIGXCPU ? SIGTERM : signal
    kill(getpid(), number)
    ts_deliver_default(number)
  }

  /// Takes over the terminal's size, and has everything drawn for it.
  private func resizeTerminal() {
    guard let terminal else { return }
    _ = terminal.updateSize()
    onEvent(.resize(terminal.size))
  }

  private func end(_ reason: Termination, by signal: Int32) {
    endingSignal = endingSignal ?? signal
    takeLastInput()
    if let onTerminate { onTerminate(reason) } else { stop() }
  }

  /// Takes in what can still be read, and delivers all of it: whoever ends the program does not mean the
  /// letters that are on their way.
  private func takeLastInput() {
    guard let terminal, terminal.isOpen, !terminal.isAway, lastMoment == nil else { return }
    now = ts_monotonic_nanoseconds()
    let end = now + Self.lastPatience
    lastMoment = now + Self.lastWork
    var total = 0
    while total < Self.floodLimit, let bytes = readNow(terminal) {
      total += bytes.count
      undelivered += terminal.decoder.feed(bytes, at: now)
      wipe(bytes.count)
    }
    undelivered +=
      terminal.decoder.isInsidePaste
      ? terminal.decoder.flushPaste() : terminal.decoder.flushEscape()
    while isRunning, !undelivered.isEmpty, ts_monotonic_nanoseconds() < end { deliver([]) }
  }

  /// What lies ready at the terminal; nil where that is nothing, or the terminal is gone.
  private func readNow(_ terminal: Terminal) -> UnsafeRawBufferPointer? {
    var polled = [pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0)]
    guard ts_poll(&polled, 1, 0) > 0, polled[0].revents & Int16(POLLIN) != 0 else { return nil }
    let got = read(terminal.input, buffer.baseAddress, buffer.count)
    return got > 0 ? UnsafeRawBufferPointer(rebasing: buffer[..<got]) : nil
  }

  /// Overwrites what was read, which may have been a passphrase.
  private func wipe(_ count: Int) {
    if let base = buffer.baseAddress { explicit_bzero(base, count) }
  }

  private func hangUp() {
    guard !hasHungUp else { return }
    hasHungUp = true
    end(.hangUp, by: SIGHUP)
  }

  // MARK: - Input

  private func serveTerminal(_ events: Int16) {
    guard let terminal else { return }
    if events & Int16(POLLOUT) != 0 { terminal.continueOutput() }
    if events & Int16(POLLIN) != 0 { readTerminal(terminal) }
    let isGone = events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 && events & Int16(POLLIN) == 0
    if (isGone && undelivered.isEmpty) || terminal.output.hasFailed { hangUp() }
  }

  private func readTerminal(_ terminal: Terminal) {
    var total = 0
    while total < Self.floodLimit, terminal.isOpen, undelivered.isEmpty {
      let got = read(terminal.input, buffer.baseAddress, buffer.count)
      if got < 0, errno == EINTR { continue }
      if got == 0 || (got < 0 && errno != EAGAIN) { hangUp() }
      guard got > 0 else { return }
      total += got
      deliver(
        terminal.decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<got]), at: now))
      wipe(got)
      setDecodingDeadline(terminal)
      // A blocking descriptor must not be read again without asking.
      if !terminal.output.isNonblocking { return }
    }
  }

  private func deliver(_ inputs: [DecodedInput]) {
    undelivered += inputs
    let end = ts_monotonic_nanoseconds() + Self.patience
    while isRunning, let input = undelivered.popFirst() {
      switch input {
      case .reply(let reply): terminal?.take(reply)
      case .event(let event):
        if case .focus(let focused) = event { terminal?.hasFocus = focused }
        onEvent(event)
      }
      if ts_monotonic_nanoseconds() > end { return }
    }
  }

  private func continueDelivery() {
    guard !undelivered.isEmpty else { return }
    deliver([])
    // The rest of a torn sequence may have waited unread meanwhile.
    if let terminal { setDecodingDeadline(terminal) }
  }

  /// Whether work that takes long is to stop, to be asked now and then while an event is being handled: Esc or Ctrl+C
  /// has been pressed, or the program is to end. The key is taken, and all that was typed blindly before it.
  public func takeInterruption() -> Bool {
    if let lastMoment { return ts_monotonic_nanoseconds() >= lastMoment }
    guard !signals.takeInterruption() else { return true }
    guard let terminal, terminal.isOpen, !hasHungUp else { return false }
    if let bytes = readNow(terminal) {
      undelivered += terminal.decoder.feed(bytes, at: ts_monotonic_nanoseconds())
      wipe(bytes.count)
      setDecodingDeadline(terminal)
    } else if terminal.isGone {
      return true
    } else if terminal.decoder.isAwaitingEscape {
      if decodingDeadline == nil { setDecodingDeadline(terminal) }
      if let deadline = decodingDeadline, ts_monotonic_nanoseconds() >= deadline {
        decodingDeadline = nil
        undelivered += terminal.decoder.flushEscape()
      }
    }
    guard let last = undelivered.lastIndex(where: \.isInterruption) else { return false }
    undelivered = undelivered[(last + 1)...]
    return true
  }

  private func setDecodingDeadline(_ terminal: Terminal) {
    let decoder = terminal.decoder
    let wait: UInt64? =
      decoder.isInsidePaste
      ? 2_000_000_000
      : decoder.isAwaitingEscape ? 25_000_000 : decoder.isInsideSequence ? 250_000_000 : nil
    decodingDeadline = wait.map { ts_monotonic_nanoseconds() + $0 }
  }

  private func flushDecoder() {
    guard let deadline = decodingDeadline, now >= deadline, undelivered.isEmpty, let terminal
    else { return }
    decodingDeadline = nil
    deliver(
      terminal.decoder.isInsidePaste
        ? terminal.decoder.flushPaste() : terminal.decoder.flushEscape())
  }
}
