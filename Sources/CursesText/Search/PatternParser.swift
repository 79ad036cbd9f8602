/// Reads a pattern: literals, `.`, `[a-z]`, `\d \w \s \b \p{L} \x41`, `^ $`, groups, `|`, `* + ? {2,5}`, each of them
/// lazy with a `?` behind it.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var depth = 0
  private var program = PatternProgram()

  /// The longest program that is run.
  private static let longest = 20_000
  private static let deepest = 60
  /// A replacement names no more of them, and each costs memory for every way of matching.
  private static let mostGroups = 100

  init(_ pattern: String, folds: Bool) {
    scalars = Array(pattern.unicodeScalars)
    program.folds = folds
  }

  mutating func parse() throws(PatternError) -> PatternProgram {
    program.steps = [.save(0)]
    if scalars.starts(with: "(?i)".unicodeScalars) { (at, program.folds) = (4, true) }
    let body = try alternatives()
    guard at == scalars.count else { throw mistake("A “)” has no “(”.") }
    program.steps += body.shifted(by: 1)
    program.steps += [.save(1), .match]
    program.starts = PatternStarts(program)
    program.literals = PatternLiterals(program).groups
    return program
  }

  private func mistake(_ reason: String) -> PatternError {
    PatternError(reason: reason, place: at)
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    at += 1
    return true
  }

  // Steps of parts have targets that count from their own first step; `shifted` moves them.

  private mutating func alternatives() throws(PatternError) -> [PatternStep] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw mistake("The pattern is nested too deeply.") }
    var first = try sequence()
    while take("|") {
      let second = try sequence()
      let jump = first.count + 2
      first =
        [.split(1, jump)] + first.shifted(by: 1) + [.jump(jump + second.count)]
        + second.shifted(by: jump)
      try check(first)
    }
    return first
  }

  private mutating func sequence() throws(PatternError) -> [PatternStep] {
    var steps: [PatternStep] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let atom = try atom(scalar)
      let part = try repeated(atom)
      steps += part.shifted(by: steps.count)
      try check(steps)
    }
    return steps
  }

  private func check(_ steps: [PatternStep]) throws(PatternError) {
    if steps.count > Self.longest { throw mistake("The pattern is too long.") }
  }

  // MARK: Repetition

  private mutating func repeated(_ atom: [PatternStep]) throws(PatternError) -> [PatternStep] {
    guard let bounds = try bounds() else { return atom }
    let isLazy = take("?")
    if let next, next == "*" || next == "+" { throw mistake("There is nothing to repeat.") }
    var steps: [PatternStep] = []
    for _ in 0..<bounds.least {
      steps += atom.shifted(by: steps.count)
      try check(steps)
    }
    guard let most = bounds.most else {
      let start = steps.count
      let end = start + atom.count + 2
      steps.append(isLazy ? .split(end, start + 1) : .split(start + 1, end))
      return steps + atom.shifted(by: start + 1) + [.jump(start)]
    }
    for _ in bounds.least..<most {
      let end = steps.count + atom.count + 1
      steps.append(isLazy ? .split(end, steps.count + 1) : .split(steps.count + 1, end))
      steps += atom.shifted(by: steps.count)
      try check(steps)
    }
    return steps
  }

  private mutating func bounds() throws(PatternError) -> (least: Int, most: Int?)? {
    switch next {
    case "*":
      at += 1
      return (0, nil)
    case "+":
      at += 1
      return (1, nil)
    case "?":
      at += 1
      return (0, 1)
    case "{":
      let start = at
      at += 1
      guard let least = number() else {
        // As in most dialects a brace without numbers is itself.
        at = start
        return nil
      }
      var most: Int? = least
      if take(",") { most = number() }
      guard take("}") else { throw mistake("“{” needs a “}” after its numbers.") }
      guard least <= most ?? least, most ?? least <= 1000 else {
        throw mistake("These numbers of times do not go together.")
      }
      return (least, most)
    default: return nil
    }
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next, digit.value >= 0x30, digit.value <= 0x39, (value ?? 0) < 10_000 {
      value = (value ?? 0) * 10 + Int(digit.value - 0x30)
      at += 1
    }
    return value
  }

  // MARK: Atoms

  private mutating func atom(_ scalar: Unicode.Scalar) throws(PatternError) -> [PatternStep] {
    at += 1
    switch scalar {
    case ".": return [.any]
    case "^": return [.start]
    case "$": return [.end]
    case "(": return try group()
    case "[": return [set(try bracket())]
    case "\\": return [try escape()]
    case "*", "+", "?":
      at -= 1
      throw mistake("There is nothing before “\(scalar)” to repeat.")
    default: return [.scalar(program.folds ? scalar.folded : scalar)]
    }
  }

  private mutating func set(_ set: PatternSet) -> PatternStep {
    program.sets.append(set)
    return .set(program.sets.count - 1)
  }

  private mutating func group() throws(PatternError) -> [PatternStep] {
    var number: Int?
    if take("?") {
      guard take(":") else { throw mistake(wordsOfUnknownGroup) }
    } else {
      number = program.groupCount
      program.groupCount += 1
      guard program.groupCount <= Self.mostGroups else {
        throw mistake("The pattern has more than 99 groups. Write “(?:” where none is kept.")
      }
    }
    let body = try alternatives()
    guard take(")") else { throw mistake("A “(” has no “)”.") }
    guard let number else { return body }
    return [.save(number * 2)] + body.shifted(by: 1) + [.save(number * 2 + 1)]
  }

  /// What is said of a group that begins with “(?” and is none of those that are known.
  private var wordsOfUnknownGroup: String {
    let after = at + 1 < scalars.count ? scalars[at + 1] : nil
    switch next {
    case "=", "!": return "Look-ahead is not supported."
    case "<" where after == "=" || after == "!": return "Look-behind is not supported."
    case "<", "P", "'":
      return "Groups with names are not supported. Write “(…)”: the first group is $1."
    case ">": return "Atomic groups are not supported."
    case "#": return "Comments are not supported."
    case "i" where after == ")": return "“(?i)” belongs at the start."
    default: return "Of what begins with “(?” only “(?:…)” is known, and “(?i)” at the start."
    }
  }

  private mutating func escape() throws(PatternError) -> PatternStep {
    switch try escaped() {
    case .wordEdge(let isEdge): return .wordEdge(isEdge)
    case .characters(let characters): return set(PatternSet(classes: [characters]))
    case .scalar(let scalar): return .scalar(program.folds ? scalar.folded : scalar)
    }
  }

  private mutating func escaped() throws(PatternError) -> PatternEscape {
    var rest = scalars[at...]
    do throws(PatternEscapeError) {
      let escape = try PatternEscape(&rest)
      at = rest.startIndex
      return escape
    } catch { throw mistake(error.reason) }
  }

  private mutating func bracket() throws(PatternError) -> PatternSet {
    var set = PatternSet()
    set.isNegated = take("^")
    var isFirst = true
    while let scalar = next, isFirst || scalar != "]" {
      isFirst = false
      at += 1
      if scalar == "[", next == ":" {
        throw mistake("“[:” is not supported here. “\\p{L}” are letters, “\\d” digits.")
      }
      guard scalar == "\\" else {
        try addRange(from: scalar, to: &set)
        continue
      }
      switch try escaped() {
      case .characters(let characters): set.classes.append(characters)
      case .scalar(let scalar): try addRange(from: scalar, to: &set)
      case .wordEdge: throw mistake("“\\b” is the edge of a word, and no character.")
      }
    }
    guard take("]") else { throw mistake("A “[” has no “]”.") }
    return set
  }

  private mutating func addRange(
    from lower: Unicode.Scalar, to set: inout PatternSet
  ) throws(PatternError) {
    guard next == "-", at + 1 < scalars.count, scalars[at + 1] != "]" else {
      set.ranges.append(lower.value...lower.value)
      return
    }
    at += 1
    var upper = scalars[at]
    at += 1
    if upper == "\\" {
      guard case .scalar(let scalar) = try escaped() else {
        throw mistake("A range ends with a character.")
      }
      upper = scalar
    }
    guard lower.value <= upper.value else { throw mistake("This range runs backward.") }
    set.ranges.append(lower.value...upper.value)
  }
}

extension [PatternStep] {
  /// The same steps for a place that many steps later.
  fileprivate func shifted(by distance: Int) -> [PatternStep] {
    guard distance != 0 else { return self }
    return map { step in
      switch step {
      case .split(let first, let second): .split(first + distance, second + distance)
      case .jump(let target): .jump(target + distance)
      default: step
      }
    }
  }
}
