import CursesRichText
import CursesSeededRandom
import CursesText
import Foundation
import Testing

/// What is typed at carets in as many copies of a text comes to copies of what it comes to at one caret.
@Suite("Carets in copies") struct CaretCopiesTests {
  private func check(
    _ marked: String, _ commands: [RichCommand], _ smart: SmartTyping, copies: Int = 3,
    mayReachBeyond: Bool = false, location: SourceLocation = #_sourceLocation
  ) {
    let text = CaretCopies(marked, smart)
    guard let wanted = text.byOne(commands, copies: copies) else {
      #expect(mayReachBeyond, "\(marked): \(commands)", sourceLocation: location)
      return
    }
    let first = text.atAll([], copies: copies).state.text
    let document = text.atAll(commands, copies: copies)
    #expect(
      document.state.text.string == wanted, "\(marked): \(commands)", sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 90_000) }
    #expect(document.state.text == first, "\(marked): \(commands)", sourceLocation: location)
  }

  private static let smart: [SmartTyping] = [
    [], [.pairs], [.pairs, .quotes, .dashes, .tasks, .indentation, .items],
  ]

  private static let texts = [
    "one two¦\n", "one ¦two\n", "o¦ne two\n", "one ¦*two* three\n", "one «two¦» three\n",
    "- one\n- two¦\n", "- one\n- t¦wo\n", "- one\n- «two¦»\n", "- one\n  - two¦\n  - three\n",
    "1. one¦\n2. two\n", "> one¦\n", "> - one¦\n", "- [ ] one¦\n", "## Head¦ing\n",
    "**bold¦** x\n", "one\\\ntwo¦\n", "one\ntwo¦\nthree\n", "> [!note] Title¦\n> text\n",
  ]

  private static let keys = [
    "x", "xy z ", "**b** x", " **b** x", "`c` x", " `c*` x", "(x) y", "(", "((⌫⌫x", "(x»y",
    " [a](b) c", " [a](b⤒c", "[[N]] x", "[[N⤒x", "{x}", "\"q\" x", "it's", "a -- b c", "a...b",
    "\n", "\nx", "\n\nx", "\nx\ny\n\nz", "\n- a\nb", "\n1. a\nb\n\nc", "\n# h\nx", "\n> q\nx",
    "\n```swift\nlet x\n```\ny", "\n```\nx", "\n~~~ a b\nx\n~~~\ny", "\n<div>\nx\n</div>\ny",
    "\n$$\nx\n$$\ny", "\n---\nx", "\n***\nx", "\n\n--- x", "\n| a | b |\nc|d",
    "\na | b\n---|---\nc",
    "\nx\n===\ny", "↓x", "↓↓x", "↓\nx", "→", "→x", "\n→x", "\n→\nx", "\n-→x", "←", " x", "x ",
    "  x",
    "\n    x", "x y⌫⌫z", " ⌫x", "**b**⌫⌫x", "\n⌫x", "\nx⌫⌫y", "⌫⌫⌫x", "⌦x", " \\*x", " a*b*c ",
    " <b>x</b> ", " &lt; x", " #tag x", " http://a.b/c_d x", "é漢x", " ==h== ~~s~~ x", "^[n] x",
    "- x", "# x", "[ ] x", " $x$ y", "|x", "> x", "\n+ a\n→b\n\nc", "\n> - a\n\nb",
  ]

  @Test(arguments: smart) func keysAreTypedInEachCopy(smart: SmartTyping) {
    for text in Self.texts {
      for keys in Self.keys {
        check(text, CaretCopies.commands(keys), smart, mayReachBeyond: true)
      }
    }
  }

  /// Cells: what is typed at their edges, and what leads to the next one.
  @Test(arguments: smart) func keysAreTypedInCells(smart: SmartTyping) {
    let texts = [
      "| a | b |\n|---|---|\n| c¦ | d |\n", "| a | b |\n|---|---|\n| ¦ | d |\n",
      "| a | b |\n|---|---|\n| c | d¦ |\n", "| a¦ | b |\n|---|---|\n| c | d |\n",
      "a|b\n---|---\nc¦|d\n",
    ]
    let keys = [
      "x", " ", " x", "x ", "x y", "x ⌫y", " ⌫", "  x", " |x", "|x", "|x|", "→x", "→→x", "→→→x|y",
      "\nx|y", "\n\nx", "**b** x", "`c|` x", "(x) y", "\\|x", "⌫x", "↓x", "\n⌫x", " →x", "x →",
      "←x",
    ]
    for text in texts {
      for keys in keys { check(text, CaretCopies.commands(keys), smart, mayReachBeyond: true) }
    }
  }

  /// Code, HTML and lines that are their own source.
  @Test(arguments: smart) func keysAreTypedInSource(smart: SmartTyping) {
    let texts = [
      "```\ncode¦\n```\n", "```swift\n  co¦de\n```\n", "```\na\n¦\n```\n", "    code¦\n",
      "<div>\nx¦\n</div>\n", "$$\nx¦\n$$\n", "- a\n\n  ```\n  code¦\n  ```\n",
    ]
    let keys = [
      "x", "(x", "\nx", "\n\nx", "\n\n\nx", "→x", "\n→x\ny", "⌫x", "\n```\nx", "\n⌫x", " x ",
      "**b** x",
      "\n</div>\nx", "←x", "\"q\"", "↓x",
    ]
    for text in texts {
      for keys in keys { check(text, CaretCopies.commands(keys), smart, mayReachBeyond: true) }
    }
  }

  /// What is known to be met first, in so many words.
  @Test func whatIsTypedMostIsTypedInEachCopy() {
    let all: [(String, String)] = [
      ("one¦\n", "\n```swift\nlet x\n```\ny"), ("one¦\n", "\n<div>\nx\n</div>\ny"),
      ("one¦\n", "\n$$\nx\n$$\ny"), ("one ¦two\n", "(x) "), ("one¦\n", " (x) [y] {z} \"q\" 'r' s"),
      ("- one\n- «two¦»\n", "→"), ("- one\n- «two¦»\n", " "), ("- one\n- «two¦» three\n", " x"),
      ("- one\n- two¦\n", "→\nx\n←y"), ("one «two¦» three\n", "*x* y"), ("one «two¦»\n", "(x) y"),
      ("| a |\n|---|\n| c¦ |\n", "x "), ("| a |\n|---|\n| c¦ |\n", " x"), ("one¦\n", "\n--- x"),
    ]
    for (text, keys) in all {
      for smart in Self.smart {
        check(text, CaretCopies.commands(keys), smart)
        check(text, CaretCopies.commands(keys), smart, copies: 30)
      }
    }
  }

  @Test(arguments: smart) func pastesAreDoneInEachCopy(smart: SmartTyping) {
    let pastes: [RichCommand] = [
      .paste("two words", isMarkdown: false), .paste("a *b*", isMarkdown: true),
      .paste("- p\n- q\n", isMarkdown: true), .paste("line\n", isMarkdown: true),
      .paste("x\n\ny", isMarkdown: false), .pasteLines("n **m**\\\n"),
      .pasteForeign(ForeignText("a *b*")),
    ]
    for text in Self.texts {
      for paste in pastes {
        check(text, [paste], smart, copies: 5, mayReachBeyond: true)
        let keys = CaretCopies.commands("x (y")
        check(text, [paste] + keys, smart, copies: 5, mayReachBeyond: true)
        check(text, keys + [paste], smart, copies: 5, mayReachBeyond: true)
      }
    }
  }

  /// Keys at random, in any order.
  @Test func anyKeysAreTypedInEachCopy() {
    var dice = SeededGenerator(seed: 21)
    let pool = Array("aab  **__``[[]]()<>#-+1.|:>\"'~=\\!&$\n\n\n→←⌫⌫⌫⌦↓»⤒xyé")
    for _ in 0..<1_500 {
      let text = Self.texts.randomElement(using: &dice) ?? "¦\n"
      let keys = String(
        (0..<Int.random(in: 1...12, using: &dice)).compactMap { _ in
          pool.randomElement(using: &dice)
        })
      let smart = Self.smart.randomElement(using: &dice) ?? []
      check(text, CaretCopies.commands(keys), smart, mayReachBeyond: true)
    }
  }

  // MARK: What it costs

  /// Letters are one change of a block, also where something is known of what was typed at its carets before.
  @Test(arguments: ["", "(", "\n", "**b** "]) func lettersAreOneChange(before: String) {
    let line = "- some words\n"
    let document = RichDocument(SourceText(String(repeating: line, count: 60)))
    document.smartTyping = [.pairs]
    let ends = (1...60).map { SelectionRange(caret: $0 * line.utf8.count - 1) }
    document.select(Selection(ends))
    for command in CaretCopies.commands(before + "x") { document.perform(command, tick: 10) }
    let version = document.version
    for letter in ["y", "z", "é"] { document.perform(.insertText(letter), tick: 20) }
    #expect(document.version == version + 3)
    #expect(document.state.selection.ranges.count == 60)
    #expect(document.state.text.string.components(separatedBy: "xyzé").count == 61)
  }
}
