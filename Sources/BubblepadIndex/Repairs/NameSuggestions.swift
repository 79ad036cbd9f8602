import BubblepadNotebook
import CursesText

/// Finds the file that a link may have meant.
public struct NameSuggestions {
  private struct Name {
    let path: String
    let key: [UInt8]
    /// Which bytes are in it: names that are near each other have nearly the same.
    let letters: UInt64
    let isNote: Bool
  }

  private let names: [Name]
  private let byKey: [[UInt8]: [String]]
  private let byAlias: [[UInt8]: String]
  /// What was found for a name before: many links may name the same.
  private var known: [[UInt8]: [String]] = [:]

  init(_ files: [(path: String, isNote: Bool)], aliases: [(alias: String, path: String)]) {
    let files = files.sorted { ($0.path.count, $0.path) < ($1.path.count, $1.path) }
    names = files.map { file in
      let key = Array(NotePath.key(of: file.path).utf8)
      return Name(
        path: file.path, key: key, letters: Self.letters(of: key), isNote: file.isNote)
    }
    byKey = Dictionary(grouping: names, by: \.key).mapValues { $0.map(\.path) }
    byAlias = Dictionary(
      aliases.map { (FoldedText($0.alias).bytes, $0.path) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// What a link to something that is not there may have meant: a note with that alias, a file of
  /// that name in another folder, the name with the fewest letters to change, a note whose name
  /// goes on.
  mutating func suggestion(for target: String, besides source: String) -> BrokenLink.Suggestion? {
    if let path = byAlias[FoldedText(target).bytes], !path.isSamePath(as: source) {
      return .alias(path)
    }
    let key = Array(NotePath.key(of: target).utf8)
    let found = known[key] ?? paths(near: key)
    known[key] = found
    return found.first { !$0.isSamePath(as: source) }.map { .file($0) }
  }

  /// The heading of a note that a link may have meant.
  static func heading(for subpath: String, in facts: NoteFacts) -> BrokenLink.Suggestion? {
    guard !subpath.hasPrefix("^"), let last = subpath.split(separator: "#").last else { return nil }
    let wanted = Array(LinkSubpath.normal(String(last)).utf8)
    let near = facts.headings.map { heading in
      let name = Array(LinkSubpath.normal(heading.text).utf8)
      return (
        text: heading.text,
        distance: wanted == name
          ? 0 : EditDistance.between(wanted, name, most: most(for: wanted)) ?? .max
      )
    }
    guard let best = near.min(by: { $0.distance < $1.distance }), best.distance < .max else {
      return nil
    }
    return .heading(best.text)
  }

  /// The two nearest: one of them may be the note with the link itself.
  private func paths(near key: [UInt8]) -> [String] {
    guard !key.isEmpty else { return [] }
    if let same = byKey[key] { return same }
    let most = Self.most(for: key)
    let letters = Self.letters(of: key)
    var near: [(path: String, distance: Int)] = []
    for name in names where (name.letters ^ letters).nonzeroBitCount <= 2 * most {
      guard let distance = EditDistance.between(key, name.key, most: most) else { continue }
      near.append((name.path, distance))
    }
    if near.isEmpty, key.count >= 4 {
      near = names.filter { $0.isNote && $0.key.starts(with: key) }.map { ($0.path, $0.key.count) }
    }
    return near.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(2).map(\.element.path)
  }

  private static func letters(of key: [UInt8]) -> UInt64 {
    key.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many letters may differ: a third of them. Of fewer than three none.
  private static func most(for key: [UInt8]) -> Int { min(4, key.count / 3) }
}
