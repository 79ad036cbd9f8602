import CursesRichText
import CursesText
import Testing

/// Lines moved at several carets: neighbours move as one, past the one beside them, and every caret stays in its own.
@Suite struct MovingAtCaretsTests {
  private func check(
    _ before: String, _ command: RichCommand, after: String, mode: RichMode = .rich,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = ManyCarets.document(before)
    document.mode = mode
    let first = document.state
    document.perform(command, tick: 0)
    #expect(ManyCarets.draw(document) == after, sourceLocation: location)
    if mode == .rich { expectFreshView(document, location) }
    guard document.history.canUndo else { return }
    document.perform(.undo, tick: 9_000)
    #expect(document.state == first, sourceLocation: location)
    #expect(!document.history.canUndo, sourceLocation: location)
  }

  @Test func neighbouringItemsMoveTogether() {
    check("- a¦\n- b¦\n- c\n", .moveBlockDown, after: "- c\n- a¦\n- b¦\n")
    check("- a\n- b¦\n- c¦\n", .moveBlockUp, after: "- b¦\n- c¦\n- a\n")
    check("- a\n- b¦\n- c¦\n", .moveBlockDown, after: "- a\n- b¦\n- c¦\n")
    check("- ¦a\n- ¦b\n- c\n", .moveBlockDown, after: "- c\n- ¦a\n- ¦b\n")
    check("1. a¦\n2. b¦\n3. c\n", .moveBlockDown, after: "1. c\n2. a¦\n3. b¦\n")
    check("8. a¦\n9. b¦\n10. c\n", .moveBlockDown, after: "8. c\n9. a¦\n10. b¦\n")
    check("- [ ] a¦a\n- [x] b¦\n- c\n", .moveBlockDown, after: "- c\n- [ ] a¦a\n- [x] b¦\n")
    check("- «a¦»a\n- b«b¦»\n- c\n", .moveBlockDown, after: "- c\n- «a¦»a\n- b«b¦»\n")
  }

  @Test func othersMoveByThemselves() {
    check("- a¦\n- b\n- c¦\n- d\n", .moveBlockDown, after: "- b\n- a¦\n- d\n- c¦\n")
    check("- a\n- b¦\n- c\n- d¦\n", .moveBlockUp, after: "- b¦\n- a\n- d¦\n- c\n")
    check("- a¦\n- b\n- c¦\n", .moveBlockDown, after: "- b\n- a¦\n- c¦\n")
  }

  @Test func whatLiesInAnItemGoesWithIt() {
    check("- a¦\n  - b¦\n- c\n", .moveBlockDown, after: "- c\n- a¦\n  - b¦\n")
    check("- a¦\n  - b¦\n- c¦\n- d\n", .moveBlockDown, after: "- d\n- a¦\n  - b¦\n- c¦\n")
    check("- a¦\n- b\n  - c¦\n  - d\n", .moveBlockDown, after: "- b\n  - d\n  - c¦\n- a¦\n")
  }

  @Test func blocksAndRowsAndLinesToo() {
    check("a¦\n\nb¦\n\nc\n", .moveBlockDown, after: "c\n\na¦\n\nb¦\n")
    check("a\n\nb¦\n\n# c¦\n", .moveBlockUp, after: "b¦\n\n# c¦\n\na\n")
    check("a¦ a¦\n\nb\n", .moveBlockDown, after: "b\n\na¦ a¦\n")
    check("a¦\n\n- b\n- c¦\n\nd\n", .moveBlockDown, after: "- b\n- c¦\n\na¦\n\nd\n")
    check(
      "| a |\n|---|\n| b¦ |\n| cc¦ |\n| d |\n", .moveBlockDown,
      after: "| a |\n|---|\n| d |\n| b¦ |\n| cc¦ |\n")
    check(
      "| a |\n|---|\n| d |\n| b¦ |\n| cc¦ |\n", .moveBlockUp,
      after: "| a |\n|---|\n| b¦ |\n| cc¦ |\n| d |\n")
    check("a¦a\nb¦\nc\n", .moveBlockDown, after: "c\na¦a\nb¦\n", mode: .source)
    check("c\na¦a\nb¦\n", .moveBlockUp, after: "a¦a\nb¦\nc\n", mode: .source)
  }

  /// A thousand items move in one edit.
  @Test func manyMoveAtOnce() {
    let items = (0..<400).map { "- some item \($0)\n" }
    let marked = items.map { $0.replacing("\n", with: "¦\n") }.joined()
    let document = ManyCarets.document(marked + "- last\n")
    let start = document.version
    document.perform(.moveBlockDown, tick: 0)
    #expect(document.version - start <= 2)
    #expect(ManyCarets.draw(document) == "- last\n" + marked)
  }
}
