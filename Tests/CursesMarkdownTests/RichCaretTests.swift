import CursesRichText
import CursesText
import Testing

@Suite struct RichCaretTests {
  /// Every `¦` is a caret, the last one the main one; `«»` select.
  private func checkAll(
    _ before: String, _ commands: RichCommand..., after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = ManyCarets.document(before)
    let first = document.state
    for (index, command) in commands.enumerated() {
      document.perform(command, tick: index * 10_000)
    }
    #expect(ManyCarets.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
    var isUndone = false
    while document.history.canUndo {
      document.perform(.undo, tick: 0)
      isUndone = true
    }
    #expect(document.state.text == first.text, sourceLocation: location)
    if isUndone {
      let carets = document.state.selection.ranges.count
      #expect(carets == first.selection.ranges.count, sourceLocation: location)
    }
  }

  @Test func typesEverywhere() {
    checkAll("a¦ b¦", .insertText("x"), after: "ax¦ bx¦")
    checkAll("- a¦\n- b¦\n", .insertText("x"), after: "- ax¦\n- bx¦\n")
    checkAll("a¦\n\n**b¦**\n", .insertText("*"), after: "a*¦\n\n**b\\*¦**\n")
    checkAll("ab¦ cd¦", .deleteBackward, after: "a¦ c¦")
    checkAll("¦ab ¦cd", .deleteForward, after: "¦b ¦d")
    checkAll("a¦b\n\nc¦d\n", .insertParagraph, after: "a\n\n¦b\n\nc\n\n¦d\n")
    checkAll("«a¦» «b¦»", .insertText("x"), after: "x¦ x¦")
    checkAll("- a¦\n- b¦\n", .insertParagraph, after: "- a\n- ¦\n- b\n- ¦\n")
    checkAll("a¦ b¦", .paste("x\ny", isMarkdown: false), after: "ax¦ by¦")
    checkAll("a¦ b¦", .paste("x", isMarkdown: false), after: "ax¦ bx¦")
  }

  @Test func formatsEverywhere() {
    checkAll("«a¦» b «c¦»", .toggleStrong, after: "**«a¦»** b «**c¦»**")
    checkAll("**«a¦»** b «c¦»", .toggleStrong, after: "**«a¦»** b «**c¦»**")
    checkAll("**«a¦»** b «**c¦»**", .toggleStrong, after: "«a¦» b «c¦»")
    checkAll("a¦\n\nb¦\n", .setHeading(2), after: "## a¦\n\n## b¦\n")
    checkAll("a¦ a¦\n\nb¦\n", .toggleBulletList, after: "- a¦ a¦\n\n- b¦\n")
    checkAll("- a\n- b¦\n- c¦\n", .indent, after: "- a\n  - b¦\n  - c¦\n")
    checkAll("«a¦» «b¦»", .setLink("u"), after: "[«a¦»](u) «[b¦»](u)")
    checkAll("- [ ] a¦\n- [ ] b¦\n", .toggleTask(at: nil), after: "- [x] a¦\n- [x] b¦\n")
    checkAll("a¦ b¦", .toggleStrong, .insertText("x"), after: "a**x¦** b**x¦**")
  }

  @Test func stylesTheWordsThatCaretsStandIn() {
    checkAll("on¦e, two¦x", .toggleStrong, after: "**on¦e**, **two¦x**")
    checkAll("**on¦e**, tw¦o", .toggleStrong, after: "**on¦e**, **tw¦o**")
    checkAll("**on¦e**, **tw¦o**", .toggleStrong, after: "on¦e, tw¦o")
    checkAll("o¦n¦e, t¦wo", .toggleEmphasis, after: "*o¦n¦e*, *t¦wo*")
    checkAll("on¦e «two¦» three¦", .toggleCode, after: "`on¦e` «`two¦»` three¦")
    checkAll("«one¦» t¦wo", .toggleStrong, .toggleStrong, after: "«one¦» t¦wo")
    checkAll("- o¦ne\n- t¦wo\n", .toggleStrong, after: "- **o¦ne**\n- **t¦wo**\n")
    checkAll("ü¦b\n\n`c¦d`\n", .toggleStrong, after: "**ü¦b**\n\n**`c¦d`**\n")
  }

  /// What is switched for the next character is switched for each caret, which keeps its other styles.
  @Test func eachCaretKeepsItsOtherStyles() {
    checkAll("*a¦* b¦", .toggleStrong, .insertText("x"), after: "*a**x¦*** b**x¦**")
    checkAll("a¦ *b¦*", .toggleStrong, .insertText("x"), after: "a**x¦** *b**x¦***")
  }

  /// A line goes once, however many carets stand in it, and is cut where nothing is selected.
  @Test func linesGoOnce() {
    checkAll("a¦ b¦\n\nc\n", .deleteParagraphs, after: "¦c\n")
    checkAll("a¦ b\\\nc¦ d¦\\\ne\n", .deleteParagraphs, after: "¦e\n")
    let cut = RichCommand.cut(RichCopy(text: "", markdown: nil))
    checkAll("- a¦\n- «b¦»c\n- d\n", cut, after: "- ¦c\n- d\n")
    checkAll("- «a¦»b\n- c¦\n- d\n", cut, after: "- ¦b\n- ¦d\n")
    checkAll("> a¦ b¦\n", .increaseQuoteLevel, after: "> > a¦ b¦\n")
  }

  /// What is joined from behind moves the carets in it, and no others.
  @Test func caretsStayInTextThatIsJoined() {
    checkAll("one¦\n\ntwo thr¦ee\n", .deleteForward, after: "one¦two thr¦e\n")
    checkAll("# One¦\n\ntwo *thr¦ee* four\n", .deleteForward, after: "# One¦two *thr¦e* four\n")
    checkAll("- a¦\n- b¦\n- c¦d\n", .deleteForward, after: "- a¦b¦c¦\n")
    checkAll(
      "a¦\n\nb¦\n", .insertFootnote, .insertText("x"),
      after: "a[^1]\n\nb[^2]\n\n[^1]: x¦\n\n[^2]: x¦\n")
  }

  /// An item with another caret in it, and a table with several, is quoted once.
  @Test func aBlockWithSeveralCaretsIsQuotedOnce() {
    checkAll("- a¦\n  - b¦\n- c¦\n", .toggleQuote, after: "> - a¦\n>   - b¦\n> - c¦\n")
    checkAll(
      "| a¦ |\n| - |\n| b¦ |\n\nx¦\n", .toggleQuote,
      after: "> | a¦ |\n> | - |\n> | b¦ |\n\n> x¦\n")
  }

  @Test func refusalsLeaveTheOthers() {
    checkAll(
      "| a | ¦b |\n|---|---|\n\nc¦\n", .deleteBackward, after: "| a | ¦b |\n|---|---|\n\n¦")
  }

  @Test func findsTheNext() {
    checkAll("a¦b x ab ab", .selectNextOccurrence, after: "«ab¦» x ab ab")
    checkAll("«ab¦» x ab ab", .selectNextOccurrence, after: "«ab¦» x «ab¦» ab")
    checkAll(
      "«ab¦» x **ab**\n\n- ab\n", .selectAllOccurrences, after: "«ab¦» x «**ab¦»**\n\n- «ab¦»\n")
    checkAll("x ab «ab¦»", .selectNextOccurrence, after: "x «ab¦» «ab¦»")
    checkAll("«ab¦» «ab¦»", .keepMainCaret, after: "ab «ab¦»")
    checkAll("a¦ a¦", .moveBackward, .insertText("x"), after: "x¦a x¦a")
    checkAll("¦a a¦", .extendForward, after: "«a¦» a¦")
  }

  @Test func oneUndoForAWordAtSeveralCarets() {
    let document = ManyCarets.document("¦a ¦b")
    for (index, letter) in ["o", "n", "e"].enumerated() {
      document.perform(.insertText(letter), tick: index * 10)
    }
    #expect(ManyCarets.draw(document) == "one¦a one¦b")
    document.perform(.undo, tick: 100)
    #expect(ManyCarets.draw(document) == "¦a ¦b")
    document.perform(.redo, tick: 100)
    #expect(ManyCarets.draw(document) == "one¦a one¦b")
  }

  /// Home and End stay in the line that a break begins, as in a poem.
  @Test func linesOfAParagraphHaveTheirOwnEnds() {
    let document = RichMarkedText.document("one\\\ntw¦o\\\nthree\n")
    document.perform(.moveToParagraphStart, tick: 0)
    #expect(document.state.selection.main.head == 5)
    document.perform(.moveToParagraphStart, tick: 0)
    #expect(document.state.selection.main.head == 5)
    document.perform(.extendToParagraphEnd, tick: 0)
    #expect(document.state.selection.main == SelectionRange(anchor: 5, head: 8))
  }
}

/// A document with several carets, drawn as its source.
enum ManyCarets {
  static func document(_ marked: String) -> RichDocument {
    var plain: [UInt8] = []
    var ranges: [SelectionRange] = []
    var anchor: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": anchor = plain.count
      case "¦":
        ranges.append(SelectionRange(anchor: anchor ?? plain.count, head: plain.count))
      case "»": anchor = nil
      default: plain += Array(String(scalar).utf8)
      }
    }
    let selection = Selection(ranges, mainIndex: ranges.count - 1)
    return RichDocument(SourceText(bytes: plain), selection: selection)
  }

  static func draw(_ document: RichDocument) -> String {
    var marks: [(Int, Int, String)] = []
    for (index, range) in document.state.selection.ranges.enumerated() {
      if !range.isCaret { marks.append((range.lowerBound, index * 3 + 1, "«")) }
      marks.append((range.head, index * 3 + 2, "¦"))
      if !range.isCaret { marks.append((range.upperBound, index * 3 + 3, "»")) }
    }
    marks.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    var drawn = ""
    var place = 0
    for (offset, _, mark) in marks {
      drawn += document.state.text.string(in: place..<offset) + mark
      place = offset
    }
    return drawn + document.state.text.string(in: place..<document.state.text.count)
  }
}
