/// Tells a part of a program, or of a file of settings, from prose: Markdown would take its lines together and
/// its indentation away.
package enum ProgramProbe {
  /// The text as a block of code; nil where it is none.
  package static func codeBlock(of text: [UInt8]) -> [UInt8]? {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == Byte.lineFeed }
    guard opensBlock(lines) else { return nil }
    let end = text.last == Byte.lineFeed ? "" : "\n"
    return Array("```\n".utf8) + text + Array((end + "```").utf8)
  }

  /// Whether a line says that what follows belongs to it, and the next one stands deeper.
  private static func opensBlock(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let full = lines.filter { !$0.allSatisfy(\.isBlank) }
    // What is fenced already, or part of a list, is Markdown.
    guard !full.contains(where: { $0.isFence }) else { return false }
    // After a blank line, lines that are indented are code of Markdown.
    return zip(lines, lines.dropFirst()).contains { line, next in
      !next.allSatisfy(\.isBlank) && next.indent > line.indent + 1 && line.opens && !line.startsItem
        && !next.startsItem
    }
  }
}

extension ArraySlice<UInt8> {
  /// The columns before the text, tabs to each fourth.
  fileprivate var indent: Int {
    prefix { $0.isBlank }.reduce(0) { $1 == Byte.tab ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  fileprivate var isFence: Bool {
    let text = drop { $0.isBlank }
    return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
  }

  /// Whether it is an item of a list or a quotation. A `#` begins a comment as well.
  fileprivate var startsItem: Bool {
    let text = drop { $0.isBlank }
    return text.first != Byte.hash && LineStart.opensBlock(text)
  }

  /// Whether it ends as lines do that begin a block in one language or another.
  fileprivate var opens: Bool {
    guard let end = lastIndex(where: { !$0.isBlank }),
      let start = firstIndex(where: { !$0.isBlank })
    else { return false }
    switch self[end] {
    case Byte.openBrace, Byte.openParen, Byte.openBracket: return true
    // A sentence ends with a colon as well: one word, or the head of a function or a loop, does not.
    case UInt8(ascii: ":"):
      let words = self[start..<end].split { $0.isBlank }
      let first = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return words.count == 1 || words.last?.last == Byte.closeParen || Self.heads.contains(first)
    default:
      let words = self[start...end].split { $0.isBlank }
      let first = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let last = words.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      // Sentences end with these words, too, but do not begin as a loop does.
      if last == "then" || last == "do" { return Self.heads.contains(first) }
      return last == "=>" || last == "->" || words.count == 1 && ["else", "begin"].contains(last)
    }
  }

  /// Words that a line begins with which opens a block.
  private static let heads: Set<String> = [
    "if", "elif", "else", "for", "while", "until", "def", "class", "with", "try", "except", "match",
    "case",
    "async", "switch", "default",
  ]
}
