import CursesUI

/// Lines of Swift with a bar before them, their words coloured by kind.
struct SourceText: View {
  private let source: String
  @Environment(\.hallColumns) private var columns

  init(_ source: String) { self.source = source }

  var body: some View {
    let lines = source.split(separator: "\n").flatMap { Self.broken($0, columns: columns - 2) }
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { Self.colored(lines[$0][...]).lineLimit(1) }
    }
  }

  /// A line in pieces that fit, broken before a call, after a comma, a brace or a blank, the rest indented.
  private static func broken(_ line: Substring, columns: Int) -> [String] {
    guard line.count > max(columns, 16) else { return [String(line)] }
    let margin = line.prefix { $0 == " " }
    let room = line.prefix(max(columns, 16))
    let words = room.dropFirst(margin.count)
    let call = words.range(of: ").", options: .backwards).map { words.index(after: $0.lowerBound) }
    let signs = [", ", "{ ", " ", "("].lazy.compactMap {
      words.range(of: $0, options: .backwards)?.upperBound
    }
    let places = [call].compactMap(\.self) + Array(signs)
    guard let place = places.first(where: { $0 > words.startIndex }) else { return [String(line)] }
    let head = line[..<place].reversed().drop { $0 == " " }.reversed()
    let rest = margin + (margin.count < 4 ? "  " : "") + line[place...]
    return [String(head)] + broken(rest, columns: columns)
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
