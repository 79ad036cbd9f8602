/// Runs a program over bytes: all ways of matching side by side, one scalar after the other.
///
/// A search is begun with `start` and run for a number of steps at a time, so that no pattern holds up
/// whoever waits: `run` returns before the end when its steps are used up, and continues when it is called
/// again. What it keeps is bounded by the program: each step of it is entered once for a place.
struct PatternMachine {
  private let program: PatternProgram
  private let bytes: [UInt8]
  private var reader: ByteReader
  /// The round in which a step was entered last, so that no step is entered twice in one.
  private var seen: [Int]
  private var round = 0
  private var current: PatternThreads
  private var next: PatternThreads
  private var pending: [Visit] = []
  /// What the way that is followed has saved.
  private var saved: [Int]
  private var place = 0
  /// Whether a match may start at a later place than the first.
  private var isAnchored = false
  private var found: [Int]?
  private var isRunning = false

  /// A step to enter, or what to put back when all that came of one has been entered.
  private enum Visit {
    case step(Int)
    case restore(slot: Int, value: Int)
  }

  /// - Parameter keepsGroups: whether the groups are told as well: with many of them that is slower.
  init(_ program: PatternProgram, bytes: [UInt8], keepsGroups: Bool) {
    self.program = program
    self.bytes = bytes
    reader = ByteReader(bytes)
    seen = [Int](repeating: -1, count: program.steps.count)
    let slots = keepsGroups ? program.groupCount * 2 : 2
    saved = [Int](repeating: -1, count: slots)
    current = PatternThreads(slots: slots)
    next = PatternThreads(slots: slots)
  }

  /// Begins to look for the first match that starts at `offset` or later, or there alone.
  mutating func start(from offset: Int, isAnchored: Bool = false) {
    place = offset
    self.isAnchored = isAnchored
    found = nil
    current.removeAll()
    isRunning = true
    round += 1
    if isAnchored { enter(0, atPlace: place) }
  }

  /// Goes on for about so many steps, which are taken off. Returns whether it has come to the end: then
  /// `match` tells what was found.
  mutating func run(_ steps: inout Int) -> Bool {
    while isRunning {
      guard steps > 0 else { return false }
      steps -= advance()
    }
    return true
  }

  /// Starts and ends of the groups of the match, -1 where one has taken no part.
  var match: [Int]? { found }

  /// Goes over one scalar, and returns what that has cost.
  private mutating func advance() -> Int {
    var cost = 1
    if found == nil, !isAnchored {
      if current.isEmpty {
        round += 1
        let start = program.starts.next(in: bytes, from: place)
        cost += (start - place) / 16
        place = start
      }
      if program.starts.allows(bytes, at: place) { cost += enter(0, atPlace: place) }
    }
    if current.isEmpty, found != nil || isAnchored {
      isRunning = false
      return cost
    }
    let scalar = reader.scalar(at: place)
    next.removeAll()
    round += 1
    for index in 0..<current.count {
      let step = current.step(index)
      if case .match = program.steps[step] {
        found = Array(current.saved(index))
        // Ways after this one are second choice.
        break
      }
      cost += 1
      if let scalar, consumes(program.steps[step], scalar.scalar) {
        for (slot, value) in current.saved(index).enumerated() { saved[slot] = value }
        cost += enter(step + 1, atPlace: place + scalar.length, isNext: true)
      }
    }
    swap(&current, &next)
    guard let scalar else {
      isRunning = false
      return cost
    }
    place += scalar.length
    return cost
  }

  private func consumes(_ step: PatternStep, _ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return program.consumes(step, scalar)
  }

  /// Follows the steps that take no character, for the place the machine is at or the next. Returns how many.
  @discardableResult
  private mutating func enter(
    _ first: Int, atPlace place: Int, isNext: Bool = false
  ) -> Int {
    if !isNext { for slot in saved.indices { saved[slot] = -1 } }
    var count = 0
    pending.append(.step(first))
    while let visit = pending.popLast() {
      guard case .step(let step) = visit else {
        if case .restore(let slot, let value) = visit { saved[slot] = value }
        continue
      }
      guard seen[step] != round else { continue }
      seen[step] = round
      count += 1
      switch program.steps[step] {
      case .jump(let target):
        pending.append(.step(target))
      case .split(let first, let second):
        pending.append(.step(second))
        pending.append(.step(first))
      case .save(let slot):
        if slot < saved.count {
          pending.append(.restore(slot: slot, value: saved[slot]))
          saved[slot] = place
        }
        pending.append(.step(step + 1))
      case .start where isLineStart(place), .end where isLineEnd(place):
        pending.append(.step(step + 1))
      case .wordEdge(let wanted) where isWordEdge(place) == wanted:
        pending.append(.step(step + 1))
      case .start, .end, .wordEdge: break
      case .scalar, .any, .set, .match:
        if isNext { next.append(step, saved) } else { current.append(step, saved) }
        count += saved.count / 8
      }
    }
    return count
  }

  /// A byte order mark at the start belongs to no line.
  private func isLineStart(_ place: Int) -> Bool {
    guard place == 0 || place == 3 else { return bytes[place - 1] == 0x0A }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return place == 0 ? !isMarked : isMarked || bytes[2] == 0x0A
  }

  /// The end of a line is before both bytes of CRLF, and not between them.
  private func isLineEnd(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    if bytes[place] == 0x0A { return place == 0 || bytes[place - 1] != 0x0D }
    return bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
  }

  private mutating func isWordEdge(_ place: Int) -> Bool {
    let after = WordKind(reader.scalar(at: place)?.scalar).isWord
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let before = place > 0 && WordKind(reader.scalar(at: start)?.scalar).isWord
    return before != after
  }
}

/// The ways of matching that are followed, the preferred ones first, with what each has saved.
private struct PatternThreads {
  private let slots: Int
  private var steps: [Int] = []
  private var values: [Int] = []

  init(slots: Int) { self.slots = slots }

  var isEmpty: Bool { steps.isEmpty }
  var count: Int { steps.count }

  func step(_ index: Int) -> Int { steps[index] }

  func saved(_ index: Int) -> ArraySlice<Int> { values[index * slots..<(index + 1) * slots] }

  mutating func append(_ step: Int, _ saved: [Int]) {
    steps.append(step)
    values.append(contentsOf: saved)
  }

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
