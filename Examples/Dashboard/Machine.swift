import CursesUI

/// How busy a machine is at one moment.
struct Reading: Sendable {
  /// A program that runs.
  struct Process: Identifiable, Sendable {
    let id: Int
    let name: String
    /// Memory that is its own.
    let bytes: Int64
  }

  /// The share of the processors that is used, 0 to 1.
  var load = 0.0
  /// The share of the memory that is used, 0 to 1.
  var memory = 0.0
  var processes: [Process] = []
}

/// The readings of the last minutes. Where they come from is handed in.
@MainActor @Observable
final class Machine {
  private(set) var history: [Reading] = []
  private let read: () -> Reading

  init(read: @escaping () -> Reading) { self.read = read }

  var latest: Reading { history.last ?? Reading() }

  /// Takes another reading; the oldest ones are forgotten.
  func renew() {
    history.append(read())
    if history.count > 240 { history.removeFirst() }
  }
}

extension Reading {
  /// What Linux tells in `/proc`; nothing where there is none.
  static func now() -> Reading {
    Reading(load: load, memory: memory, processes: running)
  }

  private static func lines(_ path: String) -> [Substring] {
    // These files have no length, so they are read to their end.
    let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  /// The processes that want to run, for each processor.
  private static var load: Double {
    let words = lines("/proc/loadavg").first?.split(separator: " ") ?? []
    let mean = words.first.flatMap { Double($0) } ?? 0
    return min(1, mean / Double(max(1, ProcessInfo.processInfo.activeProcessorCount)))
  }

  private static var memory: Double {
    var kilobytes: [Substring: Double] = [:]
    for line in lines("/proc/meminfo") {
      let words = line.split(separator: " ")
      if words.count > 1 { kilobytes[words[0]] = Double(words[1]) }
    }
    guard let all = kilobytes["MemTotal:"], let free = kilobytes["MemAvailable:"], all > 0
    else { return 0 }
    return (all - free) / all
  }

  private static var running: [Process] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard let id = Int(name), let title = lines("/proc/\(id)/comm").first,
        let pages = lines("/proc/\(id)/statm").first?.split(separator: " ").dropFirst().first
          .flatMap({ Int64($0) })
      else { return nil }
      return Process(id: id, name: String(title), bytes: pages * 4096)
    }
  }
}
