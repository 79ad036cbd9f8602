import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Carets in one block are served together: the block is taken apart once for a key, and not once for each caret.
@Suite("Carets that are served together") struct CaretsTogetherTests {
  /// A document with a caret in each occurrence of a word, or with all of them selected.
  private static func document(
    _ text: String, at word: String, selects: Bool = false
  ) -> RichDocument {
    var ranges: [SelectionRange] = []
    for range in text.ranges(of: word) {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let (caret, end) = (start + word.utf8.count / 2, start + word.utf8.count)
      ranges.append(
        selects ? SelectionRange(anchor: start, head: end) : SelectionRange(caret: caret))
    }
    let document = RichDocument(SourceText(text), selection: Selection(ranges))
    document.smartTyping = [.pairs, .quotes, .dashes, .indentation]
    return document
  }

  private static let code =
    "Text\n\n```swift\n" + String(repeating: "  let word = more\n", count: 1_000) + "```\n\nend\n"
  private static let prose =
    String(repeating: "some word, and more of a\nlong line it is ", count: 60) + "end\n"

  private static func check(
    _ document: RichDocument, _ command: RichCommand, edits: Int, _ comment: String = "",
    _ isRight: (String) -> Bool
  ) {
    let (text, selection) = (document.state.text.string, document.state.selection)
    let start = document.version
    document.perform(command, tick: 0)
    #expect(document.version - start <= edits, "\(command) \(comment)")
    #expect(
      isRight(document.state.text.string), "\(command): \(document.state.text.string.prefix(200))")
    #expect(document.state.selection.ranges.count == selection.ranges.count)
    #expect(picture(document) == picture(RichDocument(document.state.text)))
    document.perform(.undo, tick: 9_000)
    #expect(document.state.text.string == text)
    #expect(document.state.selection == selection)
  }

  /// A thousand carets in a block of code are one edit for each key.
  @Test(arguments: ["x", " ", "(", "`", "\"", "|", "two words", "#"])
  func whatIsTypedInCodeIsOneEdit(typed: String) {
    Self.check(Self.document(Self.code, at: "word"), .insertText(typed), edits: 12) {
      $0 == Self.code.replacing("word", with: "wo\(typed)rd")
    }
    // Brackets and quotation marks go around what is selected.
    let around = ["(": "(word)", "\"": "\"word\""]
    Self.check(Self.document(Self.code, at: "word", selects: true), .insertText(typed), edits: 12) {
      $0 == Self.code.replacing("word", with: around[typed] ?? typed)
    }
  }

  @Test func whatIsSurroundedInCodeStaysSelected() {
    let document = Self.document(Self.code, at: "word", selects: true)
    document.perform(.insertText("["), tick: 0)
    document.perform(.insertText("'"), tick: 0)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == Self.code.replacing("word", with: "['x']"))
  }

  /// Long code is cut into parts, of which only the first knows the language: a letter moves the cut.
  @Test func longCodeOfALanguageTakesText() {
    for letter in ["x", "xyz", "漢字"] {
      let document = RichDocument(SourceText(Self.code))
      let start = Self.code.utf8.count - "  let word = more\n".utf8.count * 1_000
      document.perform(.select(anchor: start + 20, head: start + 20), tick: 0)
      #expect(document.perform(.insertText(letter), tick: 0) == .changed)
      #expect(document.state.text.count == Self.code.utf8.count + letter.utf8.count)
    }
  }

  @Test func soAreEnterAndDeletingInCode() {
    for (command, new) in [
      (RichCommand.insertParagraph, "wo\n  rd"), (.deleteBackward, "wrd"), (.deleteForward, "wod"),
    ] {
      Self.check(Self.document(Self.code, at: "word"), command, edits: 12) {
        $0 == Self.code.replacing("word", with: new)
      }
    }
    Self.check(Self.document(Self.code, at: "word", selects: true), .deleteSelection, edits: 12) {
      $0 == Self.code.replacing("word", with: "")
    }
  }

  /// So are Tab, a paste, and a word that is deleted.
  @Test func soAreTabPastingAndDeletedWordsInCode() {
    for (command, new) in [
      (RichCommand.indent, "wo  rd"), (.deleteWordBackward, "rd"), (.deleteWordForward, "wo"),
      (.paste("a (b)", isMarkdown: false), "woa (b)rd"),
      (.paste("*b*", isMarkdown: true), "wo*b*rd"),
      (.pasteForeign("a: b | c"), "woa: b | crd"),
    ] {
      Self.check(Self.document(Self.code, at: "word"), command, edits: 12) {
        $0 == Self.code.replacing("word", with: new)
      }
    }
  }

  /// As many lines as there are carets are a line for each.
  @Test func aLineForEachCaretIsOneEdit() {
    let lines = (0..<1_000).map { "n\($0)\n" }.joined()
    Self.check(
      Self.document(Self.code, at: "word", selects: true), .paste(lines, isMarkdown: false),
      edits: 12
    ) { text in
      (0..<1_000).allSatisfy { text.contains("  let n\($0) = more\n") } && !text.contains("word")
    }
  }

  /// Symbols, pastes and styles in items are one rewriting of the list.
  @Test(arguments: [
    String(repeating: "- some word, and more\n", count: 200),
    String(repeating: "1. some word, and more\n", count: 200),
    String(repeating: "> some word, and more\n>\n", count: 200),
    String(repeating: "- [ ] some word, and more of word\n", count: 100),
  ])
  func symbolsAndStylesInItemsAreOneEdit(text: String) {
    for typed in ["/", "#", "<"] {
      Self.check(Self.document(text, at: "word"), .insertText(typed), edits: 24, typed) {
        $0 == text.replacing("word", with: "wo\(typed)rd")
      }
    }
    Self.check(Self.document(text, at: "word"), .paste("y_y", isMarkdown: false), edits: 10) {
      $0 == text.replacing("word", with: "woy_yrd")
    }
    for selects in [true, false] {
      Self.check(Self.document(text, at: "word", selects: selects), .toggleStrong, edits: 10) {
        $0 == text.replacing("word", with: "**word**")
      }
    }
  }

  private static let manyItems = [
    String(repeating: "- some word, and more\n", count: 400),
    (1...400).map { "\($0). some word, and more\n" }.joined(),
    String(repeating: "- [ ] some word, and more\n", count: 400),
    String(repeating: "> some word, and more\n>\n", count: 400),
  ]

  /// Brackets, blanks, pastes and words that are deleted are text, too.
  @Test(arguments: manyItems) func soIsAllTextInItems(text: String) {
    for (command, new) in [
      (RichCommand.insertText("("), "wo(rd"),
      (.paste("two words", isMarkdown: false), "wotwo wordsrd"),
      (.paste("two words", isMarkdown: true), "wotwo wordsrd"),
      (.pasteForeign("two words"), "wotwo wordsrd"), (.deleteWordBackward, "rd"),
      (.deleteWordForward, "wo"),
    ] {
      Self.check(Self.document(text, at: "word"), command, edits: 24) {
        $0 == text.replacing("word", with: new)
      }
    }
    Self.check(Self.document(text, at: "word", selects: true), .insertText("("), edits: 24) {
      $0 == text.replacing("word", with: "(word)")
    }
    Self.check(Self.document(text, at: "some"), .deleteWordForward, edits: 24) {
      $0 == text.replacing("some", with: "so")
    }
    Self.check(Self.document(text, at: "some"), .deleteWordBackward, edits: 24) {
      $0 == text.replacing("some", with: "me")
    }
    Self.check(Self.document(text, at: "some", selects: true), .deleteBackward, edits: 24) {
      $0 == text.replacing("some ", with: "")
    }
    let twice = Self.document(text, at: "word")
    twice.perform(.insertText(" "), tick: -90_000)
    Self.check(twice, .insertText(" "), edits: 24) { $0 == text.replacing("word", with: "wo  rd") }
  }

  /// A bracket brings the other one at each caret, which is typed over, and both go with Backspace.
  @Test(arguments: manyItems) func bracketsComeInPairs(text: String) {
    let document = Self.document(text, at: "word,", selects: true)
    document.perform(.insertText("/"), tick: 0)
    let start = document.version
    document.perform(.insertText("("), tick: 0)
    #expect(document.version - start <= 24)
    #expect(document.state.text.string == text.replacing("word,", with: "/()"))
    document.perform(.deleteBackward, tick: 0)
    #expect(document.version - start <= 48)
    #expect(document.state.text.string == text.replacing("word,", with: "/"))
    document.perform(.insertText("("), tick: 0)
    document.perform(.insertText("x"), tick: 0)
    document.perform(.insertText(")"), tick: 0)
    document.perform(.insertText("y"), tick: 0)
    #expect(document.state.text.string == text.replacing("word,", with: "/(x)y"))
  }

  /// Enter is one edit of a list, and so is Tab; their numbers count up.
  @Test func soAreEnterAndTabInItems() {
    let numbers = { (range: ClosedRange<Int>, item: (Int) -> String) in range.map(item).joined() }
    let bullets = Self.manyItems[0]
    Self.check(Self.document(bullets, at: "word"), .insertParagraph, edits: 24) {
      $0 == bullets.replacing("word", with: "wo\n- rd")
    }
    Self.check(Self.document(bullets, at: "word", selects: true), .insertParagraph, edits: 24) {
      $0 == bullets.replacing(" word", with: "\n- ")
    }
    let doubled = Self.document(bullets, at: "word")
    doubled.perform(.insertParagraph, tick: -90_000)
    Self.check(doubled, .insertParagraph, edits: 24) {
      $0 == bullets.replacing("word", with: "wo\n- \n- rd")
    }
    Self.check(Self.document(Self.manyItems[2], at: "word"), .insertParagraph, edits: 24) {
      $0 == Self.manyItems[2].replacing("word", with: "wo\n- [ ] rd")
    }
    Self.check(Self.document(Self.manyItems[1], at: "word"), .insertParagraph, edits: 40) {
      $0 == numbers(1...400) { "\(2 * $0 - 1). some wo\n\(2 * $0). rd, and more\n" }
    }
    Self.check(Self.document(bullets, at: "word"), .indent, edits: 24) {
      $0 == "- some word, and more\n"
        + bullets.dropFirst(22).split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    Self.check(Self.document(Self.manyItems[1], at: "word"), .indent, edits: 40) {
      $0 == "1. some word, and more\n" + numbers(1...399) { "   \($0). some word, and more\n" }
    }
  }

  /// A style goes to the words that were meant, in whichever block.
  @Test func stylesGoToTheirWordsInEveryBlock() {
    let text = "a word, b word\n\n- c word and word\n- d word\n\n> e word f word\n\ng word\n"
    for selects in [true, false] {
      Self.check(Self.document(text, at: "word", selects: selects), .toggleStrong, edits: 9) {
        $0 == text.replacing("word", with: "**word**")
      }
    }
  }

  /// Lists, quotations and tables are blocks too.
  @Test(arguments: [
    String(repeating: "- some word, and more\n", count: 200),
    String(repeating: "1. some word, and more\n", count: 200),
    String(repeating: "> some word, and more\n>\n", count: 200),
    "| a | b |\n|---|---|\n" + String(repeating: "| some word | more |\n", count: 200),
  ])
  func lettersInItemsAreOneEdit(text: String) {
    Self.check(Self.document(text, at: "word"), .insertText("x"), edits: 10) {
      $0 == text.replacing("word", with: "woxrd")
    }
  }

  /// What has to be written with a backslash, or might, is one rewriting of the paragraph.
  @Test(arguments: [
    RichCommand.insertText("`"), .insertText("*"), .insertText("~"), .insertText(","),
    .paste("`", isMarkdown: false), .paste("y*y", isMarkdown: false),
  ])
  func symbolsInProseAreOneEdit(command: RichCommand) {
    let document = Self.document(Self.prose, at: "word")
    let text =
      switch command {
      case .insertText(let text), .paste(let text, _): text
      default: ""
      }
    let start = document.version
    document.perform(command, tick: 0)
    #expect(document.version - start == 1)
    let shown = document.block(0).paragraphs[0].string
    #expect(
      shown
        == Self.document(Self.prose, at: "word").block(0).paragraphs[0].string
        .replacing("word", with: "wo\(text)rd"))
    let carets = document.state.selection.ranges.map { document.place(at: $0.head).visible }
    #expect(
      carets
        == shown.ranges(of: "wo\(text)").map {
          shown.utf8.distance(from: shown.startIndex, to: $0.upperBound)
        })
    document.perform(.undo, tick: 9_000)
    #expect(document.state.text.string == Self.prose)
  }

  /// So is a style, switched by its command or by a marker that is typed on words.
  @Test func stylesInProseAreOneEdit() {
    for (command, mark) in [
      (RichCommand.toggleStrong, "**"), (.toggleCode, "`"), (.insertText("~"), "~~"),
      (.insertText("*"), "*"),
    ] {
      Self.check(Self.document(Self.prose, at: "word", selects: true), command, edits: 1) {
        $0 == Self.prose.replacing("word", with: "\(mark)word\(mark)")
      }
    }
    let document = Self.document(Self.prose, at: "word")
    document.perform(.toggleStrong, tick: 0)
    #expect(document.version == 1)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == Self.prose.replacing("word", with: "**woxrd**"))
    document.perform(.toggleStrong, tick: 0)
    #expect(document.state.text.string == Self.prose.replacing("word", with: "woxrd"))
  }

  private static let commands: [RichCommand] =
    ["x", "é", " ", ",", ".", "(", "`", "*", "<", "word"].map { .insertText($0) } + [
      .deleteBackward, .deleteForward, .insertParagraph, .paste("*", isMarkdown: false),
      .deleteWordBackward, .deleteWordForward, .paste("two words", isMarkdown: false),
      .pasteForeign("x(y)"), .paste("two words", isMarkdown: true), .deleteSelection,
    ]

  /// Whatever stands around the carets, it is what comes of one after the other.
  @Test func itIsWhatOneAfterTheOtherDoes() {
    var dice = SeededGenerator(seed: 11)
    let long = String(repeating: "of (words) and more ", count: 60)
    let text =
      "```\none line of it\n  and one more\n\nlast `of` it\n```\n\n    code of\n    two lines\n\n"
      + "- ```\n  in an item\n  of it\n  ```\n- item one two\n- [ ] task it is\n\n> ~~~\n> quoted\n> code\n> ~~~\n"
      + "> some more text\n\nSome words and *more* of `it`, that go on for a line (of text)\n"
    for round in 0..<1_200 {
      let text = round % 4 == 0 ? text + "\n" + long + "\n" : text
      let places = (0..<Int.random(in: 2...8, using: &dice)).map { _ in
        Int.random(in: 0..<text.utf8.count, using: &dice)
      }
      let command = Self.commands.randomElement(using: &dice) ?? .deleteBackward
      let many = RichDocument(
        SourceText(text), selection: Selection(places.map { SelectionRange(caret: $0) }))
      let single = RichDocument(SourceText(text))
      let smart: SmartTyping = round % 2 == 0 ? [] : [.pairs, .indentation]
      let starts = many.state.selection.ranges
      // What one word takes away has to leave the next caret alone.
      let distance = command == .deleteWordBackward || command == .deleteWordForward ? 12 : 3
      guard zip(starts, starts.dropFirst()).allSatisfy({ $1.head - $0.head > distance }) else {
        continue
      }
      many.smartTyping = smart
      single.smartTyping = smart
      many.perform(command, tick: 0)
      for range in starts.reversed() {
        single.perform(.select(anchor: range.anchor, head: range.head), tick: 0)
        single.perform(command, tick: 0)
      }
      #expect(
        picture(many) == picture(single),
        "\(command) at \(starts.map(\.head)): \(many.state.text.string) | \(single.state.text.string)"
      )
      #expect(picture(many) == picture(RichDocument(many.state.text)))
      while many.history.canUndo { many.perform(.undo, tick: 0) }
      #expect(many.state.text.string == text)
    }
  }
}
