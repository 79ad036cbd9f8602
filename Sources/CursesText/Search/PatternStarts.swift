/// The bytes that a match can start with: other places are passed over.
struct PatternStarts: Equatable, Sendable {
  /// By value; nil where a match may be empty.
  private let table: [Bool]?

  /// Of a program that matches nothing yet.
  init() { table = nil }

  init(_ program: PatternProgram) {
    var seen = [Bool](repeating: false, count: program.steps.count)
    var pending = [0]
    var first: [PatternStep] = []
    var canBeEmpty = false
    while let step = pending.popLast() {
      guard !seen[step] else { continue }
      seen[step] = true
      switch program.steps[step] {
      case .jump(let target): pending.append(target)
      case .split(let one, let other): pending += [one, other]
      case .save, .start, .end, .wordEdge: pending.append(step + 1)
      case .scalar, .any, .set:
        if !first.contains(program.steps[step]) { first.append(program.steps[step]) }
      case .match: canBeEmpty = true
      }
    }
    guard !canBeEmpty else {
      table = nil
      return
    }
    table = (0...UInt8.max).map { byte in
      // What other scalars begin with is not told apart.
      byte >= 0x80 || first.contains { program.consumes($0, Unicode.Scalar(byte)) }
    }
  }

  func allows(_ bytes: [UInt8], at place: Int) -> Bool {
    guard let table else { return true }
    return place < bytes.count && table[Int(bytes[place])]
  }

  /// The next place that a match can start at, or the end.
  func next(in bytes: [UInt8], from place: Int) -> Int {
    guard let table else { return place }
    var place = place
    while place < bytes.count, !table[Int(bytes[place])] { place += 1 }
    return place
  }
}

extension PatternProgram {
  /// Whether a step takes a scalar.
  func consumes(_ step: PatternStep, _ scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .scalar(let wanted): (folds ? scalar.folded : scalar) == wanted
    case .any: scalar != "\n" && scalar != "\r"
    case .set(let index): sets[index].contains(scalar, folding: folds)
    default: false
    }
  }
}
