import Glibc

/// Durations of one thing done several times, in milliseconds.
struct Measurement {
  private var times: [Double] = []
  /// Of all processors together.
  private var work: [Double] = []
  /// The name of what took the processors longest.
  private(set) var slowest = ""

  mutating func take<Value>(_ name: String = "", _ work: () -> Value) -> Value {
    let (start, used) = (Self.now, Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
    let value = work()
    times.append((Self.now - start) * 1000)
    let spent = (Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - used) * 1000
    if spent >= self.work.max() ?? 0 { slowest = name }
    self.work.append(spent)
    return value
  }

  var text: String {
    let sorted = times.sorted()
    guard let most = sorted.last else { return "-" }
    let used = work.sorted()
    return "median \(Self.rounded(sorted[sorted.count / 2])) ms, most \(Self.rounded(most)) ms, "
      + "of processors \(Self.rounded(used[used.count / 2])) ms, most \(Self.rounded(used.last ?? 0)) ms"
  }

  /// Seconds.
  static var now: Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// In bytes.
  static func size(ofFileAt path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_size : 0
  }

  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// A line of what the system says of this process, in MB.
  static func memory(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    while fgets(&line, 200, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix(name) else { continue }
      return (Int(text.split(whereSeparator: \.isWhitespace)[1]) ?? 0) / 1000
    }
    return 0
  }
}
