import CursesTerminalHarness
import Glibc

/// The program as it was built, run with pipes instead of a terminal.
struct BuiltProgram {
  /// How a run ended and what it said.
  struct Ending: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  /// Why a program could not be run.
  struct Failure: Error { let errorNumber: Int32 }

  /// - Parameters:
  ///   - bytes: a last argument that need not be UTF-8.
  ///   - file: takes what the program says on its output.
  static func run(
    _ arguments: [String], bytes: [UInt8]? = nil, output file: String? = nil,
    environment: [String] = ["HOME=/nonexistent", "TERM=xterm"]
  ) throws -> Ending {
    let path = try TerminalHarness.builtProgram("bubblepad")
    var output: [Int32] = [0, 0]
    var error: [Int32] = [0, 0]
    guard pipe(&output) == 0, pipe(&error) == 0 else { throw Failure(errorNumber: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let file {
      posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    }
    posix_spawn_file_actions_adddup2(&actions, error[1], 2)
    for descriptor in output + error {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var words = ([path] + arguments).map { strdup($0) }
    if let bytes { words.append(strdup((bytes + [0]).map { CChar(bitPattern: $0) })) }
    words.append(nil)
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, nil, &words, &variables)
    close(output[1])
    close(error[1])
    guard result == 0 else { throw Failure(errorNumber: result) }
    let said = (rest(of: output[0]), rest(of: error[0]))
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // A signal's number is negative, an exit status is not.
    let ending = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    return Ending(status: ending, output: said.0, error: said.1)
  }

  private static func rest(of descriptor: Int32) -> String {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
