import CTerminalShims
import Glibc

/// Asks tmux whether the terminal it is shown on takes 24-bit colours.
///
/// tmux turns them into 256 where it thinks not, and says nothing of it in the environment.
@MainActor
final class TmuxQuestion {
  /// What can be read when an answer comes.
  let descriptor: Int32
  private var process: pid_t = 0
  private var answer: [UInt8] = []

  /// The answer is waited for so many nanoseconds.
  static let patience: UInt64 = 200_000_000

  /// Nil when tmux cannot be started.
  init?() {
    var pipe: [Int32] = [-1, -1]
    guard ts_pipe(&pipe) == 0 else { return nil }
    descriptor = pipe[0]
    defer { close(pipe[1]) }
    guard start(output: pipe[1]) else {
      close(pipe[0])
      return nil
    }
  }

  private func start(output: Int32) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ["tmux", "display-message", "-p", "#{client_termfeatures}"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&process, "tmux", &actions, &attributes, &arguments, ts_environment()) == 0
  }

  /// Reads what has come. Nil while there may be more, then whether RGB is among the features.
  func read() -> Bool? {
    var piece = [UInt8](repeating: 0, count: 512)
    let got = Glibc.read(descriptor, &piece, piece.count)
    if got > 0 { answer += piece[..<got] }
    if got > 0, answer.count < 4096 { return nil }
    if got < 0, errno == EAGAIN || errno == EINTR { return nil }
    return TmuxQuestion.hasDirectColor(String(decoding: answer, as: UTF8.self))
  }

  /// Whether a list of features such as `256,RGB,title` names 24-bit colours.
  nonisolated static func hasDirectColor(_ features: String) -> Bool {
    features.split { $0 == "," || $0.isWhitespace }.contains("RGB")
  }

  /// Gives the question up, or puts it away after its answer.
  func end() {
    close(descriptor)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

extension EventLoop {
  /// Asks tmux, where that may show that more colours are there than is known.
  func askTmux() {
    guard let terminal, terminal.mayAskTmux, let question = TmuxQuestion() else { return }
    let giveUp = schedule(after: TmuxQuestion.patience) { [unowned self] _ in
      unwatch(question.descriptor)
      question.end()
    }
    watch(question.descriptor) { [unowned self] in
      guard let isDirect = question.read() else { return }
      unwatch(question.descriptor)
      cancel(giveUp)
      question.end()
      if isDirect { self.terminal?.learnDirectColor() }
    }
  }
}
