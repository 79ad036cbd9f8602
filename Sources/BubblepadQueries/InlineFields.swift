/// The fields in the words of an item: `[key:: value]`, `(key:: value)`, and `key:: value` for all of it.
struct InlineFields {
  /// In the order of the text, keys in small letters with hyphens for spaces.
  private(set) var all: [(key: String, value: String)] = []
  private let characters: [Character]

  init(_ text: String) {
    // Most items have none, which is seen sooner.
    characters = text.contains("::") ? Array(text) : []
    var place = 0
    while place < characters.count {
      switch characters[place] {
      case "`": place = afterCode(at: place)
      case "\\": place += 2
      case "[", "(":
        let end = characters[place...].firstIndex(of: characters[place] == "[" ? "]" : ")")
        guard let end, let field = Self.field(characters[(place + 1)..<end]) else {
          place += 1
          continue
        }
        all.append(field)
        place = end + 1
      default: place += 1
      }
    }
    // What has fields in brackets has words besides.
    if all.isEmpty, let field = Self.field(characters[...]) { all.append(field) }
  }

  /// The values of a key; a key may be there several times.
  func values(of key: String) -> [String] { all.filter { $0.key == key }.map(\.value) }

  private func afterCode(at place: Int) -> Int {
    let length = characters[place...].prefix { $0 == "`" }.count
    var close = place + length
    while close < characters.count {
      let other = characters[close...].prefix { $0 == "`" }.count
      if other == length { return close + length }
      close += max(1, other)
    }
    return place + length
  }

  private static func field(_ part: ArraySlice<Character>) -> (key: String, value: String)? {
    guard let colon = part.firstIndex(of: ":"), colon + 1 < part.endIndex, part[colon + 1] == ":"
    else { return nil }
    let key = part[..<colon]
    guard key.allSatisfy({ $0.isLetter || $0.isNumber || " _-".contains($0) || !$0.isASCII }) else {
      return nil
    }
    let words = String(key).lowercased().split(separator: " ").joined(separator: "-")
    return words.isEmpty ? nil : (words, String(part[(colon + 2)...]).withoutBlanksAround)
  }
}
