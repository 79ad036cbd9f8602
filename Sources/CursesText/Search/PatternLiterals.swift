/// The texts that every match of a regular expression has in it, so that what has none of them need not be looked
/// through.
///
/// `foo\d+(bar|baz)` has `foo`, and `bar` or `baz`. They are found in the compiled steps: a step that no way from the
/// start to the end goes around is in every match, and from there each way begins with the characters that follow.
struct PatternLiterals {
  private let steps: [PatternStep]

  /// More ways than these from one step, and it says nothing.
  private static let mostWays = 8
  /// Longer programs are not looked into: each step costs a walk over all of them.
  private static let mostSteps = 400
  /// In characters: shorter texts are in most notes.
  private static let least = 2

  init(_ program: PatternProgram) { steps = program.steps }

  /// Of each group every match has at least one text. All are in ASCII, in small letters where case does not count.
  var groups: [[String]] {
    guard steps.count <= Self.mostSteps else { return [] }
    var groups: [[String]] = []
    for step in steps.indices where isDemanded(step) {
      // The characters after one that was taken are in its text already.
      if step > 0, case .scalar(let before) = steps[step - 1], isPlain(before),
        isDemanded(step - 1)
      {
        continue
      }
      guard let ways = ways(from: step), ways.allSatisfy({ $0.count >= Self.least }) else {
        continue
      }
      let group = Array(Set(ways)).sorted()
      if !groups.contains(group) { groups.append(group) }
    }
    return groups
  }

  /// Whether every way from the start to a match goes through a step.
  private func isDemanded(_ wanted: Int) -> Bool {
    guard wanted != 0 else { return true }
    var seen = [Bool](repeating: false, count: steps.count)
    var pending = [0]
    while let step = pending.popLast() {
      guard step != wanted, !seen[step] else { continue }
      seen[step] = true
      switch steps[step] {
      case .jump(let target): pending.append(target)
      case .split(let one, let other): pending += [one, other]
      case .match: return false
      default: pending.append(step + 1)
      }
    }
    return true
  }

  /// What each way from a step begins with; nil where there are too many.
  private func ways(from step: Int) -> [String]? {
    var (found, seen): ([String], Set<Int>) = ([], [])
    var pending = [step]
    while let step = pending.popLast() {
      guard seen.insert(step).inserted else { continue }
      switch steps[step] {
      case .jump(let target): pending.append(target)
      case .split(let one, let other): pending += [one, other]
      case .save, .start, .end, .wordEdge: pending.append(step + 1)
      case .scalar, .any, .set, .match:
        found.append(text(at: step))
        if found.count > Self.mostWays { return nil }
      }
    }
    return found
  }

  /// The characters that are taken one after another from a step on, whatever comes then.
  private func text(at step: Int) -> String {
    var (text, step) = ("", step)
    while true {
      switch steps[step] {
      case .scalar(let scalar) where isPlain(scalar):
        text.unicodeScalars.append(scalar)
        step += 1
      case .save, .start, .end, .wordEdge: step += 1
      case .jump(let target) where target > step: step = target
      default: return text
      }
    }
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.value >= 0x20 }
}

extension Search {
  /// Texts of which every match of a regular expression has at least one in each group; empty where nothing is
  /// known, and for a search that is none of one. All are in ASCII. Where case does not count they are in small
  /// letters, and the letters of a match are to be compared with them folded: `ſ` is `s`, and the kelvin sign `k`.
  public var demandedTexts: [[String]] { program?.literals ?? [] }
}
