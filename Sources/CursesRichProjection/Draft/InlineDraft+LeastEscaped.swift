import CursesMarkdown

extension InlineDraft {
  /// The draft with a backslash before as few of `places`, which ascend, as can be; nil where those before
  /// all of them do not show what they must. The mark that opens something keeps its own rather than the one
  /// that closes it.
  package func leastEscaped(
    at places: [Int], _ budget: EscapeBudget, shows: (InlineDraft) -> Bool
  ) -> InlineDraft? {
    guard shows(escaping(places)) else { return nil }
    let fewest = FewestPlaces(budget: budget).reduce(
      places.reversed(), cost: count + places.count
    ) { shows(escaping($0.reversed())) }
    let openers = openers(places)
    let best = FewestPlaces(budget: budget).exchange(
      fewest, for: { openers[$0] }, cost: count + places.count,
      isEnough: { shows(escaping($0.sorted())) })
    return escaping(best.sorted())
  }

  /// For each of some places that lies behind a `<` among them, that one: a tag is none without it.
  package func openers(_ places: [Int]) -> [Int: Int] {
    let bytes = text
    guard bytes.contains(Byte.less) else { return [:] }
    var openers: [Int: Int] = [:]
    var opener: Int?
    for place in places.sorted() {
      if bytes[place] == Byte.less { opener = place } else { openers[place] = opener }
    }
    return openers
  }
}
