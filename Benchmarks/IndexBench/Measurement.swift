import Glibc

/// Durations of one thing done several times, in milliseconds.
struct Measurement {
  private var times: [Double] = []

  mutating func take<Value>(_ work: () -> Value) -> Value {
    let start = Self.now
    let value = work()
    times.append((Self.now - start) * 1000)
    return value
  }

  var text: String {
    let sorted = times.sorted()
    guard let most = sorted.last else { return "-" }
    return "median \(Self.rounded(sorted[sorted.count / 2])) ms, most \(Self.rounded(most)) ms"
  }

  /// Seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
