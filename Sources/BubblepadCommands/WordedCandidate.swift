/// A title to be searched by its letters, and other words that it is found by when they are begun.
package struct WordedCandidate: Sendable {
  private let title: FuzzyCandidate
  /// In small letters. A word of the title that stands here too is what the title is about.
  private let words: [String]
  /// Whether it comes after others that match as well: what should not be chosen by mistake.
  private let isLast: Bool

  /// - Parameter words: divided by spaces; they may be none.
  package init(_ title: String, words: String = "", isLast: Bool = false) {
    self.title = FuzzyCandidate(title)
    self.isLast = isLast
    self.words = words.lowercased().split(separator: " ").map(String.init)
  }

  /// The candidates that match, the best first, with the letters of their titles that do.
  ///
  /// What has the query in its title as it stands comes first: what has no other words, then what has several words of
  /// the query side by side, at best at its start, then what repeats the query among its other words. Then comes what
  /// has all of its words there, then titles that begin with it, then what has its letters somewhere.
  ///
  /// - Parameter dropsDistant: leaves the last ones out where there are others.
  package static func ranked(
    _ query: String, in candidates: [WordedCandidate], dropsDistant: Bool = false
  ) -> [(index: Int, positions: [Int])] {
    let wanted = query.lowercased().split(separator: " ").map(String.init)
    let matches = matches(FuzzyQuery(query), in: candidates)
    let byTitle =
      matches.filter { !candidates[$0.index].isLast }
      + matches.filter { candidates[$0.index].isLast }
    let close = byTitle.filter { candidates[$0.index].hasWordsBegun(at: $0.match.positions) }
    let byWords = candidates.indices.filter {
      !candidates[$0].words.isEmpty && candidates[$0].begins(with: wanted)
    }
    var seen: Set<Int> = []
    // A whole word is nearer than the start of one.
    let whole = byWords.filter { candidates[$0].has(wanted) }
    let isNear = !close.isEmpty || !byWords.isEmpty
    let titled = close.filter { candidates[$0.index].titleHas(wanted) }
    let exact = titled.filter { candidates[$0.index].ownWords == wanted }
    let meant = titled.filter { candidates[$0.index].words.containsAll(of: wanted) }
    let begun = byTitle.filter { candidates[$0.index].titleBegins(with: wanted) }
    let together = begun + close.filter { candidates[$0.index].titleHasTogether(wanted) }
    // One word stands side by side with itself: what a title is about says more of it.
    let phrases =
      wanted.count > 1 ? together.filter { candidates[$0.index].titleHas(wanted) } : []
    let meantPhrases = phrases.filter { candidates[$0.index].words.containsAll(of: wanted) }
    let all =
      (exact + meantPhrases + phrases + meant + titled).map { ($0.index, $0.match.positions) }
      + whole.map { ($0, []) }
      + (together + close).map { ($0.index, $0.match.positions) }
      + byWords.map { ($0, []) }
      + (dropsDistant && isNear ? [] : byTitle.map { ($0.index, $0.match.positions) })
    return all.filter { seen.insert($0.0).inserted }.map { (index: $0.0, positions: $0.1) }
  }

  /// The titles that have the letters, the best first. Nothing is copied of those that lack one: with each key that is
  /// typed there may be a hundred thousand.
  private static func matches(
    _ query: FuzzyQuery, in candidates: [WordedCandidate]
  ) -> [(index: Int, match: FuzzyMatch)] {
    var matches: [(index: Int, match: FuzzyMatch)] = []
    for index in candidates.indices where query.mayBe(in: candidates[index].title) {
      if let match = FuzzyMatch(query, in: candidates[index].title) {
        matches.append((index, match))
      }
    }
    return query.isEmpty ? matches : FuzzyMatch.sorted(matches)
  }

  /// Whether the title begins with words, of which the last may be cut.
  private func titleBegins(with wanted: [String]) -> Bool {
    ownWords[...].begins(with: wanted)
  }

  /// Whether the title has words one after the other, of which the last may be cut.
  private func titleHasTogether(_ wanted: [String]) -> Bool {
    let own = ownWords
    return own.indices.contains { own[$0...].begins(with: wanted) }
  }

  /// Whether each word is one of the title's.
  private func titleHas(_ wanted: [String]) -> Bool {
    let own = Set(ownWords)
    return !wanted.isEmpty && wanted.allSatisfy(own.contains)
  }

  /// Whether each word is one of the title's or of the others.
  private func has(_ wanted: [String]) -> Bool {
    let all = Set(ownWords + words)
    return wanted.allSatisfy(all.contains)
  }

  private var ownWords: [String] {
    title.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether each word is the start of one of the title's or of the others.
  private func begins(with wanted: [String]) -> Bool {
    guard !words.isEmpty, !wanted.isEmpty else { return false }
    let own = ownWords
    return wanted.allSatisfy { word in (words + own).contains { $0.hasPrefix(word) } }
  }

  /// Whether the letters at some places of the title are the starts of words, or all that follows one.
  private func hasWordsBegun(at positions: [Int]) -> Bool {
    let letters = Array(title.text)
    var last = -2
    for position in positions {
      let isStart =
        position == 0 || !letters[position - 1].isLetter && !letters[position - 1].isNumber
      guard position == last + 1 || isStart else { return false }
      last = position
    }
    return true
  }
}

extension ArraySlice<String> {
  /// Whether words stand at the start, of which the last may be cut.
  fileprivate func begins(with wanted: [String]) -> Bool {
    guard let cut = wanted.last, case let own = prefix(wanted.count), own.count == wanted.count
    else { return false }
    return own.dropLast().elementsEqual(wanted.dropLast()) && own.last?.hasPrefix(cut) == true
  }
}

extension [String] {
  fileprivate func containsAll(of wanted: [String]) -> Bool {
    !wanted.isEmpty && Set(wanted).isSubset(of: self)
  }
}
