/// What tells a failure from chance, so that nobody has to judge it.
extension EventRun {
  /// The failure as it comes again with more care; nil where only a busy machine or the moment has made it one.
  public func confirms(_ failure: RunFailure, in script: EventScript) throws -> RunFailure? {
    let script = script.upTo(failure.at)
    switch failure.kind {
    case .hanging: return try confirmsHang(in: script)
    case .screen: return try confirmsScreen(in: script)
    case .signalled, .exited, .terminal: return failure
    }
  }

  /// Whether a screen that goes by itself is the same wrong one each time: then it is no matter of the moment.
  public func repeats(_ failure: RunFailure, in script: EventScript) -> Bool {
    let script = script.upTo(failure.at)
    let runner = EventRun(program: program, patience: patience)
    return (1...2).allSatisfy { _ in
      let found = try? runner.run(script).failure
      return found?.kind == failure.kind && found?.at == failure.at
    }
  }

  /// How often an event has to take too long by itself.
  private static let tries = 3

  /// The failure where one of the events after the last rest takes too long by itself, each time it is tried; nil
  /// where only all of them together do, as many keys in a large note may.
  private func confirmsHang(in script: EventScript) throws -> RunFailure? {
    var found: RunFailure?
    for _ in 0..<Self.tries {
      found = try oneByOne(in: script).run(script).failure
      guard found?.kind == .hanging else { return nil }
    }
    return found
  }

  /// A run that judges each event after the last rest of a script by itself.
  func oneByOne(in script: EventScript) -> EventRun {
    let last = script.events.dropLast().lastIndex { $0 == .rest || $0 == .compare } ?? -1
    return EventRun(
      program: program, patience: patience, care: .last, single: last + 1..<script.events.count)
  }

  /// The failure where the screens differ once nothing changes by itself any more; nil where a message went,
  /// or light came in, between two quick looks.
  private func confirmsScreen(in script: EventScript) throws -> RunFailure? {
    let found = try EventRun(program: program, patience: patience, care: .last).run(script).failure
    return found?.kind == .screen ? found : nil
  }
}
