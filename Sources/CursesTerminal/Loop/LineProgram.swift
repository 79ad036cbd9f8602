import CCursesTerminalShims
import CursesCLibrary

/// A program that answers lines with lines, beside the keys: the loop never waits for it.
///
/// Its input is closed when this process ends, however that comes about; a program that reads to the end
/// of its input dies with it then.
@MainActor
public final class LineProgram {
  private let loop: EventLoop
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let onLines: ([String]) -> Void
  private let onEnd: () -> Void
  private var unfinished: [UInt8] = []
  private var isOver = false

  /// A line longer than this, 1 MB, is nothing to be waited for: the program is ended.
  private static let longestLine = 1 << 20

  /// Starts a program that is found on the path.
  ///
  /// - Parameters:
  ///   - words: its name and its arguments.
  ///   - onLines: called with the whole lines that came in one piece, without their ends.
  ///   - onEnd: called once when it ends by itself.
  /// - Returns: nil when it cannot be started.
  public init?(
    _ words: [String], loop: EventLoop, onLines: @escaping ([String]) -> Void,
    onEnd: @escaping () -> Void
  ) {
    var there: [Int32] = [-1, -1]
    var back: [Int32] = [-1, -1]
    guard ts_pipe(&there) == 0 else { return nil }
    guard ts_pipe(&back) == 0 else {
      for end in there { close(end) }
      return nil
    }
    // The program may wait for its lines; this one may not wait for the program.
    _ = fcntl(there[0], F_SETFL, 0)
    _ = fcntl(there[1], F_SETFL, O_NONBLOCK)
    let started = ChildProcess.start(words, input: there[0], output: back[1])
    close(there[0])
    close(back[1])
    guard let started else {
      close(there[1])
      close(back[0])
      return nil
    }
    process = started
    input = there[1]
    output = back[0]
    self.loop = loop
    self.onLines = onLines
    self.onEnd = onEnd
    loop.watch(output) { [weak self] in self?.read() }
  }

  isolated deinit { end() }

  /// Sends a line, its end included. Returns false, and sends nothing, when the program does not read, or
  /// is not there any more: no more than 4096 bytes should wait to be read by it.
  public func send(_ line: String) -> Bool {
    guard !isOver else { return false }
    let bytes = Array(line.utf8)
    return bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) } == bytes.count
  }

  /// Ends the program. `onEnd` is not called.
  public func end() {
    guard !isOver else { return }
    isOver = true
    loop.unwatch(output)
    close(input)
    close(output)
    ChildProcess.end(process)
  }

  private func read() {
    guard !isOver else { return }
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    let got = CursesCLibrary.read(output, &piece, piece.count)
    if got < 0, errno == EAGAIN || errno == EINTR { return }
    guard got > 0, unfinished.count < Self.longestLine else {
      end()
      return onEnd()
    }
    var lines: [String] = []
    for byte in piece[..<got] {
      if byte == 0x0A {
        lines.append(String(decoding: unfinished, as: UTF8.self))
        unfinished.removeAll(keepingCapacity: true)
      } else {
        unfinished.append(byte)
      }
    }
    if !lines.isEmpty { onLines(lines) }
  }
}
