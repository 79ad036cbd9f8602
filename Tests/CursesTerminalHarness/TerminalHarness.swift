import CCursesTerminalShims
import Glibc

/// A program running on a pseudo-terminal whose screen an emulator (libvterm) keeps.
///
///     let program = try TerminalHarness("/path/to/program", columns: 80, rows: 24)
///     try program.waitUntil { $0.text.contains("Hello") }
///     program.send("q")
///     #expect(program.waitForExit() == .exited(0))
///
/// The emulator answers what the program asks (device attributes, cursor reports). Nothing runs in the
/// background: the screen changes only inside `waitUntil`, `settle` and `waitForExit`.
public final class TerminalHarness {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
  }

  /// How a program ended.
  public enum Exit: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  public let processIdentifier: pid_t
  /// The screen as the emulator has it.
  public let screen: TerminalScreen
  /// How many bytes the program has written since its start.
  public private(set) var bytesReceived = 0
  /// The last bytes it wrote, up to 1 MB.
  public private(set) var received: [UInt8] = []
  /// Whether the emulator's answers reach the program; off, the terminal is dumb and silent.
  public var answers = true
  /// How long the emulator's answers are on their way, in seconds.
  public var answerDelay = 0.0
  /// What must last as long as the program runs, such as the folder it works in.
  public var owner: AnyObject?
  /// Whether the program's output is read at all; off, the line is stuck as after Ctrl+S.
  public var isReading = true
  /// How many bytes a second the line carries; nil is as many as come. Answers and keys cost nothing.
  public var bytesPerSecond: Int?
  /// What the terminal answers in place of what the emulator does.
  public var otherAnswers: [(emulator: String, other: String)] = []

  var controller: Int32
  var keeper: Int32 = -1
  /// Which system call the program is in, as the kernel tells it.
  var callFile: Int32 = -1
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var answersOnTheWay: [(due: UInt64, bytes: [UInt8])] = []
  private var lineIsFree: UInt64 = 0
  private let terminalPath: String
  private var status: Int32?

  /// Starts a program. `environment` is all it gets; TERM is `xterm-256color` unless it says other.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    var path = [CChar](repeating: 0, count: 128)
    controller = ts_open_pseudo_terminal(&path, path.count)
    guard controller >= 0 else { throw Failure("no pseudo-terminal: \(errno)") }
    terminalPath = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    ts_set_window_size(controller, Int32(columns), Int32(rows))
    screen = TerminalScreen(columns: columns, rows: rows)
    var complete = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    complete.merge(environment) { $1 }
    processIdentifier = try Self.spawn(program, arguments, complete, terminalPath)
    _ = fcntl(controller, F_SETFL, fcntl(controller, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if status == nil {
      kill(processIdentifier, SIGKILL)
      var ignored: Int32 = 0
      waitpid(processIdentifier, &ignored, 0)
    }
    for descriptor in [controller, keeper, callFile] where descriptor >= 0 { close(descriptor) }
    buffer.deallocate()
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ terminal: String
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // A new session: the terminal opened as descriptor 0 becomes the controlling one.
    let flags = 0x80 | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + values { free(word) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, program, &actions, &attributes, &words, &values)
    guard failure == 0 else { throw Failure("cannot start \(program): \(failure)") }
    return identifier
  }
}

// MARK: - Driving

extension TerminalHarness {
  /// Types text, or sends any bytes.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends bytes; what the program does not take at once is sent while its output is read.
  public func send(bytes: [UInt8]) {
    var head = 0
    let end = ts_monotonic_nanoseconds() + 20_000_000_000
    while head < bytes.count, ts_monotonic_nanoseconds() < end {
      let written = bytes.withUnsafeBytes {
        write(controller, $0.baseAddress?.advanced(by: head), min(4096, bytes.count - head))
      }
      if written > 0 { head += written } else { pump(milliseconds: 5) }
    }
  }

  /// Keeps the terminal when the program has ended, as the shell it was started from does.
  public func keepTerminal() {
    if keeper < 0 { keeper = open(terminalPath, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK) }
  }

  /// What has been sent and nobody has read: what the shell would take for keys. After `keepTerminal`.
  public func unreadInput() -> [UInt8] {
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(keeper, TCSANOW, &raw)
    var buffer = [UInt8](repeating: 0, count: 4096)
    return Array(buffer[..<max(0, read(keeper, &buffer, buffer.count))])
  }

  /// Takes the terminal away, as a lost connection does.
  public func hangUp() {
    close(controller)
    controller = -1
  }

  /// The time the program has computed, in seconds.
  public var processorSeconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0
    else { return .nan }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Changes the size of the terminal; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    ts_set_window_size(controller, Int32(columns), Int32(rows))
  }

  public func signal(_ number: Int32) { kill(processIdentifier, number) }

  /// Reads output until the condition holds; throws with a picture of the screen when it does not.
  public func waitUntil(
    seconds: Double = 60, _ condition: (TerminalScreen) throws -> Bool
  ) throws {
    let end = ts_monotonic_nanoseconds() + UInt64(seconds * 1e9)
    while try !condition(screen) {
      guard ts_monotonic_nanoseconds() < end else {
        throw Failure("the screen did not come:\n\(Self.plain(screen.text))")
      }
      pump(milliseconds: 20)
    }
  }

  /// A screen in ASCII: what prints the failures of tests loses a line with other characters when it is
  /// cut within one.
  private static func plain(_ screen: String) -> String {
    String(
      String.UnicodeScalarView(
        screen.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0..<0x80: scalar
          case 0x2500, 0x2550: "-" as Unicode.Scalar
          case 0x2502, 0x258C: "|" as Unicode.Scalar
          case 0x2501...0x257F: "+" as Unicode.Scalar
          case 0x2580...0x259F: "." as Unicode.Scalar
          default: "?" as Unicode.Scalar
          }
        }))
  }

  /// Reads output until none has come for a while, or for `seconds`: moving light never ends.
  ///
  /// Returns how many bytes came.
  @discardableResult
  public func settle(milliseconds: Int = 100, atMost seconds: Double = 3) -> Int {
    let before = bytesReceived
    let end = ts_monotonic_nanoseconds() + UInt64(seconds * 1e9)
    while pump(milliseconds: milliseconds), ts_monotonic_nanoseconds() < end {}
    return bytesReceived - before
  }

  /// How the program has ended; nil while it runs.
  public var exit: Exit? {
    if status == nil {
      var value: Int32 = 0
      if waitpid(processIdentifier, &value, WNOHANG) == processIdentifier { status = value }
    }
    return status.map { $0 & 0x7F == 0 ? .exited($0 >> 8 & 0xFF) : .signalled($0 & 0x7F) }
  }

  /// Reads until the program has ended. Nil when it has not after `seconds`.
  public func waitForExit(seconds: Double = 60) -> Exit? {
    let end = ts_monotonic_nanoseconds() + UInt64(seconds * 1e9)
    while ts_monotonic_nanoseconds() < end {
      let exit = exit
      if !pump(milliseconds: 10), let exit { return exit }
    }
    return nil
  }

  /// Waits until the program has been stopped by a signal.
  public func waitForStop(seconds: Double = 60) -> Bool {
    let end = ts_monotonic_nanoseconds() + UInt64(seconds * 1e9)
    while ts_monotonic_nanoseconds() < end {
      var value: Int32 = 0
      let found = waitpid(processIdentifier, &value, WNOHANG | WUNTRACED)
      if found == processIdentifier, value & 0xFF == 0x7F { return true }
      if found == processIdentifier { status = value }
      if status != nil { return false }
      pump(milliseconds: 10)
    }
    return false
  }

  /// The modes of the terminal, as the program's shell would find them.
  public var modes: termios {
    var modes = termios()
    tcgetattr(controller, &modes)
    return modes
  }

  /// Whether typed lines are edited by the system, as before and after a full-screen program.
  public var isCanonical: Bool { modes.c_lflag & tcflag_t(ICANON) != 0 }

  /// Starts counting and collecting anew.
  public func forgetOutput() {
    bytesReceived = 0
    received = []
  }

  @discardableResult
  func pump(milliseconds: Int) -> Bool {
    guard isReading, controller >= 0 else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    deliverAnswers()
    var wait = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    let patience = answersOnTheWay.isEmpty ? milliseconds : min(milliseconds, 5)
    guard ts_poll(&wait, 1, Int64(patience) * 1_000_000) > 0 else {
      // An answer on its way may have something come.
      return !answersOnTheWay.isEmpty
    }
    if bytesPerSecond != nil { return pumpSlowly() }
    // The emulator forgets a cluster that is cut between two calls, so what comes together is shown
    // together. More than the terminal holds at once comes in pieces: the next may take its time on a
    // busy machine.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var pause: Int64 = 0
    repeat {
      let got = read(controller, &buffer, buffer.count)
      guard got > 0 else { break }
      bytes += buffer[..<got]
      pause = got < 1024 ? 2_000_000 : 50_000_000
    } while bytes.count < 1 << 20 && ts_poll(&wait, 1, pause) > 0
    guard !bytes.isEmpty else {
      usleep(2000)
      return false
    }
    take(bytes)
    return true
  }

  /// Reads as much as the line carries in a few milliseconds, and waits as long as that takes.
  private func pumpSlowly() -> Bool {
    guard let rate = bytesPerSecond else { return false }
    let now = ts_monotonic_nanoseconds()
    if lineIsFree > now { usleep(UInt32((lineIsFree - now) / 1000)) }
    var buffer = [UInt8](repeating: 0, count: max(1, rate / 200))
    let got = read(controller, &buffer, buffer.count)
    guard got > 0 else {
      usleep(2000)
      return false
    }
    lineIsFree = ts_monotonic_nanoseconds() + UInt64(got) * 1_000_000_000 / UInt64(rate)
    usleep(UInt32(got * 1_000_000 / rate))
    take(Array(buffer[..<got]))
    return true
  }

  /// Shows what the program has written, and sends it what the emulator answers.
  func take(_ bytes: [UInt8]) {
    bytesReceived += bytes.count
    received += bytes
    if received.count > 1 << 20 { received.removeFirst(received.count - 1 << 19) }
    var reply = screen.write(bytes[...])
    for (usual, other) in otherAnswers {
      let (usual, other) = (Array(usual.utf8), Array(other.utf8))
      guard usual.count <= reply.count,
        let start = (0...reply.count - usual.count).first(where: {
          Array(reply[$0..<$0 + usual.count]) == usual
        })
      else { continue }
      reply.replaceSubrange(start..<start + usual.count, with: other)
    }
    guard answers, !reply.isEmpty else { return }
    answersOnTheWay.append((ts_monotonic_nanoseconds() + UInt64(answerDelay * 1e9), reply))
    deliverAnswers()
  }

  private func deliverAnswers() {
    while let (due, bytes) = answersOnTheWay.first, due <= ts_monotonic_nanoseconds() {
      answersOnTheWay.removeFirst()
      _ = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
    }
  }
}
