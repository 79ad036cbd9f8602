import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// A word that goes and another typed in its place, and what waits while text is typed.
@Suite struct RetypedWordTests {
  /// The blank behind the first word of a line comes back with the next one.
  @Test(arguments: [
    "", "x\n\n", "- ", "- [ ] ", "1. ", "> ", "> - ", "## ", "| a |\n|---|\n| ",
    "| a | b |\n|---|---|\n| x | ", "x\\\n", "> [!note] T\n> ", "a[^1]\n\n[^1]: ",
  ])
  func theBlankBehindTheFirstWordStays(start: String) {
    let end = start.hasPrefix("|") ? " |\n" : "\n"
    let wanted = start + "that cat sat" + end
    let ways: [(String, [RichCommand])] = [
      ("¦the cat sat", Array(repeating: .deleteForward, count: 3)),
      ("the¦ cat sat", Array(repeating: .deleteBackward, count: 3)),
      ("¦the cat sat", [.deleteWordForward]), ("«the¦» cat sat", [.deleteSelection]),
      ("«the¦» cat sat", [.cut(RichCopy(text: "the", markdown: "the"))]),
    ]
    for (marked, commands) in ways {
      for typed in [["t", "h", "a", "t"], ["that"]] {
        let document = RichMarkedText.document(start + marked + end)
        let first = document.state.text
        let all = commands + typed.map(RichCommand.insertText)
        for (tick, command) in all.enumerated() { document.perform(command, tick: tick * 10_000) }
        #expect(document.state.text.string == wanted, "\(commands)")
        expectFreshView(document)
        while document.history.canUndo { document.perform(.undo, tick: 0) }
        #expect(document.state.text == first)
      }
    }
  }

  /// The word has no style of what follows it.
  @Test(arguments: ["", "- ", "- [ ] ", "> "], ["**bold** c", "`code` c", "*it* c", "==m== c"])
  func theWordHasNoStyleOfTheNext(start: String, rest: String) {
    let document = RichMarkedText.document("\(start)¦soem \(rest)\n")
    for tick in 0..<4 { document.perform(.deleteForward, tick: tick) }
    for (tick, letter) in "some".enumerated() {
      document.perform(.insertText(String(letter)), tick: 100 + tick)
    }
    #expect(document.state.text.string == "\(start)some \(rest)\n")
  }

  @Test func theBlankWaitsForTextAlone() {
    // It is in no source meanwhile, and belongs to its place.
    check("¦the cat\n", .deleteWordForward, after: "¦cat\n")
    check(
      "¦the cat\n", .deleteWordForward, .moveForward, .insertText("x"), after: "cx¦at\n")
    check(
      "¦the cat\n", .deleteWordForward, .paste("that", isMarkdown: true), after: "that¦ cat\n")
    check(
      "¦the cat\n", .deleteWordForward, .paste("that ", isMarkdown: true), after: "that ¦cat\n")
    check(
      "¦the cat\n", .deleteWordForward, .insertText("a"), .deleteBackward, .insertText("b"),
      after: "b¦ cat\n")
    // What is a marker then is one.
    check(
      "¦the cat\n", .deleteWordForward, .insertText("-"), .insertText(" "), .insertText("x"),
      after: "- x¦cat\n")
    check(
      "¦the cat\n", .deleteWordForward, .insertText("#"), .insertText("#"), .insertText(" "),
      after: "## ¦cat\n")
    check(
      "¦the cat\n", .deleteWordForward, .insertText("*"), .insertText("a"), .insertText("*"),
      after: "*a¦* cat\n")
    check("¦the\ncat\n", .deleteWordForward, .insertText("a"), after: "a¦\ncat\n")
    check("¦**the** cat\n", .deleteWordForward, .insertText("a"), after: "a¦ cat\n")
    check("x\n\n«y\n\nthe¦» cat\n", .deleteSelection, .insertText("a"), after: "x\n\na¦ cat\n")
    // The same word gives back what there was.
    check(
      "a¦ cat\n", .deleteBackward, .insertText("a"), .insertText("b"), after: "ab¦ cat\n")
    check("$$¦\nx\n$$\n", .deleteBackward, .deleteBackward, after: "¦x\n$$\n")
    // The blank of a marker is none of those.
    check(
      "# ¦a\n", .deleteBackward, .insertText("#"), .insertText("#"), .insertText(" "),
      after: "## ¦a\n")
    check(
      "$$¦\nx\n$$\n", .deleteBackward, .deleteBackward, .insertText("$"), .insertText("$"),
      after: "$$¦\nx\n$$\n")
  }

  /// The last word of a cell goes, and another comes.
  @Test func theBlankBeforeTheLastWordOfACellStays() {
    let document = RichMarkedText.document("| a |\n|---|\n| the cat¦ |\n")
    for _ in 0..<3 { document.perform(.deleteBackward, tick: 0) }
    document.type("dog")
    #expect(RichMarkedText.draw(document) == "| a |\n|---|\n| the dog¦ |\n")
    for _ in 0..<3 { document.perform(.deleteBackward, tick: 0) }
    CellSpaces(document: document).dropCellSpaces(ofAll: true, tick: 0)
    #expect(document.state.text.string == "| a |\n|---|\n| the |\n")
  }

  /// What nobody has typed is in no file, also where the end of the file is to be written first.
  @Test func theRowThatEnterBeginsIsInNoFile() {
    let document = typedNote("| a | b |\n| --- | --- |\n| 1 | 2 |\n")
    TextEnd(document: document).endLastLine(tick: 0)
    #expect(
      TextEnd(document: document).textToSave.string == "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
    document.perform(.insertText("3"), tick: 0)
    #expect(TextEnd(document: document).textToSave.string.hasSuffix("\n| 3 |  |\n"))
    let fresh = typedNote("| a | b |\n")
    TextEnd(document: fresh).endLastLine(tick: 0)
    #expect(TextEnd(document: fresh).textToSave.string == "| a | b |\n|---|---|\n")
  }

  /// A link that is being typed is saved as one.
  @Test(arguments: ["¦", "x¦", "a ¦ b\n", "- ¦\n- c\n", "a ¦\n\nb\n"])
  func aLinkThatIsBeingTypedHasNoBackslash(marked: String) {
    let document = RichMarkedText.document(marked)
    document.smartTyping = .pairs
    document.type(" see [[Gard")
    let saved = TextEnd(document: document).textToSave.string
    #expect(saved.contains("see [[Gard]]") && !saved.contains("\\"))
    document.type("en")
    #expect(
      TextEnd(document: document).textToSave.string == saved.replacing("Gard", with: "Garden"))
    LeftPairs(document: document).leave()
    #expect(document.state.text.string == saved.replacing("Gard", with: "Garden"))
    #expect(picture(document).contains("{a:Garden"))
  }

  @Test func aLinkThatIsLeftForAnotherLineIsOne() {
    let document = RichMarkedText.document("a ¦ b\n\nnext\n")
    document.smartTyping = .pairs
    document.type("[[Gard")
    let next = document.state.text.count - 3
    document.perform(.select(anchor: next, head: next), tick: 0)
    #expect(RichMarkedText.draw(document) == "a [[Gard]] b\n\nne¦xt\n")
    #expect(picture(document).contains("{a:Gard"))
  }

  /// Undo takes the closing bracket that came by itself back first.
  @Test func undoTakesTheClosingBracketFirst() {
    let document = RichMarkedText.document("x¦\n")
    document.smartTyping = .pairs
    document.type(" (ab")
    #expect(document.state.text.string == "x (ab)\n")
    document.perform(.undo, tick: 0)
    #expect(RichMarkedText.draw(document) == "x (ab¦\n")
    document.perform(.insertText("c"), tick: 0)
    #expect(RichMarkedText.draw(document) == "x (abc¦\n")
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.string == "x\n")
    let link = RichMarkedText.document("¦\n")
    link.smartTyping = .pairs
    link.type("[[ab")
    link.perform(.undo, tick: 0)
    #expect(RichMarkedText.draw(link) == "[[ab¦")
  }

  @Test func dashesThatComeBackAreMeant() {
    let document = RichMarkedText.document("x¦\n")
    document.smartTyping = .dashes
    document.type(" a --")
    TypedLineEnd(document: document).endTypedLine(tick: 0)
    #expect(document.state.text.string == "x a –\n")
    document.perform(.undo, tick: 0)
    document.type(" b")
    #expect(document.state.text.string == "x a -- b\n")
    document.type(" -- c")
    #expect(document.state.text.string == "x a -- b – c\n")
  }

  /// A tag typed before text is HTML, and the text stays what it is.
  @Test func aTagBeforeTextIsHTML() {
    func type(_ marked: String, _ keys: String, _ after: String) {
      let document = RichMarkedText.document(marked)
      document.type(keys)
      #expect(document.state.text.string == after)
      expectFreshView(document)
    }
    type("a\n\n¦more\n", "<div>\n", "a\n\n<div>\n\nmore\n")
    type("¦more\n", "<details>\n</details>\n", "<details>\n\n</details>\n\nmore\n")
    type("¦more\n", "<http://x.y>\n", "<http://x.y>\n\nmore\n")
  }

  /// A line of a poem breaks as the one before it does.
  @Test func aLineInAPoemBreaksAsTheOthersDo() {
    check(
      "Roses¦  \nviolets  \nsugar\n", .insertLineBreak, .insertText("new"),
      after: "Roses  \nnew¦  \nviolets  \nsugar\n")
    check(
      "Roses¦\\\nviolets\n", .insertLineBreak, .insertText("new"),
      after: "Roses\\\nnew¦\\\nviolets\n")
  }

  @Test func aParagraphCanBeTypedBeforeTheSecondOfAnItem() {
    check(
      "- two\n\n  ¦para\n", .insertParagraph, .moveParagraphBackward, .insertText("new"),
      after: "- two\n\n  new¦\n\n  para\n")
    check(
      "- two\n  - ¦nested\n\nend\n", .insertParagraph, .moveParagraphBackward, .insertText("new"),
      after: "- two\n  - new¦\n  - nested\n\nend\n")
  }

  /// A heading with a line below it stays one of that kind as long as there is one for its level.
  @Test func anUnderlinedHeadingStaysOne() {
    check("Ti¦tle\n=====\n\nx\n", .setHeading(2), after: "Ti¦tle\n-----\n\nx\n")
    check("Ti¦tle\n-----\n", .setHeading(1), after: "Ti¦tle\n=====\n")
    check("Ti¦tle\n=====\n", .setHeading(3), after: "### Ti¦tle\n")
  }
}
