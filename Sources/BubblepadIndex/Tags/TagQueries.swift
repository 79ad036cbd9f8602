import CursesJSON

/// Queries that name a tag: a rename leaves them as they are, and says so.
struct TagQueries {
  /// In small letters, with its sign.
  private let tag: String

  private static let languages: Set<String> = ["query", "dataview", "tasks", "base"]

  init(_ tag: String) { self.tag = "#" + tag.lowercased() }

  /// The code blocks with such queries.
  func count(inNote source: [UInt8]) -> Int {
    guard TextBytes.contains(source, Array("```".utf8)) else { return 0 }
    var (count, isQuery, names) = (0, false, false)
    for line in String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("```") else {
        if isQuery, isNamed(in: String(text)) { names = true }
        continue
      }
      if isQuery, names { count += 1 }
      let language = text.drop { $0 == "`" }.prefix { $0.isLetter }.lowercased()
      (isQuery, names) = (!isQuery && Self.languages.contains(language), false)
    }
    return count
  }

  /// The bookmarked searches with the tag.
  func count(inBookmarks source: [UInt8]) -> Int {
    (JSONText.all(in: source) ?? []).count { $0.keys.last == "query" && isNamed(in: $0.text) }
  }

  /// Whether a text has the tag, or one below it.
  private func isNamed(in text: String) -> Bool {
    let text = text.lowercased()
    return text.ranges(of: tag).contains { range in
      guard range.upperBound < text.endIndex else { return true }
      let next = text[range.upperBound]
      return !(next.isLetter || next.isNumber || next == "_" || next == "-")
    }
  }
}
