import BubblepadRandomEvents
import Glibc
import Synchronization

/// The long run: one program after the other, each with settings and events of its own.
final class Soak: Sendable {
  private let options: SoakOptions
  private let start = time(nil)
  private let progress: Mutex<Progress>

  /// What the workers share.
  private struct Progress {
    var nextSeed: UInt64
    var tally = Tally()
    var isBroken = false
  }

  init(_ options: SoakOptions) {
    self.options = options
    progress = Mutex(Progress(nextSeed: options.seed))
  }

  /// Returns whether nothing went wrong.
  func run() -> Bool {
    if let path = options.replay { return replay(path) }
    Workers.run(options.jobs) { [self] in
      while let seed = takeSeed(), runEvents(of: seed) {}
    }
    let (tally, isBroken) = progress.withLock { ($0.tally, $0.isBroken) }
    say("\(tally.text)\n\(summary(tally))")
    return tally.failures == 0 && !isBroken
  }

  private func summary(_ tally: Tally) -> String {
    let seconds = time(nil) - start
    let (events, inputs) = (tally.count.events, tally.count.inputs)
    let rate = inputs / max(1, seconds)
    return
      "\(events) events, \(inputs) inputs, \(tally.failures) failures, \(seconds) s, \(rate) inputs/s"
  }

  /// The next seed; nil where enough has happened.
  private func takeSeed() -> UInt64? {
    progress.withLock { progress in
      let isOver =
        progress.isBroken || progress.tally.count.inputs >= options.inputs
        || time(nil) - start >= options.seconds
      guard !isOver else { return nil }
      defer { progress.nextSeed += 1 }
      return progress.nextSeed
    }
  }

  /// Returns false where no program can be started.
  private func runEvents(of seed: UInt64) -> Bool {
    let script = EventScript(seed: seed, count: options.length, pace: options.pace)
    let runner = EventRun(
      program: options.program, patience: options.patience,
      care: options.isCareful ? .always : .quick)
    guard let (count, failure) = try? runner.run(script) else {
      say("cannot start \(options.program)")
      progress.withLock { $0.isBroken = true }
      return false
    }
    let terminal = script.settings.environment["TERM"] ?? ""
    let line: String? = progress.withLock { progress in
      progress.tally.add(count, on: terminal)
      return progress.tally.runs % 10 == 0
        ? "\(progress.tally.text)\n\(summary(progress.tally))" : nil
    }
    if let line { say(line) }
    if let failure { report(failure, script, seed: seed, on: terminal) }
    return true
  }

  /// Makes a failing run small, prints it, and keeps it in a file.
  private func report(
    _ failure: RunFailure, _ script: EventScript, seed: UInt64, on terminal: String
  ) {
    say("seed \(seed) on \(terminal): \(failure)")
    let runner = EventRun(program: options.program, patience: options.patience)
    let isConfirmed = (try? runner.confirms(failure, in: script)) != .some(nil)
    let isHang = failure.kind == .hanging
    if !isConfirmed, isHang || !runner.repeats(failure, in: script) {
      say(
        "seed \(seed): " + (isHang ? "no event is slow by itself" : "what differed goes by itself"))
      keep(script, seed: seed)
      return progress.withLock { progress in
        isHang ? progress.tally.addSlow(on: terminal) : progress.tally.addPassing(on: terminal)
      }
    }
    if options.shrinkRuns == 0 {
      keep(script, seed: seed)
      return progress.withLock { $0.tally.add(failure.kind, on: terminal) }
    }
    var shrinker = Shrinker(
      program: options.program, patience: options.patience, runs: options.shrinkRuns,
      care: isConfirmed ? .last : .quick)
    if let found = shrinker.shrink(script, failure) {
      say("seed \(seed), made small: \(found.failure)\n\(found.script.text)")
      keep(found.script, seed: seed)
    } else {
      say("seed \(seed), did not come again: \(failure)")
      keep(script, seed: seed)
      // Everything else was seen twice, or cannot be chance; a busy machine may be slow.
      if isHang {
        return progress.withLock { $0.tally.addUnrepeated(on: terminal) }
      }
    }
    progress.withLock { $0.tally.add(failure.kind, on: terminal) }
  }

  private func keep(_ script: EventScript, seed: UInt64) {
    let path = "\(options.folder)/bubblepad-soak-\(seed).events"
    guard let file = fopen(path, "w") else { return }
    fputs(script.text, file)
    fclose(file)
    say("to be replayed with: make soak REPLAY=\(path)")
  }

  private func replay(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else {
      say("cannot read \(path)")
      return false
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    guard let script = EventScript(text: String(decoding: bytes, as: UTF8.self)) else {
      say("\(path) holds something else than settings and events")
      return false
    }
    let runner = EventRun(program: options.program, patience: options.patience, care: .always)
    let (count, failure) = (try? runner.run(script)) ?? (EventCount(), nil)
    say(failure.map { "\($0)" } ?? "nothing went wrong")
    say("slowest: \(Int((100 * count.slowest).rounded()))% of the time it may take")
    return failure == nil
  }

  /// Prints a line at once: a long run is watched.
  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
