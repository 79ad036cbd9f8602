import CCursesTerminalShims
import CursesTerminalHarness
import Glibc

/// What went wrong in a run, and at which event.
public struct RunFailure: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The program ended by a signal: a trap is 4 or 5, a bad access 11.
    case signalled(Int32)
    case exited(Int32)
    case hanging
    /// The screen differs from what is drawn anew.
    case screen
    /// The terminal was not given back as it was found.
    case terminal
  }

  public var kind: Kind
  /// The number of events before it.
  public var at: Int
  public var details: String

  public init(kind: Kind, at: Int, details: String) {
    (self.kind, self.at, self.details) = (kind, at, details)
  }

  public var description: String { "\(kind) after \(at) events\n\(details)" }
}

/// Runs a program through events and finds what goes wrong.
public struct EventRun: Sendable {
  let program: String
  /// How many times as long as a released program this one may take.
  let patience: Double
  private let care: Care
  /// The events that are sent one by one, each with the time that one of its own may take.
  private let single: Range<Int>

  /// How the screen is compared. With care it waits until messages have gone by themselves.
  public enum Care: Sendable {
    /// At once, and with care at the end.
    case quick
    /// With care at the end, and nowhere else: for a run that is known to fail there.
    case last
    /// Always with care, however long that takes.
    case always
  }

  public init(
    program: String, patience: Double = 1, care: Care = .quick, single: Range<Int> = 0..<0
  ) {
    (self.program, self.patience, self.care, self.single) = (program, patience, care, single)
  }

  /// Does all of a script. Returns what came to pass of it, and what went wrong.
  public func run(_ script: EventScript) throws -> (count: EventCount, failure: RunFailure?) {
    let folder = try RunFolder(script.settings)
    let arguments = script.settings.arguments.map {
      $0.hasPrefix("notes") ? "\(folder.path)/\($0)" : $0
    }
    let terminal = try TerminalHarness(
      program, arguments,
      environment: script.settings.environment.merging(folder.environment) { $1 },
      columns: script.settings.columns, rows: script.settings.rows)
    terminal.answers = script.settings.answers
    terminal.owner = folder
    terminal.keepTerminal()
    var count = EventCount()
    var inputsAtRest = 0
    // Keys between two rests are sent together: then the program reads them together.
    var keys: [UInt8] = []
    func sendKeys() {
      terminal.send(bytes: keys)
      keys = []
    }
    _ = terminal.waitForRest(computing: 2 * patience)
    _ = Yardstick.slowness()
    for (number, event) in script.events.enumerated() {
      count.add(event)
      if case .bytes(let bytes) = event, keys.count < 1 << 14, !single.contains(number) {
        keys += bytes
        continue
      }
      sendKeys()
      apply(event, to: terminal, in: folder)
      var failure: RunFailure?
      if event == .rest || event == .compare || single.contains(number) {
        let inputs = count.inputs - inputsAtRest
        // By itself, each key of an event may take a second.
        let most = single.contains(number) ? 200 * max(0, inputs - 1) : inputs
        failure = rest(terminal, script.settings, &count, after: most)
        inputsAtRest = count.inputs
      }
      if event == .compare, failure == nil, terminal.exit == nil {
        let isLast = number == script.events.count - 1
        failure = compare(
          terminal, script.settings, &count, isThorough: isLast || care == .always)
        if failure?.kind == .screen, care == .last, !isLast { failure = nil }
      }
      if terminal.exit != nil { return (count, ending(terminal, at: number + 1)) }
      if var failure {
        failure.at = number + 1
        return (count, failure)
      }
    }
    sendKeys()
    return (count, finish(terminal, at: script.events.count))
  }

  private func apply(_ event: RandomEvent, to terminal: TerminalHarness, in folder: RunFolder) {
    switch event {
    case .bytes(let bytes): terminal.send(bytes: bytes)
    case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
    case .stop:
      terminal.signal(SIGTSTP)
      // It may have been stopped already, or stop only later: then it is continued at the next rest.
      _ = terminal.waitForStop(seconds: 5)
      terminal.signal(SIGCONT)
    case .resume: terminal.signal(SIGCONT)
    case .windowSignal: terminal.signal(SIGWINCH)
    case .write(let name, let text): folder.write(text, to: name)
    case .remove(let name): folder.remove(name)
    case .wait(let time): terminal.settle(milliseconds: time, atMost: Double(time) / 1000)
    case .stuck(let time): usleep(UInt32(time) * 1000)
    case .rest, .compare: break
    }
  }

  /// Waits until everything has been handled. Only the processor time of the program counts: what others take
  /// on a busy machine is none of its own.
  private func rest(
    _ terminal: TerminalHarness, _ settings: RunSettings, _ count: inout EventCount,
    after inputs: Int
  ) -> RunFailure? {
    let seconds = (1 + 0.005 * Double(inputs)) * patience
    let before = (terminal.processorSeconds, ts_monotonic_nanoseconds())
    defer {
      let computed = terminal.processorSeconds - before.0
      if computed > 0 { count.add(share: computed / seconds) }
    }
    while terminal.waitForRest(computing: seconds) == .hanging {
      let computed = terminal.processorSeconds - before.0
      let waited = Double(ts_monotonic_nanoseconds() - before.1) / 1e9
      // Light that moves meanwhile takes its share, which on a busy machine adds up.
      if settings.moves, computed > seconds, computed < seconds + waited / 4 { continue }
      // Threads that share a core make each other's work longer, which counts as time of the processor.
      if computed > seconds, computed < seconds * Yardstick.slowness() { continue }
      let details =
        "\(inputs) inputs, computed \(computed) s of \(waited) s\n\(terminal.screen.text)"
      return RunFailure(kind: .hanging, at: 0, details: details)
    }
    return nil
  }

  // MARK: The screen

  /// Compares the screen with what the program shows when it is continued, which draws everything again.
  ///
  /// With care it waits until messages have gone by themselves and light has come in, and looks at the
  /// colours too where nothing moves.
  private func compare(
    _ terminal: TerminalHarness, _ settings: RunSettings, _ count: inout EventCount,
    isThorough: Bool
  ) -> RunFailure? {
    var colors = isThorough && settings.isStill
    func picture() -> ScreenPicture? {
      guard terminal.exit == nil else { return nil }
      if !isThorough { return ScreenPicture(terminal.screen, colors: colors) }
      terminal.waitForSleep(atMost: 20)
      for _ in 0..<8 {
        let before = ScreenPicture(terminal.screen, colors: colors)
        terminal.settle(milliseconds: 250, atMost: 0.5)
        if terminal.exit != nil { return nil }
        if ScreenPicture(terminal.screen, colors: colors) == before { return before }
      }
      return nil
    }
    if let failure = rest(terminal, settings, &count, after: 50) { return failure }
    guard settings.isShownFaithfully, terminal.screen.columns > 1 else { return nil }
    // A lone Esc waits for what may follow it, a torn sequence longer, and a paste for its end: this ends
    // them all, and is no key.
    terminal.send("\u{1B}[201~")
    if let failure = rest(terminal, settings, &count, after: 50) { return failure }
    // The status bar follows a moment later; the spelling is known after two pauses, and then the note has been
    // saved by itself too. Light that moves is never quiet.
    let longest: (still: Double, moving: Double) = isThorough ? (15, 6) : (3, 0.3)
    // What was asked of other threads comes in first: on a busy machine that takes its time.
    if !isThorough { terminal.waitForSleep(atMost: 20) }
    terminal.settle(
      milliseconds: isThorough ? 2500 : 120,
      atMost: settings.moves ? longest.moving : longest.still)
    if !isThorough { terminal.waitForSleep(atMost: 20) }
    waitForSaving(terminal, isThorough: isThorough)
    // A key may have set light in motion.
    if colors, terminal.settle(milliseconds: 2000, atMost: 2) > 0 { colors = false }
    guard let shown = picture() else { return nil }
    terminal.signal(SIGCONT)
    usleep(1000)
    if let failure = rest(terminal, settings, &count, after: 50) { return failure }
    guard let drawn = picture(), !(shown == drawn) else { return nil }
    return RunFailure(kind: .screen, at: 0, details: shown.difference(from: drawn))
  }

  /// Waits until a note has been saved: on a busy machine that may else come between the two looks.
  /// With care it waits for a save that is yet to begin, too; some notes never see one.
  private func waitForSaving(_ terminal: TerminalHarness, isThorough: Bool) {
    let words = ["saving"] + (isThorough ? ["unsaved"] : [])
    for _ in 0..<20 where terminal.exit == nil {
      let text = terminal.screen.text
      guard words.contains(where: text.contains) else { return }
      terminal.settle(milliseconds: 250, atMost: 0.5)
    }
  }

  // MARK: The end

  /// A choice from the palette, or Ctrl+Q, may end the program; nothing else may.
  private func ending(_ terminal: TerminalHarness, at count: Int) -> RunFailure? {
    terminal.settle(milliseconds: 20, atMost: 0.5)
    switch terminal.exit {
    case .exited(0), nil: return terminal.isCanonical ? nil : unrestored(terminal, at: count)
    case .exited(let status): return failure(.exited(status), terminal, at: count)
    case .signalled(let signal): return failure(.signalled(signal), terminal, at: count)
    }
  }

  private func failure(
    _ kind: RunFailure.Kind, _ terminal: TerminalHarness, at count: Int
  ) -> RunFailure {
    let said = terminal.received.suffix(1500).filter { $0 >= 0x20 && $0 < 0x7F || $0 == 10 }
    return RunFailure(kind: kind, at: count, details: String(decoding: said, as: UTF8.self))
  }

  private func unrestored(_ terminal: TerminalHarness, at count: Int) -> RunFailure {
    RunFailure(kind: .terminal, at: count, details: "the terminal was not given back")
  }

  private func finish(_ terminal: TerminalHarness, at count: Int) -> RunFailure? {
    terminal.signal(SIGTERM)
    _ = terminal.waitForRest(computing: 5 * patience)
    guard let exit = terminal.waitForExit(seconds: 20 * max(1, patience)) else {
      return failure(.hanging, terminal, at: count)
    }
    guard exit == .signalled(SIGTERM) || exit == .exited(0) else {
      if case .signalled(let signal) = exit {
        return failure(.signalled(signal), terminal, at: count)
      }
      return failure(.exited(-1), terminal, at: count)
    }
    let isLeft = terminal.screen.isAlternate || terminal.screen.mouse != 0 || !terminal.isCanonical
    return isLeft ? unrestored(terminal, at: count) : nil
  }
}
