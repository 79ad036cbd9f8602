extension MaskFormat {
  /// How far tokens went into the mask.
  struct Walk {
    var layout = Layout()
    /// The first place that is not filled.
    var place = 0
    /// Tokens that went to places.
    var values: Set<Int> = []
    /// Whether what came last is no punctuation.
    var endsInValue = false
    /// Punctuation passed, shown when something comes after it.
    var pending: [Character] = []
    /// The first character that cannot stand where it is, and what would.
    var wrong: Character?
    var expected: String?
  }

  func isPunctuation(_ character: Character) -> Bool {
    character.isBlank || "-./()".contains(character) || places.contains(.literal(character))
  }

  func isValue(in text: [Character]) -> [Bool] {
    let values = walk(text.map { Token(character: $0, kind: .new) }).values
    return text.indices.map(values.contains)
  }

  func layout(_ tokens: [Token]) -> Layout? {
    let walk = walk(tokens)
    return walk.wrong == nil ? walk.layout : nil
  }

  /// Puts tokens in the places of the mask, from left to right.
  func walk(_ tokens: [Token]) -> Walk {
    var walk = Walk()
    let isDeletion = !tokens.contains { $0.kind == .new }
    for (index, token) in tokens.enumerated() {
      guard !take(token, index, &walk), walk.wrong == nil else { continue }
      // What no longer fits after a deletion goes; what is typed and does not fit is refused.
      if token.kind == .punctuation || isDeletion { continue }
      // A digit that the mask has itself is no punctuation where it does not stand.
      let isSign = !token.character.isNumber && !token.character.isLetter
      if token.kind == .new, isSign, isPunctuation(token.character) { continue }
      walk.wrong = token.character
      walk.expected = expectation(at: walk.place)
    }
    return walk
  }

  /// Puts one token in the next place that takes it. Leaves the walk as it was where there is none.
  private func take(_ token: Token, _ index: Int, _ walk: inout Walk) -> Bool {
    var passed: [Character] = []
    var passesPlaces = false
    for place in walk.place..<max(walk.place, places.count) {
      switch places[place] {
      case .literal(let literal):
        passed.append(literal)
        guard token.kind != .value, literal == token.character else { continue }
        // A separator leaves a group that has something in it.
        guard walk.endsInValue || !passesPlaces else { return false }
        walk.endsInValue = false
        walk.place = place + 1
        walk.pending += passed
        if token.kind == .new { showTyped(index, &walk) }
        return true
      case .slot(let slot):
        if token.kind != .punctuation, let character = slot.accepts(token.character) {
          walk.place = place + 1
          walk.layout.append(punctuation: walk.pending + passed)
          walk.layout.append(character, from: index)
          walk.pending = []
          walk.values.insert(index)
          walk.endsInValue = true
          return true
        }
        if slot.isRequired { return false }
        passesPlaces = true
      }
    }
    return false
  }

  /// Punctuation that was typed is shown at once, with what stands right behind it: `(555) ¦`.
  private func showTyped(_ index: Int, _ walk: inout Walk) {
    while walk.place < places.count, case .literal(let literal) = places[walk.place],
      literal.isBlank
    {
      walk.pending.append(literal)
      walk.place += 1
    }
    for character in walk.pending { walk.layout.append(character, from: index) }
    walk.pending = []
  }

  private func expectation(at place: Int) -> String? {
    for case .slot(let slot) in places[min(place, places.count)...] { return slot.expectation }
    return nil
  }
}
