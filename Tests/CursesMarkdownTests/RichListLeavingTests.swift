import CursesRichText
import CursesText
import Testing

/// What becomes of a list when an item leaves it, and of an item that has other blocks in it.
@Suite struct RichListLeavingTests {
  @Test func theRestCountsOn() {
    check("1. a\n2. ¦b\n3. c\n4. d\n", .deleteBackward, after: "1. a\n\n¦b\n\n2. c\n3. d\n")
    check("1. ¦a\n2. b\n3. c\n", .deleteBackward, after: "¦a\n\n1. b\n2. c\n")
    check("5. ¦a\n6. b\n", .deleteBackward, after: "¦a\n\n5. b\n")
    check("1) a\n2) ¦b\n3) c\n", .deleteBackward, after: "1) a\n\n¦b\n\n2) c\n")
    check("> 1. a\n> 2. ¦b\n> 3. c\n", .deleteBackward, after: "> 1. a\n>\n> ¦b\n>\n> 2. c\n")
    check("1. a\n2. b\n3. ¦c\n", .deleteBackward, after: "1. a\n2. b\n\n¦c\n")
    // One more joins the paragraphs, and nothing has to be numbered anew.
    check("1. a\n2. ¦b\n3. c\n", .deleteBackward, .deleteBackward, after: "1. a¦b\n2. c\n")
    check("1. a\n2. ¦b\n3. c\n", .toggleOrderedList, after: "1. a\n\n¦b\n\n2. c\n")
  }

  private static let rests = [
    "  more\n", "  - b\n", "      code\n", "  > q\n", "  [a]: /b\n  m\n", "  | a |\n  |---|\n",
  ]

  /// A blank line behind the marker goes with it: nothing is taken from that line twice.
  @Test(
    arguments: ["", "\n", "  \n", "    \n", "  \n  \n", "  \n\n"],
    ["- [ ] ", "- ", "- <!-- -->", "- - ", "> - [ ] ", "1. [x] ", "- [ ] <b>\n  </b>"])
  func anItemWithoutTextLeavesWithMoreInIt(gap: String, start: String) {
    let end = start.hasPrefix(">") ? "\n> " : "\n"
    for (before, rest) in ["", "- a\n", "text\n\n"].flatMap({ before in
      Self.rests.map { (before, $0) }
    }) {
      let item = start + "\n" + gap + rest
      let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
      let source = before + lines.joined(separator: end)
      for place in before.utf8.count...source.utf8.count {
        for command in [RichCommand.deleteBackward, .insertParagraph] {
          let document = RichDocument(SourceText(source))
          document.perform(.select(anchor: place, head: place), tick: 0)
          guard document.perform(command, tick: 1) == .changed else { continue }
          document.perform(.undo, tick: 9)
          #expect(document.state.text.string == source)
        }
      }
    }
  }

  @Test func theFirstItemsAreDeleted() {
    check("1. ¦a\n2. b\n3. c\n", .deleteParagraphs, after: "1. ¦b\n2. c\n")
    check("t\n\n1. «a\n2. b¦»\n3. c\n", .deleteParagraphs, after: "t\n\n1. ¦c\n")
    check("3. ¦a\n4. b\n", .deleteParagraphs, after: "3. ¦b\n")
    check("> 1. ¦a\n> 2. b\n", .deleteParagraphs, after: "> 1. ¦b\n")
    check("1. ¦a\n5. b\n", .deleteParagraphs, after: "5. ¦b\n")
    check("9. ¦a\n10. b\n    more\n", .deleteParagraphs, after: "9. ¦b\n   more\n")
    check("1. «a\n2. ¦»b\n3. c\n", .deleteSelection, after: "1. ¦b\n2. c\n")
  }

  @Test func severalItemsLeaveAtOnce() {
    check(
      "1. a\n2. «b\n3. c¦»\n4. d\n5. e\n", .toggleOrderedList,
      after: "1. a\n\n«b\n\nc¦»\n\n2. d\n3. e\n")
    check("1. «a\n2. b¦»\n3. c\n", .toggleOrderedList, after: "«a\n\nb¦»\n\n1. c\n")
    check(
      "1. a\n\n2. «b\n\n3. c¦»\n\n4. d\n", .toggleOrderedList,
      after: "1. a\n\n«b\n\nc¦»\n\n2. d\n")
    check(
      "- a\n- «b\n- c¦»\n- d\n", .toggleBulletList, after: "- a\n\n«b\n\nc¦»\n- d\n")
    check(
      "- a\n  - «b\n  - c¦»\n  - d\n", .toggleBulletList,
      after: "- a\n\n  «b\n\n  c¦»\n  - d\n")
    check(
      "> 1. a\n> 2. «b\n> 3. c¦»\n> 4. d\n", .toggleOrderedList,
      after: "> 1. a\n>\n> «b\n>\n> c¦»\n>\n> 2. d\n")
    check("t\n- «a\n- b¦»\n- c\n", .toggleBulletList, after: "t\n\n«a\n\nb¦»\n- c\n")
    check("- - «a\n  - b¦»\n", .toggleBulletList, after: "- «a\n\n  b¦»\n")
    check("- «a\n  more\n- b¦»\n", .toggleBulletList, after: "«a\nmore\n\nb¦»\n")
  }

  /// Beside the item that it lay in, an item is of its kind.
  @Test func anItemThatMovesOutHasTheMarkersOfItsNewList() {
    check(
      "1. a\n2. b\n   - ¦c\n     more\n3. d\n", .outdent,
      after: "1. a\n2. b\n3. ¦c\n   more\n4. d\n")
    check("- a\n  1. ¦b\n\n     p\n  2. c\n", .outdent, after: "- a\n- ¦b\n\n  p\n  1. c\n")
    check("- a\n  * ¦b\n", .outdent, after: "- a\n- ¦b\n")
    check("10) a\n    - ¦b\n      x\n", .outdent, after: "10) a\n11) ¦b\n    x\n")
    check("1. a\n   - [ ] ¦b\n", .outdent, after: "1. a\n2. [ ] ¦b\n")
    check("> 1. a\n>    - ¦b\n> 2. c\n", .outdent, after: "> 1. a\n> 2. ¦b\n> 3. c\n")
    check("- a\n  1. ¦b", .deleteBackward, after: "- a\n- ¦b")
    check("1. a\n   - «b\n   - c¦»\n2. d\n", .outdent, after: "1. a\n2. «b\n3. c¦»\n4. d\n")
  }

  @Test func theAuthorsNumbersStay() {
    check("1. a\n1. ¦b\n1. c\n1. d\n", .deleteBackward, after: "1. a\n\n¦b\n\n1. c\n1. d\n")
    check("1. a\n3. ¦b\n7. c\n", .deleteBackward, after: "1. a\n\n¦b\n\n7. c\n")
    check("- a\n- ¦b\n- c\n", .deleteBackward, after: "- a\n\n¦b\n\n- c\n")
  }

  @Test func aShorterNumberDrawsItsLinesAlong() {
    check(
      "9. a\n10. ¦b\n11. c\n\n    d\n12. e\n", .deleteBackward,
      after: "9. a\n\n¦b\n\n10. c\n\n    d\n11. e\n")
    check(
      "8. a\n9. ¦b\n10. c\n    d\n", .deleteBackward, after: "8. a\n\n¦b\n\n9. c\n   d\n")
  }

  @Test func whatLeavesAnItemTakesTheRestAlong() {
    check(
      "1. a\n   1. b\n   2. ¦c\n   3. d\n", .outdent, after: "1. a\n   1. b\n2. ¦c\n   1. d\n")
    check(
      "1. a\n   1. b\n   2. ¦c\n   3. d\n2. e\n", .deleteBackward,
      after: "1. a\n   1. b\n2. ¦c\n   1. d\n3. e\n")
  }

  @Test func enterBeforeANestedList() {
    check("- a¦\n  - b\n- c\n", .insertParagraph, after: "- a\n- ¦\n  - b\n- c\n")
    check("- a¦\n  - b\n", .insertParagraph, .insertText("x"), after: "- a\n- x¦\n  - b\n")
    check("1. a¦\n   - b\n2. c\n", .insertParagraph, after: "1. a\n2. ¦\n   - b\n3. c\n")
    check("- [x] a¦\n  - [ ] b\n", .insertParagraph, after: "- [x] a\n- [ ] ¦\n  - [ ] b\n")
    check("- a¦\n  > b\n", .insertParagraph, .insertText("x"), after: "- a\n- x¦\n  > b\n")
    check(
      "> - a¦\n>   - b\n", .insertParagraph, .insertText("x"), after: "> - a\n> - x¦\n>   - b\n")
    check("- a¦\n\n  - b\n", .insertParagraph, .insertText("x"), after: "- a\n\n- x¦\n  - b\n")
    // Before a paragraph there is no item without text.
    check("- a¦\n\n  b\n", .insertParagraph, after: "- a¦\n\n  b\n")
    check("- a¦\n\n  b\n", .insertParagraph, .insertText("x"), after: "- a\n\n- x¦\n\n  b\n")
    check(
      "1. a¦\n\n   b\n2. c\n", .insertParagraph, .insertText("x"),
      after: "1. a\n\n2. x¦\n\n   b\n3. c\n")
    // Backspace takes it back.
    check("- a¦\n  - b\n", .insertParagraph, .deleteBackward, after: "- a¦\n  - b\n")
    check(
      "1. a¦\n   - b\n2. c\n", .insertParagraph, .deleteBackward, after: "1. a¦\n   - b\n2. c\n")
    // A second Enter leaves the list, and what was nested is a list of its own.
    check(
      "- a¦\n  - b\n- c\n", .insertParagraph, .insertParagraph, .insertText("x"),
      after: "- a\n\nx¦\n\n- b\n- c\n")
  }

  @Test func anItemWithoutTextOfItsOwn() {
    let document = RichDocument(SourceText("- a\n- \n  - b\n"))
    #expect(picture(document) == "• a\n• \n  ◦ b\n")
    #expect(picture(RichDocument(SourceText("-\n  > b\n"))) == "• \n  ▎b\n")
    #expect(picture(RichDocument(SourceText("-\n  ```\n  b\n  ```\n"))) == "• \n  ││b\n")
    // Text that follows is its own.
    #expect(picture(RichDocument(SourceText("-\n  b\n"))) == "• b\n")
  }

  @Test func enterAtALineBreakMakesALine() {
    check(
      "> [!note] T¦\n> b\n", .insertParagraph, .insertText("x"),
      after: "> [!note] T\n>\n> x¦\n>\n> b\n")
    check("a¦  \nb\n", .insertParagraph, .insertText("x"), after: "a\n\nx¦\n\nb\n")
    check("a¦\\\nb\n", .insertParagraph, after: "a\n\n¦\nb\n")
    check("- a¦  \n  b\n", .insertParagraph, after: "- a\n- ¦b\n")
  }

  /// Items that stand four columns behind theirs go out to it, and in to their siblings.
  @Test func itemsMoveByTheColumnsOfTheirList() {
    func check(_ source: String, _ command: RichCommand, after: String) {
      let document = RichMarkedText.document(source)
      document.perform(command, tick: 0)
      #expect(document.state.text.string == after, "\(command) in \(source)")
      expectFreshView(document)
      document.perform(.undo, tick: 1)
      #expect(document.state.text.string == source.replacing("¦", with: ""))
    }
    check("- b\n    - b¦1\n    - b3\n", .outdent, after: "- b\n- b1\n    - b3\n")
    check("* a\n    * b\n        * c¦\n", .outdent, after: "* a\n    * b\n    * c\n")
    check("1. b\n    1. b¦1\n", .outdent, after: "1. b\n2. b1\n")
    check("> - b\n>     - b¦1\n", .outdent, after: "> - b\n> - b1\n")
    check("- b\n\t- b¦1\n", .outdent, after: "- b\n- b1\n")
    check("- b\n    - b3\n- c¦\n", .indent, after: "- b\n    - b3\n    - c\n")
    check("- b\n  - b3\n- c¦\n", .indent, after: "- b\n  - b3\n  - c\n")
    check(
      "* a\n* b¦\n    * c\n        * d\n* e\n", .deleteParagraphs,
      after: "* a\n    * c\n        * d\n* e\n")
    check(
      "* b¦\n    * c\n        * d\n* e\n", .deleteParagraphs, after: "* c\n    * d\n* e\n")
  }
}
