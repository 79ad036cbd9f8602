/// The agreement of a noun with its number that Markdown asks for: `^[3 item](inflect: true)` is "3 items".
///
/// It knows English nouns. A translated text keeps its words and loses the marks alone.
struct Inflection {
  let arguments: [[Text.Piece]]
  let isEnglish: Bool

  private static let ending = "](inflect: true)"

  /// The Markdown without such marks, each noun in the form that its number asks for.
  func applied(to source: String) -> String {
    var result = ""
    var rest = source[...]
    while let open = rest.firstRange(of: "^["),
      let close = rest[open.upperBound...].firstRange(of: Inflection.ending)
    {
      result += rest[..<open.lowerBound]
      result += inflected(rest[open.upperBound..<close.lowerBound])
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private func inflected(_ phrase: Substring) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard isEnglish, let noun = words.last.map(plain), noun.allSatisfy(\.isLetter),
      let number = words.dropLast().map(plain).first(where: { $0.contains(where: \.isNumber) }),
      number != "1", number != "-1"
    else { return String(phrase) }
    return (words.dropLast() + [Inflection.plural(of: noun)[...]]).joined(separator: " ")
  }

  /// A word, or the argument whose mark it is.
  private func plain(_ word: Substring) -> String {
    for (index, pieces) in arguments.enumerated() where word == ArgumentMark.text(index) {
      return pieces.map(\.text).joined()
    }
    return String(word)
  }

  // MARK: Nouns

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves",
    "life": "lives", "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves",
    "tooth": "teeth",
    "wife": "wives", "wolf": "wolves", "woman": "women",
    "hero": "heroes", "echo": "echoes", "potato": "potatoes", "tomato": "tomatoes",
    "deer": "deer", "fish": "fish", "series": "series", "sheep": "sheep", "species": "species",
  ]

  private static func plural(of noun: String) -> String {
    if let known = irregular[noun.lowercased()] {
      return noun.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
