import Glibc

/// Constants that Glibc's headers keep behind macros.
private enum LinuxTerminal {
  /// `TIOCGPTN`: the number of a pseudo-terminal.
  static let number: UInt = 0x8004_5430
  /// `TIOCSPTLCK`: whether its other side may not be opened.
  static let setLock: UInt = 0x4004_5431
  /// `POSIX_SPAWN_SETSID`.
  static let newSession: Int16 = 0x80
}

/// A program on a pseudo-terminal of its own, with what it writes and when.
final class Pseudoterminal {
  /// Why a program could not be started.
  struct StartFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// What was read, in chunks with the time at which each came.
  struct Answer {
    var bytes = 0
    var first: Clock.Instant?
    var last: Clock.Instant?
  }

  let process: pid_t
  /// Just before the program was started.
  let started: Clock.Instant
  private let master: Int32
  private var asked = TerminalQueries()
  private var stripper = EscapeStripper()
  private var hasEnded = false

  /// All text the program has shown, without escape sequences. A key's answer is looked for in what
  /// came since, so this is emptied by the measurements.
  var text: [UInt8] {
    get { stripper.text }
    set { stripper.text = newValue }
  }

  init(
    _ arguments: [String], environment: [String], folder: String, columns: Int, rows: Int
  ) throws(StartFailure) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, LinuxTerminal.setLock, &isLocked) == 0,
      ioctl(master, LinuxTerminal.number, &number) == 0
    else {
      throw StartFailure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    _ = fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK)
    started = Clock.now
    process = try Self.spawn(
      arguments, environment: environment, folder: folder, terminal: "/dev/pts/\(number)")
  }

  deinit { close(master) }

  /// The terminal becomes the child's own: it leads a new session and opens the terminal first.
  private static func spawn(
    _ arguments: [String], environment: [String], folder: String, terminal: String
  ) throws(StartFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, LinuxTerminal.newSession)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    chdir(folder)
    var process: pid_t = 0
    let error = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard error == 0 else {
      throw StartFailure(
        description: "\(arguments[0]) does not start: \(String(cString: strerror(error)))")
    }
    return process
  }

  // MARK: Talking

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return }
    }
  }

  /// Pastes a text, as the program wants it.
  func paste(_ text: String, limit: Clock.Duration) {
    let bytes = Array(text.utf8)
    guard asked.bracketedPaste else { return flood(bytes, limit: limit) }
    flood(Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8), limit: limit)
  }

  /// Sends much, and reads meanwhile what comes back: neither side waits for the other for ever.
  private func flood(_ bytes: [UInt8], limit: Clock.Duration) {
    var rest = bytes[...]
    var answer = Answer()
    let end = Clock.now + limit
    while !rest.isEmpty, !hasEnded, Clock.now < end {
      var poller = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&poller, 1, 100) > 0 else { continue }
      if Int32(poller.revents) & POLLIN != 0 { _ = readChunk(into: &answer, timeout: 0) }
      if Int32(poller.revents) & POLLOUT != 0 {
        let count = rest.prefix(4096).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
      }
    }
  }

  /// Sends a key and waits until its answer is over: until nothing has come for `quiet`.
  func press(_ key: EditorKey, quiet: Clock.Duration, first: Clock.Duration) -> (
    sent: Clock.Instant, answer: Answer
  ) {
    let bytes = key.bytes(applicationCursor: asked.applicationCursor)
    let sent = Clock.now
    send(bytes)
    return (sent, listen(quiet: quiet, first: first))
  }

  /// Reads until nothing has come for `quiet`, or nothing at all for `first`; for two seconds at most,
  /// since an animation may never be quiet for so long.
  func listen(quiet: Clock.Duration, first: Clock.Duration) -> Answer {
    var answer = Answer()
    let end = Clock.now + 2000 * Clock.millisecond
    while Clock.now < end,
      readChunk(into: &answer, timeout: answer.last == nil ? first : quiet)
    {}
    return answer
  }

  /// Reads until `condition` holds for the text, and says when the chunk came that made it so.
  func wait(for marker: String, limit: Clock.Duration) -> Clock.Instant? {
    let end = Clock.now + limit
    let bytes = Array(marker.utf8)
    var answer = Answer()
    while Clock.now < end, !hasEnded {
      _ = readChunk(into: &answer, timeout: end - Clock.now)
      if text.contains(bytes) { return answer.last }
    }
    return nil
  }

  private func readChunk(into answer: inout Answer, timeout: Clock.Duration) -> Bool {
    guard !hasEnded else { return false }
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let limit = (max(0, timeout) + Clock.millisecond - 1) / Clock.millisecond
    guard poll(&poller, 1, Int32(limit)) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    let time = Clock.now
    guard count > 0 else {
      hasEnded = count == 0 || (errno != EAGAIN && errno != EINTR)
      return !hasEnded
    }
    let chunk = buffer[..<count]
    answer.bytes += count
    answer.first = answer.first ?? time
    answer.last = time
    stripper.feed(chunk)
    let replies = asked.replies(to: chunk)
    if !replies.isEmpty { send(replies) }
    return true
  }

  /// Ends the program without asking it.
  func kill() {
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
  }
}
