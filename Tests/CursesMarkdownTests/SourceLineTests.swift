import CursesRichText
import CursesText
import Testing

/// Commands on lines of a text whose source is shown, such as a program.
@Suite struct SourceLineTests {
  private func check(
    _ before: String, _ commands: RichCommand..., after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document(before)
    document.mode = .source
    document.smartTyping = .indentation
    let first = document.state.text
    for (index, command) in commands.enumerated() {
      document.perform(command, tick: index * 10_000)
    }
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first, sourceLocation: location)
  }

  @Test func linesAreDeleted() {
    check("one\ntw¦o\nthree\n", .deleteParagraphs, after: "one\nth¦ree\n")
    check("one\n\n# tw¦o\n\n- three\n", .deleteParagraphs, after: "one\n\n¦\n- three\n")
    check("one\n¦two", .deleteParagraphs, after: "¦one")
    check("one\r\nt¦wo\r\nthree", .deleteParagraphs, after: "one\r\nt¦hree")
    check("o«ne\ntw¦»o\nthree\n", .deleteParagraphs, after: "th¦ree\n")
    check("«one\n¦»two\n", .deleteParagraphs, after: "¦two\n")
    check("one¦", .deleteParagraphs, after: "¦")
  }

  @Test func linesMove() {
    check("one\ntw¦o\nthree\n", .moveBlockUp, after: "tw¦o\none\nthree\n")
    check("one\ntw¦o\nthree\n", .moveBlockDown, after: "one\nthree\ntw¦o\n")
    check("o¦ne\ntwo", .moveBlockDown, after: "two\no¦ne")
    check("one\ntw¦o", .moveBlockUp, after: "tw¦o\none")
    check("a\r\nb¦", .moveBlockUp, after: "b¦\r\na")
    check("«one\ntwo¦»\nthree\n", .moveBlockDown, after: "three\n«one\ntwo¦»\n")
    check("o¦ne\n", .moveBlockUp, after: "o¦ne\n")
  }

  @Test func aLineIsOutdented() {
    check("a\n    b¦c\n", .outdent, after: "a\nb¦c\n")
    check("  a\n    b¦c\n", .outdent, after: "  a\n  b¦c\n")
    check("\t\ta¦", .outdent, after: "\ta¦")
    check("a¦", .outdent, after: "a¦")
  }

  /// What Enter has indented is taken back level by level, and not with the line.
  @Test func backspaceTakesBlanksBack() {
    check("  a¦\n", .insertParagraph, .deleteBackward, after: "  a\n¦\n")
    check(" a\n  b¦\n", .insertParagraph, .deleteBackward, after: " a\n  b\n ¦\n")
    check("a¦\n", .insertParagraph, .deleteBackward, after: "a¦\n")
  }
}
