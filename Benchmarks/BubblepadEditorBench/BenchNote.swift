/// The note that every editor opens, and the words that are typed into it.
enum BenchNote {
  /// Text of the first line, by which a paint is known.
  static let readyText = "READYTEXT"
  /// The last word typed, by which the saved file is known.
  static let lastWord = "lastwordtyped"

  private static let words = [
    "river", "note", "paper", "garden", "window", "morning", "letter", "quiet", "table", "coffee",
    "draft", "margin", "number", "village", "harbour", "winter", "measure", "simple", "small",
  ]

  /// Markdown of about `size` bytes: headings, paragraphs of 72 columns, lists, code, emphasis.
  static func markdown(size: Int) -> String {
    var random = SeededRandom(seed: 0x9E37_79B9)
    var text = "# \(readyText) notes\n\nA short opening paragraph.\n\n"
    var block = 0
    while text.utf8.count < size {
      block += 1
      switch block % 6 {
      case 1: text += "## Block \(block)\n\n"
      case 3:
        text += "- \(line(&random, 5))\n- [ ] \(line(&random, 4))\n- **\(line(&random, 2))**\n\n"
      case 5: text += "```\nlet value = \(block)\n```\n\n"
      default:
        for _ in 0..<4 {
          text += "\(line(&random, 7)) *\(line(&random, 1))* `\(line(&random, 1))`\n"
        }
        text += "\n"
      }
    }
    return text
  }

  /// Lines of words without any markup, of about `size` bytes.
  static func plain(size: Int) -> String {
    var random = SeededRandom(seed: 5)
    var text = ""
    while text.utf8.count < size { text += line(&random, 10) + "\n" }
    return text
  }

  /// Single keys: words in lines of about 40, `count` of them and the last word.
  static func typing(count: Int) -> [EditorKey] {
    var random = SeededRandom(seed: 7)
    var keys: [EditorKey] = []
    var column = 0
    while keys.count < count {
      for letter in line(&random, 1) { keys.append(.text(String(letter))) }
      column += 8
      keys.append(column > 40 ? .enter : .text(" "))
      if column > 40 { column = 0 }
    }
    return keys.prefix(count) + [.text(" ")] + lastWord.map { .text(String($0)) }
  }

  private static func line(_ random: inout SeededRandom, _ count: Int) -> String {
    (0..<count).map { _ in words[random.next(below: words.count)] }.joined(separator: " ")
  }
}

/// The same numbers on every machine.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
