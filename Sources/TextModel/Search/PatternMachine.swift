/// Runs a program over bytes: all ways of matching side by side, one scalar after the other.
struct PatternMachine {
  private struct Thread {
    var step: Int
    var saved: [Int]
  }

  private let program: PatternProgram
  private let bytes: [UInt8]
  private var reader: ByteReader
  /// The round in which a step was entered last, so that no step is entered twice in one.
  private var seen: [Int]
  private var round = 0

  init(_ program: PatternProgram, bytes: [UInt8]) {
    self.program = program
    self.bytes = bytes
    reader = ByteReader(bytes)
    seen = [Int](repeating: -1, count: program.steps.count)
  }

  /// The first match that starts at `offset` or later: starts and ends of its groups, -1 where one has
  /// taken no part.
  mutating func firstMatch(from offset: Int) -> [Int]? {
    var current: [Thread] = []
    var found: [Int]?
    var place = offset
    while true {
      if found == nil {
        if current.isEmpty { round += 1 }
        let fresh = [Int](repeating: -1, count: program.groupCount * 2)
        enter(0, fresh, place, &current)
      }
      if current.isEmpty, found != nil { break }
      let scalar = reader.scalar(at: place)
      var next: [Thread] = []
      round += 1
      for thread in current {
        let step = program.steps[thread.step]
        if case .match = step {
          found = thread.saved
          // Ways after this one are second choice.
          break
        }
        if let scalar, consumes(step, scalar.scalar) {
          enter(thread.step + 1, thread.saved, place + scalar.length, &next)
        }
      }
      current = next
      guard let scalar else { break }
      place += scalar.length
    }
    return found
  }

  private func consumes(_ step: PatternStep, _ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch step {
    case .scalar(let wanted): return (program.folds ? scalar.folded : scalar) == wanted
    case .any: return scalar != "\n"
    case .set(let index): return program.sets[index].contains(scalar, folding: program.folds)
    default: return false
    }
  }

  /// Follows the steps that take no character.
  private mutating func enter(
    _ step: Int, _ saved: [Int], _ place: Int, _ threads: inout [Thread]
  ) {
    var pending = [Thread(step: step, saved: saved)]
    while var thread = pending.popLast() {
      guard seen[thread.step] != round else { continue }
      seen[thread.step] = round
      switch program.steps[thread.step] {
      case .jump(let target):
        pending.append(Thread(step: target, saved: thread.saved))
      case .split(let first, let second):
        pending.append(Thread(step: second, saved: thread.saved))
        pending.append(Thread(step: first, saved: thread.saved))
      case .save(let slot):
        thread.saved[slot] = place
        pending.append(Thread(step: thread.step + 1, saved: thread.saved))
      case .start where place == 0 || bytes[place - 1] == 0x0A,
        .end where place == bytes.count || bytes[place] == 0x0A:
        pending.append(Thread(step: thread.step + 1, saved: thread.saved))
      case .wordEdge(let wanted) where isWordEdge(place) == wanted:
        pending.append(Thread(step: thread.step + 1, saved: thread.saved))
      case .start, .end, .wordEdge: break
      case .scalar, .any, .set, .match: threads.append(thread)
      }
    }
  }

  private mutating func isWordEdge(_ place: Int) -> Bool {
    let after = WordKind(reader.scalar(at: place)?.scalar).isWord
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let before = place > 0 && WordKind(reader.scalar(at: start)?.scalar).isWord
    return before != after
  }
}
