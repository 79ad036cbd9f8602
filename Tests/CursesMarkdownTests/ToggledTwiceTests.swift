import CursesRichText
import CursesText
import Testing

/// A toggle of blocks that is pressed twice: at once it gives back what there was, later plain text.
@Suite struct ToggledTwiceTests {
  @Test(
    arguments: [
      ("a\n\n", .toggleBulletList, "- a\n\n"), ("a\n\n", .toggleOrderedList, "1. a\n\n"),
      ("a\n\n", .toggleTaskList, "- [ ] a\n\n"), ("- a\n\n", .toggleOrderedList, "1. a\n\n"),
      ("- a\n\n", .toggleTaskList, "- [ ] a\n\n"), ("1. a\n\n", .toggleBulletList, "- a\n\n"),
      ("1. a\n\n", .toggleTaskList, "1. [ ] a\n\n"), ("- [x] a\n\n", .toggleBulletList, "- a\n\n"),
      ("- [x] a\n\n", .toggleOrderedList, "1. a\n\n"), ("# a\n\n", .toggleBulletList, "- a\n\n"),
      ("a\n\n", .toggleQuote, "> a\n\n"), ("- a\n\n", .toggleQuote, "> - a\n\n"),
      ("a\n\n", .toggleCodeBlock, "```\na\n```\n\n"), ("a\n\n", .setHeading(2), "## a\n\n"),
      ("# a\n\n", .setHeading(2), "## a\n\n"), ("## a\n\n", .setHeading(2), "a\n\n"),
    ] as [(String, RichCommand, String)])
  func atOnceAndLater(before: String, command: RichCommand, after: String) {
    let document = RichDocument(
      SourceText(before), selection: Selection(caret: before.utf8.count - 2))
    document.perform(command, tick: 0)
    #expect(document.state.text.string == after)
    document.perform(command, tick: 1)
    #expect(document.state.text.string == before, "at once")
    document.perform(command, tick: 2)
    document.perform(.moveBackward, tick: 3)
    document.perform(command, tick: 4)
    // What was plain in between is not so after three times.
    guard after != "a\n\n" else { return }
    // An item stays one below a quotation, and a numbered one without its box.
    let isItem = before == "- a\n\n" && command == .toggleQuote || after.hasPrefix("1. [")
    let plain = isItem ? before : "a\n\n"
    #expect(document.state.text.string == plain, "later")
    expectFreshView(document)
  }
}
