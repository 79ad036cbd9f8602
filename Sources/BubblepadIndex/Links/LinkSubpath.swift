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

  private static func line(
    ofHeadings parts: [String], in all: [NoteFacts.Heading]
  ) -> Int? {
    var (level, line) = (0, Int?.none)
    var headings = all[...]
    for part in parts {
      let wanted = normal(part)
      guard
        let index = headings.firstIndex(where: { $0.level > level && isCalled($0.text, wanted) })
      else { return nil }
      (level, line) = (headings[index].level, headings[index].line)
      let rest = headings[(index + 1)...]
      headings = rest.prefix { $0.level > level }
    }
    return line
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
