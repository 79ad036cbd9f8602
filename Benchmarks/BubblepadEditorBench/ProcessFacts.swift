import Glibc

/// What the kernel says about a running program, read from `/proc`.
struct ProcessFacts {
  /// How often its threads have stopped to wait or were made to wait.
  var switches = 0
  /// Processor time of all threads, those that have ended too, in nanoseconds.
  var processorTime = 0
  /// The most memory it has held, in kilobytes.
  var peakMemory = 0
  /// The memory it holds, in kilobytes, and what of it no file has.
  var (memory, privateMemory) = (0, 0)

  init(of process: pid_t) {
    for thread in ScratchFolder.names(in: "/proc/\(process)/task") {
      let folder = "/proc/\(process)/task/\(thread)"
      let fields = Self.fields("\(folder)/status")
      switches += (fields["voluntary_ctxt_switches"] ?? 0)
      switches += (fields["nonvoluntary_ctxt_switches"] ?? 0)
    }
    processorTime = Self.processorTime(of: process)
    let fields = Self.fields("/proc/\(process)/status")
    peakMemory = fields["VmHWM"] ?? 0
    (memory, privateMemory) = (fields["VmRSS"] ?? 0, fields["RssAnon"] ?? 0)
  }

  /// The sum over the threads that there are would go back when one ends.
  private static func processorTime(of process: pid_t) -> Int {
    var clock: clockid_t = 0
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func fields(_ path: String) -> [String: Int] {
    var result: [String: Int] = [:]
    for line in text(path).split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == " " || $0 == "\t" }
      if words.count > 1, let number = Int(words[1]) { result[String(words[0])] = number }
    }
    return result
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileBytes.read(path), as: UTF8.self)
  }
}

/// Whole files.
enum FileBytes {
  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }
}
