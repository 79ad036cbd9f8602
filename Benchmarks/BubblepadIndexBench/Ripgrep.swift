import Glibc

/// ripgrep, where it is installed: it reads all notes for each question.
enum Ripgrep {
  /// What it is asked for a query; nil for one that it has no words for.
  static func arguments(for query: String) -> [String]? {
    switch query {
    case _ where query.hasPrefix("/"):
      ["--files-with-matches", "--regexp", String(query.dropFirst().dropLast())]
    case _ where query.hasPrefix("-") && query.count > 2:
      ["--files-without-match", "--ignore-case", "--fixed-strings", String(query.dropFirst())]
    case _ where query.allSatisfy { $0.isLetter }:
      ["--files-with-matches", "--ignore-case", "--fixed-strings", query]
    default: nil
    }
  }

  /// Runs it; nil where it is not installed.
  static func run(_ arguments: [String], in folder: String) -> (wall: Double, work: Double)? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = (["rg"] + arguments + [folder]).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = Measurement.now
    guard posix_spawnp(&process, "rg", &actions, nil, &words, environ) == 0 else { return nil }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(process, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
    guard status >> 8 != 127 else { return nil }
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
    return (
      (Measurement.now - start) * 1000,
      milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    )
  }

  /// How it fares with a query, in words; nil where it is not installed or has no words for it.
  static func text(for query: String, in folder: String) -> String? {
    guard let arguments = arguments(for: query) else { return nil }
    let runs = (0..<3).compactMap { _ in run(arguments, in: folder) }
    guard !runs.isEmpty else { return nil }
    let (walls, works) = (runs.map(\.wall).sorted(), runs.map(\.work).sorted())
    return "median \(Measurement.rounded(walls[walls.count / 2])) ms, of processors "
      + "\(Measurement.rounded(works[works.count / 2])) ms"
  }
}
