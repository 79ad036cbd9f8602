import CCursesTerminalShims
import CursesCLibrary

/// Another program, started by this one.
enum ChildProcess {
  /// Starts a program that is found on the path. It sees no signal blocked or ignored, none of this
  /// process's files but the two given, and its errors are dropped.
  ///
  /// - Parameters:
  ///   - words: its name and its arguments.
  ///   - input: what it reads; nil gives it nothing to read.
  /// - Returns: its number; nil when it cannot be started.
  static func start(_ words: [String], input: Int32?, output: Int32) -> pid_t? {
    guard let name = words.first else { return nil }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(
      &process, name, &actions, &attributes, &arguments, ts_environment())
    return failure == 0 ? process : nil
  }

  /// Ends a child and puts it away.
  static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
