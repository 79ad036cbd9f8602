/// Finds what somebody may have meant.
enum Spelling {
  /// The candidate that takes the fewest edits, if they are few for its length.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let ranked = candidates.map { ($0, edits(wanted, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(2, best.0.count / 3) ? best.0 : nil
  }

  /// Levenshtein's distance.
  private static func edits(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, match) in other.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(
          min(above, row[column]) + 1, diagonal + (letter == match ? 0 : 1))
        diagonal = above
      }
    }
    return row[other.count]
  }
}
