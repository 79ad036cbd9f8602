/// What a pattern is not, with the place of the mistake.
public struct PatternError: Error, Equatable, Sendable {
  /// In words, for a person.
  public let reason: String
  /// The scalar of the pattern at which it was found, from 0.
  public let place: Int
}

/// Characters that a place of a pattern stands for.
struct PatternSet: Equatable, Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var classes: [PatternClass] = []
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar, folding: Bool) -> Bool {
    var isIn = has(scalar)
    if !isIn, folding {
      isIn = has(scalar.folded) || has(scalar.properties.uppercaseMapping.unicodeScalars.first)
    }
    return isIn != isNegated
  }

  private func has(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ranges.contains { $0.contains(scalar.value) }
      || classes.contains { $0.contains(scalar) }
  }
}

/// `\d`, `\w`, `\s`, `\p{…}` and their opposites.
enum PatternClass: Equatable, Sendable {
  case digit(Bool)
  case word(Bool)
  case space(Bool)
  case category(Set<Unicode.GeneralCategory>, Bool)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .digit(let wanted): (scalar.value >= 0x30 && scalar.value <= 0x39) == wanted
    case .word(let wanted): WordKind(scalar).isWord == wanted
    case .space(let wanted): scalar.properties.isWhitespace == wanted
    case .category(let all, let wanted):
      all.contains(scalar.properties.generalCategory) == wanted
    }
  }
}

/// One step of a compiled pattern.
enum PatternStep: Equatable, Sendable {
  case scalar(Unicode.Scalar)
  case any
  case set(Int)
  /// Tries the first way before the second.
  case split(Int, Int)
  case jump(Int)
  case save(Int)
  case start, end
  case wordEdge(Bool)
  case match
}

/// A compiled pattern: steps that a machine goes through for all ways at once, so that no pattern and no
/// text can make it slow.
struct PatternProgram: Equatable, Sendable {
  var steps: [PatternStep] = []
  var sets: [PatternSet] = []
  /// The whole match counted as one.
  var groupCount = 1
  var folds = false
  /// What its matches can start with; set when all of it has been read.
  var starts = PatternStarts()
  /// Texts of which every match has at least one in each group; set then too.
  var literals: [[String]] = []
}

extension PatternProgram {
  /// How many line ends a match can hold that the pattern names with `\n`; `Int.max` where that is
  /// repeated without end. What only happens to match one, as `\s` does, is not counted.
  var lineReach: Int {
    var count = 0
    for (index, step) in steps.enumerated() where isLineEnd(step) {
      count += 1
      let isRepeated = steps[index...].enumerated().contains { distance, other in
        if case .jump(let target) = other { return target <= index && distance > 0 }
        return false
      }
      if isRepeated { return .max }
    }
    return count
  }

  private func isLineEnd(_ step: PatternStep) -> Bool {
    switch step {
    case .scalar("\n"): true
    case .set(let index):
      !sets[index].isNegated && sets[index].ranges.contains { $0.contains(0x0A) }
    default: false
    }
  }
}
