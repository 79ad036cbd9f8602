import CCursesTerminalShims
import CursesCLibrary

/// Asks tmux whether the terminal it is shown on takes 24-bit colours.
///
/// tmux turns them into 256 where it thinks not, and says nothing of it in the environment.
@MainActor
final class TmuxQuestion {
  /// What can be read when an answer comes.
  let descriptor: Int32
  private let process: pid_t
  private var answer: [UInt8] = []

  /// The answer is waited for so many nanoseconds.
  static let patience: UInt64 = 200_000_000

  /// Nil when tmux cannot be started.
  init?() {
    var pipe: [Int32] = [-1, -1]
    guard ts_pipe(&pipe) == 0 else { return nil }
    descriptor = pipe[0]
    defer { close(pipe[1]) }
    let words = ["tmux", "display-message", "-p", "#{client_termfeatures}"]
    guard let started = ChildProcess.start(words, input: nil, output: pipe[1]) else {
      close(pipe[0])
      return nil
    }
    process = started
  }

  /// Reads what has come. Nil while there may be more, then whether RGB is among the features.
  func read() -> Bool? {
    var piece = [UInt8](repeating: 0, count: 512)
    let got = CursesCLibrary.read(descriptor, &piece, piece.count)
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
    ChildProcess.end(process)
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
