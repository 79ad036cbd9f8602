import BubblepadCommands
import CursesText

/// Finds what somebody may have meant by a word that is not there.
package enum NearestWord {
  /// The word with the fewest letters to change, if that is at most a third of them.
  package static func to(_ word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    let near = words.compactMap { word in
      EditDistance.between(
        typed, Array(word.utf8), most: max(1, min(typed.count, word.utf8.count) / 3)
      ).map { (word: word, distance: $0) }
    }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// The command that is meant by a name: that which has all of its words, else the nearest one.
  static func command(to name: String) -> String? {
    let names = AppCommand.allCases.map(\.rawValue)
    let wanted = Set(name.lowercased().split { !$0.isLetter })
    let having = names.filter { wanted.isSubset(of: $0.split(separator: "-")) }
    guard !wanted.isEmpty, let shortest = having.min(by: { $0.count < $1.count }) else {
      return to(name, among: names)
    }
    return shortest
  }

  /// The setting whose name is nearest to a word; else one that people look for by that word.
  package static func setting(to word: String) -> Setting? {
    let name = to(word, among: Setting.allCases.map(\.rawValue).sorted())
    if let name { return Setting(rawValue: name) }
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
}
