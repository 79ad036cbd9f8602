/// Finds what somebody may have meant by a word that is not there.
enum NearestWord {
  /// The word with the fewest letters to change, if that is at most a third of them.
  static func to(_ word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased())
    let best =
      words
      .map { (word: $0, distance: distance(typed, Array($0))) }
      .min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, min(typed.count, best.word.count) / 3) else {
      return nil
    }
    return best.word
  }

  /// The setting whose name is nearest to a word; else one that people look for by that word.
  static func setting(to word: String) -> Setting? {
    if let name = to(word, among: Setting.allCases.map(\.rawValue).sorted()) {
      return Setting(rawValue: name)
    }
    let parts = word.lowercased().split { !$0.isLetter }.map(String.init)
    let counted = SettingCatalogue.all.map { details in
      let known = Set(
        (details.setting.rawValue + " " + details.title + " " + details.words).lowercased()
          .split { !$0.isLetter }.map(String.init))
      return (setting: details.setting, count: parts.count { known.contains($0) })
    }
    let most = counted.map(\.count).max() ?? 0
    return most == 0 ? nil : counted.first { $0.count == most }?.setting
  }

  /// How many letters must be put in, taken out or changed (Levenshtein).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard a.count <= 64 else { return .max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let substituted = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
