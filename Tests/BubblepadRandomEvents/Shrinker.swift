/// Makes a failing run smaller: fewer events, fewer settings, the same failure.
public struct Shrinker {
  private let program: String
  private let patience: Double
  /// How screens are compared.
  private let care: EventRun.Care
  /// How many runs it may take.
  private var left: Int

  public init(
    program: String, patience: Double = 1, runs: Int = 150, care: EventRun.Care = .last
  ) {
    (self.program, self.patience, left, self.care) = (program, patience, runs, care)
  }

  /// Returns a smaller script and its failure; nil where the failure does not come again.
  public mutating func shrink(
    _ script: EventScript, _ failure: RunFailure
  ) -> (script: EventScript, failure: RunFailure)? {
    var best = script.upTo(failure.at)
    guard var found = run(best, like: failure) ?? run(best, like: failure) else { return nil }
    best = best.upTo(found.at)
    // Most failures are made by the last of what happened.
    var length = 8
    while length < best.events.count, left > 0 {
      var tail = best
      tail.events = Array(best.events.suffix(length))
      if let again = run(tail, like: failure) {
        (best, found) = (tail, again)
        break
      }
      length *= 4
    }
    removeParts(&best, &found, like: failure)
    removeSettings(&best, &found, like: failure)
    removeParts(&best, &found, like: failure)
    return (best, found)
  }

  private mutating func run(_ script: EventScript, like failure: RunFailure) -> RunFailure? {
    left -= 1
    var runner = EventRun(
      program: program, patience: patience, care: failure.kind == .screen ? care : .quick)
    // What is made small is an event that is slow by itself, not a sum that a busy machine makes.
    if failure.kind == .hanging { runner = runner.oneByOne(in: script) }
    guard let result = try? runner.run(script).failure, result.kind == failure.kind else {
      return nil
    }
    return result
  }

  /// Leaves out halves, quarters and so on down to single events, as long as it still fails.
  private mutating func removeParts(
    _ best: inout EventScript, _ found: inout RunFailure, like failure: RunFailure
  ) {
    var size = max(1, best.events.count / 2)
    while left > 0 {
      var start = 0
      var hasShrunk = false
      while start < best.events.count, left > 0 {
        var candidate = best
        candidate.events.removeSubrange(start..<min(start + size, best.events.count))
        if let again = run(candidate, like: failure) {
          (best, found) = (candidate, again)
          best = best.upTo(again.at)
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return }
      size = max(1, size / 2)
    }
  }

  private mutating func removeSettings(
    _ best: inout EventScript, _ found: inout RunFailure, like failure: RunFailure
  ) {
    func attempt(_ change: (inout RunSettings) -> Void) {
      guard left > 0 else { return }
      var candidate = best
      change(&candidate.settings)
      if let again = run(candidate, like: failure) { (best, found) = (candidate, again) }
    }
    for line in best.settings.configuration {
      attempt { $0.configuration.removeAll { $0 == line } }
    }
    for argument in best.settings.arguments where argument.hasPrefix("--") {
      attempt { settings in
        guard let at = settings.arguments.firstIndex(of: argument) else { return }
        let takesValue = argument == "--background" || argument == "--color"
        settings.arguments.removeSubrange(at...(takesValue ? at + 1 : at))
      }
    }
    for name in best.settings.environment.keys.sorted() where name != "TERM" {
      attempt { $0.environment[name] = nil }
    }
    attempt { $0.environment["TERM"] = "xterm-256color" }
    attempt { ($0.columns, $0.rows) = (80, 24) }
  }
}
