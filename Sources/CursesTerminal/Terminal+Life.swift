import CTerminalShims
import Glibc
import TerminalCore

extension Terminal {
  func setRawModes() {
    var raw = savedModes
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
  }

  /// Gives the terminal back as it was found. Harmless the second time.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    if !isAway { leave() }
    ts_guard_disarm()
    if ownsDescriptors { Glibc.close(input) }
  }

  private func leave() {
    discardAnswers()
    output.send(modes.leave)
    output.drain(milliseconds: 500)
    tcsetattr(input, TCSANOW, &savedModes)
  }

  /// An answer that arrives after the program has ended would be typed into the shell.
  private func discardAnswers() {
    let now = ts_monotonic_nanoseconds()
    guard fence.isClosed(at: now, hasAnswered: false) else { return }
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    if ts_poll(&wait, 1, 50_000_000) > 0 { tcflush(input, TCIFLUSH) }
    fence.forget()
  }

  /// Stops the whole job as Ctrl+Z does elsewhere, and comes back when it is continued.
  ///
  /// With nobody to continue it (no shell with job control) the system lets it go on at once.
  public func suspend() {
    goAway()
    kill(0, SIGTSTP)
    ts_deliver_default(SIGTSTP)
    comeBack()
  }

  /// Stops this process, as somebody asked with SIGTSTP.
  func stop() {
    goAway()
    kill(getpid(), SIGSTOP)
    comeBack()
  }

  /// Runs something else on the terminal, such as another program, and comes back after it.
  public func withTerminalReturned<Result>(_ body: () throws -> Result) rethrows -> Result {
    goAway()
    defer { comeBack() }
    return try body()
  }

  private func goAway() {
    guard isOpen, !isAway else { return }
    isAway = true
    leave()
    ts_guard_set_away(1)
  }

  private func comeBack() {
    guard isOpen, isAway else { return }
    takeOver()
    isAway = false
    onResume?()
  }

  /// Takes the terminal over again, also after it was stopped and continued without being asked.
  func takeOver() {
    setRawModes()
    ts_guard_set_away(0)
    fence.forget()
    pen = .plain
    output.send(Array("\u{1B}[0m".utf8) + modes.enter)
    size = TerminalDevice.size(of: input)
    screen.resize(to: size)
    repaintAll()
  }
}
