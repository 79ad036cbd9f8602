import CCursesTerminalShims
import CursesCLibrary
import CursesCore

extension Terminal {
  func setRawModes() {
    var raw = savedModes
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
  }

  /// Whether nobody is at the other end any more, and nothing is left to be read.
  var isGone: Bool {
    var polled = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    return output.hasFailed
      || ts_poll(&polled, 1, 0) > 0 && polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Gives the terminal back as it was found. Harmless the second time.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    if !isAway { leave() }
    ts_guard_disarm()
    if ownsDescriptors { CursesCLibrary.close(input) }
  }

  private func leave() {
    output.send(modes.leave)
    output.drain(milliseconds: 500)
    takeLateAnswers()
    tcsetattr(input, TCSANOW, &savedModes)
  }

  /// Waits for the answers that are still owed: after the end they would be typed into the shell.
  ///
  /// It reads byte by byte, so that what was typed ahead for the shell stays for it.
  private func takeLateAnswers() {
    var now = ts_monotonic_nanoseconds()
    let end = now + answerPatience
    while isAwaitingAnswer(at: now), now < end {
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard ts_poll(&wait, 1, Int64(end - now)) > 0, read(input, &byte, 1) == 1 else { break }
      now = ts_monotonic_nanoseconds()
      for case .reply(let reply) in decoder.feed(CollectionOfOne(byte), at: now) { note(reply) }
    }
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
