import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Commands that have an opposite: one and then the other leaves every byte as it was.
@Suite("Commands and their opposites") struct InverseCommandTests {
  /// A command, and what takes it back when nothing has been done in between.
  private static let pairs: [(RichCommand, RichCommand)] = [
    (.insertParagraph, .deleteBackward), (.insertLineBreak, .deleteBackward),
    (.setHeading(2), .setHeading(0)), (.toggleStrong, .toggleStrong),
    (.toggleEmphasis, .toggleEmphasis), (.toggleStrikethrough, .toggleStrikethrough),
    (.toggleCode, .toggleCode), (.toggleHighlight, .toggleHighlight), (.indent, .outdent),
    (.outdent, .indent), (.toggleQuote, .toggleQuote), (.toggleBulletList, .toggleBulletList),
    (.toggleOrderedList, .toggleOrderedList), (.toggleTaskList, .toggleTaskList),
    (.toggleCodeBlock, .toggleCodeBlock), (.moveBlockUp, .moveBlockDown),
    (.moveBlockDown, .moveBlockUp), (.toggleTask(at: nil), .toggleTask(at: nil)),
    (.toggleCallout("note"), .toggleCallout("note")),
    (.insertText("x"), .deleteBackward), (.insertText("*"), .deleteBackward),
    (.insertText("-"), .deleteBackward), (.insertText("`"), .deleteBackward),
  ]

  /// What is no opposite, and why.
  private static func isException(
    _ command: RichCommand, on selection: SelectionRange, in text: SourceText
  ) -> Bool {
    switch command {
    // A note of one line end is an empty one, whose first letter leaves no line end behind it.
    case .insertText where text == SourceText("\n"): true
    // What was selected is deleted by them, and Backspace brings nothing back that was deleted.
    case .insertParagraph, .insertLineBreak, .insertText: !selection.isCaret
    default: false
    }
  }

  @Test(arguments: try TestData.files().map(\.name)) func oppositesLeaveEveryByte(
    name: String
  ) throws {
    guard let file = try TestData.files().first(where: { $0.name == name }) else { return }
    var dice = SeededGenerator(seed: UInt64(name.utf8.count) &* 17)
    let text = SourceText(bytes: Array(file.bytes.prefix(60_000)))
    let document = RichDocument(text)
    let shown = picture(RichDocument(text))
    for (command, opposite) in Self.pairs {
      for _ in 0..<TestVariation.steps(8) {
        // Bytes that the test before has left, where it failed.
        guard document.state.text == text else { return }
        select(in: document, &dice)
        let before = document.state.selection.main
        guard !Self.isException(command, on: before, in: text) else { continue }
        let outcome = document.perform(command, tick: 0)
        // What is refused, and what chooses the style of what is typed next, has changed nothing.
        if outcome != .changed || document.state.text == text {
          #expect(document.state.text == text)
          continue
        }
        let wanted: RichCommand =
          switch command {
          // A heading goes back to what it was.
          case .setHeading: .setHeading(level(before, in: text))
          // What has no box gets one.
          case .toggleTask where boxes(document.state.text) != boxes(text): .toggleTaskList
          default: opposite
          }
        if wanted == command, opposite != command {
          // The first of several headings was one of this level before.
          document.perform(.undo, tick: 10)
          continue
        }
        if case .insertText = command, isCompletion(from: text, to: document) {
          // It stands for more than itself now: Ctrl+Z gives the character back, and then the text.
          while document.history.canUndo { document.perform(.undo, tick: 0) }
        } else {
          document.perform(wanted, tick: 10)
        }
        #expect(
          document.state.text == text,
          "\(name): \(command) at \(before.lowerBound)..<\(before.upperBound), then \(wanted)")
        if document.state.text == text { #expect(picture(document) == shown) }
      }
    }
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == text)
  }

  private func select(in document: RichDocument, _ dice: inout SeededGenerator) {
    let count = document.state.text.count
    // Front matter is looked at in every file that has some.
    let head =
      Int.random(in: 0..<6, using: &dice) == 0 ? 0 : Int.random(in: 0...count, using: &dice)
    let isRange = Bool.random(using: &dice)
    document.perform(.select(anchor: isRange ? max(0, head - 40) : head, head: head), tick: 0)
  }

  /// Whether a character has completed what was there, a style or the line that ends code: it is not shown before the
  /// caret, or something else is shown otherwise.
  private func isCompletion(from text: SourceText, to document: RichDocument) -> Bool {
    let old = RichDocument(text).shownText
    let (shown, caret) = (document.shownText, document.shownCaret)
    return shown.count <= old.count || caret == 0
      || shown.prefix(caret - 1) != old.prefix(caret - 1)
      || shown.suffix(shown.count - caret) != old.suffix(shown.count - caret)
  }

  private func boxes(_ text: SourceText) -> Int { text.bytes.count { $0 == UInt8(ascii: "[") } }

  private func level(_ range: SelectionRange, in text: SourceText) -> Int {
    let fresh = RichDocument(text, selection: Selection([range]))
    if case .heading(let level) = fresh.paragraph(at: fresh.head).kind { return level }
    return 0
  }

  @Test func theFirstCases() {
    check("One ¦two\n", .insertParagraph, .deleteBackward, after: "One ¦two\n")
    check("a\n\n## ¦Title\n", .insertParagraph, .deleteBackward, after: "a\n\n## ¦Title\n")
    check("# ¦Title\n", .insertParagraph, .deleteBackward, after: "# ¦Title\n")
    check(
      "one\ntwo¦\nthree\n", .setHeading(2), .setHeading(0), after: "one\ntwo¦\nthree\n")
    check("One ¦two\n", .insertLineBreak, .deleteBackward, after: "One ¦two\n")
    // A delimiter before one that closes a style stands behind what is styled, and so does the caret.
    check("A *b¦* c\n", .insertText("*"), .deleteBackward, after: "A *b¦* c\n")
    check("A *b* **c¦** `d`\n", .insertText("*"), after: "A *b* **c\\*¦** `d`\n")
  }

  /// What a letter parts, Backspace brings together again: the letter was typed by mistake.
  @Test(arguments: [
    "¦---\ntitle: \"A\" # c\ntags: [a]\n---\n\nb\n", "---¦\ntitle: A\n---\n",
    "---\ntitle: A\n---¦\n",
    "[r]: http://x.y/a \"T\"¦\n\n[x][r]\n", "¦[r]: http://x.y/a\n\n[x][r]\n",
    "[r]: http://x.y/a¦\n",
    "$$¦\nx*y*z\n$$\n", "¦$$\nx*y*z\n$$\n", "$$\nx*y*z\n$$¦\n", "a\n\n¦<div>\n*x*\n</div>\n\nb\n",
    "a\n\n<div>¦\n*x*\n</div>\n", "> [!note] ¦T\n> b\n", "> [!note]- T¦\n> b\n", "a\n\n***\n¦",
    "a\n\n***¦\n", "a\n\n¦---\n\nb\n", "| a |\n|---|\n| ¦b |\n", "```\n¦a\n```\n", "    ¦a\n",
    "[^1]: ¦note\n\na[^1]\n", "Title¦\n===\n", "a¦\n---\nb\n", "- ¦\n- a\n", "1. a\n2. ¦\n",
    "> ¦\n> a\n",
  ])
  func aLetterTypedByMistakeLeavesNothing(_ text: String) {
    for letters in ["x", " ", "-", "*", "`", "#", "<", "[", "$", "1", "Zz", " Z", "=="] {
      let document = RichMarkedText.document(text)
      let before = document.state
      for letter in letters {
        let outcome = document.perform(.insertText(String(letter)), tick: 0)
        guard outcome == .changed else { break }
      }
      guard document.state.text != before.text else { continue }
      for _ in letters { document.perform(.deleteBackward, tick: 10) }
      #expect(
        document.state.text.string == before.text.string, "\(letters.debugDescription) in \(text)")
      expectFreshView(document)
    }
  }

  /// At every place that the arrow reaches, in notes that end in each kind of block.
  @Test(arguments: [
    "> [!note]+ A\n> b\n", "> [!note]-\n> b\n", "> [!tip]\n", "> [!tip] T",
    "a\n\n[r]: http://x.y\n",
    "[r]: http://x.y", "a\n\n$$\nx\n$$\n", "a\n\n```\nb\n```\n", "a\n\n    b\n", "a\n\n---\n",
    "***",
    "a\n\n<div>\nb\n</div>\n", "<!-- c -->\n", "| a | b |\n|---|---|\n| c | d |\n", "- a\n  - b\n",
    "1. a\n\n   b\n", "- [ ] a\n- [x] b", "> a\n> b\n", "> a\nb", "a  \nb\\\nc\n",
    "a[^1]\n\n[^1]: b\n",
    "Title\n===\n", "# T #\n", "---\na: b\n---\n", "---\na: b\n---", "![a](b.png)\n", "[[a]]\n",
    "a ^b\n",
    "%%c%%\n", "a\n\n\n\nb\n\n\n",
  ])
  func aLetterTypedByMistakeLeavesNothingAnywhere(_ text: String) {
    var document = RichDocument(SourceText(text))
    var heads: [Int] = []
    for command in [RichCommand.moveForward, .moveParagraphForward] {
      document = RichDocument(SourceText(text))
      document.perform(.moveToDocumentStart, tick: 0)
      repeat {
        heads.append(document.state.selection.main.head)
        document.perform(command, tick: 0)
      } while document.state.selection.main.head != heads.last
    }
    for head in Set(heads).sorted() {
      for letters in ["x", " ", "-", "#", "Zz"] {
        document = RichDocument(SourceText(text))
        document.perform(.select(anchor: head, head: head), tick: 0)
        // What is refused, as a blank at the start of a line, is taken back too: nothing goes with it.
        let typed = letters.filter { letter in
          switch document.perform(.insertText(String(letter)), tick: 0) {
          case .changed, .refused: true
          case .moved, .notHandled: false
          }
        }
        for _ in typed { document.perform(.deleteBackward, tick: 10) }
        #expect(document.state.text.string == text, "\(letters) at \(head)")
        expectFreshView(document)
      }
    }
  }

  /// The line that Down begins below a text is in no file, also after a letter was typed in it by mistake.
  @Test(arguments: ["```\na\n```\n", "| a |\n|---|\n| b |\n", "<div>\na\n</div>", "- a\n", "a"])
  func aLetterTypedByMistakeBelowTheTextLeavesNothing(_ text: String) {
    let document = RichDocument(SourceText(text))
    document.perform(.moveToDocumentEnd, tick: 0)
    if !TextExit(document: document).openLineBelowText(tick: 0) {
      document.perform(.insertParagraph, tick: 0)
    }
    let before = TextEnd(document: document).textToSave
    for letters in ["x", "Zz", "-"] {
      for letter in letters { document.perform(.insertText(String(letter)), tick: 0) }
      for _ in letters { document.perform(.deleteBackward, tick: 0) }
      #expect(TextEnd(document: document).textToSave == before, "\(letters)")
    }
  }

  /// A rule is typed before text as it is below it.
  @Test(arguments: ["---", "***", "_ _ _"])
  func aRuleTypedBeforeTextPartsItOff(_ marks: String) {
    let document = RichMarkedText.document("one\n\n¦two *x*\n")
    for mark in marks { document.perform(.insertText(String(mark)), tick: 0) }
    document.type("\n")
    #expect(RichMarkedText.draw(document) == "one\n\n\(marks)\n\n¦two *x*\n")
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == "one\n\ntwo *x*\n")
  }

  /// What has no box gets one first, and is ticked next.
  @Test func aTaskThatIsMadeIsTickedNext() {
    check(
      "buy ¦milk\n", .toggleTask(at: nil), .toggleTask(at: nil), after: "- [x] buy ¦milk\n")
    check("buy ¦milk\n", .toggleTask(at: nil), .toggleTaskList, after: "buy ¦milk\n")
  }

  /// Several in a row, and with something typed and taken away in between.
  @Test func waysBackFollowEachOther() {
    check(
      "One ¦two\n", .insertParagraph, .insertParagraph, .deleteBackward, .deleteBackward,
      after: "One ¦two\n")
    check(
      "One ¦two\n", .insertParagraph, .insertText("x"), .deleteBackward, .deleteBackward,
      after: "One ¦two\n")
    check(
      "- a ¦b\n", .insertParagraph, .indent, .outdent, .deleteBackward, after: "- a ¦b\n")
  }

  /// Elsewhere, or when the text is another, each command is what it always is.
  @Test func theWayIsOnlyThatOne() {
    check(
      "One ¦two\n", .insertParagraph, .insertText("x"), .moveToParagraphStart, .deleteBackward,
      after: "One¦xtwo\n")
    check(
      "one\ntwo¦\n", .setHeading(2), .insertText("x"), .setHeading(0), after: "one twox¦\n")
    // What a selection held does not come back with Backspace.
    check("a «bc¦» d\n", .insertParagraph, .deleteBackward, after: "a¦d\n")
  }

  /// A sign of a marker that is deleted and typed again leaves every byte, and so does a line end.
  @Test(arguments: [
    ("---\na: b\n---¦\n\nAfter\n", "-"), ("---¦\na: b\n---\n\nAfter\n", "-"),
    ("---\ntitle: x\n¦---\n\nText\n", "\n"), ("$$¦\na = b\n$$\n\nAfter\n", "$"),
    ("Before\n\n$$\na = b\nc = d\n¦$$\n\nAfter\n", "\n"), ("```\na\n¦b\n```\n", "\n"),
    ("a\n\n\n¦b\n", "\n"),
  ])
  func whatWasDeletedIsTypedAgain(_ marked: String, key: String) {
    let document = RichMarkedText.document(marked)
    let before = document.state
    #expect(document.perform(.deleteBackward, tick: 0) == .changed)
    document.perform(key == "\n" ? .insertParagraph : .insertText(key), tick: 900)
    #expect(document.state.text.string == before.text.string)
    #expect(document.state.selection.main.head == before.selection.main.head)
    document.perform(.undo, tick: 0)
    document.perform(.undo, tick: 0)
    #expect(document.state.text.string == before.text.string)
  }

  /// The caret is behind what is typed again, also where Delete had taken what was behind it.
  @Test func whatDeleteTookIsTypedBeforeTheCaret() {
    func typed(_ marked: String, _ keys: String) -> String {
      let document = RichMarkedText.document(marked)
      document.perform(.deleteForward, tick: 0)
      for (index, key) in keys.enumerated() {
        let command: RichCommand = key == "\n" ? .insertParagraph : .insertText(String(key))
        document.perform(command, tick: 900 + index)
      }
      return document.state.text.string
    }
    #expect(typed("¦abc\n", "ax") == "axbc\n")
    #expect(typed("see ¦the cat\n", "tall ") == "see tall he cat\n")
    #expect(typed("abc¦\n\ndef\n", "\nx") == "abc\n\nxdef\n")
    #expect(typed("- a¦\n- b\n", "\nx") == "- a\n- xb\n")
    #expect(typed("```\na¦\nb\n```\n", "\nx") == "```\na\nxb\n```\n")
    #expect(typed("| ¦ab | c |\n|---|---|\n", "ax") == "| axb | c |\n|---|---|\n")
  }
}

extension RichDocument {
  /// The text of all paragraphs.
  fileprivate var shownText: [UInt8] {
    (0..<blockCount).flatMap { block($0).paragraphs.flatMap { $0.text + [0x0A] } }
  }

  /// Where in that the caret stands.
  fileprivate var shownCaret: Int {
    let place = head
    let before = (0..<place.block).flatMap { block($0).paragraphs }
    return (before + block(place.block).paragraphs.prefix(place.paragraph))
      .reduce(place.visible) { $0 + $1.text.count + 1 }
  }
}
