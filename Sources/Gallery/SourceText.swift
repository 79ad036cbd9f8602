import CursesUI

/// Lines of Swift with a bar before them, their words coloured by kind.
struct SourceText: View {
  private let lines: [Substring]

  init(_ source: String) { lines = source.split(separator: "\n") }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { Self.colored(lines[$0]) }
    }
  }

  /// A line in colours: literals of text, names of types and of members.
  private static func colored(_ line: Substring) -> Text {
    var text = piece("│ ", .secondary)
    var rest = line
    var last: Character = " "
    while let first = rest.first {
      var word = rest.prefix { isWord($0) == isWord(first) && $0 != "\"" }
      var color = color(of: word, isMember: ".$@".contains(last))
      if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map(rest.index(after:)) ?? rest.endIndex
        (word, color) = (rest[..<end], .green)
      }
      text = text + piece(word, color)
      last = word.last ?? " "
      rest = rest[word.endIndex...]
    }
    return text
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func color(of word: Substring, isMember: Bool) -> Color {
    guard let first = word.first, isWord(first) else { return .secondary }
    if first.isNumber { return .orange }
    if first.isUppercase { return .teal }
    return isMember ? .blue : .primary
  }

  private static func piece(_ text: some StringProtocol, _ color: Color) -> Text {
    Text(verbatim: String(text)).foregroundColor(color)
  }
}
