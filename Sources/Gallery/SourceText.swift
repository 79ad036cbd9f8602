import CursesUI

/// Lines of Swift with a bar before them, their words coloured by kind.
struct SourceText: View {
  private let lines: [Substring]

  init(_ source: String) { lines = source.split(separator: "\n") }

  var body: some View {
    Text(
      lines.map(Self.colored).reduce(into: AttributedString()) { text, line in
        if !text.characters.isEmpty { text += AttributedString("\n") }
        text += Self.piece("│ ", .secondary) + line
      })
  }

  /// A line in colours: literals of text, names of types and of members.
  private static func colored(_ line: Substring) -> AttributedString {
    var text = AttributedString()
    var rest = line
    while let first = rest.first {
      if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map(rest.index(after:)) ?? rest.endIndex
        text += piece(rest[..<end], .green)
        rest = rest[end...]
        continue
      }
      let word = rest.prefix { isWord($0) == isWord(first) && $0 != "\"" }
      let isMember = text.characters.last.map { ".$@".contains($0) } ?? false
      text += piece(word, color(of: word, isMember: isMember))
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

  private static func piece(_ text: some StringProtocol, _ color: Color) -> AttributedString {
    var piece = AttributedString(String(text))
    piece.foregroundColor = color
    return piece
  }
}
