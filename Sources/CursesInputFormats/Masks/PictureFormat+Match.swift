extension PictureFormat {
  /// What can come after a text.
  enum Next: Hashable {
    /// Nothing: the value is whole.
    case end
    /// Nothing has to: the value is whole, and could go on.
    case canEnd
    /// One character that stands for itself.
    case only(Character)
    case places(Set<PictureSign>, Set<Character>)

    var expectation: String {
      switch self {
      case .end, .canEnd: return "nothing"
      case .only(let character): return "“\(character)”"
      case .places(let signs, let literals):
        let words = signs.map(\.words).sorted() + literals.map { "“\($0)”" }.sorted()
        return words.joined(separator: " or ")
      }
    }
  }

  enum Match: Hashable {
    /// A beginning of a value, in the letter case of the picture.
    case fits([Character], Next)
    /// The first character at which no way through the picture goes on.
    case wrong(at: Int)
    /// The work was more than is allowed for.
    case tooLong
  }

  /// Follows a text through the picture, all ways at once.
  func match(_ text: [Character]) -> Match {
    var walk = PictureWalk(root)
    var fitting: [Character] = []
    for (index, character) in text.enumerated() {
      guard let taken = walk.take(character) else {
        return walk.isOverBudget ? .tooLong : .wrong(at: index)
      }
      fitting.append(taken)
    }
    return walk.isOverBudget ? .tooLong : .fits(fitting, walk.next)
  }
}

extension PictureSign {
  var words: String {
    switch self {
    case .digit: "a digit"
    case .letter, .upperLetter: "a letter"
    case .any, .upperAny: "any character"
    }
  }
}

/// A picture walked in parallel: the states are what is still to come, as lists.
private struct PictureWalk {
  /// What is still to come, the next first.
  final class Rest: Hashable, Sendable {
    let picture: Picture
    let after: Rest?

    init(_ picture: Picture, _ after: Rest?) {
      self.picture = picture
      self.after = after
    }

    static func == (left: Rest, right: Rest) -> Bool {
      left === right || (left.picture == right.picture && left.after == right.after)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(picture) }
  }

  /// Heads are places and literals only; `nil` is the end.
  private var states: [Rest?] = []
  private var budget = 100_000
  /// Repetitions opened since the last character: one whose part can be nothing is opened once.
  private var repeating: Set<Rest> = []
  var isOverBudget: Bool { budget <= 0 }

  init(_ root: Picture) { open(Rest(root, nil), depth: 0) }

  /// The character as the picture has it, where some way goes on with it.
  mutating func take(_ character: Character) -> Character? {
    var taken: Character?
    let before = states
    states = []
    repeating = []
    for case .some(let state) in before {
      let fitting: Character? =
        switch state.picture {
        case .place(let sign): sign.accepts(character)
        case .literal(let literal):
          literal == character || literal.upper == character.upper ? literal : nil
        default: nil
        }
      guard let fitting, taken == nil || taken == fitting else { continue }
      taken = fitting
      open(state.after, depth: 0)
    }
    return states.isEmpty ? nil : taken
  }

  var next: PictureFormat.Next {
    var signs: Set<PictureSign> = []
    var literals: Set<Character> = []
    var canEnd = false
    for state in states {
      switch state?.picture {
      case .place(let sign): signs.insert(sign)
      case .literal(let literal): literals.insert(literal)
      default: canEnd = true
      }
    }
    if canEnd { return signs.isEmpty && literals.isEmpty ? .end : .canEnd }
    if signs.isEmpty, literals.count == 1, let literal = literals.first { return .only(literal) }
    return .places(signs, literals)
  }

  /// Adds the heads that a rest can begin with.
  private mutating func open(_ rest: Rest?, depth: Int) {
    budget -= 1
    guard budget > 0, depth < 600 else {
      budget = 0
      return
    }
    guard let rest else {
      if !states.contains(nil) { states.append(nil) }
      return
    }
    switch rest.picture {
    case .place, .literal: if !states.contains(rest) { states.append(rest) }
    case .sequence(let parts):
      var after = rest.after
      for part in parts.reversed() { after = Rest(part, after) }
      open(after, depth: depth + 1)
    case .choice(let choices):
      for choice in choices { open(Rest(choice, rest.after), depth: depth + 1) }
    case .optional(let part):
      open(Rest(part, rest.after), depth: depth + 1)
      open(rest.after, depth: depth + 1)
    case .repeated(let part, let count):
      guard count != nil || repeating.insert(rest).inserted else { return }
      openRepeated(part, count, rest.after, depth: depth)
    }
  }

  private mutating func openRepeated(
    _ part: Picture, _ count: Int?, _ after: Rest?, depth: Int
  ) {
    guard let count else {
      open(Rest(part, Rest(.repeated(part, nil), after)), depth: depth + 1)
      return open(after, depth: depth + 1)
    }
    guard count > 0 else { return open(after, depth: depth + 1) }
    let following = count == 1 ? after : Rest(.repeated(part, count - 1), after)
    open(Rest(part, following), depth: depth + 1)
  }
}
