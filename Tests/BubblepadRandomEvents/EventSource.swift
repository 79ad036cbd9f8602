import CursesSeededRandom

/// Events without end, the same for the same seed: what a person, a cat on the keyboard, another program
/// and a terminal of any kind may do.
///
/// It knows nothing of the program: an event means the same wherever it stands, so that any part of a
/// sequence can be tried alone.
public struct EventSource {
  private var dice: SeededGenerator
  private var columns: Int
  private var rows: Int
  private let pace: EventPace
  /// How many events come between two rests, more or less: keys one by one, or in floods.
  private let burst: Int
  private let usesVi: Bool
  private var untilRest = 1

  public init(seed: UInt64, settings: RunSettings, pace: EventPace = .calm) {
    self.pace = pace
    dice = SeededGenerator(seed: seed &* 2 &+ 1)
    (columns, rows) = (settings.columns, settings.rows)
    usesVi = settings.usesVi
    burst = pace.bursts[Int.random(in: pace.bursts.indices, using: &dice)]
  }

  /// So many events, with rests between them.
  public mutating func next(_ count: Int) -> [RandomEvent] {
    var events: [RandomEvent] = []
    for number in 1...max(1, count) {
      events.append(event())
      untilRest -= 1
      if untilRest <= 0 {
        events.append(.rest)
        untilRest = 1 + self.number(below: 2 * burst - 1)
      }
      if number % pace.compareEvery == 0 || number == count { events.append(.compare) }
    }
    return events
  }

  private mutating func event() -> RandomEvent {
    let kind = number(below: 1000)
    if kind >= 957, !one(in: pace.slowEvents) { return .bytes(Array(keys().utf8)) }
    return switch kind {
    case ..<845: .bytes(Array(keys().utf8))
    case ..<860: .bytes(Array(command().utf8))
    case ..<905: .bytes(Array(mouse().utf8))
    case ..<925: .bytes(paste())
    case ..<930: .bytes(Array("\u{1B}[\(pick(["I", "O"]))".utf8))
    case ..<940: .bytes(Array(answer().utf8))
    case ..<945: .bytes(noise())
    case ..<948: .resume
    case ..<950: .windowSignal
    case ..<956: .write(name: pick(Notes.names), text: otherText())
    case ..<957: .remove(name: pick(Notes.names))
    // These take time, or have everything drawn.
    case ..<982: resize()
    case ..<985: .stop
    case ..<997: .wait(pick([1, 5, 30, 60, 130]))
    default: .stuck(pick([5, 40]))
    }
  }

  // MARK: Chance

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

  private mutating func one(in count: Int) -> Bool { number(below: count) == 0 }

  private mutating func pick<Element>(_ all: [Element]) -> Element { all[number(below: all.count)] }

  // MARK: Keys

  private static let words = [
    "word ", "**bold** ", "`code` ", "# ", "- ", "1. ", "> ", "| a | b |\r", "---\r", "```\r",
    "[x](y) ", "é", "漢字", "👨‍👩‍👧", "==h== ", "[[B]] ", "<b>", "~~s~~", "\\", "*", "- [ ] ", ":", "/",
    "0",
    "12", ".", ",", "@", "e\u{301}", "\u{200D}", "\u{202E}", "\"", "(", "[^1]", "#tag ",
    "![p](p.png)",
    "> [!NOTE] T\r", "  ", "    code\r", "https://example.org/a ", "🇩🇪", "$x$ ", "\u{7F}\u{7F}",
  ]
  private static let viWords = [
    "dd", "yyp", "3p", "ciw", "x", "u", "gg", "G", "vip", "Vjd", "\u{16}jjd", "qaxq", "@a", ".",
    ":s/a/b/g\r",
    ":%normal x\r", "/o\r", "n", "A", "o", "O", "5j", "gq}", "J", "~", ">>", "<<", "ma", "'a",
    "ci(",
    ":g/a/d\r", ":2,4m0\r", "\u{1B}",
  ]

  private mutating func keys() -> String {
    if usesVi, one(in: 3) { return pick(Self.viWords) }
    switch number(below: 100) {
    case ..<30: return pick(Self.words)
    case ..<56:
      return "\u{1B}[" + pick(["", "1;2", "1;3", "1;4", "1;5", "1;6"])
        + pick(["A", "B", "C", "D", "H", "F"])
    case ..<72: return control()
    case ..<79:
      let letters = "abcdefghijklmnoprstuvwxyABCDEFGHIJKLMNOPRSTUVWXY0123456789/.,;:$!|=?"
      return "\u{1B}" + String(pick(Array(letters)))
    case ..<84:
      let end = pick(["", ";2", ";5", ";3"])
      return "\u{1B}[\(pick([2, 3, 5, 6, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]))\(end)~"
    case ..<87: return "\u{7F}"
    case ..<89: return pick(["\t", "\u{1B}[Z"])
    case ..<93: return "\r"
    case ..<97: return "\u{1B}"
    default:
      // The kitty keyboard: any code, modifier and phase.
      let code = pick([97, 105, 9, 13, 27, 127, 57376, 57399, 0, 0xD800, 0x110000, 999_999_999])
      return "\u{1B}[\(code);\(number(below: 20)):\(number(below: 4))u"
    }
  }

  /// Commands by their names in the palette: those that keys alone seldom reach. Esc closes what is open
  /// first, or else the name is text, which is an event too.
  private mutating func command() -> String {
    let name = pick([
      "tasks in all", "tags", "rename tags", "check links", "search all notes", "show calendar",
      "show links to", "open today", "new unique", "insert template", "open note", "settings",
      "edit colours", "show trash", "move to trash", "duplicate", "rename note", "go to heading",
      "choose theme", "choose background", "insert or change table", "insert callout",
      "turn vi keys", "insert footnote", "replace all", "all occurrences", "fold or unfold all",
      "previous day", "recent notes", "correct spelling", "lock note",
    ])
    return pick(["", "\u{1B}", "\u{1B}\u{1B}"]) + "\u{10}" + name + pick(["\r", "\r", ""])
  }

  /// Ctrl with a letter; the key that ends the program comes seldom.
  private mutating func control() -> String {
    let letters = "abcdefghijklmnoprstuvwxyz"
    let letter = one(in: 2000) ? "q" : pick(Array(letters))
    return String(UnicodeScalar((letter.asciiValue ?? 97) & 0x1F))
  }

  // MARK: Mouse

  /// Presses, releases and drags that need not belong together, within the screen and beyond it.
  private mutating func mouse() -> String {
    let button = pick([0, 0, 0, 0, 0, 0, 1, 2, 32, 32, 32, 32, 64, 65, 35, 4, 16, 8, 66, 130, 3])
    let column = one(in: 40) ? pick([0, 99_999, 999_999_999]) : 1 + number(below: columns + 2)
    let row = one(in: 40) ? pick([0, 99_999, 999_999_999]) : 1 + number(below: rows + 2)
    let press = "\u{1B}[<\(button);\(column);\(row)M"
    let release = "\u{1B}[<\(button);\(column);\(row)m"
    switch number(below: 6) {
    case 0: return press
    case 1: return release
    case 2: return press + press + release
    default: return button < 3 ? press + release : press
    }
  }

  // MARK: The terminal

  private static let sizes = [
    (80, 24), (120, 36), (40, 10), (200, 50), (20, 5), (61, 17), (80, 1), (1, 1), (2, 2),
    (500, 200),
    (80, 2), (80, 3), (3, 40), (10, 3), (1, 24),
  ]

  private mutating func resize() -> RandomEvent {
    (columns, rows) =
      one(in: 3) ? (1 + number(below: 140), 1 + number(below: 50)) : pick(Self.sizes)
    return .resize(columns: columns, rows: rows)
  }

  /// An answer of some terminal, asked for or not.
  private mutating func answer() -> String {
    let n = number(below: 12)
    return pick([
      "\u{1B}[?1;2c", "\u{1B}[?62;4;22c", "\u{1B}[\(n);\(n)R", "\u{1B}[?2026;\(n % 5)$y",
      "\u{1B}[?2027;\(n % 5)$y", "\u{1B}[?\(n)u", "\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\",
      "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}[?997;\(n % 3)n",
      "\u{1B}[0n", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}[4;\(n);\(n)t",
      "\u{1B}]11;rgb:", "\u{1B}[?", "\u{1B}P", "\u{1B}]52;c;QQ==\u{7}",
    ])
  }

  /// Bytes that are nothing, without the two that end the program: Ctrl+Q, and Ctrl+\ where the terminal is
  /// not taken over.
  private mutating func noise() -> [UInt8] {
    (0...number(below: 12)).map { _ in
      one(in: 3)
        ? pick([0x1B, 0x5B, 0x9B, 0xFF, 0xC3, 0xE2, 0xF0, 0x3B]) : UInt8(number(below: 256))
    }.filter { $0 != 0x11 && $0 != 0x1C }
  }

  // MARK: Texts

  private mutating func paste() -> [UInt8] {
    let text =
      one(in: 12)
      ? String(repeating: "a line of a long paste\n", count: 1 + number(below: 400))
      : pick([
        "two\nlines\n", "a\tb\0c", "- x\n- y\n", "| a | b |\n|---|---|\n| 1 | 2 |\n",
        "a\tb\nc\td\n",
        "\r\n", "", "# T\n\n> q\n", "`", "**", "https://example.org", "👨‍👩‍👧\u{301}", "\\*a\\*",
        "```\nx\n```\n",
      ])
    let end = one(in: 20) ? "" : "\u{1B}[201~"
    return Array("\u{1B}[200~\(text)\(end)".utf8)
  }

  private mutating func otherText() -> [UInt8] {
    if one(in: 8) { return [] }
    let texts = Notes.all.map(\.text)
    var text = pick(texts)
    if one(in: 3) { text = Array(text.prefix(number(below: text.count + 1))) }
    if one(in: 5) { text += Array("\nOne more line.\n".utf8) }
    if one(in: 10), !text.isEmpty { text[number(below: text.count)] = UInt8(number(below: 256)) }
    return text
  }
}
