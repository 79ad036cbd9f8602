import Notebook

/// The place in a note that a link leads to, after its `#`.
public enum LinkSubpath {
  /// The line of a heading or block, from 1; nil where the note has none of that name.
  ///
  /// - Parameter subpath: `Heading`, `Heading#Heading below`, `^block`.
  public static func line(of subpath: String, in facts: NoteFacts) -> Int? {
    let parts = subpath.split(separator: "#").map(String.init)
    if let last = parts.last, last.hasPrefix("^") {
      let id = last.dropFirst().lowercased()
      return facts.blockNames.first { $0.id.lowercased() == id }?.line
    }
    var (level, line) = (0, Int?.none)
    var headings = facts.headings[...]
    for part in parts {
      let wanted = normal(part)
      guard
        let index = headings.firstIndex(where: { $0.level > level && normal($0.text) == wanted })
      else { return nil }
      (level, line) = (headings[index].level, headings[index].line)
      let rest = headings[(index + 1)...]
      headings = rest.prefix { $0.level > level }
    }
    return line
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
