import BubblepadNotebook

/// The place in a note that a link leads to, after its `#`.
public enum LinkSubpath {
  /// The line of a heading or block, from 1; nil where the note has none of that name.
  ///
  /// - Parameter subpath: `Heading`, `Heading#Heading below`, `^block`, or the anchor that web pages make of a
  ///   heading: `a-heading`, and `a-heading-1` for the second of those words.
  public static func line(of subpath: String, in facts: NoteFacts) -> Int? {
    let parts = subpath.split(separator: "#").map(String.init)
    if let last = parts.last, last.hasPrefix("^") {
      let id = last.dropFirst().lowercased()
      return facts.blockNames.first { $0.id.lowercased() == id }?.line
    }
    return line(ofHeadings: parts, in: facts.headings)
      ?? line(ofAnchor: subpath, in: facts.headings)
  }

  /// What follows the `#` of a link once the heading that it begins with has other words; nil where it begins with
  /// another, or is the name of a block.
  static func renamed(_ subpath: String, from old: String, to new: String) -> String? {
    guard !subpath.hasPrefix("^") else { return nil }
    let parts = subpath.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    if let first = parts.first, normal(first) == normal(old) {
      return ([LinkWriter.part(new)] + parts.dropFirst()).joined(separator: "#")
    }
    let wanted = anchor(subpath)
    return !wanted.isEmpty && wanted == anchor(old) ? anchor(new) : nil
  }

  /// Returns whether it names a block.
  static func isBlock(_ subpath: String, _ id: String) -> Bool {
    guard let last = subpath.split(separator: "#").last, last.hasPrefix("^") else { return false }
    return last.dropFirst().lowercased() == id.lowercased()
  }

  /// What follows the `#` of a link to a block once that has another id.
  static func renamed(_ subpath: String, block id: String) -> String? {
    guard let sign = subpath.lastIndex(of: "^") else { return nil }
    return subpath[...sign] + id
  }

  /// The lines of the headings that it names, from the outermost on; nil where it leads to none.
  static func lines(of subpath: String, in headings: [NoteFacts.Heading]) -> [Int]? {
    let parts = subpath.split(separator: "#").map(String.init)
    guard parts.last?.hasPrefix("^") == false else { return nil }
    return lines(ofHeadings: parts, in: headings)
      ?? line(ofAnchor: subpath, in: headings).map { [$0] }
  }

  /// What follows the `#` of a link once one of the headings that it names has other words; nil where it would lead
  /// elsewhere then.
  ///
  /// - Parameters:
  ///   - line: that of the heading.
  ///   - before: the headings of the note.
  ///   - after: its headings then.
  static func renamed(
    _ subpath: String, headingAt line: Int, to new: String, from before: [NoteFacts.Heading],
    _ after: [NoteFacts.Heading]
  ) -> String? {
    var parts = subpath.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let wanted = lines(of: subpath, in: before)
    let named = parts.indices.filter { !parts[$0].isEmpty }
    if let found = lines(ofHeadings: named.map { parts[$0] }, in: before) {
      for (index, other) in zip(named, found) where other == line {
        parts[index] = LinkWriter.part(new)
      }
      let renamed = parts.joined(separator: "#")
      return lines(of: renamed, in: after) == wanted ? renamed : nil
    }
    guard let renamed = anchor(ofHeadingAt: line, in: after) else { return nil }
    return lines(of: renamed, in: after) == wanted ? renamed : nil
  }

  /// What follows the `#` of a link once the place that it names stands in another note; nil where no name leads to it
  /// there.
  ///
  /// - Parameters:
  ///   - line: that of the place then.
  ///   - after: what the other note says then.
  ///   - mayBeAnchor: whether it may be one: Obsidian knows them in addresses alone.
  static func moved(
    _ subpath: String, to line: Int, in after: NoteFacts, mayBeAnchor: Bool
  ) -> String? {
    let parts = subpath.split(separator: "#").map(String.init)
    // Headings around it may have stayed behind.
    let own = [subpath] + parts.indices.map { parts[$0...].joined(separator: "#") }
    let chain = chain(ofHeadingAt: line, in: after.headings).map(LinkWriter.part)
    let others = chain.indices.reversed().map { chain[$0...].joined(separator: "#") }
    let anchor = mayBeAnchor ? anchor(ofHeadingAt: line, in: after.headings) : nil
    let all = own + others + [anchor].compactMap(\.self)
    return all.first { self.line(of: $0, in: after) == line }
  }

  /// The words of a heading and of those around it, the outermost first; empty where no heading is on the line.
  private static func chain(
    ofHeadingAt line: Int, in headings: [NoteFacts.Heading]
  ) -> [String] {
    var (words, level) = ([String](), 7)
    for heading in headings.reversed() where heading.line <= line && heading.level < level {
      guard !words.isEmpty || heading.line == line else { return [] }
      words.insert(NoteSummary.plain(heading.text[...]), at: 0)
      level = heading.level
    }
    return words
  }

  /// The anchor of a heading, with its number where others before it have the same; nil where none is on the line.
  private static func anchor(
    ofHeadingAt line: Int, in headings: [NoteFacts.Heading]
  ) -> String? {
    guard let heading = headings.first(where: { $0.line == line }) else { return nil }
    let own = anchor(NoteSummary.plain(heading.text[...]))
    let count = headings.prefix { $0.line < line }
      .count { anchor(NoteSummary.plain($0.text[...])) == own }
    return count == 0 ? own : "\(own)-\(count)"
  }

  private static func line(
    ofHeadings parts: [String], in all: [NoteFacts.Heading]
  ) -> Int? {
    lines(ofHeadings: parts, in: all)?.last
  }

  private static func lines(
    ofHeadings parts: [String], in all: [NoteFacts.Heading]
  ) -> [Int]? {
    var (level, lines) = (0, [Int]())
    var headings = all[...]
    for part in parts {
      let wanted = normal(part)
      guard
        let index = headings.firstIndex(where: { $0.level > level && isCalled($0.text, wanted) })
      else { return nil }
      level = headings[index].level
      lines.append(headings[index].line)
      let rest = headings[(index + 1)...]
      headings = rest.prefix { $0.level > level }
    }
    return lines
  }

  /// Whether a heading is called so, with its markers or without.
  private static func isCalled(_ heading: String, _ wanted: String) -> Bool {
    normal(heading) == wanted || normal(NoteSummary.plain(heading[...])) == wanted
  }

  private static func line(ofAnchor subpath: String, in all: [NoteFacts.Heading]) -> Int? {
    let wanted = anchor(subpath)
    var counts: [String: Int] = [:]
    let found = all.first { heading in
      let anchor = anchor(NoteSummary.plain(heading.text[...]))
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return (count == 0 ? anchor : "\(anchor)-\(count)") == wanted
    }
    return wanted.isEmpty ? nil : found?.line
  }

  /// Letters, digits, `-` and `_`; hyphens for spaces.
  private static func anchor(_ words: String) -> String {
    String(
      words.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isPart = character.isLetter || character.isNumber
        return isPart || character == "-" || character == "_" ? character : nil
      })
  }

  /// A heading as links name it: spaces for punctuation, in small letters.
  static func normal(_ heading: String) -> String {
    let spaced = heading.map { isPunctuation($0) ? " " : $0 }
    return String(spaced).split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    "!\"#$%&()*+,.:;<=>?@^`{|}~/[]\\".contains(character)
  }
}
